"""A room: its people, seats, terms and talk, folded from the entries of its log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from hanabi.game import Seat
from hanabi.room import entries
from hanabi.room.errors import refuse
from hanabi.room.log import EntryRow
from hanabi.room.notices import RoomNotice, notice_of
from hanabi.room.shuffling import Call, Pledge, call_from_entry, with_reveal
from hanabi.wire.messages import Line
from hanabi.wire.terms import Door, Mark, Terms

LINES_KEPT = 100
"""How many messages, and how many notices, a newcomer is sent."""
PRIVATE_ENTRIES = (entries.Arranged, entries.Marked, entries.Noted)
"""Entries that only their own seat is told of (U16)."""
HIDDEN_ENTRIES = (*PRIVATE_ENTRIES, entries.EntropyCommitted, entries.EntropyRevealed)
"""Entries that the number shown to everyone does not count."""


@dataclass(frozen=True, slots=True)
class RoomChair:
    """A seat: free, a person's, a bot's, or a person's while a bot stands in."""

    person: entries.Person | None = None
    bot: str | None = None
    stand_in: str | None = None
    displaced: entries.Person | None = None
    """The person whose seat the bot took when they were removed; they get it back if readmitted."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that plays this seat now; None if its person does."""
        return self.bot or self.stand_in


FREE_CHAIR = RoomChair()


@dataclass(frozen=True, slots=True)
class SeatDesk:
    """How a seat arranged and marked its own cards in the current game, and its notes on any card (B14)."""

    order: tuple[int, ...] = ()
    marks: Mapping[int, Mark] = field(default_factory=dict)
    notes: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Room:
    """A room after the first `number` entries of its log."""

    id: str
    terms: Terms
    host: entries.Person
    """Who runs the room: the owner or an acting host."""
    owner: entries.Person
    """Who opened the room, or received it from the owner."""
    names: Mapping[entries.Person, str]
    """Everyone who ever joined, in this order; a member's number is their position, counted from 1."""
    chairs: tuple[RoomChair, ...]
    number: int = 1
    shown: int = 1
    """How many of the entries everyone may know of."""
    games: tuple[entries.GameId, ...] = ()
    votes: frozenset[entries.Person] = frozenset()
    removed: frozenset[entries.Person] = frozenset()
    newcomers: frozenset[entries.Person] = frozenset()
    """Those who joined since the last deal."""
    lines: tuple[Line, ...] = ()
    notices: tuple[RoomNotice, ...] = ()
    host_votes: Mapping[entries.Person, entries.Person] = field(default_factory=dict)
    """Whom each voter wants as acting host."""
    door: Door = Door.OPEN
    invitation: str | None = None
    from_strangers: int = 0
    """How many entries were made by people who had no seat and did not run the room."""
    desks: Mapping[Seat, SeatDesk] = field(default_factory=dict)
    advised: Mapping[Seat, frozenset[int]] = field(default_factory=dict)
    """When each seat asked for advice in the current game, as numbers of actions."""

    pledges: Mapping[entries.Person, Pledge] = field(default_factory=dict)
    """The commitments for the next shuffle."""
    call: Call | None = None
    """The shuffle that was called for the next game, until it is dealt."""

    @property
    def game(self) -> entries.GameId | None:
        """The game that was dealt last."""
        return self.games[-1] if self.games else None

    def seat_of(self, person: entries.Person) -> Seat | None:
        """Return the seat of a person."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def member_number(self, person: entries.Person) -> int | None:
        """Return the number by which others know a person."""
        return next((place for place, each in enumerate(self.names, 1) if each == person), None)

    def person_by_number(self, member: int) -> entries.Person | None:
        """Return the person with a number, unless they were removed."""
        people = list(self.names)
        found = people[member - 1] if 0 < member <= len(people) else None
        return None if found in self.removed else found

    @property
    def members(self) -> Mapping[entries.Person, str]:
        """The names of everyone who joined and was not removed."""
        return {person: name for person, name in self.names.items() if person not in self.removed}

    @property
    def seated(self) -> frozenset[entries.Person]:
        """The people who have a seat."""
        return frozenset(chair.person for chair in self.chairs if chair.person)

    def knows(self, person: entries.Person) -> bool:
        """Whether a person belongs to the room, as host, owner or member."""
        return person in (self.host, self.owner) or (person in self.names and person not in self.removed)

    def check_welcome(self, person: entries.Person, invitation: str | None) -> None:
        """Refuse people who were removed, and strangers if the door is closed to them."""
        if person in self.removed:
            refuse("removed")
        if self.door is Door.OPEN or self.knows(person):
            return
        if self.door is Door.LOCKED:
            refuse("room-locked")
        if self.invitation is None or invitation != self.invitation:
            refuse("room-invited")

    def desk(self, seat: Seat) -> SeatDesk:
        return self.desks.get(seat, SeatDesk())

    def advice_seqs(self, seat: Seat) -> frozenset[int]:
        """Return when a seat asked for advice."""
        return self.advised.get(seat, frozenset())

    def seat_name(self, seat: Seat) -> str:
        """Return what the player of a seat is called in the record of a game."""
        chair = self.chairs[seat]
        return self.names[chair.person] if chair.person else f"{chair.bot} {seat + 1}"

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What the players are called in the record of a game."""
        return tuple(map(self.seat_name, range(len(self.chairs))))

    @property
    def majority(self) -> bool:
        """Whether more than half of the people who play want the game to end (U25)."""
        playing = {chair.person for chair in self.chairs if chair.person and not chair.stand_in}
        return bool(playing) and 2 * len(self.votes & playing) > len(playing)


def open_room(room_id: str, entry: entries.Opened) -> Room:
    """Return a room after its first entry."""
    return Room(room_id, entry.terms, entry.host, entry.host, {}, (FREE_CHAIR,) * entry.terms.seats)


def read_room(room_id: str, rows: Sequence[EntryRow]) -> Room:
    """Rebuild a room from its whole log."""
    first = entries.read_entry(rows[0].entry)
    assert isinstance(first, entries.Opened)
    room = open_room(room_id, first)
    for row in rows[1:]:
        room = evolve(room, entries.read_entry(row.entry), row.at)
    return room


def evolve(room: Room, entry: entries.AnyEntry, at: float) -> Room:
    """Return the room after the next entry of its log."""
    shown = room.shown + (not isinstance(entry, HIDDEN_ENTRIES))
    notice = notice_of(entry, shown, room.chairs, at)
    return replace(
        _without_stale_call(room, _apply(room, entry, at)),
        number=room.number + 1,
        shown=shown,
        notices=(*room.notices, notice)[-LINES_KEPT:] if notice else room.notices,
        from_strangers=room.from_strangers + _is_from_stranger(room, entry),
    )


def _is_from_stranger(room: Room, entry: entries.AnyEntry) -> bool:
    """Whether an entry is talk or a change of name by a person who has no seat and does not run the room."""
    renamed = isinstance(entry, entries.Entered) and entry.person in room.names
    if not renamed and not isinstance(entry, entries.Said):
        return False
    assert isinstance(entry, entries.Entered | entries.Said)
    return entry.person not in (room.host, room.owner) and room.seat_of(entry.person) is None


def _apply(room: Room, entry: entries.AnyEntry, at: float) -> Room:
    if isinstance(entry, entries.EntropyCommitted | entries.ShuffleCalled | entries.EntropyRevealed):
        return _apply_shuffle_entry(room, entry, at)
    return _apply_room_entry(room, entry, at)


def _apply_room_entry(room: Room, entry: entries.RoomEntry, at: float) -> Room:
    match entry:
        case entries.Entered(person, name):
            newcomers = room.newcomers if person in room.names else room.newcomers | {person}
            return replace(room, names={**room.names, person: name}, newcomers=newcomers)
        case entries.Said(person):
            return _with_line(room, person, entry, at)
        case entries.Configured(terms):
            return replace(room, terms=terms, chairs=_resize_chairs(room.chairs, terms.seats))
        case entries.Began(game):
            return _begin_game(room, game)
        case entries.HandedOver() | entries.HostVoted() | entries.TookOver() | entries.HostReturned():
            return _apply_host_entry(room, entry)
        case entries.DoorSet(door=door, invitation=invitation):
            return replace(room, door=door, invitation=invitation)
        case entries.Erased():
            return room
        case entries.Voted() | entries.Advised() | entries.Arranged() | entries.Marked() | entries.Noted():
            return _apply_table_entry(room, entry)
        case entries.Opened():
            raise AssertionError("a room opens once")
        case _:
            return _apply_seat_entry(room, entry)


def _apply_host_entry(
    room: Room, entry: entries.HandedOver | entries.HostVoted | entries.TookOver | entries.HostReturned
) -> Room:
    """Return the room after a change of who runs it, or a vote about that."""
    match entry:
        case entries.HandedOver(person, by):
            owner = person if by in (None, room.owner) else room.owner
            return replace(room, host=person, owner=owner, host_votes={})
        case entries.TookOver(person) | entries.HostReturned(person):
            return replace(room, host=person, host_votes={})
        case entries.HostVoted(person, candidate):
            votes = {voter: wanted for voter, wanted in room.host_votes.items() if voter != person}
            return replace(room, host_votes=votes | ({person: candidate} if candidate else {}))
        case _:
            assert_never(entry)


def _apply_table_entry(
    room: Room, entry: entries.Voted | entries.Advised | entries.Arranged | entries.Marked | entries.Noted
) -> Room:
    """Return the room after something its players did that is not an action."""
    match entry:
        case entries.Voted(person, end):
            return replace(room, votes=room.votes | {person} if end else room.votes - {person})
        case entries.Advised(seat, seq):
            return replace(room, advised={**room.advised, seat: room.advice_seqs(seat) | {seq}})
        case entries.Arranged() | entries.Marked() | entries.Noted():
            return replace(room, desks={**room.desks, entry.seat: edit_desk(room.desk(entry.seat), entry)})
        case _:
            assert_never(entry)


def _apply_shuffle_entry(
    room: Room, entry: entries.EntropyCommitted | entries.ShuffleCalled | entries.EntropyRevealed, at: float
) -> Room:
    """Return the room after a step of the shuffle; a call uses up all commitments."""
    match entry:
        case entries.EntropyCommitted(person, commitment):
            return replace(room, pledges={**room.pledges, person: Pledge(commitment, at)})
        case entries.ShuffleCalled():
            return replace(room, pledges={}, call=call_from_entry(entry, at))
        case entries.EntropyRevealed():
            return replace(room, call=with_reveal(room.call, entry) if room.call else None)
        case _:
            assert_never(entry)


def _without_stale_call(before: Room, room: Room) -> Room:
    """Drop a called shuffle if the people, the seats or the terms have changed since."""
    same = (room.chairs, room.terms, room.games) == (before.chairs, before.terms, before.games)
    return room if same or room.call is None else replace(room, call=None)


def _begin_game(room: Room, game: entries.GameId) -> Room:
    """Start a new game, and drop what belonged to the last one."""
    nobody: frozenset[entries.Person] = frozenset()
    games = (*room.games, game)
    pledges = room.pledges if room.call else {}
    return replace(room, games=games, votes=nobody, newcomers=nobody, desks={}, advised={}, pledges=pledges)


def _apply_seat_entry(
    room: Room,
    entry: entries.SatDown
    | entries.StoodUp
    | entries.BotSeated
    | entries.SeatCleared
    | entries.Removed
    | entries.Readmitted
    | entries.StoodIn
    | entries.GivenBack,
) -> Room:
    """Return the room after a change of who sits where."""
    match entry:
        case entries.SatDown(person, seat):
            return _with_chair(_replace_person(room, person, FREE_CHAIR), seat, RoomChair(person))
        case entries.StoodUp(person):
            return _replace_person(room, person, FREE_CHAIR)
        case entries.Removed(person, stand_in):
            instead = RoomChair(bot=stand_in, displaced=person) if stand_in else FREE_CHAIR
            return replace(_replace_person(room, person, instead), removed=room.removed | {person})
        case entries.Readmitted(person):
            chairs = tuple(_give_back_to(person, chair) for chair in room.chairs)
            return replace(room, chairs=chairs, removed=room.removed - {person})
        case entries.BotSeated(seat, bot):
            return _with_chair(room, seat, RoomChair(bot=bot))
        case entries.SeatCleared(seat):
            return _with_chair(room, seat, FREE_CHAIR)
        case entries.StoodIn(seat, bot):
            return _with_chair(room, seat, replace(room.chairs[seat], stand_in=bot))
        case entries.GivenBack(seat):
            return _with_chair(room, seat, replace(room.chairs[seat], stand_in=None))
        case _:
            assert_never(entry)


def _give_back_to(person: entries.Person, chair: RoomChair) -> RoomChair:
    """Give a chair back to the person it was taken from; the bot stands in until they want to play."""
    return RoomChair(person, stand_in=chair.bot) if chair.displaced == person else chair


def _with_chair(room: Room, seat: Seat, chair: RoomChair) -> Room:
    return replace(room, chairs=(*room.chairs[:seat], chair, *room.chairs[seat + 1 :]))


def _replace_person(room: Room, person: entries.Person, instead: RoomChair) -> Room:
    chairs = tuple(instead if chair.person == person else chair for chair in room.chairs)
    return replace(room, chairs=chairs)


def _resize_chairs(chairs: tuple[RoomChair, ...], seats: int) -> tuple[RoomChair, ...]:
    """Resize the table; people beyond its end move up."""
    if any(not chair.free for chair in chairs[seats:]):
        chairs = tuple(chair for chair in chairs if not chair.free)
    return (*chairs[:seats], *(FREE_CHAIR for _ in range(seats - len(chairs))))


def _with_line(room: Room, person: entries.Person, entry: entries.Said, at: float) -> Room:
    member = room.member_number(person)
    assert member is not None
    line = Line(room.shown + 1, member, room.names[person], entry.text, entry.remark, at)
    return replace(room, lines=(*room.lines, line)[-LINES_KEPT:])


def edit_desk(desk: SeatDesk, entry: entries.Arranged | entries.Marked | entries.Noted) -> SeatDesk:
    """Return a desk after its owner arranged or marked a card, or wrote a note."""
    match entry:
        case entries.Arranged(order=order):
            return replace(desk, order=order)
        case entries.Marked(card=card, mark=mark):
            kept = {each: old for each, old in desk.marks.items() if each != card}
            return replace(desk, marks={**kept, card: mark} if mark else kept)
        case entries.Noted(card=card, text=text):
            notes = {each: old for each, old in desk.notes.items() if each != card}
            return replace(desk, notes={**notes, card: text} if text else notes)
