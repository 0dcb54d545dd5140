"""Honest bots: an action that a bot chose for a player is always shown as such."""

from collections.abc import AsyncIterator
from unittest.mock import AsyncMock, patch

import pytest

from hanabi.answers.snapshots import make_snapshots
from hanabi.game.replay import read_replay, write_replay
from hanabi.server.archive.games import load_finished_game, load_summary
from hanabi.server.workers.pool import BotPool
from hanabi.wire.messages import Happened
from hanabi.wire.requests import Begin, SeatBot, StandIn, Vote
from hanabi.wire.terms import Clock, Expiry
from tests.server.parlour import Parlour, key, parlour
from tests.server.test_rooms import any_action, let_run_out, started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def test_a_late_bot_is_not_taken_for_itself(house: Parlour) -> None:
    live = await house.room(seats=2, first=0)
    host = await house.friend(live, "Host")
    await host.do(SeatBot(key(), 1, "club"))
    await host.do(Begin(key()))
    await host.hear(Happened)
    with patch.object(BotPool, "ask", AsyncMock(return_value=None)):
        await host.do(any_action(host))
        while host.table.seq < 2:
            await host.hear(Happened)
    assert host.table.substitutes == {2: "beginner"}


async def test_a_bot_in_its_own_seat_is_no_substitute(house: Parlour) -> None:
    live = await house.room(seats=2, first=0)
    host = await house.friend(live, "Host")
    await host.do(SeatBot(key(), 1, "beginner"))
    await host.do(Begin(key()))
    await host.hear(Happened)
    await host.do(any_action(host))
    while host.table.seq < 2:
        await host.hear(Happened)
    assert host.table.substitutes == {}


async def test_substitutes_are_in_the_record_and_outlive_a_restart(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as house:
        live, host, bea = await started(house, clock=Clock(5, Expiry.BEGINNER))
        let_run_out(live)
        assert (await host.hear(Happened)).substitutes == {1: "beginner"}
        live.leave(bea.guest)
        await host.do(StandIn(key(), 1, "club"))
        while host.table.seq < 2:
            await host.hear(Happened)
    async with parlour(sqlite_url) as house:
        again = await house.hall.get_room(live.room.id)
        assert again.match is not None
        chosen = {1: "beginner", 2: again.match.substitutes[2]}
        assert again.match.substitutes == chosen
        host = await house.friend(again, "Host", sit=False)
        await host.do(Vote(key()))
        while not again.match.over:
            await host.hear(Happened)
        store = house.hall.store
        over = await load_finished_game(store, again.match.id)
        assert dict(over.replay.substitutes) == chosen
        assert read_replay(write_replay(over.replay)).substitutes == over.replay.substitutes
        moments = make_snapshots(await load_summary(store, again.match.id), over, None).moments
        assert [len(moment.substitutes) for moment in moments[:3]] == [0, 1, 2]
