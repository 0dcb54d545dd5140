"""Black powder: a firework of black cards, built downwards and without colour."""

from collections import Counter

import pytest

from hanabi.game import Clue, Result, points, verdict
from hanabi.game.notation import read_card
from hanabi.rules import RANKS, Band, band, bands, box, clue_values, points_at, ruleset, values_pointing_at
from hanabi.testing.positions import show
from tests.rulebooks.words import (
    BLACK_BOXES,
    course,
    ended,
    in_boxes,
    pointed_at,
    ranks_left,
    refused,
    suits_left,
)

PLAIN = ("red", "yellow", "green", "white", "blue")
in_black_boxes = in_boxes(BLACK_BOXES)

# X2: building


@in_black_boxes
def test_black_powder_starts_with_the_five(name: str) -> None:
    """X2: black is built downwards."""
    table = show(f"{name}+black-powder", hands="k5 r1 . . . / y2 . . . .")
    assert table.play("k5").heights["black"] == 1


@in_black_boxes
@pytest.mark.parametrize(("card", "built", "height"), [("k4", "k5", 2), ("k3", "k4", 3), ("k2", "k3", 4)])
def test_black_goes_on_downwards(name: str, card: str, built: str, height: int) -> None:
    """X2: from 5 to 1, one card per rank."""
    table = show(f"{name}+black-powder", hands=f"{card} . . . . / . . . . .", table=built).play(card)
    assert (table.heights["black"], table.board.strikes) == (height, 0)


@in_black_boxes
@pytest.mark.parametrize(
    ("card", "built"), [("k1", ""), ("k4", ""), ("k5", "k5"), ("k3", "k5"), ("k2", "r1"), ("r2", "k3")]
)
def test_black_is_not_built_upwards(name: str, card: str, built: str) -> None:
    """X2, B7: a card that does not fit costs a strike."""
    table = show(f"{name}+black-powder", hands=f"{card} . . . . / . . . . .", table=built)
    after = table.play(card)
    assert (after.heights, after.board.strikes) == (table.heights, 1)


@in_black_boxes
@pytest.mark.parametrize(("tokens", "then"), [(3, 4), (8, 8)])
def test_completing_black_with_the_one_returns_a_token(name: str, tokens: int, then: int) -> None:
    """X2, B8: lost if all eight are available."""
    table = show(f"{name}+black-powder", hands="k1 . . . . / . . . . .", table="k2", tokens=tokens).play("k1")
    assert table.board.clue_tokens == then


@in_black_boxes
def test_the_black_five_earns_nothing(name: str) -> None:
    """U14: it starts its firework and completes none."""
    table = show(f"{name}+black-powder", hands="k5 . . . . / . . . . .", tokens=3).play("k5")
    assert table.board.clue_tokens == 3
    assert course(table) == "played drawn turn-ended"


@pytest.mark.parametrize(
    ("card", "built", "announce", "tokens"),
    [("k5", "", "black", 4), ("k1", "k2", "black", 5), ("k1", "k2", None, 4), ("k3", "k4", "black", 4)],
)
def test_announcing_black_cards(card: str, built: str, announce: str | None, tokens: int) -> None:
    """U14, V2: no second token for the black 5; the black 1 earns two in all."""
    hands = f"{card} . . . . / . . . . ."
    table = show("pt+black-powder+synchronised-show", hands=hands, table=built, tokens=3)
    assert table.play(card, announce=announce).board.clue_tokens == tokens


@in_black_boxes
def test_a_perfect_show_needs_black_too(name: str) -> None:
    """X2, B10: the maximum stays that of the other fireworks."""
    rules = f"{name}+black-powder"
    table = show(rules, hands="k1 . . . . / . . . . .", table="r5 y5 g5 w5 b5 k2").play("k1")
    assert ended(table, Result.PERFECT, 25)
    coloured = show(rules, hands="b5 . . . . / . . . . .", table="r5 y5 g5 w5 b4 k2").play("b5")
    assert not coloured.board.over


# X2: clues


@in_black_boxes
@pytest.mark.parametrize("colour", PLAIN)
def test_no_colour_clue_points_at_black(name: str, colour: str) -> None:
    """X2: black has no colour."""
    table = show(f"{name}+black-powder", hands=". . . . . / k1 k2 k3 k4 k5").clue(1, colour)
    assert pointed_at(table) == ""


@in_black_boxes
@pytest.mark.parametrize("rank", RANKS)
def test_rank_clues_point_at_black(name: str, rank: int) -> None:
    """X2: ranks may be clued."""
    table = show(f"{name}+black-powder", hands=". . . . . / k1 k2 k3 k4 k5").clue(1, rank)
    assert pointed_at(table) == f"k{rank}"
    assert ranks_left(table, 1).split()[rank - 1] == str(rank)


@in_black_boxes
@pytest.mark.parametrize("hand", ["k1 k2 k3 k4 k5", "r1 r2 r3 r4 r5"])
def test_neither_black_nor_no_black_may_be_clued(name: str, hand: str) -> None:
    """X2: whatever the hand."""
    table = show(f"{name}+black-powder", hands=f". . . . . / {hand}")
    assert Clue(1, "black") not in table.legal
    assert "black" not in clue_values(table.state.rules)
    with refused("colour-not-clued"):
        table.clue(1, "black")


@in_black_boxes
def test_what_a_colour_clue_says_of_black(name: str) -> None:
    """X2, B4: a card it points at is not black; one that every colour passes over is."""
    table = show(f"{name}+black-powder", hands=". . . . . / k1 r2 y3 g4 w5").clue(1, "red")
    assert suits_left(table, 1) == "ygwbk r ygwbk ygwbk ygwbk"
    for colour in ("yellow", "green", "white", "blue"):
        table = table.discard(5).clue(1, colour)
    assert suits_left(table, 1).split()[:4] == ["k", "r", "y", "g"]


@in_black_boxes
def test_only_its_rank_points_at_a_black_card(name: str) -> None:
    """X2: nothing else can be said of it."""
    assert values_pointing_at(ruleset(f"{name}+black-powder"), read_card("k3")) == (3,)


@in_boxes(("es", "fr", "de"))
def test_black_is_no_colour_beside_multicolour_either(name: str) -> None:
    """X2, X1b, U20: a colour clue points at multicolour and not at black."""
    table = show(f"{name}+avalanche+black-powder", hands=". . . . . / k1 m1 r2 y3 g4").clue(1, "red")
    assert pointed_at(table) == "m1 r2"
    assert suits_left(table, 1) == "ygwbk rm rm ygwbk ygwbk"


def test_multicolour_of_its_own_does_not_point_at_black() -> None:
    """X2, X1a, X4: in the Portuguese box."""
    table = show("pt+avalanche+black-powder", hands=". . . . . / k1 m1 r2 y3 g4").clue(1, "multicolour")
    assert pointed_at(table) == "m1"
    assert not points_at(table.state.rules, "red", read_card("k1"))


# X2: scoring


@in_black_boxes
@pytest.mark.parametrize(
    ("built", "score"),
    [
        ("r5 y5 g5 w5 b5", 20),
        ("r5 y5 g5 w5 b5 k5", 21),
        ("r5 y5 g5 w5 b5 k4", 22),
        ("r5 y5 g5 w5 b5 k3", 23),
        ("r5 y5 g5 w5 b5 k2", 24),
        ("r5 y5 g5 w5 k1", 20),
        ("r3 y2 k4", 2),
        ("k1", 0),
        ("r1 y1 g1 k4", 0),
        ("r4", -1),
        ("", -5),
    ],
)
def test_each_missing_black_card_costs_a_point(name: str, built: str, score: int) -> None:
    """X2, U18: black cards give no points of their own, in the German box neither."""
    hands = ". . . . . / . . . . ."
    table = show(f"{name}+black-powder", hands=hands, table=built, left=0, turns_left=1, tokens=0).discard(1)
    assert ended(table, Result.FINISHED, score)


@in_black_boxes
@pytest.mark.parametrize("built", ["", "r4", "r1 y1 g1", "k5 r3", "r5"])
def test_the_option_stops_the_score_at_zero(name: str, built: str) -> None:
    """U8: finishing badly is then never worse than losing."""
    hands = ". . . . . / . . . . ."
    table = show(
        f"{name}+black-powder-floor-0", hands=hands, table=built, left=0, turns_left=1, tokens=0
    ).discard(1)
    assert ended(table, Result.FINISHED, 0)


@in_black_boxes
def test_a_show_lost_with_black_powder_counts_nothing(name: str) -> None:
    """U3, X2: the table is still shown, black included."""
    rules = f"{name}+black-powder"
    table = show(rules, hands="k1 . . . . / . . . . .", table="r5 y5 k5", strikes=2).play("k1")
    assert ended(table, Result.STRUCK_OUT, 0)
    assert points(table.board) == 6


@in_black_boxes
def test_a_lost_show_counts_nothing_even_where_points_are_below_zero(name: str) -> None:
    """U3, U8: it is lost, whatever a finished one would have scored."""
    hands = "k1 . . . . / . . . . ."
    table = show(f"{name}+black-powder", hands=hands, strikes=2)
    assert points(table.board) == -5
    lost = table.play("k1")
    assert ended(lost, Result.STRUCK_OUT, 0)
    assert verdict(lost.board) is None


@in_black_boxes
def test_the_lowest_band_opens_downwards(name: str) -> None:
    """U8, U13, B13: "5 or less" in three of the books."""
    rules = ruleset(f"{name}+black-powder")
    assert (rules.least, bands(rules)[0][:2], band(rules, -5)) == (-5, (-5, 5), Band.HORRIBLE)
    floored = ruleset(f"{name}+black-powder-floor-0")
    assert (floored.least, bands(floored)[0][:2]) == (0, (0, 5))


@in_black_boxes
def test_the_maximum_is_that_of_the_other_fireworks(name: str) -> None:
    """X2, X4: 25, or 30 with the avalanche, and the name carries the mention."""
    assert ruleset(f"{name}+black-powder").best == 25
    assert ruleset(f"{name}+avalanche+black-powder").best == 30
    assert "black-powder" in str(ruleset(f"{name}+black-powder"))


@in_black_boxes
def test_black_powder_uses_the_scale_of_its_maximum(name: str) -> None:
    """U13: 25 is legendary, with the avalanche 30 is divine."""
    alone, both = ruleset(f"{name}+black-powder"), ruleset(f"{name}+avalanche+black-powder")
    assert [band(alone, score).value for score in (5, 24, 25)] == ["horrible", "amazing", "legendary"]
    assert [band(both, score).value for score in (24, 29, 30)] == ["amazing", "legendary", "divine"]


# U7: the cards


@in_black_boxes
def test_black_has_three_fives_and_a_single_one(name: str) -> None:
    """U7: built downwards, so its counts are mirrored."""
    cards = Counter(card.rank for card in box(ruleset(f"{name}+black-powder")) if card.suit == "black")
    assert cards == {5: 3, 4: 2, 3: 2, 2: 2, 1: 1}


@in_black_boxes
def test_black_powder_adds_ten_cards(name: str) -> None:
    """X2: 60 with it, 70 with the avalanche as well."""
    assert len(box(ruleset(f"{name}+black-powder"))) == 60
    assert len(box(ruleset(f"{name}+avalanche+black-powder"))) == 70


# U20: with all or nothing


@in_black_boxes
def test_all_or_nothing_wants_black_completed_too(name: str) -> None:
    """U20, V1: the five colours alone win nothing."""
    rules = f"{name}+black-powder+all-or-nothing"
    table = show(rules, hands="b5 k1 / y1 y1", table="r5 y5 g5 w5 b4 k2", left=0).play("b5")
    assert not table.board.over
    assert ended(table.clue(0, 1).play("k1"), Result.PERFECT, 25)


@in_black_boxes
@pytest.mark.parametrize(("card", "over"), [("k1", True), ("k2", False), ("k5", False)])
def test_the_black_one_is_the_only_copy(name: str, card: str, over: bool) -> None:
    """U20, U7, V1: discarding it loses at once."""
    rules = f"{name}+black-powder+all-or-nothing"
    table = show(rules, hands=f"{card} . . . . / . . . . .", tokens=4).discard(card)
    assert table.board.over is over
