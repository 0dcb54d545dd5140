"""What clients ask over the socket.

Every request carries an `id` of the client's choice; asking again with the same id has no second effect.
It is answered by `done` or by `refused`, a `ping` by `pong`.
"""

from typing import TYPE_CHECKING, Annotated, TypeAlias, Union

from hanabi.codec import Struct, TaggedStruct, TextForm
from hanabi.game import PlayerAction
from hanabi.wire.terms import Door, Mark, Remark, Small, Terms

PROTOCOL = 2
LARGEST_MESSAGE = 4096
"""Bytes of a request."""
Key: TypeAlias = Annotated[str, TextForm(r"^[!-~]+(?!\n)$", 1, 64)]
"""Printable ASCII; the pattern ends as it does so that Python, too, refuses a line feed at the end."""

Digits: TypeAlias = Annotated[str, TextForm(r"^[0-9a-f]{64}(?!\n)$")]
"""32 bytes in hexadecimal, in lower case."""


class Request(TaggedStruct):
    """Something a client asks for; every class below without subclasses is a kind of request."""

    id: Key


class QueuedRequest(Request):
    """A request that a room carries out in its turn."""


class RoomRequest(QueuedRequest):
    """A request that becomes an entry of the room's log; `hanabi.room.judging` has a judge for each."""


class Enter(RoomRequest):
    """Enter the room under a name, or change your name."""

    name: str


class Sit(RoomRequest):
    """Take a free seat; any of them if none is given."""

    seat: Small | None = None


class Stand(RoomRequest):
    """Leave your seat between games."""


class SeatBot(RoomRequest):
    """Put a bot on a free seat (host)."""

    seat: Small
    bot: str


class ClearSeat(RoomRequest):
    """Remove a bot from its seat between games (host)."""

    seat: Small


class Configure(RoomRequest):
    """Change the terms between games (host)."""

    terms: Terms


class Moment(Struct):
    """A finished game after its first `seq` actions."""

    game: Key
    seq: Small = 0


class Begin(QueuedRequest):
    """Deal a game, or a rematch (host)."""

    again: Moment | None = None
    """Continue from a moment of a finished game, or play its deal again; null shuffles."""


class HandOver(RoomRequest):
    """Make another member the host (host); an owner who does so gives the room away."""

    member: Small


class VoteHost(RoomRequest):
    """Vote for a seated member to act as host while the host is away, or take the vote back with null."""

    member: Small | None


class Remove(RoomRequest):
    """Remove a member from the room; a bot takes over a seat in play (host).

    An acting host may not remove those who have a seat.
    """

    member: Small


class Readmit(RoomRequest):
    """Undo a removal: the member may come back, to their seat if it is still free for them (host)."""

    member: Small


class SetDoor(RoomRequest):
    """Say who may join from now on (host); `invited` makes a new invitation each time."""

    door: Door


class StandIn(RoomRequest):
    """Let a bot play for an absent player (host)."""

    seat: Small
    bot: str


class GiveBack(RoomRequest):
    """Give a seat back to its player (host, or that player)."""

    seat: Small


class Vote(RoomRequest):
    """Vote to end the game, or take the vote back (U25)."""

    end: bool = True


class Say(RoomRequest):
    """Say something, where and when the room's manners allow it (B16)."""

    text: str


class MakeRemark(RoomRequest, tag="remark"):
    """Make one of the remarks everyone reads in their own language (B16)."""

    remark: Remark


class Act(QueuedRequest):
    """Take an action that was chosen when the game had seen `seq` actions."""

    seq: Small
    action: PlayerAction
    game: str | None = None
    """The game that is meant, so that a late retry cannot act in a rematch; null for the current one."""


class AskAdvice(QueuedRequest):
    """Ask in your turn what a bot would do; everyone sees that you asked, nobody sees the answer."""

    seq: Small
    bot: str | None = None
    """Which bot to ask; null for the strongest one whose clues all bots at the table understand."""
    game: str | None = None
    """The game that is meant; null for the current one."""


class Arrange(RoomRequest):
    """Rearrange your own cards; nobody else sees it (B14, U16)."""

    order: tuple[Small, ...]


class MarkCard(RoomRequest, tag="mark"):
    """Mark one of your own cards, or remove the mark; nobody else sees it (B14, U16)."""

    card: Small
    mark: Mark | None


class Note(RoomRequest):
    """Write a note on any card; nobody else reads it before the game is over."""

    card: Small
    text: str


class Show(QueuedRequest):
    """Lead a review: show everyone this moment of a finished game, or end the review with null."""

    moment: Moment | None
    seat: Small | None = None
    """From whose seat to look; null for all hands open."""


class CommitEntropy(RoomRequest):
    """Commit to a secret number for the next shuffle, by its hash; the last one before the call counts."""

    commitment: Digits
    """The SHA-256 of the line `hanabi-entropy 1` and the line with the number."""


class Reveal(RoomRequest):
    """Reveal the number one committed to, once the shuffle of a game is called."""

    game: Key
    """The game whose shuffle was called."""
    entropy: Digits
    """The number."""


class Sync(QueuedRequest):
    """Get the current state again, with the events of a game after its first `since` actions."""

    game: str | None = None
    since: Small | None = None
    """Null for everything, the deal included."""


class Ping(Request):
    """Ask for a sign of life: it is answered at once, before requests that still wait for the room."""


def request_kinds(base: type[Request] = Request) -> tuple[type[Request], ...]:
    """Every kind of request below `base`, in the order of this file."""
    below = base.__subclasses__()
    return tuple(kind for each in below for kind in request_kinds(each)) if below else (base,)


if TYPE_CHECKING:
    AnyRequest: TypeAlias = Request
else:
    AnyRequest = Union[request_kinds()]  # noqa: UP007
