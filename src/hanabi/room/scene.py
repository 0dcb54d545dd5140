"""What each person in a room is told: messages built by allow-list from the room, the match and a seat."""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TypeAlias

from hanabi.game import Event, GameState, PlayerView, Seat, potential
from hanabi.game.replay import Replay
from hanabi.room.entries import Person
from hanabi.room.game import Record, RoomMatch, proof_of
from hanabi.room.notices import RoomNotice
from hanabi.room.plans import clock_end
from hanabi.room.review_cursor import ReviewCursor
from hanabi.room.state import Room
from hanabi.wire import messages as wire
from hanabi.wire.messages import AnyTold, ChairNow, HostVote, MemberNow, RemovedMember, Review, RoomNow
from hanabi.wire.requests import PROTOCOL
from hanabi.wire.table import choices, table_now
from hanabi.wire.terms import SpectatorView

GAMES_SHOWN = 20
Place: TypeAlias = tuple[int | None, Seat | None, bool]


@dataclass(frozen=True, slots=True)
class Perspective:
    """How a person sees a game; the default sees everything."""

    seat: Seat | None = None
    """The seat whose hand is hidden; None hides no hand."""
    public: bool = False
    """Whether every hand is hidden."""
    delay: int = 0
    """How many actions the person is behind the players."""
    plays: bool = False
    """Whether the seat is the person's own."""

    @property
    def own_seat(self) -> Seat | None:
        return self.seat if self.plays else None

    def view(self, state: GameState) -> PlayerView:
        return state.public_view() if self.public else state.view(self.seat)

    def see(self, event: Event, players: int) -> Event:
        """Return what is visible of an event; in public, only what every seat may see."""
        for seat in range(players) if self.public else (self.seat,):
            event = event.seen_by(seat)
        return event


@dataclass(frozen=True)
class Scene:
    """A room and its last game at one moment, and who is present."""

    room: Room
    match: RoomMatch | None
    present: Set[Person]
    review_cursor: ReviewCursor | None = None
    away_since: Mapping[Person, float] = field(default_factory=dict)
    """When the absent people left."""
    takeover: float | None = None
    """From when an acting host may be voted for; None while the host is here."""

    @property
    def running(self) -> bool:
        return self.match is not None and not self.match.over

    def perspective(self, person: Person) -> Perspective | None:
        """Return how a person sees the table; None if it is hidden from them until the game is over."""
        if not self.running:
            return Perspective()
        seat = self.room.seat_of(person)
        return Perspective(seat, plays=True) if seat is not None else self._spectators_perspective

    @property
    def _spectators_perspective(self) -> Perspective | None:
        spectators = self.room.terms.spectators
        if self.match is not None and self.match.seq < spectators.delay:
            return None  # with such a delay they have not even seen the deal
        match spectators.view:
            case SpectatorView.NOTHING:
                return None
            case SpectatorView.PUBLIC:
                return Perspective(public=True, delay=spectators.delay)
            case SpectatorView.SEAT:
                return Perspective(spectators.seat, delay=spectators.delay)
            case SpectatorView.OPEN:
                return Perspective(delay=spectators.delay)

    def seq_seen_by(self, person: Person, since: int) -> int:
        """Return how many actions a person had seen when the game had `since`; -1 for not even the deal."""
        spectators = self.room.terms.spectators
        if since < 0 or self.room.seat_of(person) is not None:
            return since
        return -1 if spectators.view is SpectatorView.NOTHING else max(-1, since - spectators.delay)

    def welcome_messages(self, person: Person, game: str | None, since: int) -> Iterator[AnyTold]:
        """Yield everything for a person who joins and has seen `since` actions of `game`."""
        yield wire.Welcome(PROTOCOL, self.room.id)
        yield self.room_now(person)
        told: list[wire.Line | wire.Notice] = [*self.room.lines, *map(self.notice_message, self.room.notices)]
        yield from sorted(told, key=lambda each: each.number)
        perspective = self.perspective(person)
        if self.match is not None and perspective is not None:
            yield dealt_message(self.match.id, self.match.record, perspective.own_seat)
            yield self.happened_message(self.match, perspective, since if game == self.match.id else -1)
            yield from self.side_messages(self.match, perspective.own_seat)
        yield from self.shuffle_call_messages()

    def place(self, person: Person) -> Place:
        """Return what messages about the room depend on: the person's number, seat, and whether they host."""
        return self.room.member_number(person), self.room.seat_of(person), person == self.room.host

    def room_now(self, person: Person) -> RoomNow:
        """Return the room as this person may see it."""
        shown, (you, seat, is_host) = self._room_for_strangers, self.place(person)
        members = tuple(self._members(person)) if person in self._unnamed else shown.members
        invitation = self.room.invitation if is_host else None
        pledge = self.room.pledges.get(person) if seat is not None else None
        return replace(
            shown,
            members=members,
            you=you,
            seat=seat,
            invitation=invitation,
            entropy=pledge.commitment if pledge else None,
        )

    def shuffle_call_messages(self) -> Iterator[wire.ShuffleCall]:
        """Yield the pending call of a shuffle, if any; it contains only commitments."""
        if call := self.room.call:
            yield wire.ShuffleCall(call.game, call.server, call.commitments)

    def notice_message(self, notice: RoomNotice) -> wire.Notice:
        """Return a notice with the names that may be told."""
        return wire.Notice(
            number=notice.number,
            code=notice.code,
            by=self._name(notice.by),
            whom=self._name(notice.whom),
            seat=notice.seat,
            bot=notice.bot,
            door=notice.door,
            at=notice.at,
        )

    def _name(self, person: Person | None) -> str | None:
        return None if person is None or person in self._unnamed else self.room.names.get(person)

    @cached_property
    def _room_for_strangers(self) -> RoomNow:
        """The room as a person without a place in it sees it; most of it is the same for everyone."""
        room = self.room
        return RoomNow(
            room=room.id,
            number=room.shown,
            terms=room.terms,
            host=room.member_number(room.host),
            owner=room.member_number(room.owner),
            door=room.door,
            invitation=None,
            members=tuple(self._members()),
            chairs=tuple(self._chairs()),
            votes=tuple(sorted(filter(None, map(room.member_number, room.votes)))),
            host_votes=tuple(self._host_votes()),
            takeover=self.takeover,
            removed=tuple(self._removed_members()),
            game=room.game,
            running=self.running,
            games=room.games[-GAMES_SHOWN:],
            review=self._review(),
            watching=len(self.present - {chair.person for chair in room.chairs}),
            you=None,
            seat=None,
            shuffling=room.call is not None,
        )

    def happened_message(self, match: RoomMatch, seen: Perspective, since: int) -> wire.Happened:
        """Return what is visible of the actions after the first `since`, and of the table after them."""
        shown, memory = max(0, match.seq - seen.delay), self.room.terms.memory
        late = shown < match.seq
        state = match.table.state_at(shown)
        view, known = seen.view(state), potential(state.board) if late else match.potential
        events = match.events(match.memory_start(since, shown, memory), shown)
        return wire.Happened(
            game=match.id,
            seq=shown,
            events=tuple(seen.see(event, match.players) for event in events),
            table=table_now(view, shown, memory, known),
            choices=choices(view) if self._may_choose(seen.own_seat) else None,
            ends=None if late else clock_end(self.room, match.standing),
            substitutes={number: bot for number, bot in match.substitutes.items() if number <= shown},
        )

    def side_messages(self, match: RoomMatch, seat: Seat | None) -> Iterator[wire.Desk | wire.GameOpened]:
        """Yield what belongs to the seat alone and, once the game is over, what everyone is told."""
        if seat is not None:
            yield self.desk_message(match, seat)
        if match.over:
            yield self.opened_message(match)

    def desk_message(self, match: RoomMatch, seat: Seat) -> wire.Desk:
        desk = self.room.desk(seat)
        return wire.Desk(match.id, desk.order, dict(desk.marks), dict(desk.notes))

    def opened_message(self, match: RoomMatch) -> wire.GameOpened:
        assert match.over
        return opened_message(
            match.id, match.replay(self.room.desk(seat).notes for seat in range(match.players))
        )

    def _review(self) -> Review | None:
        showing, room = self.review_cursor, self.room
        if showing is None or self.running or showing.games != len(room.games):
            return None
        member = None if showing.person in room.removed else room.member_number(showing.person)
        return Review(member, showing.moment, showing.seat) if member else None

    def _may_choose(self, seat: Seat | None) -> bool:
        return seat is not None and self.room.chairs[seat].player is None

    @property
    def _unnamed(self) -> Set[Person]:
        """Whose names are not told to others yet: during a game a new name could be a hint (B16)."""
        return self.room.newcomers if self.running else frozenset()

    def _members(self, reader: Person | None = None) -> Iterator[MemberNow]:
        """Yield the members whose names `reader` may know."""
        hidden = self.room.removed | (self._unnamed - {reader})
        for number, (person, name) in enumerate(self.room.names.items(), 1):
            if person not in hidden:
                here = person in self.present
                yield MemberNow(number, name, here, None if here else self.away_since.get(person))

    def _removed_members(self) -> Iterator[RemovedMember]:
        for number, person in enumerate(self.room.names, 1):
            if person in self.room.removed:
                yield RemovedMember(number, self._name(person))

    def _host_votes(self) -> Iterator[HostVote]:
        for voter, candidate in self.room.host_votes.items():
            numbers = self.room.member_number(voter), self.room.member_number(candidate)
            if numbers[0] and numbers[1]:
                yield HostVote(numbers[0], numbers[1])

    def _chairs(self) -> Iterator[ChairNow]:
        for seat, chair in enumerate(self.room.chairs):
            member = self.room.member_number(chair.person) if chair.person else None
            yield ChairNow(member, chair.bot, chair.stand_in, len(self.room.advice_seqs(seat)))


def dealt_message(game_id: str, record: Record, seat: Seat | None) -> wire.DealtGame:
    """Return what everyone is told about a deal, and the seat it is seen from."""
    replay = record.replay
    return wire.DealtGame(
        game=game_id,
        ruleset=_name(replay.rules),
        rules=replay.rules,
        players=replay.players,
        first=replay.first,
        seat=seat,
        commitment=proof_of(replay).commitment,
        again=record.again,
        shuffle=_shuffle(replay, is_open=False),
    )


def opened_message(game_id: str, replay: Replay) -> wire.GameOpened:
    """Return what was kept secret until the end of a game."""
    notes = ({card: note for card, note in enumerate(each) if note} for each in replay.notes)
    by_seat = tuple(notes) or tuple({} for _ in replay.players)
    proof = proof_of(replay)
    return wire.GameOpened(game_id, proof.commitment, proof.nonce, by_seat, _shuffle(replay, is_open=True))


def _shuffle(replay: Replay, is_open: bool) -> wire.ShownShuffle | None:
    """Return what the deck was computed from; the numbers themselves are only told once the game is over."""
    shared = proof_of(replay).shuffle
    if shared is None:
        return None
    seats = tuple(
        wire.ShownContribution(seat.source, seat.commitment, seat.entropy if is_open else None)
        for seat in shared.seats
    )
    return wire.ShownShuffle(shared.server, seats, shared.secret if is_open else None, shared.first)


# Finding the name means trying every expansion, which takes longer than all the rest of a table.
_name = lru_cache(maxsize=2**8)(str)
