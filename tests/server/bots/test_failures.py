"""Whatever a bot or its process does, the game goes on."""

import asyncio
import os
import signal
import time
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs

from hanabi.bots import bot
from hanabi.server.workers import pool
from hanabi.server.workers.pool import LONG_SECONDS
from hanabi.workers import async_worker
from tests.server.bots.games import PATIENT, Game, WatchedPool, in_process, lives, opened
from tests.waits import WAIT_LIMIT, until

pytestmark = pytest.mark.anyio


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> Any:
    """Both event loops: each handles processes that end, and their pipes, in its own way."""
    return "asyncio", {"use_uvloop": request.param}


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("raising", "KeyError in rogues.py:"),
        ("illegal", "A bot broke the rules (card-not-in-hand)"),
        ("stopping", "A bot broke the rules (not-a-players-action)"),
        ("odd", "TypeError in writing.py:"),
        ("mute", "AttributeError in player.py:"),
    ],
)
async def test_a_bot_that_fails_is_replaced_for_that_turn_and_its_worker_lives(name: str, error: str) -> None:
    request = Game("pl", 3).request(name)
    async with opened() as bots:
        before = bots.pids
        with capture_logs() as logs:
            assert await bots.choose(request) == in_process(request, bot("beginner"))
        assert bots.pids == before
    assert (bots.failed, bots.fallbacks, bots.restarts) == (1, 1, 0)
    assert [line["event"] for line in logs] == ["bot-failed"]
    assert logs[0]["error"].startswith(error)
    assert "Card" not in str(logs)


@pytest.mark.parametrize("name", ["crashing", "babbling", "forking"])
async def test_a_bot_that_takes_its_worker_along_twice_is_replaced(name: str) -> None:
    request = Game("pl", 3).request(name)
    async with opened() as bots:
        assert await bots.choose(request) == in_process(request, bot("beginner"))
        assert (bots.crashed, bots.fallbacks, bots.late) == (2, 1, 0)
        await until(lambda: len(bots.pids) == 1 and bots.restarts == 2)
        other = Game("fr", 2).request("random")
        assert await bots.choose(other) == in_process(other, bot("random"))
        assert bots.fallbacks == 1


async def test_a_bot_that_prints_and_reads_disturbs_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    request = Game("pl", 3).request("printing")
    async with opened() as bots:
        assert await bots.choose(request) == in_process(request, bot("beginner"))
        assert (bots.fallbacks, bots.restarts) == (0, 0)
    assert "hm" not in "".join(capfd.readouterr())


async def test_a_bot_that_takes_too_much_memory_fails_alone() -> None:
    request = Game("pl", 3).request("greedy")
    async with opened(memory=2**28) as bots:
        assert await bots.choose(request) == in_process(request, bot("beginner"))
        assert (bots.failed, bots.crashed) == (1, 0)


async def test_a_bot_past_its_deadline_is_replaced_and_its_worker_too() -> None:
    request = Game("pl", 3).request("sleeping", deadline=0.3)
    async with opened() as bots:
        (stuck,) = bots.pids
        began = time.monotonic()
        assert await bots.choose(request) == in_process(request, bot("beginner"))
        assert time.monotonic() - began >= 0.3
        assert (bots.late, bots.fallbacks) == (1, 1)
        await until(lambda: bots.restarts == 1 and len(bots.pids) == 1)
        assert not lives(stuck)
        assert bots.crashed == 0


async def test_a_request_behind_a_stuck_one_is_answered_by_the_next_worker() -> None:
    later = Game("fr", 2).request("random")
    async with opened() as bots:
        stuck = asyncio.create_task(bots.choose(Game("pl", 3).request("sleeping", deadline=0.2)))
        await asyncio.sleep(0)
        assert await bots.choose(later) == in_process(later, bot("random"))
        await stuck
        assert (bots.late, bots.fallbacks, bots.restarts) == (1, 1, 1)


async def test_bots_that_may_take_long_are_not_in_the_way_of_others() -> None:
    quick = Game("fr", 2).request("random", deadline=PATIENT)
    async with opened(workers=2) as bots:
        slow = [Game("pl", 3, seed).request("sleeping", deadline=2 * LONG_SECONDS) for seed in range(3)]
        asked = [asyncio.create_task(bots.choose(request)) for request in slow]
        await until(lambda: bots.waiting == 2)
        assert await bots.choose(quick) == in_process(quick, bot("random"))
        assert (bots.fallbacks, bots.waiting) == (0, 2)
    await asyncio.gather(*asked)


async def test_a_request_that_waited_too_long_costs_no_worker_its_life(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "SHORTEST_TIMEOUT", WAIT_LIMIT)
    request = Game("pl", 3).request("dozing", deadline=0.3)
    async with opened() as bots:
        choices = await asyncio.gather(*(bots.choose(request) for _ in range(6)))
        assert set(map(str, choices)) == {str(in_process(request, bot("beginner")))}
        assert bots.late == bots.fallbacks >= 4
        await until(lambda: bool(bots._idle))
        assert (bots.restarts, bots.waiting) == (0, 0)


async def test_requests_are_answered_in_the_order_they_came() -> None:
    order: list[int] = []

    async def ask(bots: WatchedPool, place: int) -> None:
        await bots.choose(Game("pl", 2, seed=place).request("dozing"))
        order.append(place)

    async with opened() as bots:
        await asyncio.gather(*(ask(bots, place) for place in range(4)))
    assert order == [0, 1, 2, 3]


async def test_a_worker_killed_at_work_is_replaced_and_its_request_sent_again() -> None:
    request = Game("pl", 3).request("dozing")
    async with opened() as bots:
        asked = asyncio.create_task(bots.choose(request))
        await asyncio.sleep(0.1)
        os.kill(bots.pids[0], signal.SIGKILL)
        assert await asked == in_process(request, bot("beginner"))
        assert (bots.crashed, bots.restarts, bots.fallbacks) == (1, 1, 0)


async def test_a_worker_that_died_just_before_it_is_asked_is_replaced() -> None:
    request = Game("pl", 3).request("random")
    async with opened() as bots:
        os.kill(bots.pids[0], signal.SIGKILL)
        time.sleep(0.1)  # The loop must not notice yet.
        assert await bots.choose(request) == in_process(request, bot("random"))
        assert (bots.crashed, bots.restarts, bots.fallbacks) == (1, 1, 0)


async def test_a_worker_killed_while_idle_is_replaced_at_once() -> None:
    async with opened() as bots:
        (killed,) = bots.pids
        os.kill(killed, signal.SIGKILL)
        await until(lambda: len(bots.pids) == 1 and bots.pids != (killed,))
        assert (bots.crashed, bots.restarts) == (1, 1)


async def test_a_game_survives_any_number_of_killed_workers() -> None:
    game, undisturbed = Game("fr+avalanche", 3, seed=2), Game("fr+avalanche", 3, seed=2)
    async with opened(workers=2) as bots:
        for killed in range(1, 5):
            os.kill(bots.pids[killed % 2], signal.SIGKILL)
            await game.play(bots, "beginner", turns=3)
            await until(partial(recovered, bots, killed))
        assert bots.fallbacks == 0
        assert game.state == await undisturbed.play(WatchedPool(), "beginner", turns=12)


def recovered(bots: WatchedPool, crashes: int) -> bool:
    return bots.crashed == crashes and len(bots.pids) == 2


async def test_a_worker_that_does_not_start_is_tried_again_with_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(async_worker, "PYTHON", ("false",))
    bots = WatchedPool()
    await bots.start(1)
    request = Game("pl", 2).request("random", deadline=0.6)
    assert await bots.choose(request) == in_process(request, bot("beginner"))
    assert 1 <= bots.restarts <= 3
    assert (bots.late, bots.waiting) == (1, 0)
    monkeypatch.undo()
    await until(lambda: len(bots.pids) == 1)
    await bots.close()


async def test_closing_answers_everyone_who_waits_and_leaves_no_process() -> None:
    request = Game("pl", 3).request("sleeping", deadline=PATIENT)
    async with opened() as bots:
        pids = bots.pids
        asked = [asyncio.create_task(bots.choose(request)) for _ in range(2)]
        await asyncio.sleep(0.1)
        await bots.close()
        assert {str(await each) for each in asked} == {str(in_process(request, bot("beginner")))}
        assert str(await bots.choose(request)) == str(asked[0].result())
    assert [pid for pid in pids if lives(pid)] == []
    assert bots.late == 0


async def test_a_caller_that_gives_up_leaves_nothing_in_the_queue() -> None:
    other = Game("fr", 2).request("random")
    async with opened() as bots:
        asked = [asyncio.create_task(bots.choose(Game("pl", 3).request("dozing"))) for _ in range(20)]
        await asyncio.sleep(0.05)
        for each in asked:
            each.cancel()
        assert await bots.choose(other) == in_process(other, bot("random"))
        assert bots.waiting == 0
        assert (bots.fallbacks, bots.restarts) == (0, 0)


async def test_advice_comes_from_a_worker_and_nobody_stands_in_for_one_that_is_late() -> None:
    request = Game("pl", 3).request("beginner")
    async with opened() as bots:
        told = await bots.advise(request)
        assert told is not None
        assert told.listed[0].action == in_process(request, bot("beginner")).action
        (pid,) = bots.pids
        os.kill(pid, signal.SIGSTOP)
        assert await bots.advise(replace(request, deadline=0.2)) is None
        assert (bots.late, bots.fallbacks) == (1, 0)


async def test_advice_is_asked_for_again_when_its_worker_dies() -> None:
    request = Game("pl", 3).request("beginner")
    async with opened() as bots:
        (pid,) = bots.pids
        os.kill(pid, signal.SIGSTOP)
        asked = asyncio.create_task(bots.advise(request))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        assert await asked is not None
        assert (bots.crashed, bots.fallbacks) == (1, 0)


async def test_a_bot_that_cannot_advise_gives_no_advice_and_its_worker_lives() -> None:
    request = Game("pl", 3).request("raising")
    async with opened() as bots:
        assert await bots.advise(request) is None
        assert (bots.failed, bots.restarts, bots.fallbacks) == (1, 0, 0)
