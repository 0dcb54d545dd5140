"""New games of a room, and writes to its two logs: commit, advance, acknowledge, broadcast, in this order."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from hanabi.game import Action, Seat
from hanabi.room import entries
from hanabi.room.game import (
    Record,
    RoomMatch,
    Standing,
    ending_of,
    fresh_record,
    record_from_moment,
    to_row,
    write_record,
)
from hanabi.room.ids import new_id
from hanabi.room.log import ActionRow, EntryRow, SeatRow
from hanabi.room.plans import due_time, next_plan
from hanabi.room.review_cursor import ReviewCursor, write_cursor
from hanabi.room.shuffling import Call
from hanabi.room.state import Room, evolve
from hanabi.server.archive.games import load_finished_game
from hanabi.server.live.state import LiveState
from hanabi.server.monitoring.metrics import ACTIONS, COMMIT_SECONDS
from hanabi.server.storage.rows import Due, NewGame
from hanabi.table import Move
from hanabi.wire.requests import Moment

DealtGame: TypeAlias = tuple[NewGame, RoomMatch]
"""A game as it is stored, and as it is played."""

CHANGES_PLAYERS = (entries.StoodIn, entries.GivenBack, entries.Removed, entries.Readmitted, entries.Voted)
"""The entries after which a running game may start to go on without requests, or stop doing so."""

Acknowledge: TypeAlias = Callable[[], None]
"""Tells the sender of a request that it is on disk."""


def next_due(state: LiveState, room: Room, standing: Standing, now: float) -> float | None:
    """Return when something must happen in a game without a request, even if nobody is connected."""
    return due_time(next_plan(room, standing, now), now, state.services.bot_delay)


class LogWriter:
    """Appends to the logs; a method that returns False has written nothing, as another write came first."""

    def __init__(self, state: LiveState) -> None:
        self._state = state

    async def append(
        self,
        entry: entries.AnyEntry,
        key: str | None = None,
        acknowledge: Acknowledge = lambda: None,
        game: NewGame | None = None,
        match: RoomMatch | None = None,
    ) -> bool:
        """Append `entry` to the room's log, together with the game that it begins."""
        state, services = self._state, self._state.services
        row = EntryRow(state.room.number + 1, key, entries.write_entry(entry), services.now())
        with COMMIT_SECONDS.time():
            written = await services.store.append_entry(
                state.room.id, row.number, row.entry, row.at, key, game, self._new_due(entry, row.at)
            )
        if not written:
            return False
        state.advance(row, entry)
        state.match = match or state.match
        acknowledge()
        services.news.announce(state.room.id, state.room.number, state.seq)
        state.audience.show_entry(state.scene, entry)
        return True

    async def take_action(
        self,
        match: RoomMatch,
        action: Action,
        seat: Seat | None,
        key: str | None = None,
        acknowledge: Acknowledge = lambda: None,
        player: str | None = None,
    ) -> bool:
        """Append an action to the game's log; `player` is the bot that chose it for the seat's own player."""
        state, services = self._state, self._state.services
        move = match.preview(action, seat)
        row = to_row(match.seq + 1, action, seat, key, services.now(), player)
        if not await self._write_action(match, row, move):
            return False
        ACTIONS.inc()
        acknowledge()
        services.news.announce(state.room.id, state.room.number, match.seq)
        state.audience.show_table(state.scene, match.seq - 1)
        return True

    async def show_review(self, showing: ReviewCursor | None, acknowledge: Acknowledge) -> None:
        """Show a moment of a finished game to everybody, or nothing any more; this is not logged."""
        state, services = self._state, self._state.services
        await services.store.set_review(state.room.id, write_cursor(showing))
        state.review_cursor = showing
        acknowledge()
        services.news.announce(state.room.id, state.room.number, state.seq, shown=True)
        state.audience.show_room(state.scene)

    async def _write_action(self, match: RoomMatch, row: ActionRow, move: Move) -> bool:
        """Commit a move, then make it."""
        due = next_due(self._state, self._state.room, match.standing_after(move, row.at), row.at)
        ending = ending_of(move.state)
        with COMMIT_SECONDS.time():
            written = await self._state.services.store.append_action(
                match.id, row.seq, row.action, row.at, row.seat, row.key, due, ending, row.player
            )
        if written:
            match.advance(row, move)
        return written

    def _new_due(self, entry: entries.AnyEntry, at: float) -> Due | None:
        """Return when the running game goes on after an entry that changes who plays."""
        match = self._state.match
        if match is None or match.over or not isinstance(entry, CHANGES_PLAYERS):
            return None
        return Due(match.id, next_due(self._state, evolve(self._state.room, entry, at), match.standing, at))


def deal_game(state: LiveState, call: Call) -> DealtGame:
    """Deal the game of a call, with the numbers that were revealed."""
    terms, names = state.room.terms, state.room.seat_names
    record = fresh_record(terms, names, call.to_shared_shuffle(terms.first), state.services.chance)
    return _new_game(state, call.game, record)


async def resume_game(state: LiveState, again: Moment) -> DealtGame:
    """Resume an earlier game from the moment `again`."""
    room, services = state.room, state.services
    earlier = (await load_finished_game(services.store, again.game)).replay
    record = await asyncio.to_thread(
        record_from_moment, earlier, again, room.terms, room.seat_names, services.chance
    )
    return _new_game(state, new_id(), record)


def _new_game(state: LiveState, game_id: str, record: Record) -> DealtGame:
    room, now = state.room, state.services.now()
    match = RoomMatch(game_id, record, now)
    seats = tuple(
        SeatRow(seat, chair.person, name, chair.bot)
        for seat, (chair, name) in enumerate(zip(room.chairs, room.seat_names, strict=True))
    )
    due = next_due(state, room, match.standing, now)
    return NewGame(match.id, len(room.games) + 1, write_record(record), seats, due), match
