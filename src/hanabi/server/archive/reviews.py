"""Reviews of finished games and advice on them, compressed and cached."""

import asyncio
from functools import partial
from typing import TypeAlias

from hanabi.answers.games import ArchivedGame
from hanabi.answers.reviews import to_game_review
from hanabi.coach import review
from hanabi.room.advice import choose_adviser, to_advice
from hanabi.server.archive.cache import AsyncCache, BoundedLock
from hanabi.server.archive.games import load_finished_game
from hanabi.server.archive.snapshots import compress
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool
from hanabi.server.workers.requests import replay_advice_request

CACHE_SIZE = 500
"""How many answers are cached; each takes a few kilobytes."""
GAME_CACHE_SIZE = 50
"""How many finished games are cached."""
MOST_WAITING = 5
"""How many callers may wait for a review, and for advice."""
AdviceKey: TypeAlias = tuple[str, int, str]
"""A game, a moment of it, and the bot that is asked."""


class Reviews:
    """Reviews of finished games and advice on them, compressed and cached."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store, self._bots = store, bots
        self._reviews: AsyncCache[str, bytes] = AsyncCache(self._make_review, CACHE_SIZE)
        self._advice: AsyncCache[AdviceKey, bytes] = AsyncCache(self._make_advice, CACHE_SIZE)
        # A reader who asks about one moment of a game soon asks about another.
        self._games: AsyncCache[str, ArchivedGame] = AsyncCache(
            partial(load_finished_game, store), GAME_CACHE_SIZE
        )
        self._reviewing, self._asking = BoundedLock(MOST_WAITING), BoundedLock(MOST_WAITING)

    async def get_review(self, game: str) -> bytes:
        """Return the review of a game."""
        return await self._reviews.get(game)

    async def get_advice(self, game: str, seq: int, bot: str | None) -> bytes:
        """Return what a bot would have done at a moment of a game, in the seat that was to move."""
        seated = [seat.bot for seat in await self._store.seats(game)]
        return await self._advice.get((game, seq, choose_adviser(bot, seated)))

    def clear(self) -> None:
        """Drop everything: an operator erased a player or a game."""
        for cache in (self._reviews, self._advice, self._games):
            cache.clear()

    async def _make_review(self, game: str) -> bytes:
        async with self._reviewing.hold():
            over = await self._games.get(game)
            # This may take half a second, during which everybody else would wait.
            return await asyncio.to_thread(lambda: compress(to_game_review(game, review(over.replay))))

    async def _make_advice(self, asked: AdviceKey) -> bytes:
        game, seq, bot = asked
        async with self._asking.hold():
            over = await self._games.get(game)
            request, view = await asyncio.to_thread(replay_advice_request, over.replay, game, seq, bot)
            return compress(to_advice(game, seq, bot, view, await self._bots.advise(request)))
