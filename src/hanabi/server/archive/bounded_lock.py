"""A lock with a short queue, for work that takes long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hanabi.server.errors import ServerError


class BoundedLock:
    """One caller at a time holds it, a few wait, and any more are refused as `too-busy`."""

    def __init__(self, most: int) -> None:
        self._most, self._waiting = most, 0
        self._free = asyncio.Lock()

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Wait for the lock and hold it."""
        if self._free.locked() and self._waiting >= self._most:
            raise ServerError("too-busy")
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._free.release()
