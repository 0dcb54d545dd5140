"""Finished games are reviewed, continued, imported and reviewed together."""

import asyncio
import gzip
import json
import random
from functools import cache
from typing import Any

import httpx
import pytest

from hanabi.game import Clue, deal, shuffled
from hanabi.game.hanab_live import read_record, write_hanab_live, write_link
from hanabi.game.replay import Replay, write_replay
from hanabi.rules import ruleset
from tests.game.records import GOLDEN
from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.test_play import play

pytestmark = pytest.mark.anyio
RULES = "fr+avalanche+flamboyant-fives"


@pytest.fixture
def game(served: Served) -> str:
    """A finished game of two people, the same one in every test."""
    return played_once(served)


@cache
def played_once(served: Served) -> str:
    return asyncio.run(played(served))


async def seated(host: Player, friend: Player) -> None:
    for player, name in ((host, "Ana"), (friend, "Bo")):
        await player.do("enter", name=name)
        await player.do("sit")


async def begun(host: Player, **how: Any) -> None:
    await host.do("begin", **how)
    await host.until(lambda: bool(host.table))


async def played(served: Served) -> str:
    room, cookie = await open_room(served.base, ruleset=RULES, seats=2)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        await seated(host, friend)
        await begun(host)
        card = host.table["table"]["hands"][1][0]["id"]
        await host.do("note", card=card, text="surely a one")
        chance = random.Random(5)
        await asyncio.gather(play(host, chance), play(friend, chance))
        return str(host.game["game"])


async def asked(served: Served, path: str, **query: Any) -> Any:
    async with served.client() as client:
        return (await client.get(path, params=query)).raise_for_status().json()


async def imported(served: Served, text: str, **headers: str) -> httpx.Response:
    headers = {"Content-Type": "application/json", **headers}
    async with served.client() as client:
        return await client.post("/api/games", content=text, headers=headers)


async def test_a_film_shows_every_moment_with_all_hands_open(served: Served, game: str) -> None:
    film = await asked(served, f"/api/games/{game}/film")
    record = await asked(served, f"/api/games/{game}/replay")
    assert [moment["seq"] for moment in film["moments"]] == list(range(len(record["actions"].split()) + 1))
    assert film["moments"][-1]["table"]["outcome"]["result"] == film["summary"]["result"]
    assert film["moments"][0]["events"][0]["type"] == "dealt"
    for moment in film["moments"]:
        assert all("face" in card for hand in moment["table"]["hands"] for card in hand)
    assert "surely a one" in film["opened"]["notes"][0].values()
    assert film["opened"]["commitment"] == film["game"]["commitment"] == film["summary"]["commitment"]


async def test_a_film_shows_what_a_seat_saw(served: Served, game: str) -> None:
    film = await asked(served, f"/api/games/{game}/film", seat=1)
    assert film["game"]["seat"] == 1
    for moment in film["moments"]:
        other, own = moment["table"]["hands"]
        assert all("face" in card for card in other)
        assert not any("face" in card for card in own)
        drawn = [event for event in moment["events"] if event["type"] == "drawn" and event["seat"] == 1]
        assert not any(event["face"] for event in drawn)


async def test_a_film_comes_compressed_to_those_who_can_read_that(served: Served, game: str) -> None:
    async with served.client() as client:
        plain = await client.get(f"/api/games/{game}/film", headers={"Accept-Encoding": "identity"})
        async with client.stream("GET", f"/api/games/{game}/film") as answer:
            packed = b"".join([part async for part in answer.aiter_raw()])
    assert gzip.decompress(packed) == plain.content
    assert len(packed) * 10 < len(plain.content)


async def test_films_of_unknown_games_and_seats_are_refused(served: Served, game: str) -> None:
    async with served.client() as client:
        for path, code in ((f"{game}/film?seat=2", "no-such-seat"), ("nowhere/film", "no-such-game")):
            assert (await client.get(f"/api/games/{path}")).json()["code"] == code


async def test_a_running_game_is_shown_to_nobody_and_taken_up_by_nobody(served: Served) -> None:
    room, cookie = await open_room(served.base, seats=2)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        await seated(host, friend)
        await begun(host)
        running = host.game["game"]
        async with served.client(headers={"Cookie": cookie}) as client:
            assert (await client.get(f"/api/games/{running}/film")).json()["code"] == "game-running"
        elsewhere, key = await open_room(served.base, seats=2)
        async with Player(served.base, elsewhere, key) as spy, Player(served.base, elsewhere) as aide:
            await seated(spy, aide)
            told = await spy.ask("begin", again={"game": running, "seq": 0})
            assert told["code"] == "game-running"
        assert (await host.ask("show", moment={"game": running, "seq": 0}))["code"] == "game-running"


async def test_a_game_is_taken_up_at_any_moment(served: Served, game: str) -> None:
    film = await asked(served, f"/api/games/{game}/film")
    middle = len(film["moments"]) // 2
    room, cookie = await open_room(served.base, ruleset=RULES, seats=2)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        await seated(host, friend)
        await begun(host, again={"game": game, "seq": middle})
        assert host.game["again"] == {"game": game, "seq": middle}
        assert host.game["players"] == ["Ana", "Bo"]
        assert host.table["seq"] == middle
        then = await asked(served, f"/api/games/{game}/film", seat=host.game["seat"])
        assert host.table["table"] == then["moments"][middle]["table"]
        chance = random.Random(1)
        await asyncio.gather(play(host, chance), play(friend, chance))
        record = await asked(served, f"/api/games/{host.game['game']}/replay")
        earlier = await asked(served, f"/api/games/{game}/replay")
        assert record["deck"] == earlier["deck"]
        assert record["actions"].split()[:middle] == earlier["actions"].split()[:middle]
        assert host.opened["commitment"] != film["opened"]["commitment"]
        past = await asked(served, f"/api/games/{host.game['game']}")
        assert past["again"] == {"game": game, "seq": middle}


async def test_a_game_taken_up_survives_the_server(game: str, served: Served) -> None:
    room, cookie = await open_room(served.base, ruleset=RULES, seats=2)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        await seated(host, friend)
        await begun(host, again={"game": game, "seq": 4})
        before = host.table
    served.kill()
    served.start()
    async with Player(served.base, room, cookie) as host:
        await host.until(lambda: bool(host.table))
        assert (host.table["table"], host.table["seq"]) == (before["table"], 4)


@pytest.mark.parametrize(
    ("terms", "seq", "code"),
    [
        ({"ruleset": "fr", "seats": 2}, 0, "other-rules"),
        ({"ruleset": RULES, "seats": 3}, 0, "other-rules"),
        ({"ruleset": RULES, "seats": 2}, 10_000, "no-such-moment"),
        ({"ruleset": RULES, "seats": 2}, -1, "no-such-moment"),
    ],
)
async def test_a_room_takes_up_only_what_it_could_play(
    served: Served, game: str, terms: dict[str, Any], seq: int, code: str
) -> None:
    last = len((await asked(served, f"/api/games/{game}/film"))["moments"]) - 1
    room, cookie = await open_room(served.base, **terms)
    async with Player(served.base, room, cookie) as host:
        await host.do("enter", name="Ana")
        await host.do("sit")
        for seat in range(1, terms["seats"]):
            await host.do("seat-bot", seat=seat, bot="beginner")
        told = await host.ask("begin", again={"game": game, "seq": last if seq < 0 else seq})
        assert told["code"] == code


@pytest.mark.parametrize("write", [write_replay, write_hanab_live])
async def test_a_file_becomes_a_game_and_a_room(served: Served, write: Any) -> None:
    rules = ruleset("custom+suits=rygbp")
    shuffle = shuffled(rules, random.Random(3))
    state, _ = deal(rules, 2, shuffle)
    replay = Replay(rules, ("Cy", "Di"), shuffle, notes=(("a note",), ()))
    answer = await imported(served, write(replay))
    assert answer.status_code == 201
    told = answer.json()
    film = await asked(served, f"/api/games/{told['game']}/film")
    assert film["game"]["players"] == ["Cy", "Di"]
    assert film["summary"]["result"] == "stopped"
    assert film["summary"]["commitment"] == ""
    assert film["opened"]["notes"][0] == {"0": "a note"}
    assert film["moments"][0]["table"]["deck"] == state.board.deck
    async with Player(served.base, told["room"]) as guest:
        await guest.until(lambda: guest.over)
        assert guest.game["players"] == ["Cy", "Di"]
    text = json.dumps(await asked(served, f"/api/games/{told['game']}/replay"))
    assert read_record(text).shuffle == shuffle


async def test_a_link_of_hanab_live_becomes_a_game(served: Served) -> None:
    rules = ruleset("custom+no-empty-clues")
    replay = Replay(rules, ("Cy", "Di"), shuffled(rules, random.Random(3)), (Clue(1, 1),))
    told = (await imported(served, json.dumps(write_link(replay)))).json()
    film = await asked(served, f"/api/games/{told['game']}/film")
    assert film["game"]["players"] == ["Alice", "Bob"]
    assert film["summary"]["result"] == "stopped"


async def test_a_game_with_nothing_left_to_score_keeps_its_score(served: Served) -> None:
    """U25: it is finished, and the review explains what was lost by the cards."""
    text = (GOLDEN / "hanab-live-3-suits.json").read_text(encoding="utf-8")
    told = (await imported(served, text)).json()
    summary = await asked(served, f"/api/games/{told['game']}")
    assert (summary["result"], summary["score"], summary["best"]) == ("finished", 2, 15)
    assert summary["variant"] == "3 Suits"
    review = await asked(served, f"/api/games/{told['game']}/review")
    assert (review["verdict"], review["lost"]) == ("cards", {"cards": 13})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('"https://hanab.live/replay-json/415how"', "bad-link"),
        ('"https://hanab.live/replay/7"', "game-elsewhere"),
        ("{", "not-json"),
        ("[]", "not-a-replay"),
        ('{"format": "hanabi-replay", "version": 99}', "unknown-version"),
        ('{"deck": []}', None),
        ("x" * 200_000, "body-too-large"),
    ],
)
async def test_wrong_files_are_refused_in_words(served: Served, text: str, code: str | None) -> None:
    answer = await imported(served, text, **{"Accept-Language": "pl"})
    told = answer.json()
    assert 400 <= answer.status_code < 500
    assert code in (None, told["code"])
    assert told["message"]


async def test_a_file_with_an_impossible_move_names_it(served: Served) -> None:
    rules = ruleset("fr")
    text = write_replay(Replay(rules, ("Cy", "Di"), shuffled(rules, random.Random(3))))
    wrong = json.loads(text) | {"actions": "d0"}
    told = (await imported(served, json.dumps(wrong))).json()
    assert told["code"] == "illegal-move"
    assert "1" in told["message"]


async def test_a_review_is_led_and_followed(served: Served, game: str) -> None:
    text = json.dumps(await asked(served, f"/api/games/{game}/replay"))
    told = (await imported(served, text)).json()
    async with Player(served.base, told["room"]) as ana, Player(served.base, told["room"]) as bo:
        moment = {"game": told["game"], "seq": 3}
        assert (await ana.ask("show", moment=moment))["code"] == "no-name"
        await ana.do("enter", name="Ana")
        await bo.do("enter", name="Bo")
        await ana.do("show", moment=moment, seat=1)
        await bo.until(lambda: bool(bo.room["review"]))
        assert bo.room["review"] == {"member": 1, "moment": moment, "seat": 1}
        await bo.do("show", moment=moment | {"seq": 5})
        await ana.until(lambda: ana.room["review"]["member"] == 2)
        async with Player(served.base, told["room"]) as late:
            await late.until(lambda: bool(late.room))
            assert late.room["review"]["moment"]["seq"] == 5
        assert (await ana.ask("show", moment={"game": game, "seq": 0}))["code"] == "no-such-game"
        await ana.do("show", moment=None)
        await bo.until(lambda: bo.room["review"] is None)
