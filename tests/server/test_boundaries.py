"""Rules of a room at their boundaries: one seat more, one card further, one moment earlier."""

import time
from collections.abc import AsyncIterator

import pytest

from hanabi.wire.messages import Happened
from hanabi.wire.requests import Begin, Configure, Note, Say, SeatBot
from hanabi.wire.terms import Clock, Expiry, Terms
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.server.test_rooms import started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def test_a_full_room_may_change_its_terms_and_lose_no_seat(house: Parlour) -> None:
    live = await house.room(ruleset="fr", seats=2)
    host = await house.friend(live, "Host")
    await house.friend(live, "Bea")
    await host.do(Configure(key(), Terms(ruleset="pl", seats=2)))
    assert (live.room.terms.ruleset, live.room.terms.seats) == ("pl", 2)
    await host.do(Configure(key(), Terms(ruleset="pl", seats=3)))
    await house.friend(live, "Cy")
    assert await host.refused(Configure(key(), Terms(ruleset="pl", seats=2))) == "too-many-sitting"


async def test_a_note_is_about_a_card_that_has_been_drawn(house: Parlour) -> None:
    live, host, _ = await started(house)
    assert live.match is not None
    drawn = live.match.state.board.drawn
    await host.do(Note(key(), drawn - 1, "the last one dealt"))
    assert await host.refused(Note(key(), drawn, "the next one")) == "no-such-card"


async def test_a_bots_turn_has_no_clock(sqlite_url: str) -> None:
    async with parlour(sqlite_url, delay=60) as house:
        live = await house.room(seats=2, first=1, clock=Clock(5, Expiry.BEGINNER))
        host = await house.friend(live, "Host")
        await host.do(SeatBot(key(), 1, "beginner"))
        await host.do(Begin(key()))
        assert (await host.hear(Happened)).ends is None


async def test_a_guest_who_comes_later_is_told_what_another_server_wrote(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as here, parlour(sqlite_url) as there:
        live = await here.room(seats=2)
        host = await here.friend(live, "Host")
        # The other server reads the room, and then something happens that nobody tells it.
        elsewhere = await there.hall.get_room(live.room.id)
        await host.do(Say(key(), "hello"))
        assert elsewhere.room.number < live.room.number
        await Friend("late", elsewhere).join()
        assert elsewhere.room.number == live.room.number


async def test_a_guest_who_came_before_the_log_was_read_waits_for_nothing(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as here, parlour(sqlite_url) as there:
        live = await here.room(seats=2)
        host = await here.friend(live, "Host")
        early = Friend("early", live)
        early.guest.came_at = time.monotonic()
        elsewhere = await there.hall.get_room(live.room.id)
        await host.do(Say(key(), "hello"))
        early.live = elsewhere
        await early.join()
        assert elsewhere.room.number < live.room.number
