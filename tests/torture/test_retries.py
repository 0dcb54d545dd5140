"""A few repeated requests; `python -m tests.torture.retries` repeats many."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.torture.retries import CAMPAIGN
from tests.torture.siege import compiled
from tests.torture.sieges import main


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def served() -> Iterator[Served]:
    with Served("", 1, **compiled()) as server:
        yield server


def test_a_retry_has_one_effect(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    words = ["--count", "300", "--acknowledgements", "200", "--rooms", "8", "--database", "sqlite"]
    assert main(CAMPAIGN, [*words, "--json", str(file)]) == 0
    figures = json.loads(file.read_text())["databases"]["sqlite"]
    assert figures["replays"] >= 300
    assert {"act", "begin", "sit"} < figures["replayed"].keys()


@pytest.mark.anyio
async def test_an_action_asked_for_again_after_a_rematch_stays_in_its_game(served: Served) -> None:
    room, cookie = await open_room(served.base, seats=2, first=0)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        for player, name in ((host, "Ana"), (friend, "Bo")):
            await player.do("enter", name=name)
            await player.do("sit")
        await host.do("begin")
        await host.until(lambda: host.my_turn)
        first, action = host.table["game"], host.table["choices"]["options"][0]["action"]
        wish = {"game": first, "seq": 0, "action": action}
        assert (await host.ask("act", id="once", **wish))["type"] == "done"
        for player in (host, friend):
            await player.do("vote", end=True)
        await host.until(lambda: host.over)
        await host.do("begin")
        await host.until(lambda: host.table["game"] != first and host.my_turn)
        assert (await host.ask("act", id="once", **wish))["type"] == "done"
        assert (await host.ask("act", id="never", **wish))["code"] == "stale"
        assert host.seq == 0
        await host.do("vote", end=True)
        await friend.do("vote", end=True)
        await host.until(lambda: host.over)
        await host.do("stand")
        assert (await host.ask("act", id="once", **wish))["type"] == "done"
