"""Work on finished games, which never change: made once for all who ask, and not for too many at once."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from hanabi.server.errors import ServerError

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class AsyncCache(Generic[K, V]):
    """Caches answers by key; each is made once for all who wait, and the least recently used go first."""

    def __init__(self, make: Callable[[K], Awaitable[V]], most: int) -> None:
        self._make, self._most = make, most
        self._tasks: OrderedDict[K, asyncio.Task[V]] = OrderedDict()

    async def get(self, wanted: K) -> V:
        """Return the answer, or raise why there is none; failures are not cached."""
        if wanted not in self._tasks:
            self._tasks[wanted] = asyncio.ensure_future(self._run_make(wanted))
            self._tasks[wanted].add_done_callback(lambda task: self._forget_failure(wanted, task))
        self._tasks.move_to_end(wanted)
        while len(self._tasks) > self._most:
            self._tasks.popitem(last=False)
        # Others may wait for it too, so a caller that is cancelled must not cancel it.
        return await asyncio.shield(self._tasks[wanted])

    def clear(self) -> None:
        """Drop all answers."""
        self._tasks.clear()

    async def _run_make(self, wanted: K) -> V:
        return await self._make(wanted)

    def _forget_failure(self, wanted: K, task: asyncio.Task[V]) -> None:
        if (task.cancelled() or task.exception()) and self._tasks.get(wanted) is task:
            del self._tasks[wanted]


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
