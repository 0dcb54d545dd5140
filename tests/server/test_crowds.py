"""A crowd at one door or in one room: others go on in between, and nobody is kept who is gone already."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from hanabi.server.guest import Guest
from hanabi.server.limits import AddressQueues, Buckets
from hanabi.server.mailbox import Mailbox
from hanabi.wire.messages import Sync
from tests.server.parlour import Parlour, key, parlour

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def test_others_go_on_between_the_jobs_of_a_room() -> None:
    mailbox, order = Mailbox(), list[str]()

    async def job() -> None:
        order.append("job")

    for _ in range(100):
        mailbox.post(job)
    mailbox.start(lambda _: None)
    while len(order) < 100:
        await asyncio.sleep(0)
        order.append("other")
    await mailbox.close()
    assert order.count("other") > 20


async def test_whoever_left_before_they_were_let_in_is_no_guest(house: Parlour) -> None:
    live = await house.room()
    host = await house.friend(live, "Host")
    stranger = Guest("stranger")
    live.join(stranger, None, -1)
    stranger.leave()
    live.leave(stranger)
    await host.do(Sync(key(), None, None))
    assert {guest.person for guest in live.audience.guests} == {"host"}


async def test_a_few_of_an_address_have_their_turn_at_once() -> None:
    queues, here, done = AddressQueues(2), list[int](), asyncio.Event()

    async def come(address: str, number: int) -> None:
        async with queues.turn(address):
            here.append(number)
            await done.wait()

    crowd = [asyncio.create_task(come("crowd", number)) for number in range(5)]
    other = asyncio.create_task(come("other", 99))
    while len(here) < 3:
        await asyncio.sleep(0)
    assert sorted(here) == [0, 1, 99]
    done.set()
    await asyncio.gather(*crowd, other)
    assert sorted(here) == [0, 1, 2, 3, 4, 99]
    assert not queues._turns


def test_what_costs_more_empties_a_bucket_sooner() -> None:
    buckets = Buckets(1, burst=10)
    assert [buckets.take("here", 5) for _ in range(3)] == [True, True, False]
    assert not buckets.take("here")
    assert buckets.take("there")
