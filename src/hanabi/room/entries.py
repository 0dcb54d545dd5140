"""Entries, the log of a room: what happened to it, in the past tense, apart from the actions of its games.

Entries are stored forever, so a field never changes its name. They identify people by ids that are not secret
but never leave the server.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from hanabi.wire.requests import kebab
from hanabi.wire.terms import Door, Mark, Remark, Terms

Person: TypeAlias = str
GameId: TypeAlias = str


class Entry(Struct, frozen=True, tag=kebab, tag_field="type", omit_defaults=True):
    """Something that happened in a room."""


class Opened(Entry, frozen=True):
    """The room was opened by its host."""

    terms: Terms
    host: Person


class Entered(Entry, frozen=True):
    """A person came in under a name, or changed it."""

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
    """The host made `person` the host, and also the owner if `by` is the owner or missing (in older logs)."""

    person: Person
    by: Person | None = None


class HostVoted(Entry, frozen=True):
    """`person` voted for an acting host, or withdrew the vote."""

    person: Person
    candidate: Person | None


class TookOver(Entry, frozen=True):
    """The people present made `person` acting host; the vote of `by` decided it."""

    person: Person
    by: Person


class HostReturned(Entry, frozen=True):
    """The owner came back and is host again."""

    person: Person


class Removed(Entry, frozen=True):
    """`person` was removed; if a game is running, a bot plays on in their seat."""

    person: Person
    stand_in: str | None = None
    by: Person | None = None


class Readmitted(Entry, frozen=True):
    """A removal was undone."""

    person: Person
    by: Person


class DoorSet(Entry, frozen=True):
    """The host decided who may come in; with `Door.INVITED`, `invitation` is what opens the door."""

    door: Door
    by: Person
    invitation: str | None = None


class StoodIn(Entry, frozen=True):
    """A bot plays for an absent player."""

    seat: int
    bot: str
    by: Person | None = None


class GivenBack(Entry, frozen=True):
    seat: int
    by: Person | None = None


class Voted(Entry, frozen=True):
    person: Person
    end: bool


class Said(Entry, frozen=True):
    person: Person
    text: str | None = None
    remark: Remark | None = None


class Erased(Entry, frozen=True):
    """A message stood here; it was erased with everything else its author wrote."""


class Advised(Entry, frozen=True):
    """A seat asked for advice after `seq` actions of the current game."""

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


class EntropyCommitted(Entry, frozen=True):
    """A player's client committed to a number for the next shuffle; nobody else is told."""

    person: Person
    commitment: str


class ShuffleCalled(Entry, frozen=True):
    """The numbers that go into the next deck were fixed; clients are told only the commitments."""

    game: GameId
    secret: str
    """The server's number."""
    commitments: tuple[str | None, ...]
    """By seat."""
    drawn: tuple[str | None, ...]
    """By seat, the numbers that the server drew for bots."""
    awaited: tuple[int, ...]
    """The seats that the deal waits for."""


class EntropyRevealed(Entry, frozen=True):
    """A player's client revealed its number; nobody else is told before the game is over."""

    seat: int
    entropy: str


RoomEntry: TypeAlias = (
    Opened
    | Entered
    | SatDown
    | StoodUp
    | BotSeated
    | SeatCleared
    | Configured
    | Began
    | HandedOver
    | HostVoted
    | TookOver
    | HostReturned
    | Removed
    | Readmitted
    | DoorSet
    | StoodIn
    | GivenBack
    | Voted
    | Said
    | Erased
    | Advised
    | Arranged
    | Marked
    | Noted
)
AnyEntry: TypeAlias = RoomEntry | EntropyCommitted | ShuffleCalled | EntropyRevealed

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    return _decoder.decode(text)
