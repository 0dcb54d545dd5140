"""Bots in seats, as rooms see them: a turn goes in, a choice comes out, whatever happens to a worker."""

import asyncio
import os
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias
from zlib import crc32

import structlog

from hanabi.bots import Beginner, Bot, Choice, RandomBot
from hanabi.bots.kinds import kind
from hanabi.codec import Malformed, decode
from hanabi.server.workers.opinions import Opinions, opinions
from hanabi.server.workers.requests import BotRequest, request_text
from hanabi.table import SeatedPlayer
from hanabi.workers import count_cores
from hanabi.workers.async_worker import AsyncWorker, start_worker
from hanabi.workers.failures import where_failed
from hanabi.workers.frames import RequestFailed, WorkerLost

MODULE = "hanabi.server.workers.bot_worker"
CACHES = ("HANABI_CACHE", "XDG_CACHE_HOME")
PASSED_ON = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", *CACHES)
"""What of the server's environment a worker gets; the rest holds secrets or does not concern it."""
MEMORY = 2**30
"""How many bytes a worker may use."""
LARGEST_REPLY = 64 * 1024
"""What a worker may say at once, in bytes; more than that is not an answer."""
MOST_TRIES = 2
"""A request that has cost so many workers their lives is not sent again."""
PATIENCE = 1.0
"""How long a worker may think at least: one asked just before the deadline is not to blame for the queue."""
LONG = 60.0
"""A request that may take more seconds is a long one."""
LONGEST_PAUSE = 10.0
"""The longest pause between attempts to start a worker that does not start."""

Answer: TypeAlias = Choice | Opinions

log = structlog.get_logger()


@dataclass(slots=True, eq=False)
class Turn:
    """A request on its way; None for an answer means that nobody will answer."""

    request: BotRequest
    due: float
    answer: asyncio.Future[Answer | None]
    tries: int = 0

    @property
    def home(self) -> int:
        """The number of the worker that remembers this seat, counted round."""
        return crc32(f"{self.request.game}/{self.request.seat}".encode())

    @property
    def long(self) -> bool:
        """Whether others would give up before a worker that is asked this has answered."""
        return self.request.deadline > LONG

    def settle(self, answer: Answer | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class BotPool:
    """The bots of a server process; the numbers are for its metrics."""

    def __init__(self, extra: Mapping[str, str] = MappingProxyType({}), memory: int = MEMORY) -> None:
        self.restarts = 0
        """Workers replaced."""
        self.crashed = 0
        """Workers that ended, or talked nonsense, by themselves."""
        self.late = 0
        """Requests not answered in time."""
        self.failed = 0
        """Requests whose bot raised or broke the rules."""
        self.fallbacks = 0
        """Requests the stand-in answered."""
        self._extra = extra
        self._arguments = (f"--memory={memory}", *(f"--bot={name}={path}" for name, path in extra.items()))
        self._line: deque[Turn] = deque()
        self._idle: dict[int, asyncio.Future[Turn]] = {}
        self._slots: list[asyncio.Task[None]] = []
        self._workers: dict[int, AsyncWorker] = {}

    @property
    def waiting(self) -> int:
        """Requests no worker has begun yet."""
        return len(self._line)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are ready."""
        return tuple(worker.pid for worker in self._workers.values())

    async def start(self, workers: int | None = None) -> None:
        """Begin to start so many workers; requests wait for the first of them."""
        slots = default_workers() if workers is None else workers
        self._slots = [asyncio.create_task(self._keep(slot)) for slot in range(slots)]

    async def close(self) -> None:
        """End every worker; what they have not answered, and what comes later, is the stand-in's."""
        slots, self._slots = self._slots, []
        self._idle.clear()
        for task in slots:
            task.cancel()
        await asyncio.gather(*slots, return_exceptions=True)
        while self._line:
            self._line.popleft().settle(None)

    async def choose(self, request: BotRequest) -> Choice:
        """What the bot does in its turn, or a beginner in its place; only an unknown bot is refused."""
        return await self.ask(request) or await self.stand_in(request)

    async def ask(self, request: BotRequest) -> Choice | None:
        """What the bot does in its turn; None where it gives no answer in time. An unknown bot is refused."""
        if request.bot not in self._extra:
            kind(request.bot)
        choice = await self._answer(request) if self._slots else None
        return choice if isinstance(choice, Choice) else None

    async def advise(self, request: BotRequest) -> Opinions | None:
        """What bots think of a seat's turn; None where no answer comes in time, for nobody stands in here."""
        if not self._slots:
            return await asyncio.to_thread(_opinions, request)
        answer = await self._answer(replace(request, advice=True))
        return answer if isinstance(answer, Opinions) else None

    async def stand_in(self, request: BotRequest) -> Choice:
        """What a beginner does there, thinking in a thread of this process."""
        self.fallbacks += 1
        return await asyncio.to_thread(_stand_in, request)

    async def _answer(self, request: BotRequest) -> Answer | None:
        loop = asyncio.get_running_loop()
        turn = Turn(request, loop.time() + request.deadline, loop.create_future())
        self._line.append(turn)
        self._dispatch()
        try:
            async with asyncio.timeout_at(turn.due):
                return await turn.answer
        except TimeoutError:
            self.late += 1
            log.warning("bot-late", bot=request.bot, game=request.game, seat=request.seat)
            return None
        finally:
            with suppress(ValueError):
                self._line.remove(turn)

    def _dispatch(self) -> None:
        """Give waiting turns to idle workers, advice last."""
        for turn in sorted(self._line, key=lambda turn: turn.request.advice):
            if turn.answer.done():
                self._line.remove(turn)
            elif (slot := self._free_slot(turn)) is not None:
                self._line.remove(turn)
                self._idle.pop(slot).set_result(turn)

    def _free_slot(self, turn: Turn) -> int | None:
        """An idle worker for a turn, its own if possible; of several the first is kept for short ones."""
        slots = range(1 if turn.long and len(self._slots) > 1 else 0, len(self._slots))
        home = slots[turn.home % len(slots)]
        return home if home in self._idle else next((slot for slot in self._idle if slot in slots), None)

    async def _keep(self, slot: int) -> None:
        """Keep a worker in this slot; one that starts is replaced at once when it is lost."""
        failures = 0
        while True:
            try:
                await self._run_worker(slot)
                failures = 0
            except Exception as error:  # noqa: BLE001
                # Whatever it was, later turns need a worker.
                failures += 1
                log.error("worker-failed", error=where_failed(error))
            self.restarts += 1
            await asyncio.sleep(min(failures / 2, LONGEST_PAUSE))

    async def _run_worker(self, slot: int) -> None:
        """Give turns to a new worker until it is lost."""
        start = start_worker(MODULE, *self._arguments, largest=LARGEST_REPLY, env=_environment())
        async with start as worker:
            self._workers[slot] = worker
            try:
                while (turn := await self._next(slot, worker)) and await self._ask(worker, turn):
                    pass
            finally:
                del self._workers[slot]

    async def _next(self, slot: int, worker: AsyncWorker) -> Turn | None:
        """The next turn for a worker, or None when it ended while it had nothing to do."""
        offer: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()
        self._idle[slot] = offer
        self._dispatch()
        await asyncio.wait((offer, worker.gone), return_when=asyncio.FIRST_COMPLETED)
        if offer.done():
            return offer.result()
        del self._idle[slot]
        self._count_crash(worker)
        return None

    async def _ask(self, worker: AsyncWorker, turn: Turn) -> bool:
        """Have a worker answer a turn; whether it can be asked again."""
        turn.tries += 1
        now = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout_at(max(turn.due, now + PATIENCE)):
                await self._exchange(worker, turn, max(turn.due - now, 0.0))
        except TimeoutError:
            # Whoever asked knows already: the deadline is theirs too.
            log.warning("worker-stuck", worker=worker.pid, bot=turn.request.bot)
            return False
        except (WorkerLost, Malformed):
            self._count_crash(worker)
            self._try_again(turn)
            return False
        except RequestFailed as error:
            self._count_failure(turn, str(error))
        except BaseException:
            turn.settle(None)
            raise
        return True

    async def _exchange(self, worker: AsyncWorker, turn: Turn, left: float) -> None:
        request = turn.request
        reply = await worker.ask(request.handler, request_text(request, left))
        turn.settle(decode(Opinions, reply) if request.advice else decode(Choice, reply))

    def _try_again(self, turn: Turn) -> None:
        if turn.tries < MOST_TRIES:
            self._line.appendleft(turn)
            self._dispatch()
        else:
            turn.settle(None)

    def _count_crash(self, worker: AsyncWorker) -> None:
        self.crashed += 1
        log.warning("worker-lost", worker=worker.pid)

    def _count_failure(self, turn: Turn, error: str) -> None:
        self.failed += 1
        request = turn.request
        log.warning("bot-failed", bot=request.bot, game=request.game, seat=request.seat, error=error)
        turn.settle(None)


def default_workers() -> int:
    """One for every two cores, but two at least: a bot that takes long must not be in everybody's way."""
    return max(2, count_cores() // 2)


def _environment() -> dict[str, str]:
    """A fixed hash seed lets a bot that replaces another go through its sets in the same order."""
    passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return {**passed, "PYTHONHASHSEED": "0"}


def _opinions(request: BotRequest) -> Opinions | None:
    table = (request.players, request.first, request.seat, request.seed)
    try:
        return opinions(request.bot, request.rules, *table, request.events, request.deadline)
    except Exception as error:  # noqa: BLE001
        log.warning("advice-failed", bot=request.bot, error=where_failed(error))
        return None


def _stand_in(request: BotRequest) -> Choice:
    """A beginner's choice; were even that to fail, any legal action keeps the game going."""
    try:
        return _choice(Beginner(), request)
    except Exception as error:  # noqa: BLE001
        log.error("stand-in-failed", game=request.game, seat=request.seat, error=where_failed(error))
        return _choice(RandomBot(), request)


def _choice(player: Bot, request: BotRequest) -> Choice:
    seated = SeatedPlayer(player, request.rules, request.players, request.first, request.seat, request.seed)
    seated.hear(request.events)
    return seated.choose()
