"""What is told of finished games, kept once it is made: nothing changes in them any more."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Answers by what was asked, each made once however many ask; those long not asked for go first."""

    def __init__(self, make: Callable[[K], Awaitable[V]], most: int) -> None:
        self._make, self._most = make, most
        self._kept: OrderedDict[K, asyncio.Task[V]] = OrderedDict()

    async def get(self, wanted: K) -> V:
        """The answer, or why there is none; that is not kept."""
        if wanted not in self._kept:
            self._kept[wanted] = asyncio.ensure_future(self._made(wanted))
            self._kept[wanted].add_done_callback(lambda task: self._forget_failure(wanted, task))
        self._kept.move_to_end(wanted)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return await asyncio.shield(self._kept[wanted])

    def clear(self) -> None:
        """Make every answer again that is asked for from now on."""
        self._kept.clear()

    async def _made(self, wanted: K) -> V:
        return await self._make(wanted)

    def _forget_failure(self, wanted: K, task: asyncio.Task[V]) -> None:
        if (task.cancelled() or task.exception()) and self._kept.get(wanted) is task:
            del self._kept[wanted]
