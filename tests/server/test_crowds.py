"""A crowd at one address or in one room: others are served in between, and guests who left are not kept."""

import asyncio
import time
from collections.abc import AsyncIterator, MutableMapping
from typing import Any

import pytest
from starlette.websockets import WebSocket

from hanabi.server.http.sockets import ARRIVALS_AT_ONCE, Sockets
from hanabi.server.identity.cookies import Keyring
from hanabi.server.identity.visitors import IdentityService
from hanabi.server.limits import Buckets, Pace
from hanabi.server.live.guest import Guest
from hanabi.server.live.mailbox import Mailbox
from hanabi.server.operators.bans import Bans
from hanabi.server.settings import Settings
from hanabi.server.storage.interventions import Ban
from hanabi.wire.messages import Done, RoomNow
from hanabi.wire.requests import Sync
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


async def test_a_person_who_left_before_being_let_in_is_not_a_guest(house: Parlour) -> None:
    live = await house.room()
    host = await house.friend(live, "Host")
    stranger = Guest("stranger")
    live.join(stranger, None, -1)
    stranger.leave()
    live.leave(stranger)
    await host.do(Sync(key(), None, None))
    assert {guest.person for guest in live.audience.guests} == {"host"}


async def test_who_asks_for_everything_many_times_at_once_is_told_it_once(house: Parlour) -> None:
    live = await house.room()
    host = await house.friend(live, "Host")
    await host.settle()
    asked = [Sync(key()) for _ in range(5)] + [Sync(key(), "another game", 0)]
    for request in asked:
        live.ask(host.guest, request)
    answers = [await host.next() for _ in range(len(asked) + 4)]
    assert [told.id for told in answers if isinstance(told, Done)] == [each.id for each in asked]
    assert sum(isinstance(told, RoomNow) for told in answers) == 2
    assert isinstance(answers[-1], Done)
    await host.do(Sync(key()))
    assert isinstance(host.told[-2], RoomNow), "who asks again later is told again"


async def test_a_crowd_is_let_through_one_after_the_other_and_nobody_else_waits() -> None:
    pace, here = Pace(per_second=20.0, at_once=2), list[str]()

    async def come(address: str) -> None:
        await pace.wait(address)
        here.append(address)

    began = time.monotonic()
    await asyncio.gather(*(come("crowd") for _ in range(6)), come("other"))
    assert here[:3] == ["crowd", "crowd", "other"]
    assert here[3:] == ["crowd"] * 4
    assert time.monotonic() - began > 0.18  # four more at twenty a second


async def test_a_ban_reaches_those_who_wait_to_be_let_in(house: Parlour) -> None:
    bans = Bans()
    doorman = IdentityService(
        await Keyring.open("secret" * 6, house.hall.store), house.hall.store, secure=False
    )
    sockets = Sockets(Settings(), house.hall, doorman, bans)
    told: list[str] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        told.append(f"{message['type']} {message.get('status', '')}")

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "websocket.connect"}

    scope = {
        "type": "websocket",
        "path": "/",
        "query_string": b"",
        "client": ("192.0.2.9", 1),
        "headers": [(b"host", b"localhost"), (b"origin", b"http://localhost")],
        "extensions": {"websocket.http.response": {}},
    }

    def knock() -> asyncio.Task[None]:
        return asyncio.create_task(sockets.serve(WebSocket(scope, receive, send), "no-room", None, -1))

    crowd = [knock() for _ in range(ARRIVALS_AT_ONCE)]
    while not told:
        await asyncio.sleep(0)
    late = knock()
    await asyncio.sleep(0)
    bans.replace([Ban("192.0.2.0/24", "", 0.0, None)])
    await asyncio.gather(*crowd, late)
    assert sum(line.startswith("websocket.accept") for line in told) == ARRIVALS_AT_ONCE
    assert told.count("websocket.http.response.start 403") == 1


def test_what_costs_more_empties_a_bucket_sooner() -> None:
    buckets = Buckets(1, burst=10)
    assert [buckets.take("here", 5) for _ in range(3)] == [True, True, False]
    assert not buckets.take("here")
    assert buckets.take("there")
