"""Read lines from standard input without blocking the event loop."""

import asyncio
import os
import threading
from collections.abc import Iterator

CHUNK = 4096


class LineReader:
    """Typed or piped lines, read one at a time and only on request.

    The thread reads from the file descriptor: one that waits in `sys.stdin` would hold its lock when the
    program ends.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._wanted = threading.Semaphore(0)
        self._found: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._requested = False
        threading.Thread(target=self._read, daemon=True).start()

    async def read_line(self) -> str | None:
        """The next line, or None at the end; cancelling the call loses no line."""
        if not self._requested:
            self._requested = True
            self._wanted.release()
        line = await self._found.get()
        self._requested = False
        return line

    def _read(self) -> None:
        lines = _lines(self._descriptor)
        while True:
            self._wanted.acquire()
            line = next(lines, None)
            if self._loop.is_closed():
                return
            self._loop.call_soon_threadsafe(self._found.put_nowait, line)


def _lines(descriptor: int) -> Iterator[str]:
    """Yield the lines of a file as they arrive."""
    rest = b""
    while data := _read_chunk(descriptor):
        *whole, rest = (rest + data).split(b"\n")
        yield from (line.decode(errors="replace") for line in whole)
    if rest:
        yield rest.decode(errors="replace")


def _read_chunk(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, CHUNK)
    except OSError:
        return b""
