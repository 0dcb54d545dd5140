"""A room in this process: its people share a keyboard or a page, and nobody else writes to its log."""

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from hanabi.errors import HanabiError
from hanabi.game import Action, Seat
from hanabi.game.replay import Replay
from hanabi.room.advice import check_asker, choose_adviser, to_advice
from hanabi.room.audience import Audience, RoomGuest, frame
from hanabi.room.entries import (
    Advised,
    AnyEntry,
    Began,
    read_entry,
    write_entry,
)
from hanabi.room.errors import refuse
from hanabi.room.game import Record, RoomMatch, fresh_record, record_from_moment, to_row
from hanabi.room.ids import new_id
from hanabi.room.judging import check_actor, check_begin, judge, judge_review
from hanabi.room.log import ActionRow, EntryRow
from hanabi.room.opinions import opinions
from hanabi.room.plans import Plan, deal_plan, next_plan
from hanabi.room.refusals import refused_message
from hanabi.room.review_cursor import ReviewCursor
from hanabi.room.scene import Perspective, Scene
from hanabi.room.shuffling import Call, call_from_entry, call_shuffle
from hanabi.room.situation import Situation
from hanabi.room.state import Room, evolve
from hanabi.table import UNSAID, Move, Reason
from hanabi.wire.messages import Done
from hanabi.wire.requests import Act, AskAdvice, Begin, QueuedRequest, RoomRequest, Show, Sync

Acknowledge: TypeAlias = Callable[[], None]
"""Tells the sender of a request that it was carried out."""
CarryOut: TypeAlias = Callable[[Acknowledge], None]


class LocalRoom:
    """A room whose requests are judged, saved, acknowledged and told to everyone at once."""

    def __init__(
        self,
        room: Room,
        match: RoomMatch | None = None,
        now: Callable[[], float] = time.time,
        chance: random.Random | None = None,
    ) -> None:
        """Continue a room; `match` is its last game."""
        self.room, self.last_match, self._now = room, match, now
        self.log: list[EntryRow] = []
        """The entries since this object was made."""
        self.actions: list[ActionRow] = []
        """The actions of the last game since it was dealt or this object was made."""
        self.keys: set[str] = set()
        """The keys of the requests that became entries."""
        self.review_cursor: ReviewCursor | None = None
        self.save: Callable[[], None] = lambda: None
        """Called after every change, before anybody is told."""
        self.find_replay: Callable[[str], Replay] = lambda _: refuse("no-such-game")
        """Finds a finished game that is to be resumed."""
        self._chance = chance or random.SystemRandom()
        self.audience = Audience[RoomGuest]()

    @property
    def match(self) -> RoomMatch:
        """The last game; there must be one."""
        assert self.last_match is not None
        return self.last_match

    @property
    def seq(self) -> int:
        """The number of actions in the last game."""
        return self.last_match.seq if self.last_match else 0

    @property
    def scene(self) -> Scene:
        """Everything that people can be told about, at this moment."""
        return Scene(self.room, self.last_match, self.audience.present, self.review_cursor)

    def advance(self, rows: Iterable[EntryRow]) -> None:
        """Apply entries that were written earlier."""
        for row in rows:
            self._advance(row, read_entry(row.entry))

    def join(self, guest: RoomGuest, game: str | None = None, since: int = -1) -> None:
        """Let a guest in who has seen `since` actions of `game`, and tell them everything else."""
        self.audience.guests.add(guest)
        self._welcome(guest, game, since)

    def ask(self, guest: RoomGuest, request: QueuedRequest) -> None:
        """Carry out a request or refuse it; its guest is told which."""
        try:
            carry_out = self._judge(guest, request)
        except HanabiError as error:
            guest.tell_frame(frame(refused_message(request.id, error, self.seq)))
        else:
            carry_out(lambda: guest.tell_frame(frame(Done(request.id, self.seq))))

    def take_action(
        self, action: Action, seat: Seat | None, reason: Reason = UNSAID, player: str | None = None
    ) -> None:
        """Take an action for a seat or for the room itself, or raise the refusal of the rules.

        `player` is the bot that chose it in place of the seat's own player.
        """
        self._make(replace(self.match.preview(action, seat), reason=reason), seat, None, player=player)

    def next_plan(self) -> Plan | None:
        """Return what happens next without a request."""
        if call := self.room.call:
            return deal_plan(call, call.at, self._now())
        return next_plan(self.room, self.last_match.standing if self.last_match else None, self._now())

    def deal(self) -> None:
        """Deal the game whose shuffle was called."""
        assert self.room.call is not None
        self._deal(self.room.call)

    def _judge(self, guest: RoomGuest, request: QueuedRequest) -> CarryOut:
        """Return what carries a request out, or refuse it."""
        key = f"{guest.person}/{request.id}"
        if key in self.keys or (self.last_match and key in self.last_match.keys):
            return lambda done: done()
        match request:
            case Act():
                return self._act(guest, request, key)
            case AskAdvice():
                return self._advise(guest, request, key)
            case Begin():
                return self._begin(guest, request, key)
            case Show():
                return partial(self._show, judge_review(request, self._situation(guest)))
            case Sync():
                since = -1 if request.since is None else request.since
                return partial(self._welcome, guest, request.game, since)
            case RoomRequest():
                return partial(self._append, judge(request, self._situation(guest)), key)
            case _:
                raise AssertionError(f"nobody carries out {type(request).__name__}")

    def _act(self, guest: RoomGuest, request: Act, key: str) -> CarryOut:
        if self.last_match is None:
            refuse("no-game")
        seat = check_actor(self._situation(guest))
        self._check_fresh(guest, request)
        return partial(self._make, self.match.preview(request.action, seat), seat, key)

    def _begin(self, guest: RoomGuest, request: Begin, key: str) -> CarryOut:
        """Resume an earlier game, or call a shuffle; if nobody has to reveal a number, deal at once."""
        check_begin(self._situation(guest))
        room, now = self.room, self._now()
        if again := request.again:
            earlier, names = self.find_replay(again.game), room.seat_names
            record = record_from_moment(earlier, again, room.terms, names, self._chance)
            return partial(self._append, Began(new_id()), key, record=record)
        if room.call is not None:
            refuse("shuffling")
        entry = call_shuffle(room, new_id(), self.audience.present, now)
        if entry.awaited:
            return partial(self._append, entry, key)
        return partial(self._deal, call_from_entry(entry, now), key)

    def _deal(self, call: Call, key: str | None = None, done: Acknowledge = lambda: None) -> None:
        terms = self.room.terms
        record = fresh_record(terms, self.room.seat_names, call.to_shared_shuffle(terms.first), self._chance)
        self._append(Began(call.game), key, done, record=record)

    def _advise(self, guest: RoomGuest, request: AskAdvice, key: str) -> CarryOut:
        """Ask a bot about a person's turn; return what logs that they asked and tells them what it says."""
        situation = self._situation(guest)
        situation.need_game()
        situation.need_seat()
        match = self.match
        self._check_fresh(guest, request)
        seat = self.check_asker(situation)
        bot = choose_adviser(request.bot, (chair.player for chair in self.room.chairs))
        table, seed = match.table, match.record.seeds[seat]
        heard = match.events_seen_by(seat, -1)
        told = opinions(bot, table.rules, match.players, table.board.first, seat, seed, heard)
        words = to_advice(match.id, match.seq, bot, table.view(seat), told)

        def tell(done: Acknowledge) -> None:
            if match.seq in self.room.advice_seqs(seat):
                done()
            else:
                self._append(Advised(seat, match.seq), key, done)
            guest.tell_frame(frame(words))

        return tell

    def check_asker(self, now: Situation) -> Seat:
        """Return the seat of a person who may ask for advice."""
        return check_asker(now)

    def _check_fresh(self, guest: RoomGuest, request: Act | AskAdvice) -> None:
        """Refuse a request made at an older table, and send the current one."""
        match, scene = self.match, self.scene
        if not match.is_at(request.game, request.seq):
            seen = scene.perspective(guest.person) or Perspective(public=True)
            guest.tell_frame(frame(scene.happened_message(match, seen, match.seq)))
            refuse("game-over" if match.over else "stale")

    def _make(
        self,
        move: Move,
        seat: Seat | None,
        key: str | None,
        done: Acknowledge = lambda: None,
        player: str | None = None,
    ) -> None:
        """Make a move, save it, acknowledge it, and tell everyone."""
        row = to_row(self.seq + 1, move.action, seat, key, self._now(), player)
        self.match.advance(row, move)
        self.actions.append(row)
        self.save()
        done()
        self.audience.show_table(self.scene, self.seq - 1)

    def _append(
        self,
        entry: AnyEntry,
        key: str | None = None,
        done: Acknowledge = lambda: None,
        record: Record | None = None,
    ) -> None:
        """Write an entry, with the game it begins; save it, acknowledge it, and tell everyone."""
        at = self._now()
        self._advance(EntryRow(self.room.number + 1, key, write_entry(entry), at), entry)
        if isinstance(entry, Began) and record is not None:
            self.last_match, self.actions = RoomMatch(entry.game, record, at), []
        self.save()
        done()
        self.audience.show_entry(self.scene, entry)

    def _show(self, showing: ReviewCursor | None, done: Acknowledge) -> None:
        """Show a moment of a finished game to everybody, or nothing any more."""
        self.review_cursor = showing
        self.save()
        done()
        self.audience.show_room(self.scene)

    def _advance(self, row: EntryRow, entry: AnyEntry) -> None:
        self.log.append(row)
        self.room = evolve(self.room, entry, row.at)
        if row.key:
            self.keys.add(row.key)

    def _welcome(
        self, guest: RoomGuest, game: str | None, since: int, done: Acknowledge = lambda: None
    ) -> None:
        """Tell a guest what they have not been told."""
        for told in self.scene.welcome_messages(guest.person, game, since):
            guest.tell_frame(frame(told))
        done()

    def _situation(self, guest: RoomGuest) -> Situation:
        board = self.last_match.state.board if self.last_match else None
        return Situation(self.room, board, guest.person, self.audience.present, self._now())
