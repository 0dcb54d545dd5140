"""What clues mean, asked over HTTP with what someone heard; events that no game has are refused."""

import json
from typing import Any

import pytest

from hanabi.answers.clues import ClueQuestion
from hanabi.answers.lesson import lesson_replay
from hanabi.codec import encode
from hanabi.game import Clued
from hanabi.site.service import SiteService
from tests.server.served import Served
from tests.site.test_answers import asked

HEADERS = {"Content-Type": "application/json", "Accept-Language": "pl"}
REPLAY = lesson_replay()
EVENTS = tuple(event.seen_by(0) for _, events in REPLAY.steps() for event in events)
DEALT: Any = encode(EVENTS[0])


def question(**changes: Any) -> str:
    usual = ClueQuestion("fr", ("Mio", "Ada"), (None, "partner"), 1, 0, EVENTS)
    fields: Any = encode(usual)
    return json.dumps({**fields, **changes})


def test_every_clue_is_explained_by_a_server_and_in_the_browser_alike(served: Served) -> None:
    answer = served.post("/api/clues", content=question(), headers=HEADERS)
    told = answer.json()
    assert [each["number"] for each in told["clues"]] == [
        number for number, event in enumerate(EVENTS) if isinstance(event, Clued)
    ]
    assert told["clues"][0]["lines"][0].startswith("Według zasad")
    assert asked(SiteService({}), "POST", "/api/clues", question())[1] == answer.text


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 7},
        {"bots": [None]},
        {"players": ["Mio"]},
        {"players": ["Mio"] * 40, "bots": [None] * 40},
        {"ruleset": "nothing"},
        {"events": []},
        {"events": encode(EVENTS[5:])},
        {"events": encode(EVENTS[:1] + EVENTS[9:])},
        {
            "events": [
                DEALT,
                {"type": "clued", "seat": 9, "to": 8, "value": "pink", "cards": [900], "places": [0]},
            ]
        },
        {
            "events": [
                DEALT,
                {"type": "played", "seat": 0, "card": 3000, "face": {"suit": "red", "rank": 1}, "place": 0},
            ]
        },
        {"events": encode(EVENTS[:9] * 300)},
    ],
)
def test_events_that_no_game_has_are_refused_with_a_sentence(served: Served, changes: dict[str, Any]) -> None:
    answer = served.post("/api/clues", content=question(**changes), headers=HEADERS)
    assert answer.status_code in (400, 409, 413)
    assert answer.json()["message"].endswith(".")
