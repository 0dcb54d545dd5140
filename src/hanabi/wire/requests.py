"""What clients ask over the socket.

Every request carries an `id` of the client's choice; asking again with the same id has no second effect.
It is answered by `done` or by `refused`, a `ping` by `pong`.
"""

import re
from typing import TYPE_CHECKING, Annotated, TypeAlias, Union

from msgspec import Meta, Struct

from hanabi.wire.terms import Door, Mark, Remark, Small, Terms
from hanabi.wire.values import WireMove

PROTOCOL = 2
LARGEST_MESSAGE = 4096
"""Bytes of a request."""
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+(?!\n)$")]
"""Printable ASCII; the pattern ends as it does so that Python, too, refuses a line feed at the end."""

Digits: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
"""32 bytes in hexadecimal, in lower case."""


def kebab(name: str) -> str:
    """The tag of a class: `SeatBot` is sent as `seat-bot`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag=kebab, tag_field="type"):
    """Something a client asks for; every class below without subclasses is a kind of request."""

    id: Key


class QueuedRequest(Request, frozen=True):
    """A request that a room carries out in its turn."""


class RoomRequest(QueuedRequest, frozen=True):
    """A request that becomes an entry of the room's log; `hanabi.room.judging` has a judge for each."""


class Enter(RoomRequest, frozen=True):
    """Enter the room under a name, or change your name."""

    name: str


class Sit(RoomRequest, frozen=True):
    """Take a free seat; any of them if none is given."""

    seat: Small | None = None


class Stand(RoomRequest, frozen=True):
    """Leave your seat between games."""


class SeatBot(RoomRequest, frozen=True):
    """Put a bot on a free seat (host)."""

    seat: Small
    bot: str


class ClearSeat(RoomRequest, frozen=True):
    """Remove a bot from its seat between games (host)."""

    seat: Small


class Configure(RoomRequest, frozen=True):
    """Change the terms between games (host)."""

    terms: Terms


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game after its first `seq` actions."""

    game: Key
    seq: Small = 0


class Begin(QueuedRequest, frozen=True):
    """Deal a game, or a rematch (host)."""

    again: Moment | None = None
    """Continue from a moment of a finished game, or play its deal again; null shuffles."""


class HandOver(RoomRequest, frozen=True):
    """Make another member the host (host); an owner who does so gives the room away."""

    member: Small


class VoteHost(RoomRequest, frozen=True):
    """Vote for a seated member to act as host while the host is away, or take the vote back with null."""

    member: Small | None


class Remove(RoomRequest, frozen=True):
    """Remove a member from the room; a bot takes over a seat in play (host).

    An acting host may not remove those who have a seat.
    """

    member: Small


class Readmit(RoomRequest, frozen=True):
    """Undo a removal: the member may come back, to their seat if it is still free for them (host)."""

    member: Small


class SetDoor(RoomRequest, frozen=True):
    """Say who may come in from now on (host); `invited` makes a new invitation each time."""

    door: Door


class StandIn(RoomRequest, frozen=True):
    """Let a bot play for an absent player (host)."""

    seat: Small
    bot: str


class GiveBack(RoomRequest, frozen=True):
    """Give a seat back to its player (host, or that player)."""

    seat: Small


class Vote(RoomRequest, frozen=True):
    """Vote to end the game, or take the vote back (U25)."""

    end: bool = True


class Say(RoomRequest, frozen=True):
    """Say something, where and when the room's manners allow it (B16)."""

    text: str


class MakeRemark(RoomRequest, frozen=True, tag="remark"):
    """Make one of the remarks everybody reads in their own language (B16)."""

    remark: Remark


class Act(QueuedRequest, frozen=True):
    """Take an action that was chosen when the game had seen `seq` actions."""

    seq: Small
    action: WireMove
    game: str | None = None
    """The game that is meant, so that a late retry cannot act in a rematch; null for the current one."""


class AskAdvice(QueuedRequest, frozen=True):
    """Ask in your turn what a bot would do; everybody sees that you asked, nobody sees the answer."""

    seq: Small
    bot: str | None = None
    """Which bot to ask; null for the strongest one whose clues all bots at the table understand."""
    game: str | None = None
    """The game that is meant; null for the current one."""


class Arrange(RoomRequest, frozen=True):
    """Rearrange your own cards; nobody else sees it (B14, U16)."""

    order: tuple[Small, ...]


class MarkCard(RoomRequest, frozen=True, tag="mark"):
    """Mark one of your own cards, or remove the mark; nobody else sees it (B14, U16)."""

    card: Small
    mark: Mark | None


class Note(RoomRequest, frozen=True):
    """Write a note on any card; nobody else reads it before the game is over."""

    card: Small
    text: str


class Show(QueuedRequest, frozen=True):
    """Lead a review: show everybody this moment of a finished game, or end the review with null."""

    moment: Moment | None
    seat: Small | None = None
    """From whose seat to look; null for all hands open."""


class CommitEntropy(RoomRequest, frozen=True):
    """Commit to a secret number for the next shuffle, by its hash; the last one before the call counts."""

    commitment: Digits
    """The SHA-256 of the line `hanabi-entropy 1` and the line with the number."""


class Reveal(RoomRequest, frozen=True):
    """Reveal the number one committed to, once the shuffle of a game is called."""

    game: Key
    """The game whose shuffle was called."""
    entropy: Digits
    """The number."""


class Sync(QueuedRequest, frozen=True):
    """Get the current state again, with the events of a game after its first `since` actions."""

    game: str | None = None
    since: Small | None = None
    """Null for everything, the deal included."""


class Ping(Request, frozen=True):
    """Ask for a sign of life: it is answered at once, before requests that still wait for the room."""


def request_kinds(base: type[Request] = Request) -> tuple[type[Request], ...]:
    """Every kind of request below `base`, in the order of this file."""
    below = base.__subclasses__()
    return tuple(kind for each in below for kind in request_kinds(each)) if below else (base,)


if TYPE_CHECKING:
    AnyRequest: TypeAlias = Request
else:
    AnyRequest = Union[request_kinds()]  # noqa: UP007
