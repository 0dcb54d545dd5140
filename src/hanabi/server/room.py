"""A room: its people, its seats, its terms and its talk, folded from what happened in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from hanabi.game import Seat
from hanabi.server.entries import (
    Advised,
    AnyEntry,
    Arranged,
    Began,
    BotSeated,
    Configured,
    Entered,
    GameId,
    GivenBack,
    HandedOver,
    Marked,
    Noted,
    Opened,
    Person,
    Removed,
    Said,
    SatDown,
    SeatCleared,
    Showed,
    StoodIn,
    StoodUp,
    Voted,
)
from hanabi.wire.messages import Line
from hanabi.wire.terms import Mark, Terms

LINES_KEPT = 100
"""How much talk somebody who comes in is told."""
PRIVATE = (Arranged, Marked, Noted)
"""What only its own seat is told (U16)."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: free, a person's or a bot's, or a person's while a bot stands in."""

    person: Person | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that plays this seat now; None when its person does."""
        return self.bot or self.stand_in


FREE = Chair()


@dataclass(frozen=True, slots=True)
class Desk:
    """What a seat did to its own cards in the current game, and what it noted on any (B14)."""

    order: tuple[int, ...] = ()
    marks: Mapping[int, Mark] = field(default_factory=dict)
    notes: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Room:
    """A room after so many entries of its log."""

    id: str
    terms: Terms
    host: Person
    names: Mapping[Person, str]
    """Everybody who ever came in, in this order: a member's number is their place in it."""
    chairs: tuple[Chair, ...]
    number: int = 1
    shown: int = 1
    """How many of the entries everybody may know of."""
    games: tuple[GameId, ...] = ()
    votes: frozenset[Person] = frozenset()
    removed: frozenset[Person] = frozenset()
    newcomers: frozenset[Person] = frozenset()
    """Those who came in since the last deal."""
    lines: tuple[Line, ...] = ()
    desks: Mapping[Seat, Desk] = field(default_factory=dict)
    advised: Mapping[Seat, frozenset[int]] = field(default_factory=dict)
    """When each seat asked for advice in the current game, by how many actions it had seen."""

    @property
    def game(self) -> GameId | None:
        """The game that was dealt last."""
        return self.games[-1] if self.games else None

    def seat_of(self, person: Person) -> Seat | None:
        """The seat a person plays at."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def member(self, person: Person) -> int | None:
        """The number others know a person by."""
        return next((place for place, each in enumerate(self.names, 1) if each == person), None)

    def person(self, member: int) -> Person | None:
        """Who has a number, unless they were sent out."""
        people = list(self.names)
        found = people[member - 1] if 0 < member <= len(people) else None
        return None if found in self.removed else found

    def desk(self, seat: Seat) -> Desk:
        return self.desks.get(seat, Desk())

    def asked(self, seat: Seat) -> frozenset[int]:
        """When a seat asked for advice."""
        return self.advised.get(seat, frozenset())

    def seat_name(self, seat: Seat) -> str:
        """What the player of a seat is called in the record of a game."""
        chair = self.chairs[seat]
        return self.names[chair.person] if chair.person else f"{chair.bot} {seat + 1}"

    @property
    def majority(self) -> bool:
        """Whether more than half of the people who play want the game to end (U25)."""
        playing = {chair.person for chair in self.chairs if chair.person and not chair.stand_in}
        return bool(playing) and 2 * len(self.votes & playing) > len(playing)


def opened(room_id: str, entry: Opened) -> Room:
    """A room after its first entry."""
    return Room(room_id, entry.terms, entry.host, {}, (FREE,) * entry.terms.seats)


def evolve(room: Room, entry: AnyEntry, at: float) -> Room:
    """The room after the next entry of its log."""
    shown = room.shown + (not isinstance(entry, PRIVATE))
    return replace(_changed(room, entry, at), number=room.number + 1, shown=shown)


def _changed(room: Room, entry: AnyEntry, at: float) -> Room:
    match entry:
        case Entered(person, name):
            newcomers = room.newcomers if person in room.names else room.newcomers | {person}
            return replace(room, names={**room.names, person: name}, newcomers=newcomers)
        case Said(person):
            return _with_line(room, person, entry, at)
        case Configured(terms):
            return replace(room, terms=terms, chairs=_resized(room.chairs, terms.seats))
        case Began(game):
            return _begun(room, game)
        case HandedOver(person):
            return replace(room, host=person)
        case Showed():
            return room
        case Voted() | Advised() | Arranged() | Marked() | Noted():
            return _at_the_table(room, entry)
        case Opened():
            raise AssertionError("a room opens once")
        case _:
            return _seated(room, entry)


def _at_the_table(room: Room, entry: Voted | Advised | Arranged | Marked | Noted) -> Room:
    """The room after something its players did beside their actions."""
    match entry:
        case Voted(person, end):
            return replace(room, votes=room.votes | {person} if end else room.votes - {person})
        case Advised(seat, seq):
            return replace(room, advised={**room.advised, seat: room.asked(seat) | {seq}})
        case Arranged() | Marked() | Noted():
            return replace(room, desks={**room.desks, entry.seat: _desk(room, entry)})
        case _:
            assert_never(entry)


def _begun(room: Room, game: GameId) -> Room:
    """The room with a new game, and without what belonged to the last one."""
    nobody: frozenset[Person] = frozenset()
    games = (*room.games, game)
    return replace(room, games=games, votes=nobody, newcomers=nobody, desks={}, advised={})


def _seated(
    room: Room, entry: SatDown | StoodUp | BotSeated | SeatCleared | Removed | StoodIn | GivenBack
) -> Room:
    """The room after a change of who sits where."""
    match entry:
        case SatDown(person, seat):
            return _with_chair(_without(room, person, FREE), seat, Chair(person))
        case StoodUp(person):
            return _without(room, person, FREE)
        case Removed(person, stand_in):
            return replace(_without(room, person, Chair(bot=stand_in)), removed=room.removed | {person})
        case BotSeated(seat, bot):
            return _with_chair(room, seat, Chair(bot=bot))
        case SeatCleared(seat):
            return _with_chair(room, seat, FREE)
        case StoodIn(seat, bot):
            return _with_chair(room, seat, replace(room.chairs[seat], stand_in=bot))
        case GivenBack(seat):
            return _with_chair(room, seat, replace(room.chairs[seat], stand_in=None))
        case _:
            assert_never(entry)


def _with_chair(room: Room, seat: Seat, chair: Chair) -> Room:
    return replace(room, chairs=(*room.chairs[:seat], chair, *room.chairs[seat + 1 :]))


def _without(room: Room, person: Person, instead: Chair) -> Room:
    chairs = tuple(instead if chair.person == person else chair for chair in room.chairs)
    return replace(room, chairs=chairs)


def _resized(chairs: tuple[Chair, ...], seats: int) -> tuple[Chair, ...]:
    """The chairs of a table of another size; whoever sat beyond its end moves up."""
    if any(not chair.free for chair in chairs[seats:]):
        chairs = tuple(chair for chair in chairs if not chair.free)
    return (*chairs[:seats], *(FREE for _ in range(seats - len(chairs))))


def _with_line(room: Room, person: Person, entry: Said, at: float) -> Room:
    member = room.member(person)
    assert member is not None
    line = Line(room.shown + 1, member, room.names[person], entry.text, entry.remark, at)
    return replace(room, lines=(*room.lines, line)[-LINES_KEPT:])


def _desk(room: Room, entry: Arranged | Marked | Noted) -> Desk:
    desk = room.desk(entry.seat)
    match entry:
        case Arranged(order=order):
            return replace(desk, order=order)
        case Marked(card=card, mark=mark):
            kept = {each: old for each, old in desk.marks.items() if each != card}
            return replace(desk, marks={**kept, card: mark} if mark else kept)
        case Noted(card=card, text=text):
            notes = {each: old for each, old in desk.notes.items() if each != card}
            return replace(desk, notes={**notes, card: text} if text else notes)
