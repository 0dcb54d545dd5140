"""A worker as an event loop of its owner sees it: it is asked and replies, or it is lost."""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from hanabi.codec import Json
from hanabi.workers.frames import LENGTH, pack_request, read_reply, report_loss
from hanabi.workers.processes import PYTHON, kill_group

START_LIMIT = 30.0
STOP_LIMIT = 2.0
"""How many seconds a worker may take to start, and to be gone once it is killed."""


class AsyncWorker:
    """A process that answers one request at a time."""

    def __init__(self, process: Process, largest: int) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._largest, self._number = process, largest, 0
        self._requests, self._replies = process.stdin, process.stdout
        self.gone = asyncio.create_task(process.wait())
        """Done when the process has ended."""

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ready(self) -> None:
        """Wait until it has started."""
        with report_loss():
            async with asyncio.timeout(START_LIMIT):
                read_reply(await self._receive(), 0)

    async def ask(self, name: str, body: str) -> Json:
        """The reply to a request, whose `body` is JSON already, however long it takes."""
        self._number += 1
        with report_loss():
            self._requests.write(pack_request(self._number, name, body))
            await self._requests.drain()
            return read_reply(await self._receive(), self._number)

    async def stop(self) -> None:
        """End it and all it started, and wait until it is gone."""
        kill_group(self.pid)
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_LIMIT):
                await self._process.communicate()
        self.gone.cancel()

    async def _receive(self) -> bytes:
        size = int.from_bytes(await self._replies.readexactly(LENGTH), "big")
        if size > self._largest:
            raise ValueError("no-frame")
        return await self._replies.readexactly(size)


@asynccontextmanager
async def start_worker(
    module: str, *words: str, largest: int, env: Mapping[str, str]
) -> AsyncIterator[AsyncWorker]:
    """Start `module` with `words`, wait until it is ready, and end it when it is no longer needed.

    A frame has `largest` bytes at the most, and `env` is all that the worker gets of an environment.
    """
    process = await asyncio.create_subprocess_exec(
        *PYTHON, module, *words, stdin=PIPE, stdout=PIPE, env=env, start_new_session=True
    )
    worker = AsyncWorker(process, largest)
    try:
        await worker.ready()
        yield worker
    finally:
        await worker.stop()
