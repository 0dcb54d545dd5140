"""A server finds out once in a while whether it is ready, not for each request."""

import asyncio
from unittest.mock import AsyncMock, patch

import pytest

from hanabi.server.errors import StorageError
from hanabi.server.monitoring.readiness import FRESH_SECONDS, Readiness

pytestmark = pytest.mark.anyio


async def test_many_who_ask_cause_one_attempt() -> None:
    attempt = AsyncMock()
    readiness = Readiness(attempt)
    for _ in range(10):
        await asyncio.gather(*(readiness.check() for _ in range(10)))
    assert attempt.call_count == 1


async def test_an_attempt_is_an_answer_for_a_while_and_then_made_again() -> None:
    readiness = Readiness(AsyncMock(side_effect=(StorageError("storage-unavailable"), None)))
    with patch("hanabi.server.monitoring.readiness.time.monotonic") as now:
        for moment in (100.0, 100.0 + FRESH_SECONDS / 2):
            now.return_value = moment
            with pytest.raises(StorageError):
                await readiness.check()
        now.return_value = 100.0 + FRESH_SECONDS
        await readiness.check()
