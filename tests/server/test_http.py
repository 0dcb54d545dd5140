"""The HTTP routes do what their description says, whatever they are asked."""

import asyncio
import random
import re
from functools import cache
from html import unescape
from typing import Any

import pytest
import schemathesis
from schemathesis.specs.openapi.schemas import OpenApiSchema

from hanabi.answers.lesson import STEPS
from hanabi.text import Catalogue, languages
from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.torture.routes import try_server

EXAMPLES = 15
PREVIEW = re.compile(r'<meta property="([^"]*)" content="([^"]*)" />')


@pytest.fixture
def described(served: Served) -> OpenApiSchema:
    return read_description(served)


@pytest.fixture
def finished(served: Served) -> tuple[str, str]:
    """A finished game, and the cookie of one of its players; the same game in every test."""
    return played_once(served)


@cache
def read_description(served: Served) -> OpenApiSchema:
    return schemathesis.openapi.from_url(f"{served.base}/openapi.json")


@cache
def played_once(served: Served) -> tuple[str, str]:
    return asyncio.run(played(served))


async def played(served: Served) -> tuple[str, str]:
    room, cookie = await open_room(served.base, seats=2)
    async with Player(served.base, room, cookie) as host:
        await host.do("enter", name="Ana")
        await host.do("sit")
        await host.do("seat-bot", seat=1, bot="beginner")
        await host.do("begin")
        chance = random.Random(1)
        while not host.over:
            await host.until(lambda: host.my_turn or host.over)
            if host.my_turn:
                told = await host.act(chance.choice(host.table["choices"]["options"])["action"])
                await host.reach(told["seq"])
        return str(host.table["game"]), cookie


def test_no_request_breaks_a_route_or_its_description(served: Served) -> None:
    faults: list[str] = []
    assert try_server(served.base, EXAMPLES, 1, faults) > 200
    assert faults == []
    assert "request-failed" not in served.log
    assert "Traceback" not in served.log


@pytest.mark.parametrize(
    "path", [f"/api/games/{{game}}{end}" for end in ("", "/replay", "/film", "/review", "/advice")]
)
def test_a_finished_game_is_given_as_described(
    described: OpenApiSchema, finished: tuple[str, str], path: str
) -> None:
    for query in ({}, {"format": "hanab-live"}) if path.endswith("replay") else ({},):
        described[path]["GET"].Case(path_parameters={"game": finished[0]}, query=query).call_and_validate()


def test_advice_on_a_finished_game_is_what_its_bots_understood(
    served: Served, finished: tuple[str, str]
) -> None:
    assert served.get(f"/api/games/{finished[0]}/advice").json()["bot"] == "beginner"


def test_past_games_are_given_as_described(described: OpenApiSchema, finished: tuple[str, str]) -> None:
    case = described["/api/me/games"]["GET"].Case(headers={"Cookie": finished[1]})
    games = case.call_and_validate().json()["games"]
    assert [game["game"] for game in games] == [finished[0]]
    assert [player["name"] for player in games[0]["players"]] == ["Ana", "beginner 2"]


def test_running_games_are_given_as_described(described: OpenApiSchema, finished: tuple[str, str]) -> None:
    case = described["/api/me/running"]["GET"].Case(headers={"Cookie": finished[1]})
    assert case.call_and_validate().json() == {"games": []}


def test_the_lesson_is_given_as_described(described: OpenApiSchema) -> None:
    told = described["/api/lesson"]["GET"].Case().call_and_validate().json()
    assert [step["key"] for step in told["steps"]] == list(STEPS)


def test_every_route_is_described(served: Served) -> None:
    paths = served.get("/openapi.json").json()["paths"]
    assert {(path, method) for path, ways in paths.items() for method in ways} == {
        ("/api/boxes", "get"),
        ("/api/words/{language}", "get"),
        ("/api/rules/{ruleset}", "get"),
        ("/api/rules/{ruleset}/try/{tag}", "get"),
        ("/api/rooms", "post"),
        ("/api/rooms/{room}", "get"),
        ("/api/games", "post"),
        ("/api/games/{game}", "get"),
        ("/api/games/{game}/film", "get"),
        ("/api/games/{game}/review", "get"),
        ("/api/games/{game}/advice", "get"),
        ("/api/games/{game}/replay", "get"),
        ("/api/lesson", "get"),
        ("/api/clues", "post"),
        ("/api/puzzles/{number}", "get"),
        ("/api/me", "get"),
        ("/api/me/code", "post"),
        ("/api/me/claim", "post"),
        ("/api/me/renew", "post"),
        ("/api/me/games", "get"),
        ("/api/me/running", "get"),
        ("/health", "get"),
        ("/ready", "get"),
        ("/metrics", "get"),
    }


BODIES: tuple[tuple[bytes, str, dict[str, Any]], ...] = (
    (b"", "malformed", {"where": "$"}),
    (b"[]", "malformed", {"where": "$"}),
    (b"\xff", "malformed", {"where": "$"}),
    (b"[" * 10_000, "malformed", {"where": "$"}),
    (b'{"seats": "3"}', "malformed", {"where": "$.seats"}),
    (b'{"seats": 3, "secret": 1}', "malformed", {"where": "$.secret"}),
    (b'{"clock": {"seconds": -1}}', "malformed", {"where": "$.clock.seconds"}),
    (b'{"seats": 9}', "player-count", {"players": 9, "most": 5}),
    (b'{"clock": {"seconds": 1}}', "clock-range", {"least": 5, "most": 2_592_000}),
    (b'{"ruleset": "' + b"x" * 3000 + b'"}', "ruleset-too-long", {"most": 2000}),
    (b'{"ruleset": "' + b"x" * 20_000 + b'"}', "body-too-large", {"most": 16_384}),
)


@pytest.mark.parametrize(("body", "code", "details"), BODIES)
def test_a_body_that_is_wrong_is_refused_with_what_is_wrong(
    served: Served, body: bytes, code: str, details: dict[str, Any]
) -> None:
    headers = {"Content-Type": "application/json"}
    told = served.post("/api/rooms", content=body, headers=headers)
    assert told.status_code == (413 if code == "body-too-large" else 400)
    assert (told.json()["code"], told.json()["details"]) == (code, details)


@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_worded_in_the_readers_language(served: Served, language: str) -> None:
    told = served.get("/nothing", headers={"Accept-Language": f"xx, {language};q=0.9, en;q=0.1"})
    assert told.json()["message"] == Catalogue(language).say("error-not-found")


@pytest.mark.parametrize("wanted", ["", "xx", "*", ";;;,,,", "de" * 3000, "é"])
def test_who_reads_no_language_of_ours_reads_english(served: Served, wanted: str) -> None:
    told = served.get("/nothing", headers={b"Accept-Language": wanted.encode("latin-1")})
    assert told.json()["message"] == Catalogue("en").say("error-not-found")


def test_a_browser_is_shown_the_page_where_there_is_nothing(served: Served) -> None:
    told = served.get("/nothing", headers={"Accept": "text/html,*/*;q=0.8"})
    assert (told.status_code, told.headers["Content-Type"]) == (404, "text/html; charset=utf-8")
    assert told.text == served.get("/").text
    for path in ("/api/nothing", "/assets/nothing.js"):
        refused = served.get(f"{path}", headers={"Accept": "text/html"})
        assert (refused.status_code, refused.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/", "/games", "/favicon.ico", "/robots.txt", "/manifest.webmanifest"])
def test_a_request_for_the_head_alone_gets_it(served: Served, path: str) -> None:
    whole, head = served.get(f"{path}"), served.head(f"{path}")
    assert (whole.status_code, head.status_code) == (200, 200)
    assert whole.content
    assert not head.content
    assert head.headers["Content-Type"] == whole.headers["Content-Type"]


@pytest.mark.parametrize(("edition", "language"), [("fr", "fr"), ("de+avalanche", "de"), ("custom", "pl")])
def test_the_link_of_a_room_is_shown_in_the_language_of_its_edition(
    served: Served, edition: str, language: str
) -> None:
    room = served.post("/api/rooms", json={"ruleset": edition}).json()["room"]
    assert previewed(served, f"/r/{room}", "pl")["og:title"] == Catalogue(language).say("web-room-invited")


def test_the_link_of_a_room_that_is_not_there_is_shown_in_the_readers_language(served: Served) -> None:
    told = previewed(served, "/r/nowhere", "es")
    words = Catalogue("es")
    assert told["og:title"] == words.say("web-room-invited")
    assert told["og:description"] == words.say("web-lobby-about")
    picture = served.get(told["og:image"].removeprefix(served.base))
    assert picture.headers["Content-Type"] == "image/png"


def previewed(served: Served, path: str, language: str) -> dict[str, str]:
    """What programs that preview a link read of its page."""
    text = served.get(path, headers={"Accept-Language": language}).text
    return {name: unescape(told) for name, told in PREVIEW.findall(text)}


def test_machines_are_asked_to_leave_rooms_alone(served: Served) -> None:
    told = served.get("/robots.txt")
    assert told.headers["Content-Type"].startswith("text/plain")
    assert "Disallow: /r/" in told.text.splitlines()
