"""A team that searches does what each member finds with what its seat sees alone; and it plays better."""

import re
from statistics import fmean

import pytest

from hanabi.bots import REASONS, BotError, any_kind, check_company, play_game
from hanabi.bots.master import MAX_SECONDS, Master, TimedMaster, parse_budget
from hanabi.cli.arena import FEWEST_ROLLOUTS, MOST_ROLLOUTS
from hanabi.expert.team import play_many as play_expert
from hanabi.game import Result, Seat
from hanabi.master.contest import FIRST_LAYOUTS, MAX_LAYOUTS, Budget
from hanabi.master.member import Searcher
from hanabi.master.team import play_many
from hanabi.rules import Ruleset, ruleset
from hanabi.testing import check_bot
from tests.expert.tables import RULESETS, dealt, sizes
from tests.learning.test_learned import random_network

SHORT = Budget(layouts=16)


@pytest.mark.parametrize("name", RULESETS)
def test_members_who_see_their_seat_alone_play_as_the_team_does(name: str) -> None:
    """Nobody's search or reading depends on a card that is hidden from its seat."""
    for players in (sizes(name)[0], sizes(name)[-1]):
        [state] = dealt(name, players, games=1)
        [end] = play_many(ruleset(name), players, [state], SHORT)
        final, moves = play_game(state, [Threaded(1) for _ in range(players)])
        outcome = final.board.outcome
        assert outcome is not None
        assert (outcome.score, outcome.result) == (end.score, end.result)
        assert (len(moves), final.board.strikes) == (end.moves, end.strikes)
        assert {move.reason.code for move in moves} <= set(REASONS)


@pytest.mark.parametrize("learned", [False, True])
def test_search_keeps_every_promise_of_a_bot(learned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    network = random_network("pl", 2) if learned else None
    monkeypatch.setattr("hanabi.bots.master.shipped_network", lambda *_: network)
    name = "pl" if learned else "custom+ranks=3+suits=3+hand=3+black-powder"
    check_bot(lambda: Master(SHORT), games=1, rulesets=(name,))


@pytest.mark.parametrize(("players", "games", "gained"), [(2, 20, 0.3), (5, 120, 0.0)])
def test_search_makes_the_team_better(players: int, games: int, gained: float) -> None:
    states = dealt("pl", players, games)
    plain = fmean(end.score for end in play_expert(ruleset("pl"), players, states))
    searched = play_many(ruleset("pl"), players, states, SHORT)
    assert fmean(end.score for end in searched) > plain + gained
    assert not any(end.result is Result.STRUCK_OUT for end in searched)


def test_more_thought_is_the_same_game_when_it_is_played_again() -> None:
    states = dealt("pl", 4, games=2)
    first = play_many(ruleset("pl"), 4, states, SHORT)
    assert first == play_many(ruleset("pl"), 4, states, SHORT)


def test_a_reason_says_that_a_move_was_tried_out() -> None:
    [state] = dealt("es+avalanche", 2, games=1)
    _, moves = play_game(state, [Master(SHORT) for _ in range(2)])
    assert "tried-out" in {move.reason.code for move in moves}


def test_a_bot_may_be_told_how_long_to_think() -> None:
    counted, timed = any_kind("master@64").make(), any_kind("master@0.5s").make()
    assert isinstance(counted, Master)
    assert isinstance(timed, TimedMaster)
    assert not hasattr(timed, "play_many"), "a game cut short by a clock cannot be repeated"
    assert (parse_budget("64"), parse_budget("0.5s")) == (Budget(layouts=64), Budget(seconds=0.5))


NO_TIME = (
    *(
        "",
        "0",
        "-3",
        "1",
        "15",
        "many",
        "64.5",
        "1_6",
        "+64",
        "064",
        " 64",
        "\uff16\uff14",
        f"{MAX_LAYOUTS + 1}",
    ),
    *("s", "0s", "nans", "infs", "1e3s", "-1s", f"{MAX_SECONDS + 1}s"),
)


@pytest.mark.parametrize("budget", NO_TIME)
def test_what_is_no_time_to_think_is_refused(budget: str) -> None:
    with pytest.raises(BotError, match="bad-budget"):
        any_kind(f"master@{budget}").make()


def test_masters_of_any_budget_speak_the_same_language() -> None:
    check_company([any_kind("master@16"), any_kind("master"), any_kind("master@2s")], people=0)


def test_the_command_offers_the_budgets_there_are() -> None:
    assert (FEWEST_ROLLOUTS, MOST_ROLLOUTS) == (FIRST_LAYOUTS, MAX_LAYOUTS)


def test_other_bots_are_not_told_how_long_to_think() -> None:
    with pytest.raises(BotError, match=re.escape("unknown-bot")):
        any_kind("beginner@64").make()


def test_a_clock_cuts_a_search_short() -> None:
    states = dealt("pl", 5, games=3)
    play_many(ruleset("pl"), 5, states[:1], SHORT)  # so that everything is compiled
    for state in states:
        final, _ = play_game(state, [TimedMaster(Budget(seconds=0.005)) for _ in range(5)])
        assert final.board.over


def test_several_threads_find_what_one_finds() -> None:
    [state] = dealt("pl", 2, games=1)
    games = [play_game(state, [Threaded(threads) for _ in range(2)]) for threads in (1, 3)]
    assert games[0] == games[1]


class Threaded(Master):
    """A master that thinks with `threads` threads."""

    def __init__(self, threads: int) -> None:
        super().__init__(SHORT)
        self._threads = threads

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        self.member = Searcher(rules, players, seat, SHORT, self._threads)
