"""What the server tells its clients: answers to requests, and what happens.

A client knows how to ask from `hanabi.wire.requests`.
"""

from typing import TypeAlias

from hanabi.codec import Struct, TaggedStruct
from hanabi.game import Event, PlayerAction, Source
from hanabi.rules import Ruleset
from hanabi.rules.enums import NamedEnum
from hanabi.table import ClueMeaning
from hanabi.wire.refusals import Retry
from hanabi.wire.requests import Moment
from hanabi.wire.table import Choices, TableNow
from hanabi.wire.terms import Door, Mark, Remark, Terms


class Told(TaggedStruct):
    """Something the server tells a client."""


class Done(Told):
    """A request was carried out and is on disk."""

    id: str
    """The request's."""
    seq: int


class Pong(Told):
    """The answer to a `ping`."""

    id: str
    """The request's."""


class Refused(Told):
    """A request was not carried out."""

    id: str | None
    """The request's; null where none could be read."""
    code: str
    """Why, for programs."""
    details: dict[str, str | int]
    """Values that a sentence about it mentions."""
    seq: int
    retry: Retry
    """Whether it makes sense to send the request again."""


class NoticeCode(NamedEnum):
    """What was done to a room or its people."""

    HANDED_OVER = "handed-over"
    """`by` made `whom` the host."""
    TOOK_OVER = "took-over"
    """Those present made `whom` acting host, with the vote of `by`."""
    HOST_RETURNED = "host-returned"
    """`whom`, who owns the room, is back and is host again."""
    REMOVED = "removed"
    READMITTED = "readmitted"
    DOOR_SET = "door-set"
    STOOD_IN = "stood-in"
    """`by` let `bot` play for `whom`."""
    GIVEN_BACK = "given-back"
    """`whom` plays again."""


class MemberNow(Struct):
    """A member of the room."""

    number: int
    """Numbers are never given twice."""
    name: str
    present: bool
    """Whether they are connected."""
    away_since: float | None = None
    """When they left, in seconds since 1970; null while they are here."""


class ChairNow(Struct):
    """A seat: a member's or a bot's; `stand_in` is the bot that plays for an absent member."""

    member: int | None
    bot: str | None
    stand_in: str | None
    advised: int = 0
    """How often its player asked for advice in the last game."""


class RemovedMember(Struct):
    """A member who was removed from the room and may be readmitted."""

    number: int
    """The number they had as a member."""
    name: str | None
    """Null where the name may not be told while the game runs."""


class HostVote(Struct):
    """A vote for an acting host."""

    member: int
    """Who voted."""
    candidate: int


class Review(Struct):
    """A finished game that a member shows to everyone."""

    member: int
    """Who leads."""
    moment: Moment
    seat: int | None


class RoomNow(Told, tag="room"):
    """The room as it is now."""

    room: str
    number: int
    """How many things have happened in the room; a later one has a higher number."""
    terms: Terms
    host: int | None
    """The number of the host, acting or not; null until they have a name."""
    owner: int | None
    """The number of the room's owner, who is host again as soon as they are back."""
    door: Door
    invitation: str | None
    """What a link must carry as `?invitation=` where the door is `invited`; told to the host alone."""
    members: tuple[MemberNow, ...]
    chairs: tuple[ChairNow, ...]
    """The seats, counted from 0."""
    votes: tuple[int, ...]
    """The members who voted to end the running game."""
    host_votes: tuple[HostVote, ...]
    """The votes for an acting host."""
    takeover: float | None
    """From when on an acting host may be voted for, in seconds since 1970; null while the host is here."""
    removed: tuple[RemovedMember, ...]
    """Those who were removed."""
    game: str | None
    """The game that was dealt last."""
    running: bool
    """Whether that game still runs."""
    games: tuple[str, ...]
    """The last games of the room, up to 20, the oldest first."""
    review: Review | None
    """What the room looks at together, between games."""
    watching: int
    """How many people without a seat are here."""
    you: int | None
    """Your number; null until you have a name."""
    seat: int | None
    """Your seat."""
    shuffling: bool = False
    """Whether the deck of the next game is being shuffled."""
    entropy: str | None = None
    """What you committed to for the next shuffle; null while the room has nothing of yours."""


class Line(Told, tag="said"):
    """Something a member said: a text, or a remark that each client words in its reader's language."""

    number: int
    """Its place in everything that happened in the room."""
    member: int
    name: str
    """What its speaker was called then."""
    text: str | None
    remark: Remark | None
    at: float
    """In seconds since 1970."""


class Notice(Told):
    """Something that was done to the room or its people, and who did it; it stands among the talk."""

    number: int
    """Its place in everything that happened in the room."""
    code: NoticeCode
    by: str | None
    """Who did it; null where no one did, or where the log of an older server does not say."""
    whom: str | None
    """The member it was done to."""
    seat: int | None
    bot: str | None
    door: Door | None
    at: float
    """In seconds since 1970."""


class ShownContribution(Struct):
    """What a seat adds to a shuffle."""

    source: Source
    """Where it comes from."""
    commitment: str | None
    """The hash that was told before; null where the player's program took no part."""
    entropy: str | None = None
    """The number itself, once the game is over."""


class ShownShuffle(Struct):
    """What a deal follows from: the server's number and one for each seat."""

    server: str
    """The server's commitment."""
    seats: tuple[ShownContribution, ...]
    """What each seat adds."""
    secret: str | None = None
    """The server's number, once the game is over."""
    first: int | None = None
    """Who was to begin; null leaves it to the shuffle."""


class ShuffleCall(Told, tag="shuffle"):
    """The deck of the next game is being shuffled: if your commitment is listed, `reveal` your number."""

    game: str
    """The id that the game will have."""
    server: str
    """The server's commitment."""
    commitments: tuple[str | None, ...]
    """By seat; null where no number was promised."""


class DealtGame(Told, tag="game"):
    """A game and what does not change in it; the commitment proves at the end that the deck was fixed."""

    game: str
    ruleset: str
    """The name of its rules."""
    rules: Ruleset
    """Every field of them."""
    players: tuple[str, ...]
    """The names, by seat."""
    first: int
    """The seat that begins."""
    seat: int | None
    """Your seat; null for a spectator."""
    commitment: str
    again: Moment | None = None
    """The moment of an earlier game that this one resumes: its cards may be known."""
    shuffle: ShownShuffle | None = None
    """What the deal follows from; null where the server shuffled alone."""


class Happened(Told):
    """What happened since the last message, and the table after it.

    After connecting, `events` are those since the `since` that was asked for, so far as the room's memory
    goes back.
    """

    game: str
    seq: int
    """How many actions the game has seen."""
    events: tuple[Event, ...]
    table: TableNow
    choices: Choices | None
    """What you may do now; null when it is another's turn."""
    ends: float | None
    """When the clock of this turn runs out, in seconds since 1970."""
    substitutes: dict[int, str]
    """The bots that chose actions in place of a seat's own player, by the number of the action, from 1."""


class Chances(Struct):
    """What one of your own cards may turn out to be, in percent; only 0 and 100 are certain."""

    fits: int
    """It can be played now."""
    indispensable: int
    """It is needed, and no other copy is left."""
    dead: int
    """It will never be of use."""


class Suggestion(Struct):
    """An action that bots would take, and why."""

    action: PlayerAction
    points_at: tuple[int, ...]
    """The cards that a clue points at."""
    reason: str
    """Why, for programs."""
    details: dict[str, str | int]
    """Values that a sentence about it mentions."""
    bots: tuple[str, ...]
    """The bots that would take it; the reason is that of the first."""
    chances: Chances | None
    """For the card that is played or discarded."""


class Advice(Told):
    """What a bot would do in your place, told what your seat has seen and nothing else."""

    game: str
    seq: int
    """How many actions the game had seen."""
    bot: str
    suggestions: tuple[Suggestion, ...]
    """What it would do comes first, then what other bots would do instead."""
    clues: tuple[ClueMeaning, ...] = ()
    """What the clues since your last turn mean by the bot's conventions, if it has any."""


class Desk(Told):
    """Your card order, marks and notes; sent to all your devices and to nobody else."""

    game: str
    order: tuple[int, ...]
    """Your cards as you arranged them; empty while you have not."""
    marks: dict[int, Mark]
    """By card."""
    notes: dict[int, str]
    """By card."""


class GameOpened(Told, tag="opened"):
    """The game is over: the deck's proof, and everyone's notes by seat and card."""

    game: str
    commitment: str
    nonce: str
    notes: tuple[dict[int, str], ...]
    """For each seat, by card."""
    shuffle: ShownShuffle | None = None
    """What the deal follows from, all numbers included."""


class Welcome(Told):
    """The first message of a connection; room, talk, game, table and desk follow."""

    protocol: int
    room: str


class Closing(Told):
    """The server is about to close the connection."""

    code: str
    back_in: float | None
    """After how many seconds to connect again; null if there is nothing to come back to."""


AnyTold: TypeAlias = (
    Welcome
    | RoomNow
    | Line
    | Notice
    | DealtGame
    | Happened
    | Advice
    | Desk
    | GameOpened
    | ShuffleCall
    | Done
    | Refused
    | Pong
    | Closing
)
