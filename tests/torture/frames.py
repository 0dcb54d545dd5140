"""What the server tells, read only as far as a campaign needs it, so that one process can be a crowd."""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct


class Seen(Struct, frozen=True, tag_field="type"):
    """Something the server told."""


class WelcomeSeen(Seen, frozen=True, tag="welcome"):
    room: str


class Member(Struct, frozen=True):
    number: int
    name: str


class Seat(Struct, frozen=True):
    member: int | None
    bot: str | None
    stand_in: str | None


class RoomSeen(Seen, frozen=True, tag="room"):
    """A room, apart from who is connected."""

    room: str
    number: int
    host: int | None
    members: tuple[Member, ...]
    chairs: tuple[Seat, ...]
    votes: tuple[int, ...]
    running: bool
    games: tuple[str, ...]
    you: int | None
    seat: int | None
    shuffling: bool = False
    entropy: str | None = None

    @property
    def lasting(self) -> object:
        """What follows from the room's log alone."""
        return (self.host, self.members, self.chairs, self.votes, self.games)


class LineSeen(Seen, frozen=True, tag="said"):
    number: int
    member: int
    text: str | None
    remark: str | None


class GameSeen(Seen, frozen=True, tag="game"):
    game: str
    players: tuple[str, ...]
    first: int
    commitment: str


class Option(Struct, frozen=True):
    action: Raw


class Choices(Struct, frozen=True):
    options: tuple[Option, ...]


class HappenedSeen(Seen, frozen=True, tag="happened"):
    game: str
    seq: int
    events: Raw
    table: Raw
    choices: Choices | None


class Table(Struct, frozen=True):
    outcome: object


class DeskSeen(Seen, frozen=True, tag="desk"):
    game: str
    order: tuple[int, ...]
    marks: dict[int, str]
    notes: dict[int, str]


class OpenedSeen(Seen, frozen=True, tag="opened"):
    game: str
    commitment: str
    nonce: str


class ShuffleSeen(Seen, frozen=True, tag="shuffle"):
    game: str
    commitments: tuple[str | None, ...]


class DoneSeen(Seen, frozen=True, tag="done"):
    id: str
    seq: int


class RefusedSeen(Seen, frozen=True, tag="refused"):
    id: str | None
    code: str


class ClosingSeen(Seen, frozen=True, tag="closing"):
    code: str


AnySeen: TypeAlias = (
    WelcomeSeen
    | RoomSeen
    | LineSeen
    | GameSeen
    | HappenedSeen
    | DeskSeen
    | OpenedSeen
    | ShuffleSeen
    | DoneSeen
    | RefusedSeen
    | ClosingSeen
)
_decoder: msgspec.json.Decoder[AnySeen] = msgspec.json.Decoder(AnySeen)
_tables = msgspec.json.Decoder(Table)


def read_frame(text: str | bytes) -> AnySeen:
    return _decoder.decode(text)


def is_over(seen: HappenedSeen) -> bool:
    """Whether a game has come to its end."""
    return _tables.decode(seen.table).outcome is not None
