"""The worker's side: what it remembers between two turns, and when it begins again."""

import json
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from hanabi.bots import Choice, bot
from hanabi.bots.conventions.players import Beginner
from hanabi.codec import decode
from hanabi.game import Event
from hanabi.room.opinions import ADVICE_SHARE, Opinions
from hanabi.server.workers.bot_worker import FORGET_SECONDS, BotWorker
from hanabi.server.workers.requests import BotRequest, request_text
from hanabi.workers.frames import LENGTH_BYTES, pack_request
from hanabi.workers.serving import answer
from tests.server.bots.games import Game, in_process

HEARD: list[str] = []
"""What all spies heard since the test began; a start is heard too."""


class Spy(Beginner):
    """A beginner whose ears are watched."""

    def start(self, *table: Any) -> None:
        HEARD.append("start")
        super().start(*table)

    def close(self) -> None:
        HEARD.append("close")

    def observe(self, event: Event) -> None:
        HEARD.append(event.tag)
        super().observe(event)


@pytest.fixture(autouse=True)
def _silence() -> None:
    HEARD.clear()


def spied(most: int = 8) -> BotWorker:
    return BotWorker({"spy": f"{__name__}:Spy"}, most)


def reply(worker: BotWorker, request: BotRequest, left: float = 1.0) -> dict[str, Any]:
    """What a worker replies when `left` seconds are left."""
    frame = pack_request(5, request.handler, request_text(request, left))
    told: dict[str, Any] = json.loads(answer(worker.handlers, frame[LENGTH_BYTES:]))
    assert told.pop("number") == 5
    return told


def ask(worker: BotWorker, request: BotRequest) -> Choice:
    return decode(Choice, reply(worker, request)["reply"])


def a_round(worker: BotWorker, game: Game) -> None:
    for _ in range(game.state.board.players):
        game.take(ask(worker, game.request("spy")))


def test_a_seat_hears_only_what_is_new() -> None:
    worker, game = spied(), Game("pl", 3)
    a_round(worker, game)
    known = len(game.events)
    ask(worker, game.request("spy"))
    HEARD.clear()
    a_round(worker, game)
    ask(worker, game.request("spy"))
    mine = [event.tag for event in game.events[known:]]
    assert HEARD[-len(mine) :] == mine
    assert HEARD.count("start") == HEARD.count("dealt") == 0


def test_a_turn_asked_twice_is_answered_alike_and_heard_once() -> None:
    worker, game = spied(), Game("pl", 3)
    first = ask(worker, game.request("spy"))
    heard = list(HEARD)
    assert ask(worker, game.request("spy")) == first
    assert heard == HEARD == ["start", "dealt"]


def test_whatever_does_not_continue_the_game_begins_again() -> None:
    game = Game("pl", 2)
    other = Game("pl", 2, seed=1)
    early = game.request("spy")
    for _ in range(2):
        game.take(in_process(game.request(), bot("beginner")))
    late = game.request("spy")
    for change in (
        early,
        _with(late, seed=99),
        _with(late, first=1 - late.first),
        _with(late, events=(other.request().events[0], *late.events[1:])),
    ):
        worker = spied()
        ask(worker, late)
        HEARD.clear()
        reply(worker, change)
        assert HEARD[:3] == ["close", "start", "dealt"]


def test_the_seat_asked_longest_ago_is_forgotten_first() -> None:
    worker, games = spied(most=2), [Game("pl", 2, seed) for seed in range(3)]
    for place in (0, 1, 0, 2, 0):
        ask(worker, games[place].request("spy"))
    assert HEARD.count("start") == 3
    ask(worker, games[1].request("spy"))
    assert HEARD.count("start") == 4


def test_a_bot_the_worker_does_not_know_is_an_error_in_its_answer() -> None:
    assert reply(BotWorker({}), Game("pl", 2).request("spy"))["error"].endswith("[unknown-bot]")


def _with(request: BotRequest, **changes: Any) -> BotRequest:
    return replace(request, **changes)


def test_advice_disturbs_no_seat_that_is_remembered() -> None:
    worker, game = spied(), Game("pl", 3)
    first = ask(worker, game.request("spy"))
    HEARD.clear()
    asked = replace(game.request("beginner"), advice=True)
    assert decode(Opinions, reply(worker, asked)["reply"]).listed[0].bots[0] == "beginner"
    assert ask(worker, game.request("spy")) == first
    assert HEARD == []


def test_a_bot_is_let_go_when_its_seat_is_forgotten() -> None:
    worker = spied(most=2)
    for seed in range(5):
        ask(worker, Game("pl", 2, seed).request("spy"))
    assert (HEARD.count("start"), HEARD.count("close")) == (5, 3)


def test_a_bot_is_let_go_when_its_game_does_not_go_on() -> None:
    worker, game = spied(), Game("pl", 2)
    ask(worker, game.request("spy"))
    ask(worker, _with(game.request("spy"), seed=99))
    assert (HEARD.count("start"), HEARD.count("close")) == (2, 1)


@pytest.mark.parametrize("failing", ["start", "observe", "act"])
def test_a_bot_that_fails_is_let_go(failing: str) -> None:
    with patch.object(Spy, failing, side_effect=KeyError):
        told = reply(spied(), Game("pl", 2).request("spy"))
    assert "KeyError" in told["error"]
    assert HEARD.count("close") == 1


def test_a_seat_that_has_had_no_turn_for_long_is_forgotten() -> None:
    worker, first, other = spied(), Game("pl", 2), Game("pl", 2, seed=1)
    with patch("hanabi.server.workers.bot_worker.time.monotonic") as now:
        for time, game, closed in ((0, first, 0), (FORGET_SECONDS, other, 0), (FORGET_SECONDS + 1, other, 1)):
            now.return_value = time
            ask(worker, game.request("spy"))
            assert HEARD.count("close") == closed


def test_a_bot_that_fails_to_let_go_disturbs_nobody() -> None:
    worker, games = spied(most=1), [Game("pl", 2, seed) for seed in range(2)]
    with patch.object(Spy, "close", side_effect=KeyError):
        for game in games:
            ask(worker, game.request("spy"))


def test_a_bot_is_told_how_long_it_may_think_about_advice() -> None:
    asked = replace(Game("pl", 3).request("beginner"), advice=True)
    with patch.object(Beginner, "act", autospec=True, side_effect=Beginner.act) as act:
        reply(BotWorker({}), asked, left=2.0)
    assert act.call_args.args[2] == 2.0 * ADVICE_SHARE
