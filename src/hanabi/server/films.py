"""Finished games to look back at: the table after every action, as any seat saw it."""

import asyncio
import gzip
from typing import TypeAlias

import msgspec
from msgspec import Struct

from hanabi.game import Seat
from hanabi.room.scene import dealt, opened
from hanabi.server.errors import ServerError
from hanabi.server.games import Finished, Summary, finished, summed_up
from hanabi.server.kept import Kept
from hanabi.server.storage.store import Store
from hanabi.wire.messages import Dealt, Happened, Opened
from hanabi.wire.table import table_now
from hanabi.wire.terms import Memory
from hanabi.wire.values import to_wire

MOST_KEPT = 200
"""How many are cached; each takes some ten kilobytes."""
Wanted: TypeAlias = tuple[str, Seat | None]
"""A game, and the seat it is seen from."""


class Film(Struct, frozen=True):
    """A finished game from its deal to its end: at each moment, the events that led to it and the table."""

    summary: Summary
    game: Dealt
    moments: tuple[Happened, ...]
    opened: Opened


class Films:
    """The snapshots of finished games, compressed and cached."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: Kept[Wanted, bytes] = Kept(self._made, MOST_KEPT)
        self._one_at_a_time = asyncio.Semaphore()

    async def show(self, game_id: str, seat: Seat | None) -> bytes:
        """Return a game as a seat saw it, or with all hands open if `seat` is None."""
        return await self._kept.get((game_id, seat))

    def clear(self) -> None:
        """Drop everything: an operator erased a player or a game."""
        self._kept.clear()

    async def _made(self, wanted: Wanted) -> bytes:
        game_id, seat = wanted
        over = await finished(self.store, game_id)
        players = len(over.replay.players)
        if seat is not None and seat >= players:
            raise ServerError("no-such-seat", seat=seat + 1, players=players)
        told = summed_up(over.row, await self.store.seats(game_id))
        async with self._one_at_a_time:
            # This takes tens of milliseconds, during which everybody else would wait.
            return await asyncio.to_thread(lambda: compressed(film(told, over, seat)))


def film(told: Summary, over: Finished, seat: Seat | None) -> Film:
    """Collect a game from its deal to its end."""
    moments = tuple(
        Happened(
            game=over.row.id,
            seq=seq,
            events=tuple(to_wire(event.seen_by(seat)) for event in events),
            table=table_now(state.view(seat), seq, Memory.DEDUCED),
            choices=None,
            ends=None,
            substitutes={number: bot for number, bot in over.replay.substitutes if number <= seq},
        )
        for seq, (state, events) in enumerate(over.replay.steps())
    )
    game = dealt(over.row.id, over.record, seat)
    return Film(told, game, moments, opened(over.row.id, over.replay))


def compressed(value: Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(value))
