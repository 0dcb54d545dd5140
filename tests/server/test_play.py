"""A whole game over real sockets."""

import asyncio
import random

import pytest

from tests.server.player import Player, open_room
from tests.server.served import Served

pytestmark = pytest.mark.anyio


async def play(player: Player, chance: random.Random) -> None:
    """Take any legal action on each turn, until the proof of the deck has been revealed."""
    while not player.over:
        await player.until(lambda: player.my_turn or player.over)
        if player.my_turn:
            options = player.table["choices"]["options"]
            told = await player.act(chance.choice(options)["action"])
            assert told["type"] == "done", told
            await player.reach(told["seq"])
    await player.until(lambda: player.opened.get("game") == player.game["game"])


@pytest.mark.parametrize(
    "ruleset", ["fr", "fr+avalanche+black-powder+flamboyant-fives", "pl+synchronised-show"]
)
async def test_two_people_and_two_bots_play_a_whole_game(served: Served, ruleset: str) -> None:
    room, cookie = await open_room(served.base, ruleset=ruleset, seats=4)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        await host.do("enter", name="Ana")
        await host.do("sit")
        await friend.do("enter", name="Bo")
        await friend.do("sit", seat=2)
        await host.do("seat-bot", seat=1, bot="beginner")
        await host.do("seat-bot", seat=3, bot="beginner")
        await host.do("begin")
        chance = random.Random(1)
        await asyncio.gather(play(host, chance), play(friend, chance))
        assert host.opened["commitment"] == host.game["commitment"]
        assert host.table["table"] == friend.table["table"]
        await host.do("begin")
        await friend.until(lambda: not friend.over)
