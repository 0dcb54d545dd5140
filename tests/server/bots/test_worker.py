"""The worker's side: what it remembers between two turns, and when it begins again."""

import json
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from hanabi.bots import Beginner, Choice, bot
from hanabi.codec import decode
from hanabi.game import Event
from hanabi.server.seats.opinions import SHARE, Opinions
from hanabi.server.seats.requests import BotRequest, request_text
from hanabi.server.seats.worker import LONGEST_PAUSE, Desk
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


def spied(most: int = 8) -> Desk:
    return Desk({"spy": f"{__name__}:Spy"}, most)


def ask(desk: Desk, request: BotRequest) -> Choice:
    answer = json.loads(desk.answer(json.loads(request_text(request, 5, 1.0))))
    assert answer["number"] == 5
    return decode(Choice, answer["answer"])


def a_round(desk: Desk, game: Game) -> None:
    for _ in range(game.state.board.players):
        game.take(ask(desk, game.request("spy")))


def test_a_seat_hears_only_what_is_new() -> None:
    desk, game = spied(), Game("pl", 3)
    a_round(desk, game)
    known = len(game.events)
    ask(desk, game.request("spy"))
    HEARD.clear()
    a_round(desk, game)
    ask(desk, game.request("spy"))
    mine = [event.tag for event in game.events[known:]]
    assert HEARD[-len(mine) :] == mine
    assert HEARD.count("start") == HEARD.count("dealt") == 0


def test_a_turn_asked_twice_is_answered_alike_and_heard_once() -> None:
    desk, game = spied(), Game("pl", 3)
    first = ask(desk, game.request("spy"))
    heard = list(HEARD)
    assert ask(desk, game.request("spy")) == first
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
        desk = spied()
        ask(desk, late)
        HEARD.clear()
        desk.answer(json.loads(request_text(change, 5, 1.0)))
        assert HEARD[:3] == ["close", "start", "dealt"]


def test_the_seat_asked_longest_ago_is_forgotten_first() -> None:
    desk, games = spied(most=2), [Game("pl", 2, seed) for seed in range(3)]
    for place in (0, 1, 0, 2, 0):
        ask(desk, games[place].request("spy"))
    assert HEARD.count("start") == 3
    ask(desk, games[1].request("spy"))
    assert HEARD.count("start") == 4


def test_a_bot_the_worker_does_not_know_is_an_error_in_its_answer() -> None:
    answer = json.loads(Desk({}).answer(json.loads(request_text(Game("pl", 2).request("spy"), 3, 1.0))))
    assert answer["number"] == 3
    assert answer["error"].endswith("[unknown-bot]")


def _with(request: BotRequest, **changes: Any) -> BotRequest:
    return replace(request, **changes)


def test_advice_disturbs_no_seat_that_is_remembered() -> None:
    desk, game = spied(), Game("pl", 3)
    first = ask(desk, game.request("spy"))
    HEARD.clear()
    asked = replace(game.request("beginner"), advice=True)
    told = json.loads(desk.answer(json.loads(request_text(asked, 5, 1.0))))
    assert decode(Opinions, told["answer"]).listed[0].bots[0] == "beginner"
    assert ask(desk, game.request("spy")) == first
    assert HEARD == []


def test_a_bot_is_let_go_when_its_seat_is_forgotten() -> None:
    desk = spied(most=2)
    for seed in range(5):
        ask(desk, Game("pl", 2, seed).request("spy"))
    assert (HEARD.count("start"), HEARD.count("close")) == (5, 3)


def test_a_bot_is_let_go_when_its_game_does_not_go_on() -> None:
    desk, game = spied(), Game("pl", 2)
    ask(desk, game.request("spy"))
    ask(desk, _with(game.request("spy"), seed=99))
    assert (HEARD.count("start"), HEARD.count("close")) == (2, 1)


@pytest.mark.parametrize("failing", ["start", "observe", "act"])
def test_a_bot_that_fails_is_let_go(failing: str) -> None:
    with patch.object(Spy, failing, side_effect=KeyError):
        told = spied().answer(json.loads(request_text(Game("pl", 2).request("spy"), 5, 1.0)))
    assert "KeyError" in told
    assert HEARD.count("close") == 1


def test_a_seat_that_has_had_no_turn_for_long_is_forgotten() -> None:
    desk, first, other = spied(), Game("pl", 2), Game("pl", 2, seed=1)
    with patch("hanabi.server.seats.worker.time.monotonic") as now:
        for time, game, closed in ((0, first, 0), (LONGEST_PAUSE, other, 0), (LONGEST_PAUSE + 1, other, 1)):
            now.return_value = time
            ask(desk, game.request("spy"))
            assert HEARD.count("close") == closed


def test_a_bot_that_fails_to_let_go_disturbs_nobody() -> None:
    desk, games = spied(most=1), [Game("pl", 2, seed) for seed in range(2)]
    with patch.object(Spy, "close", side_effect=KeyError):
        for game in games:
            ask(desk, game.request("spy"))


def test_a_bot_is_told_how_long_it_may_think_about_advice() -> None:
    asked = replace(Game("pl", 3).request("beginner"), advice=True)
    with patch.object(Beginner, "act", autospec=True, side_effect=Beginner.act) as act:
        Desk({}).answer(json.loads(request_text(asked, 5, 2.0)))
    assert act.call_args.args[2] == 2.0 * SHARE
