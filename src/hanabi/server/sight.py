"""What each person in a room is told: messages made by allow-list from the room, the match and a seat."""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from msgspec import structs

from hanabi.game import Seat
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset
from hanabi.server.entries import Person
from hanabi.server.match import Match, Record, proof_of
from hanabi.server.plans import clock_ends
from hanabi.server.room import Room
from hanabi.server.showing import Showing
from hanabi.wire import messages as wire
from hanabi.wire.messages import AnyTold, ChairNow, MemberNow, Review, RoomNow
from hanabi.wire.table import choices, table_now
from hanabi.wire.values import ruleset_to_wire, to_wire

GAMES_SHOWN = 20
Place: TypeAlias = tuple[int | None, Seat | None]


@dataclass(frozen=True)
class Scene:
    """A room and its last game at one moment, and who is here."""

    room: Room
    match: Match | None
    present: Set[Person]
    showing: Showing | None = None

    @property
    def running(self) -> bool:
        return self.match is not None and not self.match.over

    def may_watch(self, person: Person) -> bool:
        """Whether somebody sees the table: players do, others where the room lets them or at the end."""
        seated = self.room.seat_of(person) is not None
        return seated or self.room.terms.spectators or not self.running

    def viewer(self, person: Person) -> Seat | None:
        """The seat somebody sees the table from; once the game is over everybody sees everything."""
        return self.room.seat_of(person) if self.running else None

    def told_on_entering(self, person: Person, game: str | None, since: int) -> Iterator[AnyTold]:
        """Everything somebody is told who comes in, having seen so much of that game."""
        yield wire.Welcome(wire.PROTOCOL, self.room.id)
        yield self.room_now(person)
        yield from self.room.lines
        if self.match is not None and self.may_watch(person):
            seat = self.viewer(person)
            yield dealt(self.match.id, self.match.record, seat)
            yield self.happened(self.match, seat, since if game == self.match.id else -1)
            yield from self.aside(self.match, seat)

    def place(self, person: Person) -> Place:
        """The number and the seat of somebody; whoever has the same is told the same of the room."""
        return self.room.member(person), self.room.seat_of(person)

    def room_now(self, person: Person) -> RoomNow:
        """The room, with the place of whoever reads this."""
        shown, (you, seat) = self._room_for_strangers, self.place(person)
        members = tuple(self._members(person)) if person in self._unnamed else shown.members
        return structs.replace(shown, members=members, you=you, seat=seat)

    @cached_property
    def _room_for_strangers(self) -> RoomNow:
        """The room as it is told to somebody without a place in it: most of it is the same for everybody."""
        room = self.room
        return RoomNow(
            room=room.id,
            number=room.shown,
            terms=room.terms,
            host=room.member(room.host),
            members=tuple(self._members()),
            chairs=tuple(self._chairs()),
            votes=tuple(sorted(filter(None, map(room.member, room.votes)))),
            game=room.game,
            running=self.running,
            games=room.games[-GAMES_SHOWN:],
            review=self._review(),
            watching=len(self.present - {chair.person for chair in room.chairs}),
            you=None,
            seat=None,
        )

    def happened(self, match: Match, seat: Seat | None, since: int) -> wire.Happened:
        """What a seat sees of the actions after so many, and of the table now."""
        view, memory = match.state.view(seat), self.room.terms.memory
        return wire.Happened(
            game=match.id,
            seq=match.seq,
            events=tuple(map(to_wire, match.seen(seat, match.remembered(since, memory)))),
            table=table_now(view, match.seq, memory, match.best),
            choices=choices(view) if self._plays(seat) else None,
            ends=clock_ends(self.room, match),
        )

    def aside(self, match: Match, seat: Seat | None) -> Iterator[wire.Desk | wire.Opened]:
        """What is a seat's own, and what is everybody's once the game is over."""
        if seat is not None:
            yield self.desk(match, seat)
        if match.over:
            yield self.opened(match)

    def desk(self, match: Match, seat: Seat) -> wire.Desk:
        desk = self.room.desk(seat)
        return wire.Desk(match.id, desk.order, dict(desk.marks), dict(desk.notes))

    def opened(self, match: Match) -> wire.Opened:
        assert match.over
        return opened(match.id, match.replay(self.room.desk(seat).notes for seat in range(match.players)))

    def _review(self) -> Review | None:
        showing, room = self.showing, self.room
        if showing is None or self.running or showing.games != len(room.games):
            return None
        member = None if showing.person in room.removed else room.member(showing.person)
        return Review(member, showing.moment, showing.seat) if member else None

    def _plays(self, seat: Seat | None) -> bool:
        return seat is not None and self.room.chairs[seat].player is None

    @property
    def _unnamed(self) -> Set[Person]:
        """Whose names others are not told yet: a new one might be a hint while a game runs (B16)."""
        return self.room.newcomers if self.running else frozenset()

    def _members(self, reader: Person | None = None) -> Iterator[MemberNow]:
        """Everybody in the room whose name its reader may know."""
        hidden = self.room.removed | (self._unnamed - {reader})
        for number, (person, name) in enumerate(self.room.names.items(), 1):
            if person not in hidden:
                yield MemberNow(number, name, person in self.present)

    def _chairs(self) -> Iterator[ChairNow]:
        for seat, chair in enumerate(self.room.chairs):
            member = self.room.member(chair.person) if chair.person else None
            yield ChairNow(member, chair.bot, chair.stand_in, len(self.room.asked(seat)))


def dealt(game_id: str, record: Record, seat: Seat | None) -> wire.Dealt:
    """What everybody is told of a deal, and the seat that one sees it from."""
    replay = record.replay
    name, rules = _printed(replay.rules)
    return wire.Dealt(
        game=game_id,
        ruleset=name,
        rules=rules,
        players=replay.players,
        first=replay.first,
        seat=seat,
        commitment=proof_of(replay).commitment,
        again=record.again,
    )


def opened(game_id: str, replay: Replay) -> wire.Opened:
    """What was kept secret to the end of a game."""
    notes = ({card: note for card, note in enumerate(each) if note} for each in replay.notes)
    by_seat = tuple(notes) or tuple({} for _ in replay.players)
    proof = proof_of(replay)
    return wire.Opened(game_id, proof.commitment, proof.nonce, by_seat)


# A name is found by trying every expansion: that takes longer than all the rest of a table.
@lru_cache(maxsize=2**8)
def _printed(rules: Ruleset) -> tuple[str, Any]:
    """The name of a ruleset, and its fields as they are sent."""
    return str(rules), ruleset_to_wire(rules)
