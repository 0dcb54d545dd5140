"""Finished games are reviewed over HTTP, and any of their moments can be asked about; running ones never."""

import asyncio
import json
import random
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from hanabi.coach import MARKS, VERDICTS
from hanabi.coach.praise import PRAISES
from hanabi.game.replay import Replay, write_replay
from hanabi.server import context as houses
from hanabi.server.archive.cache import AsyncCache, BoundedLock
from hanabi.server.archive.reviews import Reviews
from hanabi.server.errors import ServerError
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool
from hanabi.server.workers.requests import ADVICE_BURST
from tests.server.parlour import parlour
from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.test_looking_back import begun, imported, seated
from tests.web.recorded import game as recorded_game

pytestmark = pytest.mark.anyio
TILES = "fr+avalanche+black-powder+flamboyant-fives"


async def brought(served: Served, replay: Replay) -> str:
    """A recorded game that is on the server."""
    return str((await imported(served, write_replay(replay))).json()["game"])


async def got(served: Served, path: str, **query: Any) -> httpx.Response:
    async with served.client() as client:
        return await client.get(path, params=query)


@pytest.mark.parametrize(("rules", "players"), [("fr", 3), ("pl+synchronised-show", 3), (TILES, 4)])
async def test_a_review_goes_through_the_game_action_by_action(
    served: Served, rules: str, players: int
) -> None:
    replay = recorded_game(rules, players)
    game = await brought(served, replay)
    told = (await got(served, f"/api/games/{game}/review")).raise_for_status().json()
    film = (await got(served, f"/api/games/{game}/film")).json()
    assert told["verdict"] in VERDICTS
    assert (told["score"], told["best"]) == (film["summary"]["score"], replay.rules.best)
    assert len(told["actions"]) == len(film["moments"]) == len(replay.actions) + 1
    best = [action["best"] for action in told["actions"]]
    assert best[0] == replay.rules.best
    assert best[0] - best[-1] == sum(told["lost"].values())
    remarks = [remark for action in told["actions"] for remark in action["remarks"]]
    assert remarks
    assert all(remark["code"] in {*MARKS, *PRAISES} and 0 <= remark["seat"] < players for remark in remarks)


async def test_any_moment_can_be_asked_about(served: Served) -> None:
    replay = recorded_game(TILES, 4)
    game = await brought(served, replay)
    film = (await got(served, f"/api/games/{game}/film")).json()
    chosen = [moment["seq"] for moment in film["moments"] if moment["table"]["decision"]]
    assert chosen
    for seq in (0, 7, chosen[0], len(replay.actions) - 1):
        told = (await got(served, f"/api/games/{game}/advice", seq=seq, bot="beginner")).json()
        assert (told["seq"], told["bot"]) == (seq, "beginner")
        choosing = film["moments"][seq]["table"]["decision"] is not None
        assert all((each["action"]["type"] == "choose") is choosing for each in told["suggestions"])
    again = await got(served, f"/api/games/{game}/advice", seq=7, bot="beginner")
    assert again.json()["seq"] == 7


@pytest.mark.parametrize(
    ("query", "code", "status"),
    [
        ({"seq": 62}, "no-such-moment", 400),
        ({"seq": 5000}, "no-such-moment", 400),
        ({"seq": -1}, "malformed", 400),
        ({"seq": 10**9}, "malformed", 400),
        ({"bot": "deep blue"}, "unknown-bot", 400),
        ({"bot": "x" * 65}, "malformed", 400),
    ],
)
async def test_what_cannot_be_asked_is_refused(
    served: Served, query: dict[str, Any], code: str, status: int
) -> None:
    game = await brought(served, recorded_game())
    told = await got(served, f"/api/games/{game}/advice", **query)
    assert (told.json()["code"], told.status_code) == (code, status)


@pytest.mark.parametrize("what", ["review", "advice"])
async def test_a_running_game_is_judged_by_nobody(served: Served, what: str) -> None:
    assert (await got(served, f"/api/games/nowhere/{what}")).json()["code"] == "no-such-game"
    room, cookie = await open_room(served.base, seats=2)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        await seated(host, friend)
        await begun(host)
        told = await got(served, f"/api/games/{host.game['game']}/{what}")
    assert (told.json()["code"], told.status_code) == ("game-running", 409)


async def test_advice_in_a_room_comes_over_the_socket(served: Served) -> None:
    room, cookie = await open_room(served.base, ruleset=TILES, seats=2, first=0)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        await seated(host, friend)
        await begun(host)
        await asyncio.gather(advised_game(host), advised_game(friend))
        asked = [advised_at(host), advised_at(friend)]
        assert [chair["advised"] for chair in host.room["chairs"]] == [len(each) for each in asked]
        assert min(map(len, asked)) >= ADVICE_BURST
        assert not asked[0] & asked[1]


def advised_at(player: Player) -> set[int]:
    """When a player was given advice: how many actions the game had seen."""
    told = map(json.loads, player.frames)
    return {each["seq"] for each in told if each["type"] == "advice"}


async def advised_game(player: Player) -> None:
    """Do what is advised, as long as the game goes on; bonus tiles included."""
    chance = random.Random(3)
    while not player.over:
        await player.until(lambda: player.my_turn or player.over)
        if player.my_turn:
            # Advice is limited, so some turns go without.
            told = await player.ask("ask-advice", game=player.table["game"], seq=player.seq, bot="beginner")
            action = await advised_action(player) if told["type"] == "done" else None
            options = [option["action"] for option in player.table["choices"]["options"]]
            assert action is None or action in options
            done = await player.act(action or chance.choice(options))
            await player.reach(done["seq"])


async def advised_action(player: Player) -> Any:
    await player.until(lambda: player.advice.get("seq") == player.seq)
    return player.advice["suggestions"][0]["action"]


async def test_a_client_that_asks_too_often_is_told_to_wait(served: Served) -> None:
    game = await brought(served, recorded_game())
    path, often = f"/api/games/{game}/advice", houses.ADVICE_PER_MINUTE + 20
    answers = await asyncio.gather(*(got(served, path, bot="beginner") for _ in range(often)))
    assert {answer.status_code for answer in answers} == {200, 429}


async def test_an_answer_is_made_once_however_many_ask_and_a_failure_is_not_kept() -> None:
    made: list[str] = []

    async def make(name: str) -> bytes:
        made.append(name)
        await asyncio.sleep(0)
        if name == "bad" and made.count("bad") == 1:
            raise ValueError("bad luck")
        return name.encode()

    kept = AsyncCache(make, most=2)
    assert await asyncio.gather(*(kept.get("a") for _ in range(5))) == [b"a"] * 5
    with pytest.raises(ValueError, match="bad luck"):
        await kept.get("bad")
    assert await kept.get("bad") == b"bad"
    await kept.get("b")
    await kept.get("a")
    assert made == ["a", "bad", "bad", "b", "a"]


async def test_a_few_wait_in_line_and_others_are_refused() -> None:
    line, doing, most = BoundedLock(2), asyncio.Event(), 0

    async def wait() -> str:
        nonlocal most
        try:
            async with line.hold():
                most += 1
                assert most == 1
                await doing.wait()
                most -= 1
        except ServerError as error:
            return error.code
        return "done"

    asked = [asyncio.create_task(wait()) for _ in range(5)]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    doing.set()
    assert await asyncio.gather(*asked) == ["done"] * 3 + ["too-busy"] * 2
    assert await wait() == "done"


async def test_a_game_that_is_asked_about_again_is_not_read_again(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as house:
        _, game = await house.hall.import_game(recorded_game("fr", 2), "host")
        reviews = Reviews(house.hall.store, BotPool())
        with patch.object(Store, "actions", autospec=True, side_effect=Store.actions) as read:
            for seq in range(3):
                await reviews.get_advice(game, seq, "beginner")
            await reviews.get_review(game)
        assert read.call_count == 1
