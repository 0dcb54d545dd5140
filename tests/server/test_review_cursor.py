"""A review: everyone sees what was shown last, through any process and after a restart."""

from collections.abc import AsyncIterator

import pytest

from hanabi.server.live import LiveRoom
from hanabi.wire.messages import Review, RoomNow
from hanabi.wire.requests import Begin, Moment, Remove, SeatBot, Show
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.web.recorded import game as recorded_game

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def looked_back(house: Parlour) -> tuple[LiveRoom, Friend, Friend]:
    """A room in which a game is over, with Host and Bea."""
    room, _ = await house.hall.import_game(recorded_game("fr", 2), "host")
    live = await house.hall.get_room(room)
    return live, await house.friend(live, "Host", sit=False), await house.friend(live, "Bea", sit=False)


def at(live: LiveRoom, seq: int) -> Moment:
    return Moment(str(live.room.game), seq)


async def test_a_review_leaves_nothing_in_the_log(house: Parlour) -> None:
    live, host, bea = await looked_back(house)
    before = live.room
    for seq in range(20):
        await host.do(Show(key(), at(live, seq), seat=1))
    await bea.settle()
    assert bea.last(RoomNow).review == Review(1, at(live, 19), 1)
    assert live.room == before
    assert len(await house.hall.store.entries(live.room.id)) == before.number


async def test_what_is_shown_survives_the_server(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as house:
        live, host, _ = await looked_back(house)
        await host.do(Show(key(), at(live, 7)))
    async with parlour(sqlite_url) as house:
        again = await house.hall.get_room(live.room.id)
        late = await Friend("late", again).join()
        assert late.last(RoomNow).review == Review(1, at(live, 7), None)


async def test_what_is_shown_is_seen_through_another_process(house: Parlour, sqlite_url: str) -> None:
    live, host, _ = await looked_back(house)
    async with parlour(sqlite_url) as there:
        bea = await Friend("bea", await there.hall.get_room(live.room.id)).join()
        for moment in (at(live, 3), None):
            await host.do(Show(key(), moment))
            await there.hall._poll_logs()
            while bea.last(RoomNow).review != (moment and Review(1, moment, None)):
                await bea.hear(RoomNow)


async def test_a_review_ends_with_its_leader_and_with_the_next_game(house: Parlour) -> None:
    live, host, bea = await looked_back(house)
    await bea.do(Show(key(), at(live, 1)))
    await host.do(Remove(key(), 2))
    await host.settle()
    assert host.last(RoomNow).review is None
    await host.do(Show(key(), at(live, 1)))
    await host.settle()
    assert host.last(RoomNow).review is not None
    for seat in (0, 1):
        await host.do(SeatBot(key(), seat, "beginner"))
    await host.do(Begin(key()))
    while host.last(RoomNow).game != live.room.game or host.last(RoomNow).running:
        await host.hear(RoomNow)
    assert host.last(RoomNow).review is None
