"""New games of a room: dealt from a shuffle that was called, or resumed from a moment of an earlier game."""

import asyncio
from typing import TypeAlias

from hanabi.room.game import Record, RoomMatch, fresh_record, record_from_moment, write_record
from hanabi.room.ids import new_id
from hanabi.room.log import SeatRow
from hanabi.room.shuffling import Call
from hanabi.server.archive.games import load_finished_game
from hanabi.server.live.state import LiveState
from hanabi.server.live.writer import next_due
from hanabi.server.storage.rows import NewGame
from hanabi.wire.requests import Moment

DealtGame: TypeAlias = tuple[NewGame, RoomMatch]
"""A game as it is stored, and as it is played."""


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
