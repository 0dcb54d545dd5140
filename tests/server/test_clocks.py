"""Turn clocks always fire, also where the event loop wakes a moment early, as uvloop does."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from hanabi.wire.messages import Happened
from hanabi.wire.terms import Clock, Expiry
from tests.server.parlour import Parlour, parlour
from tests.server.test_rooms import let_run_out, started

pytestmark = pytest.mark.anyio

EARLY = 0.0007
"""By how many seconds uvloop was seen to wake early."""
EXPIRIES = 20


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


@pytest.fixture
def early_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every sleep end early."""
    sleep = asyncio.sleep

    async def wake_early(delay: float) -> None:
        await sleep(max(0.0, delay - EARLY))

    monkeypatch.setattr(asyncio, "sleep", wake_early)


@pytest.mark.usefixtures("early_sleep")
async def test_a_clock_fires_where_the_loop_wakes_early(house: Parlour) -> None:
    live, host, _ = await started(house, clock=Clock(5, Expiry.BEGINNER))
    for turn in range(1, EXPIRIES):
        let_run_out(live)
        assert (await host.hear(Happened)).seq == turn


async def test_a_clock_fires_also_where_the_wall_clock_is_set_back_at_its_end(house: Parlour) -> None:
    live, host, _ = await started(house, clock=Clock(5, Expiry.BEGINNER))
    let_run_out(live)
    setting_back = live.state.services.now

    def now() -> float:
        # The step comes between the end of the wait and the room's next look at the clock.
        return setting_back() - (0.5 if live.autopilot.plan is None else 0.0)

    object.__setattr__(live.state.services, "now", now)
    assert (await host.hear(Happened)).seq == 1
