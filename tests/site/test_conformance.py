"""The same visit to a room of a server and to one in the page's worker: the same messages, byte by byte."""

import asyncio
import json
import random
from dataclasses import replace
from itertools import count

import pytest

from hanabi.game import proof
from hanabi.room import hosting, local_room, shuffling
from hanabi.room.parsing import parse_request
from hanabi.server.live import LiveRoom, registry, requests, writer
from hanabi.server.live.guest import Guest
from hanabi.site import routes
from hanabi.site.service import YOU, SiteService
from hanabi.wire.requests import QueuedRequest
from tests.server.parlour import parlour
from tests.site.conversation import Script, Told, visit, without_repeats
from tests.waits import WAIT_LIMIT

pytestmark = pytest.mark.anyio
NOW = 1_700_000_000.0
SEATS = 3
PLANS_THAT_COME_BY_THEMSELVES = ("bot", "vote", "stop", "deal")


def draw_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every id and number follow from the order in which they are drawn from now on."""
    ids, chance = count(1), random.Random(3)
    for module in (hosting, local_room, registry, requests, routes, writer):
        monkeypatch.setattr(module, "new_id", lambda *_: f"id{next(ids)}")
    monkeypatch.setattr(shuffling, "new_entropy", lambda: chance.randbytes(32).hex())
    monkeypatch.setattr(proof, "new_nonce", lambda: chance.randbytes(32).hex())


async def test_a_visit_is_told_the_same_by_a_server_and_by_the_page_s_own_worker(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_the_same(monkeypatch)
    from_server = await on_a_server(sqlite_url)
    draw_the_same(monkeypatch)
    from_worker = in_a_worker()
    assert without_repeats(from_worker) == without_repeats(from_server)
    kinds = {json.loads(each)["type"] for each in from_server}
    assert {"game", "happened", "desk", "advice", "said", "notice", "opened", "refused", "shuffle"} <= kinds


async def on_a_server(url: str) -> list[str]:
    frames: list[str] = []
    async with parlour(url) as house:
        house.hall.services = replace(house.hall.services, now=lambda: NOW, chance=random.Random(7))
        live = await house.room(host=YOU, seats=SEATS)
        guest = Guest(YOU)
        live.join(guest, None, -1)
        await settle(live, guest, frames)
        script = visit()
        request: Told | None = next(script)
        told = 0
        while request:
            parsed = parse_request(json.dumps(request))
            assert isinstance(parsed, QueuedRequest)
            live.ask(guest, parsed)
            await settle(live, guest, frames)
            request = answer(script, frames[told:])
            told = len(frames)
        return frames


async def settle(live: LiveRoom, guest: Guest, frames: list[str]) -> None:
    """Read what is told until nothing more comes by itself."""
    while True:
        plan = live.autopilot._next_plan()
        comes = plan is not None and plan.kind in PLANS_THAT_COME_BY_THEMSELVES
        arrives = live.presence._announcement is not None
        busy = comes or arrives or live.mailbox.busy or live.adviser.thinking
        if guest._waiting.empty() and not busy:
            return
        if guest._waiting.empty():
            await asyncio.sleep(0)
            continue
        data = await asyncio.wait_for(guest.next_frame(), WAIT_LIMIT)
        assert data is not None
        frames.append(data.decode())


def in_a_worker() -> list[str]:
    service, frames = SiteService({}, lambda: NOW, random.Random(7)), list[str]()
    room = json.loads(call(service, frames, "fetch", "POST", "/api/rooms", f'{{"seats": {SEATS}}}', "en")[1])
    call(service, frames, "connect", 1, room["room"], None, -1)
    script = visit()
    request: Told | None = next(script)
    told = 0
    while request:
        call(service, frames, "receive", 1, json.dumps(request))
        request = answer(script, frames[told:])
        told = len(frames)
    return frames


def call(service: SiteService, frames: list[str], *what: object) -> list[str]:
    """Call the service as its worker does, and again as long as something is due at once."""
    first = given = json.loads(service.call(json.dumps(what)))
    frames += [text for _, text in given["frames"]]
    while given["wake"] == 0:
        given = json.loads(service.call('["wake"]'))
        frames += [text for _, text in given["frames"]]
    found: list[str] = first["result"]
    return found


def answer(script: Script, told: list[str]) -> Told | None:
    """The next request of a script; None at its end."""
    try:
        return script.send([json.loads(each) for each in told])
    except StopIteration:
        return None
