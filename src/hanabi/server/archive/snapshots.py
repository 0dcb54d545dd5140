"""The snapshots of finished games, compressed and cached."""

import asyncio
import gzip
from typing import TypeAlias

from hanabi.answers.games import summarize
from hanabi.answers.snapshots import make_snapshots
from hanabi.codec import Struct, to_json
from hanabi.game import Seat
from hanabi.server.archive.cache import AsyncCache
from hanabi.server.archive.games import load_finished_game
from hanabi.server.errors import ServerError
from hanabi.server.storage.store import Store

CACHE_SIZE = 200
"""How many are cached; each takes some ten kilobytes."""
SnapshotKey: TypeAlias = tuple[str, Seat | None]
"""A game, and the seat it is seen from."""


class SnapshotCache:
    """The snapshots of finished games, compressed and cached."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cache: AsyncCache[SnapshotKey, bytes] = AsyncCache(self._make, CACHE_SIZE)
        self._one_at_a_time = asyncio.Semaphore()

    async def get(self, game_id: str, seat: Seat | None) -> bytes:
        """Return a game as a seat saw it, or with all hands open if `seat` is None."""
        return await self._cache.get((game_id, seat))

    def clear(self) -> None:
        """Drop everything: an operator erased a player or a game."""
        self._cache.clear()

    async def _make(self, wanted: SnapshotKey) -> bytes:
        game_id, seat = wanted
        over = await load_finished_game(self.store, game_id)
        players = len(over.replay.players)
        if seat is not None and seat >= players:
            raise ServerError("no-such-seat", seat=seat, players=players)
        told = summarize(over.row, await self.store.seats(game_id))
        async with self._one_at_a_time:
            # This takes tens of milliseconds, during which everybody else would wait.
            return await asyncio.to_thread(lambda: compress(make_snapshots(told, over, seat)))


def compress(value: Struct) -> bytes:
    return gzip.compress(to_json(value).encode())
