"""Reviews of finished games: what was still possible after every action, what cost points, and advice."""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from hanabi.coach import ReviewedGame, ReviewStep, review
from hanabi.codec import Struct
from hanabi.room.advice import choose_adviser, to_advice
from hanabi.server.archive.bounded_lock import BoundedLock
from hanabi.server.archive.cache import AsyncCache
from hanabi.server.archive.games import ArchivedGame, load_finished_game
from hanabi.server.archive.snapshots import compress
from hanabi.server.storage.store import Store
from hanabi.server.workers.advice import replay_advice_request
from hanabi.server.workers.pool import BotPool

CACHE_SIZE = 500
"""How many answers are cached; each takes a few kilobytes."""
GAME_CACHE_SIZE = 50
"""How many finished games are cached."""
MOST_WAITING = 5
"""How many callers may wait for a review, and for advice."""
AdviceKey: TypeAlias = tuple[str, int, str]
"""A game, a moment of it, and the bot that is asked."""


class ActionRemark(Struct):
    """A remark on an action; the client puts it into words."""

    code: str
    seat: int
    details: dict[str, str | int | bool]
    """The variables of its sentence; `to` is a seat."""
    cost: int
    """By how many points it lowered the best score still possible."""


class ReviewedAction(Struct):
    """Where an action left the game, and the remarks on it; the first one is the deal."""

    turn: int
    """Counted from 1; 0 for the deal."""
    seat: int
    points: int
    best: int
    """The best score still possible, by cards, by turns and, in the last round, by hands."""
    remarks: tuple[ActionRemark, ...]


class GameReview(Struct):
    """The review of a finished game, action by action."""

    game: str
    score: int
    best: int
    """The best score of its rules."""
    verdict: str
    """A code for how the game ended."""
    possible: int
    """The best score that was still possible before the last action."""
    lost: dict[str, int]
    """How many points were lost, by cause."""
    actions: tuple[ReviewedAction, ...]
    """One for each moment of the game, the deal included."""


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


def to_game_review(game: str, found: ReviewedGame) -> GameReview:
    """Convert a review to the form that is sent."""
    verdict, actions = found.verdict, tuple(_action(step) for step in found.steps)
    in_short = (verdict.score, verdict.best, verdict.code, verdict.possible, dict(verdict.lost))
    return GameReview(game, *in_short, actions)


def _action(step: ReviewStep) -> ReviewedAction:
    return ReviewedAction(step.turn, step.seat, step.points, step.best, tuple(_remarks(step)))


def _remarks(step: ReviewStep) -> Iterator[ActionRemark]:
    for mark in step.marks:
        yield ActionRemark(mark.code, mark.seat, dict(mark.details), mark.cost)
