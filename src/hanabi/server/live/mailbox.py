"""A mailbox: jobs wait in a queue and run one at a time, in order, strangers' jobs after all others."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Job: TypeAlias = Callable[[], Awaitable[None]]


async def do_nothing() -> None:
    """Do nothing: posted to have `settle` run."""


class Mailbox:
    """Jobs and the task that runs them; if one fails, the next is run all the same."""

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()
        self._strangers: deque[Job] = deque()
        self._posted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._at_work = False
        self.closed = False

    @property
    def busy(self) -> bool:
        """Whether a job is waiting or running."""
        return self._at_work or bool(self._jobs or self._strangers)

    @property
    def strangers_waiting(self) -> int:
        return len(self._strangers)

    def start(self, failed: Callable[[Exception], None], settle: Job = do_nothing) -> None:
        """Start running jobs: `settle` runs after every job that succeeds, `failed` gets every exception.

        Only the task refers to these two, so that no cycle is left once it has ended.
        """
        self._task = asyncio.create_task(self._work(failed, settle))

    def post(self, job: Job, stranger: bool = False) -> None:
        """Add a job to the queue; a stranger's waits until there is no other. After `close` it is dropped."""
        if not self.closed:
            (self._strangers if stranger else self._jobs).append(job)
            self._posted.set()

    async def close(self) -> None:
        """Wait until everything in the queue is done; later jobs are dropped."""
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
            del job  # or the job and what it refers to would live until the next one comes
            await asyncio.sleep(0)  # however long the queue is, other rooms run between two jobs

    async def _next(self) -> Job | None:
        """Return the next job; None once the mailbox is closed and empty."""
        while not (self._jobs or self._strangers or self.closed):
            self._posted.clear()
            await self._posted.wait()
        line = self._jobs or self._strangers
        return line.popleft() if line else None
