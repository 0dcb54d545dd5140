"""A room in this process: it has one game, and the people at its table share a keyboard."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from hanabi.errors import HanabiError
from hanabi.game import Action, Seat
from hanabi.room.advice import check_turn, choose_adviser, to_advice
from hanabi.room.audience import Audience, RoomGuest, frame
from hanabi.room.entries import (
    Advised,
    AnyEntry,
    Began,
    BotSeated,
    Entered,
    Opened,
    Person,
    SatDown,
    read_entry,
    write_entry,
)
from hanabi.room.errors import refuse
from hanabi.room.game import RoomMatch, to_row
from hanabi.room.judging import check_actor, judge
from hanabi.room.log import EntryRow
from hanabi.room.opinions import opinions
from hanabi.room.refusals import refused_message
from hanabi.room.scene import Scene
from hanabi.room.situation import Situation
from hanabi.room.state import Room, evolve, open_room
from hanabi.table import UNSAID, Move, Reason
from hanabi.wire.messages import Done
from hanabi.wire.requests import Act, Arrange, AskAdvice, MarkCard, Note, QueuedRequest, Sync
from hanabi.wire.terms import Terms

Acknowledge: TypeAlias = Callable[[], None]
"""Tells the sender of a request that it was carried out."""
CarryOut: TypeAlias = Callable[[Acknowledge], None]

WATCHER: Person = "watcher"
"""The person at the keyboard if only bots play."""


def person_in(seat: Seat) -> Person:
    """Return the person in a seat."""
    return f"seat {seat}"


class LocalRoom:
    """A room whose requests are judged, saved, acknowledged and told to everyone at once."""

    def __init__(
        self,
        terms: Terms,
        bots: Sequence[str | None],
        match: RoomMatch,
        log: Iterable[EntryRow] = (),
        now: Callable[[], float] = time.time,
    ) -> None:
        """Seat a bot or, where `bots` has None, a person; `log` has the entries since the game began."""
        self.match, self._now = match, now
        self.log: list[EntryRow] = []
        """The entries since the game began."""
        self.save: Callable[[], None] = lambda: None
        """Called after every change, before anybody is told."""
        self.audience = Audience[RoomGuest]()
        self.room = _open(match.id, terms, bots, match.table.names)
        for row in log:
            self._advance(row, read_entry(row.entry))

    @property
    def scene(self) -> Scene:
        """Everything that people can be told about, at this moment."""
        return Scene(self.room, self.match, self.audience.present)

    def join(self, guest: RoomGuest) -> None:
        """Let a guest in, and tell them everything they may know."""
        self.audience.guests.add(guest)
        self._welcome(guest)

    def ask(self, guest: RoomGuest, request: QueuedRequest) -> None:
        """Carry out a request or refuse it; its guest is told which."""
        try:
            carry_out = self._judge(guest, request)
        except HanabiError as error:
            guest.tell_frame(frame(refused_message(request.id, error, self.match.seq)))
        else:
            carry_out(lambda: guest.tell_frame(frame(Done(request.id, self.match.seq))))

    def take_action(self, action: Action, seat: Seat, reason: Reason = UNSAID) -> None:
        """Take an action for a seat, or raise the refusal of the rules."""
        self._make(replace(self.match.preview(action, seat), reason=reason))

    def _judge(self, guest: RoomGuest, request: QueuedRequest) -> CarryOut:
        """Return what carries a request out, or refuse it."""
        match request:
            case Act():
                seat = check_actor(self._situation(guest))
                self._check_fresh(request)
                return partial(self._make, self.match.preview(request.action, seat))
            case AskAdvice():
                return self._advise(guest, request)
            case Sync():
                return partial(self._welcome, guest)
            case Arrange() | MarkCard() | Note():
                return partial(self._append, judge(request, self._situation(guest)))
            case _:
                raise AssertionError(f"a local room cannot carry out {type(request).__name__}")

    def _advise(self, guest: RoomGuest, request: AskAdvice) -> CarryOut:
        """Ask a bot about a person's turn; return what logs that they asked and tells them what it says."""
        match, seat = self.match, check_turn(self._situation(guest))
        self._check_fresh(request)
        bot = choose_adviser(request.bot, (chair.player for chair in self.room.chairs))
        table, seed = match.table, match.record.seeds[seat]
        heard = match.events_seen_by(seat, -1)
        told = opinions(bot, table.rules, match.players, table.board.first, seat, seed, heard)
        words = to_advice(match.id, match.seq, bot, table.view(seat), told)

        def tell(done: Acknowledge) -> None:
            if match.seq in self.room.advice_seqs(seat):
                done()
            else:
                self._append(Advised(seat, match.seq), done)
            guest.tell_frame(frame(words))

        return tell

    def _check_fresh(self, request: Act | AskAdvice) -> None:
        if not self.match.is_at(request.game, request.seq):
            refuse("game-over" if self.match.over else "stale")

    def _make(self, move: Move, done: Acknowledge = lambda: None) -> None:
        """Make a move, save it, acknowledge it, and tell everyone."""
        row = to_row(self.match.seq + 1, move.action, move.seat, None, self._now())
        self.match.advance(row, move)
        self.save()
        done()
        self.audience.show_table(self.scene, self.match.seq - 1)

    def _append(self, entry: AnyEntry, done: Acknowledge) -> None:
        """Write an entry, save it, acknowledge it, and tell everyone."""
        self._advance(EntryRow(self.room.number + 1, None, write_entry(entry), self._now()), entry)
        self.save()
        done()
        self.audience.show_entry(self.scene, entry)

    def _advance(self, row: EntryRow, entry: AnyEntry) -> None:
        self.log.append(row)
        self.room = evolve(self.room, entry, row.at)

    def _welcome(self, guest: RoomGuest, done: Acknowledge = lambda: None) -> None:
        """Tell a guest everything they may know."""
        for told in self.scene.welcome_messages(guest.person, None, -1):
            guest.tell_frame(frame(told))
        done()

    def _situation(self, guest: RoomGuest) -> Situation:
        board, present = self.match.state.board, self.audience.present
        return Situation(self.room, board, guest.person, present, self._now())


def _open(game: str, terms: Terms, bots: Sequence[str | None], names: Sequence[str]) -> Room:
    """Return a room after everyone sat down and its game began."""
    people = [person_in(seat) for seat, bot in enumerate(bots) if bot is None]
    room = open_room(game, Opened(terms, people[0] if people else WATCHER))
    for entry in (*_seat(bots, names), Began(game)):
        room = evolve(room, entry, 0.0)
    return room


def _seat(bots: Sequence[str | None], names: Sequence[str]) -> Iterator[AnyEntry]:
    """Yield the entries by which everyone sits down."""
    for seat, (bot, name) in enumerate(zip(bots, names, strict=True)):
        if bot is None:
            yield from (Entered(person_in(seat), name), SatDown(person_in(seat), seat))
        else:
            yield BotSeated(seat, bot)
