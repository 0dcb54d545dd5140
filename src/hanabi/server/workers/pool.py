"""The pool of bot workers: a turn goes in, a choice comes out, whatever happens to a worker."""

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

from hanabi.bots import Bot, Choice, RandomBot
from hanabi.bots.conventions.players import Beginner
from hanabi.bots.registry import kind, kinds
from hanabi.codec import Malformed, decode
from hanabi.game import Action, Seat, players_refusal
from hanabi.room.game import RoomMatch
from hanabi.room.opinions import Opinions, opinions
from hanabi.room.plans import CLOCK_BOT, thinking_time
from hanabi.server.workers.requests import BotRequest, request_text, seat_request
from hanabi.table import SeatedPlayer
from hanabi.workers import count_cores
from hanabi.workers.async_worker import AsyncWorker, start_worker
from hanabi.workers.failures import describe_failure
from hanabi.workers.frames import RequestFailed, WorkerLost

BotMove: TypeAlias = tuple[Action, str]
"""An action and the bot that chose it."""

log = structlog.get_logger()

MODULE = "hanabi.server.workers.bot_worker"
CACHE_VARIABLES = ("HANABI_CACHE", "XDG_CACHE_HOME")
PASSED_VARIABLES = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", *CACHE_VARIABLES)
"""The environment variables a worker gets; the rest contain secrets or do not concern it."""
MEMORY_LIMIT = 2**30
"""How many bytes a worker may use."""
LARGEST_REPLY = 64 * 1024
"""The largest reply of a worker in bytes; anything larger is not an answer."""
MOST_WORKERS_TRIED = 2
"""A request that this many workers have died of is not sent again."""
SHORTEST_TIMEOUT = 1.0
"""The least time a worker gets: one asked just before the deadline is not to blame for the queue."""
LONG_SECONDS = 60.0
"""A request that may take longer than this is a long one."""
LONGEST_RESTART_DELAY = 10.0
"""The longest pause between attempts to start a worker that fails to start."""

Answer: TypeAlias = Choice | Opinions

log = structlog.get_logger()


@dataclass(slots=True, eq=False)
class PendingTurn:
    """A request on its way; an answer of None means that there will be none."""

    request: BotRequest
    due: float
    answer: asyncio.Future[Answer | None]
    tries: int = 0

    @property
    def home(self) -> int:
        """The number of the worker that remembers this seat, to be taken modulo the number of workers."""
        return crc32(f"{self.request.game}/{self.request.seat}".encode())

    @property
    def is_long(self) -> bool:
        """Whether other requests could time out while they wait behind this one."""
        return self.request.deadline > LONG_SECONDS

    def settle(self, answer: Answer | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class BotPool:
    """The bots of a server process; the counters are for its metrics."""

    def __init__(self, extra: Mapping[str, str] = MappingProxyType({}), memory: int = MEMORY_LIMIT) -> None:
        self.restarts = 0
        """Workers that were replaced."""
        self.crashed = 0
        """Workers that ended, or sent nonsense, by themselves."""
        self.late = 0
        """Requests that were not answered in time."""
        self.failed = 0
        """Requests whose bot raised or broke the rules."""
        self.fallbacks = 0
        """Requests that the stand-in answered."""
        self._extra = extra
        self._arguments = (f"--memory={memory}", *(f"--bot={name}={path}" for name, path in extra.items()))
        self._queue: deque[PendingTurn] = deque()
        self._idle: dict[int, asyncio.Future[PendingTurn]] = {}
        self._slots: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many requests no worker has begun yet."""
        return len(self._queue)

    async def start(self, workers: int | None = None) -> None:
        """Begin to start `workers` processes; requests wait for the first of them."""
        slots = default_workers() if workers is None else workers
        self._slots = [asyncio.create_task(self._keep_worker(slot)) for slot in range(slots)]

    async def close(self) -> None:
        """End every worker; unanswered and later requests are left to the stand-in."""
        slots, self._slots = self._slots, []
        self._idle.clear()
        for task in slots:
            task.cancel()
        await asyncio.gather(*slots, return_exceptions=True)
        while self._queue:
            self._queue.popleft().settle(None)

    async def ask(self, request: BotRequest) -> Choice | None:
        """Return what the bot does; None if it does not answer in time. Raise for an unknown bot."""
        if request.bot not in self._extra:
            kind(request.bot)
        choice = await self._answer(request) if self._slots else None
        return choice if isinstance(choice, Choice) else None

    async def advise(self, request: BotRequest) -> Opinions | None:
        """Return what bots think of a seat's turn; None if no answer comes in time, as nobody stands in."""
        if not self._slots:
            return await asyncio.to_thread(_opinions_in_thread, request)
        answer = await self._answer(replace(request, advice=True))
        return answer if isinstance(answer, Opinions) else None

    async def stand_in(self, request: BotRequest) -> Choice:
        """Return what a beginner does, thinking in a thread of this process."""
        self.fallbacks += 1
        return await asyncio.to_thread(_stand_in, request)

    async def _answer(self, request: BotRequest) -> Answer | None:
        loop = asyncio.get_running_loop()
        turn = PendingTurn(request, loop.time() + request.deadline, loop.create_future())
        self._queue.append(turn)
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
                self._queue.remove(turn)

    def _dispatch(self) -> None:
        """Give waiting turns to idle workers, advice last."""
        for turn in sorted(self._queue, key=lambda turn: turn.request.advice):
            if turn.answer.done():
                self._queue.remove(turn)
            elif (slot := self._free_slot(turn)) is not None:
                self._queue.remove(turn)
                self._idle.pop(slot).set_result(turn)

    def _free_slot(self, turn: PendingTurn) -> int | None:
        """Return an idle worker for a turn, its own if possible; the first of several gets no long turns."""
        slots = range(1 if turn.is_long and len(self._slots) > 1 else 0, len(self._slots))
        home = slots[turn.home % len(slots)]
        return home if home in self._idle else next((slot for slot in self._idle if slot in slots), None)

    async def _keep_worker(self, slot: int) -> None:
        """Keep a worker running in this slot; replace a lost one at once, but pause after failed starts."""
        failures = 0
        while True:
            try:
                await self._run_worker(slot)
                failures = 0
            except Exception as error:  # noqa: BLE001
                # Whatever it was, later turns need a worker.
                failures += 1
                log.error("worker-failed", error=describe_failure(error))
            self.restarts += 1
            await asyncio.sleep(min(failures / 2, LONGEST_RESTART_DELAY))

    async def _run_worker(self, slot: int) -> None:
        """Give turns to a new worker until it is lost."""
        start = start_worker(MODULE, *self._arguments, largest=LARGEST_REPLY, env=_environment())
        async with start as worker:
            while (turn := await self._next_turn(slot, worker)) and await self._ask_worker(worker, turn):
                pass

    async def _next_turn(self, slot: int, worker: AsyncWorker) -> PendingTurn | None:
        """Wait for the next turn; None if the worker ended while it had nothing to do."""
        offer: asyncio.Future[PendingTurn] = asyncio.get_running_loop().create_future()
        self._idle[slot] = offer
        self._dispatch()
        await asyncio.wait((offer, worker.gone), return_when=asyncio.FIRST_COMPLETED)
        if offer.done():
            return offer.result()
        del self._idle[slot]
        self._count_crash(worker)
        return None

    async def _ask_worker(self, worker: AsyncWorker, turn: PendingTurn) -> bool:
        """Have a worker answer a turn; return whether it can be asked again."""
        turn.tries += 1
        now = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout_at(max(turn.due, now + SHORTEST_TIMEOUT)):
                await self._exchange(worker, turn, max(turn.due - now, 0.0))
        except TimeoutError:
            # The caller has the same deadline and has given up already.
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

    async def _exchange(self, worker: AsyncWorker, turn: PendingTurn, left: float) -> None:
        request = turn.request
        reply = await worker.ask(request.handler, request_text(request, left))
        turn.settle(decode(Opinions, reply) if request.advice else decode(Choice, reply))

    def _try_again(self, turn: PendingTurn) -> None:
        if turn.tries < MOST_WORKERS_TRIED:
            self._queue.appendleft(turn)
            self._dispatch()
        else:
            turn.settle(None)

    def _count_crash(self, worker: AsyncWorker) -> None:
        self.crashed += 1
        log.warning("worker-lost", worker=worker.pid)

    def _count_failure(self, turn: PendingTurn, error: str) -> None:
        self.failed += 1
        request = turn.request
        log.warning("bot-failed", bot=request.bot, game=request.game, seat=request.seat, error=error)
        turn.settle(None)


def default_workers() -> int:
    """Return one for every two cores, but at least two, so that a slow bot does not block everybody."""
    return max(2, count_cores() // 2)


def _environment() -> dict[str, str]:
    """Return a worker's environment; a fixed hash seed makes replacements iterate sets in the same order.

    Workers share the cores: in each, NumPy would start a thread on every core.
    """
    passed = {name: os.environ[name] for name in PASSED_VARIABLES if name in os.environ}
    return {**passed, "PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1"}


def _opinions_in_thread(request: BotRequest) -> Opinions | None:
    table = (request.players, request.first, request.seat, request.seed)
    try:
        return opinions(request.bot, request.rules, *table, request.events, request.deadline)
    except Exception as error:  # noqa: BLE001
        log.warning("advice-failed", bot=request.bot, error=describe_failure(error))
        return None


def _stand_in(request: BotRequest) -> Choice:
    """Return a beginner's choice or, should even that fail, any legal action to keep the game going."""
    try:
        return _choice(Beginner(), request)
    except Exception as error:  # noqa: BLE001
        log.error("stand-in-failed", game=request.game, seat=request.seat, error=describe_failure(error))
        return _choice(RandomBot(), request)


def _choice(player: Bot, request: BotRequest) -> Choice:
    seated = SeatedPlayer(player, request.rules, request.players, request.first, request.seat, request.seed)
    seated.hear(request.events)
    return seated.choose()


def turn_request(match: RoomMatch, bot: str, seat: Seat, delay: float) -> BotRequest:
    """Build the request for a bot's turn; the bot of clocks is asked if `bot` is not installed."""
    return seat_request(match, bot if bot in kinds() else CLOCK_BOT, seat, thinking_time(bot, delay))


async def choose_action(bots: BotPool, match: RoomMatch, asked: BotRequest) -> BotMove:
    """Return what a bot does, and who chose it: a beginner if the bot is late, broken or breaks the rules."""
    choice = await bots.ask(asked)
    if choice is not None and _is_legal(match, choice.action, asked):
        return choice.action, asked.bot
    return (await bots.stand_in(asked)).action, CLOCK_BOT


def _is_legal(match: RoomMatch, action: Action, asked: BotRequest) -> bool:
    code = players_refusal(match.state.view(asked.seat), action)
    if code is not None:
        log.warning("bot-broke-rules", bot=asked.bot, code=code)
    return code is None
