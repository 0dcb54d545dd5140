"""Whether the database takes what it is given: tried once a second, however many ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable

FRESH_SECONDS = 1.0
"""How long an attempt is an answer."""


class Readiness:
    """The last attempt to use the database, shared by all who ask."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt = attempt
        self._last: asyncio.Future[None] | None = None
        self._began = 0.0

    async def check(self) -> None:
        """Raise what the attempt raised, if it failed."""
        if self._last is None or (self._last.done() and time.monotonic() - self._began >= FRESH_SECONDS):
            self._last, self._began = asyncio.ensure_future(self._try()), time.monotonic()
        await asyncio.shield(self._last)

    async def _try(self) -> None:
        await self._attempt()
