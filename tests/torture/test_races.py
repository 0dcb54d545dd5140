"""A few races; `python -m tests.torture.races` holds many."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.services import Postgres
from tests.torture.device import Device
from tests.torture.pair import Pair, pair
from tests.torture.races import main
from tests.torture.sieges import empty_database


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def servers() -> Iterator[Pair]:
    """Two servers that find out about each other once a second."""
    with empty_database("sqlite") as url, pair(url) as both:
        yield both


@pytest.mark.parametrize(("database", "redis"), [("sqlite", "without"), ("postgresql", "with")])
def test_exactly_one_of_those_who_act_at_once_acts(database: str, redis: str, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    words = ["--count", "60", "--tables", "2", "--database", database, "--redis", redis, "--json", str(file)]
    assert main(words) == 0
    (figures,) = json.loads(file.read_text())["stages"].values()
    assert {"enter", "sit", "begin", "act"} <= figures["races"].keys()
    assert figures["answers"]["stale"] > 0
    assert figures["between_processes"] > 30


async def begin_with_a_bot(host: Player) -> None:
    await host.do("enter", name="Ana")
    await host.do("sit", seat=0)
    await host.do("seat-bot", seat=1, bot="beginner")
    await begin(host)


async def begin(host: Player) -> None:
    """Begin a game and wait until it is one's turn in it."""
    before = host.table.get("game")
    await host.do("begin")
    await host.until(lambda: host.table.get("game") != before and host.my_turn)


@pytest.mark.anyio
async def test_a_device_elsewhere_sees_how_a_game_ended_though_the_next_one_has_begun(servers: Pair) -> None:
    here, there = servers
    room, cookie = await open_room(here.base, seats=2, first=0)
    async with Player(here.base, room, cookie) as host, Device(there.base, room, cookie) as elsewhere:
        await begin_with_a_bot(host)
        first = host.table["game"]
        await elsewhere.until(lambda: elsewhere.table.get("game") == first)
        await host.do("vote", end=True)
        await host.until(lambda: host.over)
        await begin(host)
        await elsewhere.until(lambda: elsewhere.table["game"] != first)
        assert elsewhere.history[first][-1]["type"] == "ended"
        await elsewhere.until(lambda: elsewhere.opened.get("game") == first)


@pytest.mark.anyio
async def test_a_server_that_has_not_heard_of_a_game_takes_an_action_in_it(servers: Pair) -> None:
    here, there = servers
    room, cookie = await open_room(here.base, seats=2, first=0)
    async with Player(here.base, room, cookie) as host, Device(there.base, room, cookie) as elsewhere:
        await begin_with_a_bot(host)
        move = host.table["choices"]["options"][0]["action"]
        await elsewhere.do("act", game=host.table["game"], seq=0, action=move)


@pytest.mark.anyio
async def test_a_guest_who_comes_while_the_database_is_away_is_asked_to_retry() -> None:
    postgres = Postgres()
    try:
        server = Served(postgres.start().new_database()).start()
        room, cookie = await open_room(server.base, seats=2)
        async with Player(server.base, room, cookie):
            postgres.kill()
            async with Player(server.base, room) as stranger:
                assert stranger.closing == {"type": "closing", "code": "storage-unavailable", "back_in": 1.0}
        server.remove()
    finally:
        postgres.remove()
