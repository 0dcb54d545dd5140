"""Finished games from the database."""

import asyncio

from hanabi.answers.games import ArchivedGame, GameSummary, read_game, summarize
from hanabi.room.log import GameRow
from hanabi.server.errors import ServerError
from hanabi.server.storage.store import Store


async def load_summary(store: Store, game_id: str) -> GameSummary:
    return summarize(await _load_finished_row(store, game_id), await store.seats(game_id))


async def load_finished_game(store: Store, game_id: str) -> ArchivedGame:
    """Load a finished game; refuse a running one, whose secrets nobody may see."""
    row = await _load_finished_row(store, game_id)
    actions, entries = await store.actions(game_id), await store.entries(row.room_id)
    # A room may have many thousands of entries, and everybody else would wait meanwhile.
    return await asyncio.to_thread(read_game, row, actions, entries)


async def _load_finished_row(store: Store, game_id: str) -> GameRow:
    row = await store.game(game_id)
    if row is None:
        raise ServerError("no-such-game")
    if row.ended is None:
        raise ServerError("game-running")
    return row
