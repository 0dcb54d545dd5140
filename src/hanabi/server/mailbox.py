"""One thing at a time: jobs wait in line and are done in the order they came, strangers' after all others."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Job: TypeAlias = Callable[[], Awaitable[None]]


async def nothing() -> None:
    """A job that only has its room settle what may be due."""


class Mailbox:
    """Jobs, and the task that does them; whatever goes wrong with one, the next is done."""

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()
        self._strangers: deque[Job] = deque()
        self._posted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._at_work = False
        self.closed = False

    @property
    def busy(self) -> bool:
        """Whether a job waits or is being done."""
        return self._at_work or bool(self._jobs or self._strangers)

    @property
    def strangers_waiting(self) -> int:
        return len(self._strangers)

    def start(self, failed: Callable[[Exception], None], settle: Job = nothing) -> None:
        """Begin to work: `settle` runs after every job that succeeds, `failed` is told of every exception.

        Only the task refers to them, so that there is no cycle once it has ended.
        """
        self._task = asyncio.create_task(self._work(failed, settle))

    def post(self, job: Job, stranger: bool = False) -> None:
        """Put a job in line; a stranger's waits until no other job does. After `close` it is dropped."""
        if not self.closed:
            (self._strangers if stranger else self._jobs).append(job)
            self._posted.set()

    async def close(self) -> None:
        """Return when everything that is in line has been done; whatever comes later is not."""
        self.closed = True
        self._posted.set()
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self, failed: Callable[[Exception], None], settle: Job) -> None:
        while job := await self._next():
            self._at_work = True
            try:
                await job()
                await settle()
            except Exception as error:  # noqa: BLE001
                failed(error)
            finally:
                self._at_work = False
            del job  # or what it refers to would be kept until the next one comes
            await asyncio.sleep(0)  # however many jobs wait here, other rooms go on between two of them

    async def _next(self) -> Job | None:
        """The next job; None when the mailbox is closed and empty."""
        while not (self._jobs or self._strangers or self.closed):
            self._posted.clear()
            await self._posted.wait()
        line = self._jobs or self._strangers
        return line.popleft() if line else None
