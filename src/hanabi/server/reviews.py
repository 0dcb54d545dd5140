"""Reviews of finished games: what was still possible after every action, what cost points, and advice."""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from hanabi.coach import Review, Step, review
from hanabi.server.advice import adviser, question_about, worded
from hanabi.server.films import compressed
from hanabi.server.games import Finished, finished
from hanabi.server.kept import Kept
from hanabi.server.line import Line
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool

MOST_KEPT = 500
"""How many answers are cached; each takes a few kilobytes."""
MOST_GAMES = 50
"""How many finished games are cached."""
MOST_WAITING = 5
"""How many callers may wait for a review, and for advice."""
Asked: TypeAlias = tuple[str, int, str]
"""A game, a moment of it, and the bot that is asked."""


class Remark(Struct, frozen=True):
    """A remark on an action; the client puts it into words."""

    code: str
    seat: int
    details: dict[str, str | int | bool]
    """The variables of its sentence; `to` is a seat."""
    cost: int
    """By how many points it lowered the best score still possible."""


class ReviewedAction(Struct, frozen=True):
    """Where an action left the game, and the remarks on it; the first one is the deal."""

    turn: int
    """Counted from 1; 0 for the deal."""
    seat: int
    points: int
    best: int
    """The best score still possible, by cards, by turns and, in the last round, by hands."""
    remarks: tuple[Remark, ...]


class GameReview(Struct, frozen=True):
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
        self._reviews: Kept[str, bytes] = Kept(self._reviewed, MOST_KEPT)
        self._advice: Kept[Asked, bytes] = Kept(self._advised, MOST_KEPT)
        # Whoever asks about one moment of a game soon asks about another.
        self._games: Kept[str, Finished] = Kept(partial(finished, store), MOST_GAMES)
        self._reviewing, self._asking = Line(MOST_WAITING), Line(MOST_WAITING)

    async def show(self, game: str) -> bytes:
        """Return the review of a game."""
        return await self._reviews.get(game)

    async def advice(self, game: str, seq: int, bot: str | None) -> bytes:
        """Return what a bot would have done at a moment of a game, in the seat that was to move."""
        seated = [seat.bot for seat in await self._store.seats(game)]
        return await self._advice.get((game, seq, adviser(bot, seated)))

    def clear(self) -> None:
        """Drop everything: an operator erased a player or a game."""
        for cache in (self._reviews, self._advice, self._games):
            cache.clear()

    async def _reviewed(self, game: str) -> bytes:
        async with self._reviewing.turn():
            over = await self._games.get(game)
            # This may take half a second, during which everybody else would wait.
            return await asyncio.to_thread(lambda: compressed(told(game, review(over.replay))))

    async def _advised(self, asked: Asked) -> bytes:
        game, seq, bot = asked
        async with self._asking.turn():
            over = await self._games.get(game)
            request, view = await asyncio.to_thread(question_about, over.replay, game, seq, bot)
            return compressed(worded(game, seq, bot, view, await self._bots.advise(request)))


def told(game: str, found: Review) -> GameReview:
    """Convert a review to the form that is sent."""
    verdict, actions = found.verdict, tuple(_action(step) for step in found.steps)
    in_short = (verdict.score, verdict.best, verdict.code, verdict.possible, dict(verdict.lost))
    return GameReview(game, *in_short, actions)


def _action(step: Step) -> ReviewedAction:
    return ReviewedAction(step.turn, step.seat, step.points, step.best, tuple(_remarks(step)))


def _remarks(step: Step) -> Iterator[Remark]:
    for mark in step.marks:
        yield Remark(mark.code, mark.seat, dict(mark.details), mark.cost)
