"""Entries, the log of a room: what happened to it, in the past tense, apart from the actions of its games.

Entries are stored forever, so a field never changes its name. They identify people by ids that are not secret
but never leave the server.
"""

from collections.abc import Callable
from typing import TypeAlias

from hanabi.codec import Strictness, TaggedStruct, json_reader, to_json
from hanabi.wire.terms import Door, Mark, Remark, Terms

Person: TypeAlias = str
GameId: TypeAlias = str


class Entry(TaggedStruct):
    """Something that happened in a room."""

    omits_defaults = True


class Opened(Entry):
    """The room was opened by its host."""

    terms: Terms
    host: Person


class Entered(Entry):
    """A person joined under a name, or changed it."""

    person: Person
    name: str


class SatDown(Entry):
    person: Person
    seat: int


class StoodUp(Entry):
    person: Person


class BotSeated(Entry):
    seat: int
    bot: str


class SeatCleared(Entry):
    seat: int


class Configured(Entry):
    terms: Terms


class Began(Entry):
    game: GameId


class HandedOver(Entry):
    """The host made `person` the host, and also the owner if `by` is the owner or missing (in older logs)."""

    person: Person
    by: Person | None = None


class HostVoted(Entry):
    """`person` voted for an acting host, or withdrew the vote."""

    person: Person
    candidate: Person | None


class TookOver(Entry):
    """The people present made `person` acting host; the vote of `by` decided it."""

    person: Person
    by: Person


class HostReturned(Entry):
    """The owner came back and is host again."""

    person: Person


class Removed(Entry):
    """`person` was removed; if a game is running, a bot plays on in their seat."""

    person: Person
    stand_in: str | None = None
    by: Person | None = None


class Readmitted(Entry):
    """A removal was undone."""

    person: Person
    by: Person


class DoorSet(Entry):
    """The host decided who may join; with `Door.INVITED`, `invitation` is what opens the door."""

    door: Door
    by: Person
    invitation: str | None = None


class StoodIn(Entry):
    """A bot plays for an absent player."""

    seat: int
    bot: str
    by: Person | None = None


class GivenBack(Entry):
    seat: int
    by: Person | None = None


class Voted(Entry):
    person: Person
    end: bool


class Said(Entry):
    person: Person
    text: str | None = None
    remark: Remark | None = None


class Erased(Entry):
    """A message stood here; it was erased with everything else its author wrote."""


class Advised(Entry):
    """A seat asked for advice after `seq` actions of the current game."""

    seat: int
    seq: int


class Arranged(Entry):
    seat: int
    order: tuple[int, ...]


class Marked(Entry):
    seat: int
    card: int
    mark: Mark | None


class Noted(Entry):
    seat: int
    card: int
    text: str


class EntropyCommitted(Entry):
    """A player's client committed to a number for the next shuffle; nobody else is told."""

    person: Person
    commitment: str


class ShuffleCalled(Entry):
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


class EntropyRevealed(Entry):
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

read_entry: Callable[[str], AnyEntry] = json_reader(AnyEntry, Strictness.OPEN)
"""Read an entry of the log; raise Malformed if it is none."""


def write_entry(entry: AnyEntry) -> str:
    return to_json(entry)
