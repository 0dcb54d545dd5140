"""The best score still possible: never too low, never rising, and explained."""

from collections import Counter

import pytest
from hypothesis import given

from hanabi.coach.losses import CAUSES, best_by_cards, falls
from hanabi.game import best_possible
from hanabi.game.bounds import best_left, is_decided, max_plays
from hanabi.testing.positions import show
from tests.laws.games import Game, games

THREES = "r3 y3 g3 w3 b3"
FOURS_AND_FIVES = "r4 y4 g4 w4 b4 / r5 y5 g5 w5 b5"


@given(games())
def test_the_best_score_never_rises_and_is_the_score_in_the_end(game: Game) -> None:
    bests = [best_left(state) for state in game.states]
    assert bests == sorted(bests, reverse=True)
    outcome = game.states[-1].board.outcome
    assert outcome is not None
    assert bests[-1] == outcome.score


@given(games())
def test_turns_only_lower_what_cards_allow(game: Game) -> None:
    for state in game.states:
        assert best_left(state) <= best_possible(state.board) <= max(best_by_cards(state.board), 0)


@given(games())
def test_every_point_that_is_lost_has_a_cause(game: Game) -> None:
    lost: Counter[str] = Counter()
    for step in game.steps:
        lost.update(falls(step.state, step.after))
    assert set(lost) <= set(CAUSES)
    assert sum(lost.values()) == best_left(game.start) - best_left(game.states[-1])


def test_with_a_short_deck_every_card_but_so_many_stays_in_hand() -> None:
    """B11: two draws and a turn for each of two players leave four plays."""
    table = show("fr", hands=FOURS_AND_FIVES, table=THREES, left=2)
    assert max_plays(table.state) == 4
    assert best_left(table.state) == 15 + 4


def test_a_discard_takes_a_turn_from_a_show_that_has_none_to_spare() -> None:
    table = show("fr", hands=FOURS_AND_FIVES, table=THREES, left=2, deck="r4 y4", tokens=7)
    assert falls(table.state, table.discard("r4").state) == {"turns": 1}
    assert falls(table.state, table.play("r4").state) == {}


def test_in_the_last_round_only_what_is_in_hand_in_time_counts() -> None:
    """The red 2 is held before the red 1, so one of them at most is played."""
    table = show("fr", hands="r2 b4 b4 w4 w4 / r1 g4 g4 y4 y4", left=0, turns_left=2)
    assert max_plays(table.state) == 1
    other = show("fr", hands="r1 b4 b4 w4 w4 / r2 g4 g4 y4 y4", left=0, turns_left=2)
    assert max_plays(other.state) == 2


def test_a_turn_that_waits_for_its_tile_has_played_its_card() -> None:
    """X3: seat 0 chooses a clue and holds the blue 1, but only seat 1 plays again."""
    table = show(
        "fr+flamboyant-fives",
        hands="y5 b1 r4 g4 w4 / r1 r4 g4 w4 b4",
        table="y4",
        left=0,
        turns_left=2,
        tiles="colour-clue",
    ).play("y5")
    assert table.board.decision is not None
    assert max_plays(table.state) == 1


def test_a_turn_that_waits_for_its_tile_before_the_last_round_counts_once() -> None:
    """Three draws, one of them owed for the card just played, and a turn for each of two players."""
    table = show(
        "fr+flamboyant-fives",
        hands="y5 b1 r4 g4 w4 / r1 r4 g4 w4 b4",
        table="y4",
        left=3,
        tiles="colour-clue",
    ).play("y5")
    assert table.board.decision is not None
    assert max_plays(table.state) == 4


def test_a_clue_instead_of_the_last_card_costs_a_point_by_turns() -> None:
    table = show("fr", hands="r1 b4 b4 w4 w4 / y1 g4 g4 y4 y4", left=0, turns_left=2, tokens=3)
    assert falls(table.state, table.clue(1, 1).state) == {"turns": 1}


def test_black_powder_counts_from_below() -> None:
    """X2: black as long as it is not begun counts -5, and each of its cards one more."""
    table = show("fr+black-powder", hands="k5 k5 . . . / . . . . .", left=2, table="r5 y5 g5 w1")
    assert best_left(table.state) == 15 + 1 - 5 + 4


def test_in_all_or_nothing_time_is_no_matter() -> None:
    table = show("fr+all-or-nothing", hands="r1 . . . . / . . . . .", left=2)
    assert best_left(table.state) == best_possible(table.board)


def test_a_tile_that_brings_cards_back_leaves_them_possible() -> None:
    """X3.5, X3.6: the lost red 4 may come back as long as such a tile may be earned."""
    table = show("fr+flamboyant-fives", hands="y5 . . . . / . . . . .", table="y4", discards="r4 r4")
    assert best_left(table.state) == table.board.rules.best


@pytest.mark.parametrize(("rules", "cause"), [("fr+all-or-nothing", "cards"), ("fr", "cards")])
def test_a_lost_card_costs_everything_that_stood_on_it(rules: str, cause: str) -> None:
    table = show(rules, hands="r4 . . . . / . . . . .", discards="r4", tokens=7)
    cost = {"fr": 2, "fr+all-or-nothing": 25}
    assert falls(table.state, table.discard("r4").state) == {cause: cost[rules]}


def test_the_last_strike_takes_what_was_left() -> None:
    table = show("fr", hands="r4 . . . . / . . . . .", strikes=2)
    assert falls(table.state, table.play("r4").state) == {"strikes": 25}


def test_a_game_is_decided_when_nobody_left_to_move_can_score() -> None:
    """U25: the red 1 is in the hand that has moved already."""
    table = show("fr", hands="b4 b4 w4 w4 r4 / r1 g4 g4 y4 y4", left=0, turns_left=1)
    assert is_decided(table.state)
    assert not is_decided(show("fr", hands="r1 b4 b4 w4 w4 / g4 g4 y4 y4 r4", left=0, turns_left=1).state)


def test_cards_that_only_fit_in_the_wrong_order_are_not_scored() -> None:
    """B11: both seats play once more, the red 2 before the red 1."""
    table = show("fr", hands="r2 b4 b4 w4 w4 / r1 g4 g4 y4 y4", left=0, turns_left=2, table="g3")
    assert best_left(table.state) == 3 + 1
    assert not is_decided(table.state)


def test_the_last_round_may_still_bring_a_card_back() -> None:
    """X3.6: the yellow 5 earns a tile, which may return the lost red 1."""
    table = show(
        "fr+flamboyant-fives",
        hands="y5 b4 b4 w4 w4 / g4 g4 r4 w3 b3",
        table="y4",
        left=0,
        turns_left=2,
    )
    assert not is_decided(table.state)


def test_a_decided_game_of_all_or_nothing_is_lost() -> None:
    table = show("fr+all-or-nothing", hands="r1 . . . . / . . . . .", discards="g5")
    assert is_decided(table.state)
