"""The worked examples printed in the books."""

import pytest

from hanabi.game import Result
from hanabi.rules import band, ruleset
from hanabi.testing.positions import show
from tests.rulebooks.words import BLACK_BOXES, EVERY_COLOUR_BOXES, TWO_HANDS, ended, in_boxes, pointed_at


@pytest.mark.parametrize(
    ("rules", "built", "score"),
    [
        ("pt", "r4 y2 g3 w1 b4", 14),
        ("fr", "r4 y3 g2 w5 b4", 18),
        ("fr+avalanche", "r4 y3 g2 w5 b4 m4", 22),
        ("pl", "r3 y4 g4 w5 b2", 18),
        ("fr+black-powder", "r4 y3 g2 w5 b4 k3", 16),
        ("es+black-powder", "r4 y3 g2 w5 b4 k3", 16),
    ],
)
def test_the_scores_the_books_work_out(rules: str, built: str, score: int) -> None:
    """B12, X1, X2: 14, 18, 22, 18 and 16."""
    table = show(rules, hands=TWO_HANDS, table=built, left=0, turns_left=1, tokens=0).discard(1)
    assert ended(table, Result.FINISHED, score)


@pytest.mark.parametrize(
    ("rules", "score", "word"),
    [
        ("pt", 14, "honourable"),
        ("fr", 18, "excellent"),
        ("fr+avalanche", 22, "amazing"),
        ("fr", 16, "excellent"),
    ],
)
def test_the_remarks_on_those_scores(rules: str, score: int, word: str) -> None:
    """B13, U13: as the scale has them."""
    assert band(ruleset(rules), score).value == word


@in_boxes(EVERY_COLOUR_BOXES)
def test_two_yellow_points_at_a_yellow_and_a_multicolour_card(name: str) -> None:
    """X1b: the example of es, fr and de."""
    table = show(f"{name}+avalanche", hands=". . . . . / y2 r1 m3 b4 g5").clue(1, "yellow")
    assert pointed_at(table) == "y2 m3"


@in_boxes(BLACK_BOXES)
def test_two_ones_may_point_at_a_black_and_a_coloured_one(name: str) -> None:
    """X2: the example of the black powder."""
    table = show(f"{name}+black-powder", hands=". . . . . / k1 r2 y1 b4 g5").clue(1, 1)
    assert pointed_at(table) == "k1 y1"
