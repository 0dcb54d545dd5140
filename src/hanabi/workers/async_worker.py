"""The handle of a worker process for event loops."""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from hanabi.codec import Json
from hanabi.workers.frames import LENGTH_BYTES, pack_request, read_reply, report_loss
from hanabi.workers.processes import PYTHON, kill_group

START_TIMEOUT = 30.0
STOP_TIMEOUT = 2.0
"""Seconds that a worker may take to start, and to be gone after it was killed."""


class AsyncWorker:
    """A worker process, which answers one request at a time."""

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

    async def wait_until_ready(self) -> None:
        """Wait until it has started; raise `WorkerLost` if it does not in time."""
        with report_loss():
            async with asyncio.timeout(START_TIMEOUT):
                read_reply(await self._receive(), 0)

    async def ask(self, name: str, body: str) -> Json:
        """Send a request, whose `body` is already JSON, and wait for the reply without a time limit."""
        self._number += 1
        with report_loss():
            self._requests.write(pack_request(self._number, name, body))
            await self._requests.drain()
            return read_reply(await self._receive(), self._number)

    async def stop(self) -> None:
        """Kill it and everything it started, and wait until it is gone."""
        kill_group(self.pid)
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_TIMEOUT):
                await self._process.communicate()
        self.gone.cancel()

    async def _receive(self) -> bytes:
        size = int.from_bytes(await self._replies.readexactly(LENGTH_BYTES), "big")
        if size > self._largest:
            raise ValueError("no-frame")
        return await self._replies.readexactly(size)


@asynccontextmanager
async def start_worker(
    module: str, *words: str, largest: int, env: Mapping[str, str]
) -> AsyncIterator[AsyncWorker]:
    """Start `module` with the arguments `words`, wait until it is ready, and stop it in the end.

    Frames may have up to `largest` bytes, and `env` is the worker's whole environment.
    """
    process = await asyncio.create_subprocess_exec(
        *PYTHON, module, *words, stdin=PIPE, stdout=PIPE, env=env, start_new_session=True
    )
    worker = AsyncWorker(process, largest)
    try:
        await worker.wait_until_ready()
        yield worker
    finally:
        await worker.stop()
