"""Finished games to be looked back at: the table after every action, as any seat saw it."""

import asyncio
import gzip
from collections import OrderedDict

import msgspec
from msgspec import Struct

from hanabi.game import Seat
from hanabi.game.replay import Replay
from hanabi.server.errors import ServerError
from hanabi.server.games import Summary, finished, summed_up
from hanabi.server.match import Match
from hanabi.server.sight import Scene, opened
from hanabi.server.storage.store import Store
from hanabi.wire.messages import Dealt, Happened, Opened
from hanabi.wire.table import table_now
from hanabi.wire.terms import Memory
from hanabi.wire.values import to_wire

MOST_KEPT = 200
"""How many films are kept; each takes some ten kilobytes."""


class Film(Struct, frozen=True):
    """A finished game from its deal to its end: what led to each table, and the table."""

    summary: Summary
    game: Dealt
    moments: tuple[Happened, ...]
    opened: Opened


class Films:
    """The films of finished games, compressed; nothing changes in them any more."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[tuple[str, Seat | None], bytes] = OrderedDict()

    async def show(self, game_id: str, seat: Seat | None) -> bytes:
        """A game as a seat saw it, or with all hands open."""
        if (game_id, seat) not in self._kept:
            self._kept[game_id, seat] = await self._made(game_id, seat)
        self._kept.move_to_end((game_id, seat))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[game_id, seat]

    async def _made(self, game_id: str, seat: Seat | None) -> bytes:
        over = await finished(self.store, game_id)
        if seat is not None and seat >= over.match.players:
            raise ServerError("no-such-seat", seat=seat + 1, players=over.match.players)
        told = summed_up(over.row, await self.store.seats(game_id))
        # It takes tens of milliseconds, in which everybody else would wait.
        return await asyncio.to_thread(lambda: compressed(film(told, over.match, over.replay, seat)))


def film(told: Summary, match: Match, replay: Replay, seat: Seat | None) -> Film:
    """A game from its deal to its end."""
    moments = tuple(
        Happened(
            game=match.id,
            seq=seq,
            events=tuple(to_wire(event.seen_by(seat)) for event in events),
            table=table_now(state.view(seat), seq, Memory.DEDUCED),
            choices=None,
            ends=None,
        )
        for seq, (state, events) in enumerate(replay.steps())
    )
    return Film(told, Scene.dealt(match, seat), moments, opened(match, replay))


def compressed(value: Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(value))
