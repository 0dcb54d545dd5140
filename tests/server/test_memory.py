"""What is over is freed at once: a server runs the garbage collector only once an hour."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
import uvicorn

from hanabi.server.app import make_app
from hanabi.server.http.connections import HttpConnection, SocketConnection
from hanabi.server.live import LiveRoom
from hanabi.server.serving import address_of, bind
from hanabi.server.settings import Settings
from hanabi.wire.requests import Act, Begin, Say, Sync
from hanabi.wire.terms import Clock
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.server.player import Player, open_room

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Only reference counts free memory."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happened():
            await asyncio.sleep(0.01)


async def play_a_little(house: Parlour, clock: Clock | None = None) -> tuple[LiveRoom, list[Friend]]:
    """A room in which two people talked, played, and were refused something."""
    live = await house.room(seats=2, clock=clock)
    friends = [await house.friend(live, "Host"), await house.friend(live, "Bo")]
    await friends[0].do(Say(key(), "hello"))
    await friends[0].do(Begin(key()))
    for friend in friends:
        await friend.do(Sync(key(), None, None))
    mover = next(friend for friend in friends if friend.table.choices)
    assert mover.table.choices
    action = mover.table.choices.options[0].action
    await mover.do(Act(key(), mover.table.seq, action, mover.table.game))
    assert await mover.refused(Act(key(), 99, action, mover.table.game)) == "stale"
    return live, friends


async def stop_after_everyone_left(live: LiveRoom, friends: list[Friend]) -> list[weakref.ref[object]]:
    """Everything that must be gone once nobody has the room any more."""
    for friend in friends:
        live.leave(friend.guest)
    await until(lambda: not live.audience.guests)
    await live.stop()
    return [weakref.ref(each) for each in (live, live.match, live.audience, friends[0].guest)]


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("clock", [None, Clock(90)], ids=["untimed", "timed"])
async def test_a_stopped_room_is_freed_at_once(house: Parlour, clock: Clock | None) -> None:
    async def come_and_go() -> list[weakref.ref[object]]:
        live, friends = await play_a_little(house, clock=clock)
        house.hall.rooms.pop(live.room.id)
        return await stop_after_everyone_left(live, friends)

    freed = await come_and_go()
    await until(lambda: all(each() is None for each in freed))


@pytest.mark.usefixtures("no_collector")
async def test_what_comes_after_a_room_was_stopped_does_not_keep_it(house: Parlour) -> None:
    async def come_late() -> list[weakref.ref[object]]:
        live, friends = await play_a_little(house)
        house.hall.rooms.pop(live.room.id)
        freed = await stop_after_everyone_left(live, friends)
        live.leave(friends[0].guest)
        live.ask(friends[1].guest, Sync(key(), None, None))
        live.catch_up()
        return freed

    freed = await come_late()
    await until(lambda: all(each() is None for each in freed))


@pytest.mark.usefixtures("no_collector")
async def test_a_guest_who_left_is_freed_while_the_room_goes_on(house: Parlour) -> None:
    live = await house.room(seats=2)

    async def come_and_go() -> weakref.ref[object]:
        friend = await house.friend(live, "Host")
        live.leave(friend.guest)
        await until(lambda: not live.audience.guests)
        return weakref.ref(friend.guest)

    freed = await come_and_go()
    await until(lambda: freed() is None)


@pytest.mark.usefixtures("no_collector")
async def test_a_closed_connection_is_freed_at_once(sqlite_url: str) -> None:
    made: list[weakref.ref[object]] = []

    class NotedConnection(HttpConnection):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            made.append(weakref.ref(self))

    class NotedSocket(SocketConnection):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            made.extend((weakref.ref(self), weakref.ref(self.conn)))

    async with serving(sqlite_url, NotedConnection, NotedSocket) as base:
        room, cookie = await open_room(base)
        async with Player(base, room, cookie) as host:
            await host.do("enter", name="Ana")
        assert len(made) == 4
        await until(lambda: all(each() is None for each in made))


@asynccontextmanager
async def serving(url: str, http: type[HttpConnection], ws: type[SocketConnection]) -> AsyncIterator[str]:
    """A server in this process."""
    listening = bind("127.0.0.1", 0)
    app = make_app(Settings(database_url=url, bot_workers=1))
    config = uvicorn.Config(app, http=http, ws=ws, log_config=None, access_log=False)
    server, before = uvicorn.Server(config), gc.get_threshold()
    running = asyncio.create_task(server.serve([listening]))
    try:
        await until(lambda: server.started)
        yield address_of(listening)
    finally:
        server.should_exit = True
        await running
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*before)
