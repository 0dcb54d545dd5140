"""Techniques of strong players: each is recognised, and explains what would otherwise be marked."""

import pytest

from hanabi.coach.marks import MARKS
from hanabi.coach.technique import EXCUSED, TECHNIQUES
from hanabi.game import Clue, Discard, Play
from hanabi.testing.positions import show
from tests.coach.games import explained, remarks


def test_every_technique_explains_marks() -> None:
    assert set(EXCUSED) == set(TECHNIQUES)
    assert {code for codes in EXCUSED.values() for code in codes} <= set(MARKS)


# Gentleman's discards


def test_a_card_that_fits_may_be_discarded_for_the_same_card_in_another_hand() -> None:
    table = show("fr", hands="b1 y3 . . . / b1 g3 y3 w3 r4", tokens=6).clue(1, 1)
    throw = Discard(table.holds("b1", 1))
    assert explained(table, throw) == ("gentle-discard",)
    assert remarks(table, throw) == {}


def test_a_card_that_nobody_else_holds_may_not() -> None:
    table = show("fr", hands="r4 y3 . . . / b1 g3 y3 w3 r4", tokens=6).clue(1, 1)
    assert "missed-play" in remarks(table, Discard(table.holds("b1")))


# Positional discards and misplays


def test_a_discard_tells_the_next_player_which_place_to_play() -> None:
    table = show("fr", hands="g3 y3 w3 b1 g4 / y4 g4 r1 w4 b4 / . . . . .", left=2, tokens=6, deck="y2 g2")
    known = table.clue(1, 4).clue(2, 1).clue(0, 1)
    throw, answer = Discard(known.holds("w3")), Play(known.holds("r1", 1))
    assert explained(known, throw, answer) == ("positional",)
    assert "missed-play" not in remarks(known, throw, answer)


def test_a_discard_that_nobody_answers_in_its_place_is_marked() -> None:
    table = show("fr", hands="g3 y3 w3 b1 g4 / y4 g4 r1 w4 b4 / . . . . .", left=2, tokens=6, deck="y2 g2")
    known = table.clue(1, 4).clue(2, 1).clue(0, 1)
    throw = Discard(known.holds("g3"))
    assert "missed-play" in remarks(known, throw, Play(known.holds("r1", 1)))
    assert "missed-play" in remarks(known, throw, Discard(known.holds("y4", 1)))


def test_a_misplay_tells_the_place_too_but_not_for_the_last_strike() -> None:
    table = show("fr", hands="g3 y3 w3 b2 g4 / y4 g4 r1 w4 b4", left=2, deck="y2 g2", tokens=8)
    fling, answer = Play(table.holds("w3")), Play(table.holds("r1", 1))
    assert explained(table, fling, answer) == ("positional",)
    assert remarks(table, fling, answer) == {}
    last = show("fr", hands="g3 y3 w3 b2 g4 / y4 g4 r1 w4 b4", left=2, deck="y2 g2", strikes=2)
    assert "strike" in remarks(last, Play(last.holds("w3")))


def test_early_in_the_game_a_misplay_is_a_strike_whatever_follows() -> None:
    table = show("fr", hands="g3 y3 w3 b2 g4 / y4 g4 r1 w4 b4")
    assert "strike" in remarks(table, Play(table.holds("w3")), Play(table.holds("r1", 1)))


# Stalls


def test_near_the_end_a_clue_that_says_nothing_is_a_stall() -> None:
    table = (
        show("fr", hands="r4 . . . . / r3 y3 . . .", left=2, deck="y2 g2", table="r1").clue(1, 3).clue(0, 4)
    )
    assert explained(table, Clue(1, 3)) == ("stall",)
    assert remarks(table, Clue(1, 3)) == {}


def test_with_every_card_pointed_at_a_clue_that_says_nothing_is_a_stall() -> None:
    """A locked hand: whatever is discarded was pointed at."""
    table = show("fr", hands="r4 r4 y4 y4 g4 / r3 y3 . . .").clue(1, 3).clue(0, 4)
    assert explained(table, Clue(1, 3)) == ("stall",)


def test_a_clue_that_says_nothing_is_marked_where_a_card_is_certain_to_fit() -> None:
    table = show("fr", hands="r1 y1 g1 w1 b1 / r3 y3 . . .").clue(1, 3).clue(0, 1)
    assert {"useless-clue", "missed-play"} == set(remarks(table, Clue(1, 3)))


# Prompts and finesses


def test_a_clue_that_says_nothing_but_calls_for_a_card_is_no_useless_clue() -> None:
    """Seat 1 plays its red 2, which it could not be certain of."""
    table = show("fr", hands="r4 y3 g3 w3 b3 / r2 y2 . . .", table="r1").clue(1, 2).clue(0, 4)
    again, answer = Clue(1, 2), Play(table.holds("r2", 1))
    assert explained(table, again, answer) == ("call",)
    assert remarks(table, again, answer) == {}
    assert "useless-clue" in remarks(table, again, Discard(table.holds("y2", 1)))


def test_a_card_that_is_played_blind_and_fits_is_never_marked() -> None:
    table = show("fr", hands="r3 . . . . / r1 y2 . . .", table="y1")
    assert remarks(table.clue(1, 2), Play(table.holds("r1", 1))) == {}


def test_what_looked_like_a_call_and_was_none_costs_a_strike_alone() -> None:
    """Seat 1 knows its blue 1, but answers what seat 0 told seat 2 with a card that does not fit."""
    table = show("fr", hands="r3 y3 . . . / b1 g3 y3 w3 r4 / y4 . . . .")
    known = table.clue(1, 1).clue(0, 3).clue(0, "red").clue(2, 4)
    fling = Play(known.holds("r4"))
    assert set(remarks(known, fling)) == {"strike"}
    assert explained(known, fling) == ("answer",)


@pytest.mark.parametrize("code", ["lost", "late"])
def test_what_cost_points_is_never_explained_away(code: str) -> None:
    assert all(code not in codes for codes in EXCUSED.values())
