"""The rooms of a process: kept while they are used, then removed from memory, and loaded again from disk."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any
from unittest.mock import patch

import pytest

from hanabi.room.audience import frame
from hanabi.room.log import EntryRow
from hanabi.server.live import LiveRoom
from hanabi.server.live.guest import Guest
from hanabi.server.live.presence import CROWD_RETRY_DELAY
from hanabi.server.live.registry import IDLE_SECONDS
from hanabi.server.live.state import LiveState
from hanabi.wire.messages import Closing, RoomNow
from hanabi.wire.requests import Begin, Say, SeatBot, Sync
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.waits import until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def abandoned(house: Parlour) -> LiveRoom:
    """A room with one member, Host, who left long ago."""
    live = await house.room(seats=2)
    host = await house.friend(live, "Host")
    live.leave(host.guest)
    await settled(live)
    live.idle_since -= 2 * IDLE_SECONDS
    return live


async def settled(live: LiveRoom) -> None:
    await until(lambda: not live.busy, "a room at rest")


class Held:
    """Something the store does, held up until it is let go."""

    def __init__(self, really: Callable[..., Awaitable[Any]]) -> None:
        self._really = really
        self.begun, self.let_go = asyncio.Event(), asyncio.Event()

    async def __call__(self, *given: Any) -> Any:
        self.begun.set()
        await self.let_go.wait()
        return await self._really(*given)


async def dropped_meanwhile(house: Parlour, held: Held) -> None:
    """Have the hall remove idle rooms while the store is held up."""
    dropping = asyncio.create_task(house.hall._drop_idle())
    await asyncio.sleep(0)
    held.let_go.set()
    await dropping


async def test_a_room_nobody_needs_is_put_away_and_found_again(house: Parlour) -> None:
    live = await abandoned(house)
    await house.hall._drop_idle()
    assert house.hall.rooms == {}
    again = await house.hall.get_room(live.room.id)
    assert again is not live
    assert again.room == live.room


async def test_a_guest_who_joins_keeps_an_idle_room(house: Parlour) -> None:
    live = await abandoned(house)
    reading = Held(live.state.services.store.entries)
    with patch.object(live.state.services.store, "entries", reading):
        host = Friend("host", live)
        coming = asyncio.create_task(host.join())
        await reading.begun.wait()
        await dropped_meanwhile(house, reading)
        await coming
    assert house.hall.rooms[live.room.id] is live
    await host.do(Say(key(), "Am I alone?"))


async def test_bots_are_not_stopped_in_the_middle_of_a_move(house: Parlour) -> None:
    live = await house.room(seats=2)
    host = await house.friend(live, "Host", sit=False)
    for seat in (0, 1):
        await host.do(SeatBot(key(), seat, "beginner"))
    writing = Held(live.state.services.store.append_action)
    with patch.object(live.state.services.store, "append_action", writing):
        await host.do(Begin(key()))
        await writing.begun.wait()
        live.audience.guests.clear()
        live.idle_since -= 2 * IDLE_SECONDS
        await dropped_meanwhile(house, writing)
    assert house.hall.rooms[live.room.id] is live


async def test_a_guest_of_a_room_that_leaves_memory_comes_back(house: Parlour) -> None:
    live = await house.room(seats=2)
    here = await house.friend(live, "Host")
    await live.stop()
    late = Friend("late", live)
    live.join(late.guest, None, -1)
    for friend in (here, late):
        assert await friend.hear(Closing) == Closing("room-closed", 0.0)


async def test_strangers_are_sent_away_from_a_crowded_room_and_members_are_not(house: Parlour) -> None:
    live = await house.room(seats=2)
    host = await house.friend(live, "Host")
    with patch("hanabi.server.live.presence.MOST_GUESTS", 3):
        for name in ("ana", "bo"):
            await Friend(name, live).join()
        stranger = Friend("stranger", live)
        live.join(stranger.guest, None, -1)
        assert await stranger.hear(Closing) == Closing("too-many-guests", CROWD_RETRY_DELAY)
        again = await Friend("host", live).join()
    await host.settle()
    assert {guest.person for guest in live.audience.guests} == {"host", "ana", "bo"}
    assert (again.last(RoomNow).you, host.last(RoomNow).watching) == (1, 2)


async def test_a_room_is_put_into_words_once_for_all_who_have_no_place_in_it(house: Parlour) -> None:
    live = await house.room(seats=2)
    await house.friend(live, "Host")
    for number in range(20):
        live.audience.guests.add(Guest(f"stranger {number}"))
    with patch("hanabi.room.audience.frame", side_effect=frame) as made:
        live.audience.show_room(live.scene)
    assert made.call_count == 2


async def test_a_room_remembers_who_has_just_left_but_no_strangers(house: Parlour) -> None:
    live = await house.room(seats=2)
    host, bea = await house.friend(live, "Host"), await house.friend(live, "Bea")
    stranger = await Friend("stranger", live).join()
    for friend in (stranger, bea):
        live.leave(friend.guest)
    await host.do(Sync(key()))
    live.state.absences._loaded = 0.0
    now = time.time()
    assert live.state.absences.just_left(live.room, now - 30) == {"bea"}
    assert live.state.absences.just_left(live.room, now + 1) == set()


async def test_a_log_is_read_beside_what_else_happens(house: Parlour) -> None:
    live = await abandoned(house)
    folding: list[threading.Thread] = []

    def fold(state: LiveState, rows: Sequence[EntryRow]) -> None:
        folding.append(threading.current_thread())
        really(state, rows)

    really = LiveState.advance_all
    with patch.object(LiveState, "advance_all", fold):
        again = await LiveRoom.load(live.room.id, live.state.services)
    assert again is not None
    assert again.room == live.room
    assert folding[0] is not threading.main_thread()
