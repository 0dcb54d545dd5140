"""Games whose seats are asked through worker processes."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hanabi.bots import Bot, Choice
from hanabi.game import Event, GameState, Seat, Shuffle, act, deal, shuffled
from hanabi.rules import ruleset
from hanabi.server.workers.pool import MEMORY_LIMIT, BotPool, PendingTurn
from hanabi.server.workers.requests import BotRequest
from hanabi.table import SeatedPlayer
from hanabi.workers.async_worker import AsyncWorker
from tests.server.bots.rogues import EXTRA
from tests.waits import until, wait_until

PATIENT = 60.0
"""A deadline that every bot meets."""


class WatchedPool(BotPool):
    """A pool whose workers are known, and in which a beginner stands in for a bot that does not answer."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._ready: dict[int, AsyncWorker] = {}

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are ready."""
        return tuple(worker.pid for worker in self._ready.values())

    async def choose(self, request: BotRequest) -> Choice:
        """What the bot does, or a beginner in its place."""
        return await self.ask(request) or await self.stand_in(request)

    async def _run_worker(self, slot: int) -> None:
        try:
            await super()._run_worker(slot)
        finally:
            self._ready.pop(slot, None)

    async def _next_turn(self, slot: int, worker: AsyncWorker) -> PendingTurn | None:
        self._ready[slot] = worker
        return await super()._next_turn(slot, worker)


class Game:
    """A game as a room holds it: the state, and all that happened."""

    def __init__(
        self, name: str, players: int, seed: int = 0, first: Seat = 0, shuffle: Shuffle | None = None
    ) -> None:
        rules = ruleset(name)
        self.name, self.seed, self.first = name, seed, first
        self.shuffle = shuffle or shuffled(rules, random.Random(seed))
        self.state, dealt = deal(rules, players, self.shuffle, first)
        self.events: list[Event] = [dealt]

    @property
    def over(self) -> bool:
        return self.state.board.over

    def request(self, bot: str = "beginner", deadline: float = PATIENT) -> BotRequest:
        """What the seat to move is asked."""
        board = self.state.board
        seen = tuple(event.seen_by(board.seat) for event in self.events)
        table = (board.rules, board.players, self.first, board.seat, self.seed)
        return BotRequest(f"{self.name}/{self.seed}", bot, *table, seen, deadline)

    def take(self, choice: Choice) -> None:
        self.state, events = act(self.state, choice.action, self.state.board.seat)
        self.events.extend(events)

    async def play(self, bots: WatchedPool, bot: str, turns: int = 1000) -> GameState:
        """Play on with the same bot in every seat, to the end if there are turns enough."""
        while turns and not self.over:
            self.take(await bots.choose(self.request(bot)))
            turns -= 1
        return self.state


def in_process(request: BotRequest, bot: Bot) -> Choice:
    """What a bot in this process answers."""
    seated = SeatedPlayer(bot, request.rules, request.players, request.first, request.seat, request.seed)
    seated.hear(request.events)
    return seated.choose(request.deadline)


@asynccontextmanager
async def opened(workers: int = 1, memory: int = MEMORY_LIMIT) -> AsyncIterator[WatchedPool]:
    """A pool of ready workers that also know the rogue bots."""
    bots = WatchedPool(EXTRA, memory)
    await bots.start(workers)
    try:
        await until(lambda: len(bots.pids) == workers)
        yield bots
    finally:
        await bots.close()


def lives(pid: int) -> bool:
    """Whether a process runs; a dead one may still wait for its parent to notice."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rsplit(")", 1)[1].split()[0] not in "ZX"


def wait_until_gone(pid: int) -> None:
    wait_until(lambda: not lives(pid), f"the end of process {pid}")
