"""What happens to a room, in the past tense: the room's own log, apart from the actions of its games.

Entries are kept for ever, so a field once written keeps its name. They name people by their secret-free ids,
which never leave the server.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from hanabi.wire.messages import Moment, kebab
from hanabi.wire.terms import Mark, Remark, Terms

Person: TypeAlias = str
GameId: TypeAlias = str


class Entry(Struct, frozen=True, tag=kebab, tag_field="type", omit_defaults=True):
    """Something that happened in a room."""


class Opened(Entry, frozen=True):
    """Somebody opened the room and is its host."""

    terms: Terms
    host: Person


class Entered(Entry, frozen=True):
    """Somebody came in under a name, or took another one."""

    person: Person
    name: str


class SatDown(Entry, frozen=True):
    person: Person
    seat: int


class StoodUp(Entry, frozen=True):
    person: Person


class BotSeated(Entry, frozen=True):
    seat: int
    bot: str


class SeatCleared(Entry, frozen=True):
    seat: int


class Configured(Entry, frozen=True):
    terms: Terms


class Began(Entry, frozen=True):
    game: GameId


class HandedOver(Entry, frozen=True):
    person: Person


class Removed(Entry, frozen=True):
    """Somebody was sent out; a bot plays on in their seat where a game runs."""

    person: Person
    stand_in: str | None = None


class StoodIn(Entry, frozen=True):
    """A bot plays for an absent player."""

    seat: int
    bot: str


class GivenBack(Entry, frozen=True):
    seat: int


class Voted(Entry, frozen=True):
    person: Person
    end: bool


class Said(Entry, frozen=True):
    person: Person
    text: str | None = None
    remark: Remark | None = None


class Advised(Entry, frozen=True):
    """A seat asked for advice when the current game had seen so many actions."""

    seat: int
    seq: int


class Arranged(Entry, frozen=True):
    seat: int
    order: tuple[int, ...]


class Marked(Entry, frozen=True):
    seat: int
    card: int
    mark: Mark | None


class Noted(Entry, frozen=True):
    seat: int
    card: int
    text: str


class Showed(Entry, frozen=True):
    """Somebody showed everybody a moment of a finished game: older logs tell of it (`server.showing`)."""

    person: Person
    moment: Moment | None = None
    seat: int | None = None


AnyEntry: TypeAlias = (
    Opened
    | Entered
    | SatDown
    | StoodUp
    | BotSeated
    | SeatCleared
    | Configured
    | Began
    | HandedOver
    | Removed
    | StoodIn
    | GivenBack
    | Voted
    | Said
    | Advised
    | Arranged
    | Marked
    | Noted
    | Showed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    return _decoder.decode(text)
