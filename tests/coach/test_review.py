"""Whole games looked back on."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from hanabi.coach import CAUSES, MARKS, VERDICTS, review
from hanabi.coach.technique import TECHNIQUES
from hanabi.errors import ReplayError
from hanabi.game import CardId, Clue, Discard, Misplayed, Play, Result, Stop, StopReason, best_possible
from hanabi.game.replay import Replay, read_replay
from tests.coach.games import among_bots, guided
from tests.oracles.test_oracles import GAMES
from tests.oracles.transcript import read_game

RULESETS = (
    "fr",
    "pl",
    "es+black-powder",
    "pl+avalanche+synchronised-show",
    "de+flamboyant-fives+avalanche+black-powder",
    "fr+all-or-nothing",
    "pt+avalanche+black-powder+all-or-nothing+synchronised-show",
    "custom+suits=2+hand=3+no-empty-clues",
)
GOLDEN = sorted((Path(__file__).parents[1] / "game" / "golden").glob("replay-*.json"))


def check(replay: Replay) -> None:
    """Hold a review against the game it is about."""
    found, states = review(replay), replay.states()
    assert len(found.steps) == len(states)
    assert [step.best_by_cards >= step.best for step in found.steps] == [True] * len(states)
    for step, state in zip(found.steps, states, strict=True):
        assert step.best <= best_possible(state.board)
        assert {mark.code for mark in step.marks} <= set(MARKS)
        assert set(step.falls) <= set(CAUSES)
        assert sum(mark.cost for mark in step.marks) <= step.cost
        assert set(step.techniques) <= set(TECHNIQUES)
    assert found.verdict.code in VERDICTS
    if found.outcome is not None:
        assert sum(found.verdict.lost.values()) == replay.rules.best - found.outcome.score


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_every_golden_game_can_be_looked_back_on(path: Path) -> None:
    check(read_game(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_every_golden_replay_can_be_looked_back_on(path: Path) -> None:
    check(read_replay(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("seed", range(3))
def test_every_kind_of_game_can_be_looked_back_on(rules: str, seed: int) -> None:
    check(guided(rules, 3, seed))


@pytest.mark.parametrize("rules", RULESETS)
def test_strikes_and_lost_cards_are_marked_where_they_are(rules: str) -> None:
    replay = guided(rules, 3, 2)
    found = review(replay)
    for step, (_, events) in list(zip(found.steps, replay.steps(), strict=True))[1:]:
        marked, missed = "strike" in {mark.code for mark in step.marks}, isinstance(events[0], Misplayed)
        assert marked is (missed and "positional" not in step.techniques)


@pytest.mark.parametrize("seed", range(2, 8))  # in game 1, a bot overlooks what counting tells it
def test_a_player_who_plays_what_is_certain_misses_no_play(seed: int) -> None:
    found = review(among_bots("fr", 3, seed))
    assert "missed-play" not in {mark.code for step in found.marked for mark in step.marks}


def test_a_perfect_game_has_lost_nothing() -> None:
    games = (among_bots("fr+all-or-nothing", 3, seed) for seed in range(20))
    perfect = next(game for game in games if _result(game) is Result.PERFECT)
    found = review(perfect)
    assert (found.verdict.code, found.verdict.lost, found.decisive) == ("perfect", {}, ())
    assert {mark.cost for step in found.marked for mark in step.marks} <= {0}
    assert "lost" not in {mark.code for step in found.marked for mark in step.marks}


def _result(game: Replay) -> Result | None:
    outcome = game.final().board.outcome
    return outcome.result if outcome else None


@pytest.mark.parametrize("result", [Result.FINISHED, Result.STRUCK_OUT, Result.CARD_LOST, Result.NO_ACTION])
def test_the_verdict_follows_from_the_end(result: Result) -> None:
    verdicts = {
        Result.FINISHED: {"cards", "turns", "cards-and-turns"},
        Result.STRUCK_OUT: {"strikes"},
        Result.CARD_LOST: {"card-lost"},
        Result.NO_ACTION: {"no-action"},
    }
    found = [review(game) for game in _many() if _result(game) is result]
    assert {each.verdict.code for each in found} <= verdicts[result]
    assert found or result is Result.NO_ACTION


def _many() -> list[Replay]:
    return [guided(rules, 3, seed) for rules in ("fr", "fr+all-or-nothing") for seed in range(12)]


def test_points_are_lost_by_cards_or_by_turns_and_add_up() -> None:
    found = review(among_bots("fr", 3, 1))
    assert found.verdict.score + sum(found.verdict.lost.values()) == 25
    assert found.decisive == tuple(sorted({step.turn for step in found.steps if step.cost}))


def test_a_record_that_leaves_off_is_looked_back_on_as_far_as_it_goes() -> None:
    game = guided("fr", 2)
    found = review(replace(game, actions=game.actions[:9]))
    assert (found.outcome, found.verdict.code) == (None, "unfinished")
    assert found.verdict.possible == found.steps[-1].best
    assert len(found.steps) == 10


def test_a_record_of_the_deal_alone_has_nothing_to_find_fault_with() -> None:
    found = review(replace(guided("fr", 2), actions=()))
    assert (len(found.steps), found.marked, found.decisive) == (1, (), ())


def test_a_stopped_game_tells_what_was_still_possible() -> None:
    game = guided("fr", 2)
    found = review(replace(game, actions=(Clue(1, 1), Stop(StopReason.VOTE))))
    assert (found.verdict.code, found.verdict.possible, found.verdict.score) == ("stopped", 25, 0)
    assert found.steps[-1].marks == ()
    assert found.verdict.lost == {"stopped": 25}


def test_the_turns_others_had_to_save_a_card_are_counted() -> None:
    """The first hand of seat 0 holds a five; seat 1 and seat 2 give other clues, then it is thrown."""
    games = (guided("fr", 3, seed) for seed in range(50))
    game = next(game for game in games if any(card.rank == 5 for card in game.shuffle.deck[:5]))
    place = next(place for place in range(5) if game.shuffle.deck[place].rank == 5)
    moves = (Clue(1, 1), Clue(2, 1), Clue(1, 2), Discard(CardId(place)))
    [mark] = [mark for mark in review(replace(game, actions=moves)).steps[-1].marks if mark.code == "lost"]
    assert mark.details["chances"] == 2
    assert (mark.details["saved"], mark.details["warner"], mark.details["clue"]) == (3, 2, 5)


def test_nothing_is_said_about_a_save_once_a_card_was_pointed_at() -> None:
    """The five is pointed at by its colour before it is thrown."""
    games = (guided("fr", 3, seed) for seed in range(50))
    game = next(game for game in games if any(card.rank == 5 for card in game.shuffle.deck[:5]))
    place = next(place for place in range(5) if game.shuffle.deck[place].rank == 5)
    colour = game.shuffle.deck[place].suit
    moves = (Clue(1, 1), Clue(2, 1), Clue(0, colour), Discard(CardId(place)))
    [mark] = [mark for mark in review(replace(game, actions=moves)).steps[-1].marks if mark.code == "lost"]
    assert (mark.details["chances"], mark.details["saved"]) == (0, 0)


def test_pace_and_efficiency_follow_the_game() -> None:
    found = review(among_bots("fr", 3, 1))
    start, *steps = found.steps
    assert (start.pace, start.efficiency.clues, start.efficiency.rate) == (0 + 35 + 3 - 25, 0, None)
    for before, after in zip(found.steps, steps, strict=False):
        if before.pace is not None and after.pace is not None:
            assert before.pace - 2 <= after.pace <= before.pace + 25
        assert after.efficiency.clues - before.efficiency.clues in (0, 1)
    assert steps[-1].pace is None
    assert steps[-1].efficiency.cards >= steps[-1].points


def test_an_action_against_the_rules_is_refused_with_its_turn() -> None:
    with pytest.raises(ReplayError, match="illegal-move"):
        review(replace(guided("fr", 2), actions=(Play(CardId(49)),)))


def test_a_long_game_takes_less_than_two_seconds() -> None:
    game = guided("de+flamboyant-fives+avalanche+black-powder", 5, 3)
    began = time.process_time()
    review(game)
    assert time.process_time() - began < 2
