"""One thing at a time: jobs wait in line and are done in the order they came."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Job: TypeAlias = Callable[[], Awaitable[None]]


class Mailbox:
    """Jobs, and the task that does them; whatever goes wrong with one, the next is done."""

    def __init__(self) -> None:
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._at_work = False
        self.closed = False

    @property
    def busy(self) -> bool:
        """Whether a job waits or is being done."""
        return self._at_work or not self._jobs.empty()

    def start(self, failed: Callable[[Exception], None]) -> None:
        """Begin to work; `failed` is told of every exception. Only the task refers to it: no cycle."""
        self._task = asyncio.create_task(self._work(failed))

    def post(self, job: Job) -> None:
        """Add a job to the queue; after `close` it is dropped, since nobody would do it."""
        if not self.closed:
            self._jobs.put_nowait(job)

    async def close(self) -> None:
        """Return when everything that is in line has been done; whatever comes later is not."""
        self.closed = True
        self._jobs.put_nowait(None)
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self, failed: Callable[[Exception], None]) -> None:
        while (job := await self._jobs.get()) is not None:
            self._at_work = True
            try:
                await job()
            except Exception as error:  # noqa: BLE001
                failed(error)
            finally:
                self._at_work = False
            del job  # or what it refers to would be kept until the next one comes
