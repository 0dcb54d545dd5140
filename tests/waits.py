"""Waits that end on an event. They give up late, since a busy machine must not fail a test."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

WAIT_LIMIT = 120.0
"""Seconds after which a wait gives up: nothing that is going to happen takes that long."""


def wait_until(happened: Callable[[], Any], what: str, pause: float = 0.02) -> None:
    """Return once `happened()` is true; fail with `what` after WAIT_LIMIT."""
    deadline = time.monotonic() + WAIT_LIMIT
    while not happened():
        assert time.monotonic() < deadline, f"waited {WAIT_LIMIT:.0f} s in vain: {what}"
        time.sleep(pause)


async def until(happened: Callable[[], Any], what: str = "an event", pause: float = 0.01) -> None:
    """`wait_until` for asynchronous tests: the event loop goes on meanwhile."""
    deadline = time.monotonic() + WAIT_LIMIT
    while not happened():
        assert time.monotonic() < deadline, f"waited {WAIT_LIMIT:.0f} s in vain: {what}"
        await asyncio.sleep(pause)
