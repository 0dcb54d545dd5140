"""Whether the database accepts writes: tried once a second at most, however many ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable

FRESH_SECONDS = 1.0
"""How long the result of an attempt is reused."""


class Readiness:
    """The last attempt to use the database, shared by all callers."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt = attempt
        self._last: asyncio.Future[None] | None = None
        self._began = 0.0

    async def check(self) -> None:
        """Raise what the last attempt raised, if it failed."""
        if self._last is None or (self._last.done() and time.monotonic() - self._began >= FRESH_SECONDS):
            self._last, self._began = asyncio.ensure_future(self._try()), time.monotonic()
        # Others may wait for it too, so a caller that is cancelled must not cancel it.
        await asyncio.shield(self._last)

    async def _try(self) -> None:
        await self._attempt()
