"""A worker process as the server sees it: it is asked, it answers, or it is lost."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from hanabi.codec import Json
from hanabi.server.seats.frames import LENGTH, framed

COMMAND = (sys.executable, "-P", "-m", "hanabi.server.seats.worker")
CACHES = ("HANABI_CACHE", "XDG_CACHE_HOME")
PASSED_ON = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", *CACHES)
"""What of the server's environment a worker gets; the rest holds secrets or does not concern it."""
LARGEST_ANSWER = 64 * 1024
"""What a worker may say at once; more than that is not an answer."""
START_LIMIT = 30.0
STOP_LIMIT = 2.0
LOST = (EOFError, OSError, ValueError, RuntimeError)
"""What asking a worker raises when it is gone (on uvloop a RuntimeError) or no longer makes sense."""


class Worker:
    """A process that answers one request at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions, self._answers = process.stdin, process.stdout
        self.gone = asyncio.create_task(process.wait())
        """Done when the process has ended."""

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ready(self) -> None:
        """Wait until it has started."""
        async with asyncio.timeout(START_LIMIT):
            answer = await self._hear()
        if answer != {"ready": self.pid}:
            raise ValueError("no-worker")

    async def ask(self, text: str) -> Json:
        """Its answer, however long it takes; one of `LOST` when there will be none."""
        self._questions.write(framed(text))
        await self._questions.drain()
        return await self._hear()

    async def stop(self) -> None:
        """End it and all it started, and wait until it is gone."""
        self._kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_LIMIT):
                await self._process.communicate()
        self.gone.cancel()

    async def _hear(self) -> Json:
        size = int.from_bytes(await self._answers.readexactly(LENGTH), "big")
        if size > LARGEST_ANSWER:
            raise ValueError("no-answer")
        answer: Json = json.loads(await self._answers.readexactly(size))
        return answer

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
            return
        # The worker leads a process group of its own, which may outlive it.
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)


@asynccontextmanager
async def hired(arguments: Sequence[str]) -> AsyncIterator[Worker]:
    """A worker that is ready, ended when it is no longer needed; one of `LOST` when it does not start."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND, *arguments, stdin=PIPE, stdout=PIPE, env=_environment(), start_new_session=True
    )
    worker = Worker(process)
    try:
        await worker.ready()
        yield worker
    finally:
        await worker.stop()


def _environment() -> dict[str, str]:
    """A fixed hash seed lets a bot that replaces another go through its sets in the same order."""
    passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return {**passed, "PYTHONHASHSEED": "0"}
