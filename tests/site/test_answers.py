"""What the page asks over HTTP is answered by its own worker as by a server, byte by byte."""

import json
from urllib.parse import quote

import pytest

from hanabi.answers.lesson import lesson_replay
from hanabi.game.replay import write_replay
from hanabi.site import routes
from hanabi.site.service import SiteService
from tests.server.served import Served

PARTS = ("", "/replay", "/replay?format=hanab-live", "/film", "/film?seat=1", "/film?seat=7", "/review")


def asked(service: SiteService, method: str, address: str, body: str = "") -> tuple[int, str]:
    status, text = json.loads(service.call(json.dumps(["fetch", method, address, body, "pl"])))["result"]
    return status, text


@pytest.mark.parametrize(
    "address",
    [
        "/health",
        "/api/boxes",
        "/api/lesson",
        "/api/rules/de?language=de",
        f"/api/rules/{quote('fr+black-powder')}?language=es",
        "/api/rules/fr/try/B6?chosen=&language=fr",
        "/api/rules/fr/try/B6?chosen=0&language=fr",
        "/api/rules/nothing",
        "/api/games/nothing/film",
        "/api/nothing",
    ],
)
def test_questions_about_rules(served: Served, address: str) -> None:
    answer = served.get(address, headers={"Accept-Language": "pl"})
    assert asked(SiteService({}), "GET", address) == (answer.status_code, answer.text)


def test_questions_about_a_finished_game(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    record, headers = write_replay(lesson_replay()), {"Content-Type": "application/json"}
    imported = served.post("/api/games", content=record, headers=headers).json()
    game = f"/api/games/{imported['game']}"
    began = served.get(game).json()["began"]
    service = SiteService({}, lambda: began)
    monkeypatch.setattr(routes, "new_id", lambda: imported["game"])
    assert json.loads(asked(service, "POST", "/api/games", record)[1])["game"] == imported["game"]
    for part in (
        "",
        "/replay",
        "/replay?format=hanab-live",
        "/film",
        "/film?seat=1",
        "/film?seat=7",
        "/review",
    ):
        answer = served.get(game + part, headers={"Accept-Language": "pl"})
        assert asked(service, "GET", game + part) == (answer.status_code, answer.text), part
    advice = f"{game}/advice?seq=3&bot=beginner"
    assert asked(service, "GET", advice) == (200, served.get(advice).text)
