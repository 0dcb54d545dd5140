"""Finished games to look back at: the table after every action, as any seat saw it."""

import asyncio
import gzip
from typing import TypeAlias

from hanabi.codec import Struct, to_json
from hanabi.game import Seat
from hanabi.game.hanab_live import is_exportable
from hanabi.room.scene import dealt_message, opened_message
from hanabi.server.archive.cache import AsyncCache
from hanabi.server.archive.games import ArchivedGame, GameSummary, load_finished_game, summarize
from hanabi.server.errors import ServerError
from hanabi.server.storage.store import Store
from hanabi.wire.messages import DealtGame, GameOpened, Happened
from hanabi.wire.table import table_now
from hanabi.wire.terms import Memory

CACHE_SIZE = 200
"""How many are cached; each takes some ten kilobytes."""
SnapshotKey: TypeAlias = tuple[str, Seat | None]
"""A game, and the seat it is seen from."""


class GameSnapshots(Struct):
    """A finished game from its deal to its end: at each moment, the events that led to it and the table."""

    summary: GameSummary
    game: DealtGame
    moments: tuple[Happened, ...]
    opened: GameOpened
    has_hanab_live: bool
    """Whether hanab.live has words for all of it, so that it can be exported there."""


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


def make_snapshots(told: GameSummary, over: ArchivedGame, seat: Seat | None) -> GameSnapshots:
    """Collect a game from its deal to its end."""
    moments = tuple(
        Happened(
            game=over.row.id,
            seq=seq,
            events=tuple(event.seen_by(seat) for event in events),
            table=table_now(state.view(seat), seq, Memory.DEDUCED),
            choices=None,
            ends=None,
            substitutes={number: bot for number, bot in over.replay.substitutes if number <= seq},
        )
        for seq, (state, events) in enumerate(over.replay.steps())
    )
    game = dealt_message(over.row.id, over.record, seat)
    opened = opened_message(over.row.id, over.replay)
    return GameSnapshots(told, game, moments, opened, is_exportable(over.replay))


def compress(value: Struct) -> bytes:
    return gzip.compress(to_json(value).encode())
