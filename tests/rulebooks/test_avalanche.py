"""The avalanche of colours: a sixth firework of multicolour cards."""

from collections import Counter

import pytest

from hanabi.game import Clue, Result, is_indispensable
from hanabi.game.notation import read_card
from hanabi.rules import RANKS, Band, bands, box, colours, ruleset, values_pointing_at
from hanabi.testing.positions import show
from tests.rulebooks.words import (
    EVERY_COLOUR_BOXES,
    OWN_COLOUR_BOXES,
    ended,
    in_boxes,
    in_every_box,
    pointed_at,
    ranks_left,
    refused,
    suits_left,
)

PLAIN = ("red", "yellow", "green", "white", "blue")
in_own_colour_boxes = in_boxes(OWN_COLOUR_BOXES)
in_every_colour_boxes = in_boxes(EVERY_COLOUR_BOXES)

# X1: the sixth firework


@in_every_box
@pytest.mark.parametrize("rank", RANKS)
def test_multicolour_is_built_from_one_to_five(name: str, rank: int) -> None:
    """X1: like the other fireworks."""
    built = f"m{rank - 1}" if rank > 1 else ""
    table = show(f"{name}+avalanche", hands=f"m{rank} . . . . / . . . . .", table=built).play(f"m{rank}")
    assert (table.heights["multicolour"], table.board.strikes) == (rank, 0)


@in_every_box
def test_completing_multicolour_returns_a_token(name: str) -> None:
    """X1, B8: a firework like the others."""
    table = show(f"{name}+avalanche", hands="m5 . . . . / . . . . .", table="m4", tokens=3).play("m5")
    assert table.board.clue_tokens == 4


@in_every_box
def test_six_complete_fireworks_are_thirty_points(name: str) -> None:
    """X1, B10: five are not enough."""
    rules = f"{name}+avalanche"
    assert ruleset(rules).best == 30
    table = show(rules, hands="m5 . . . . / . . . . .", table="r5 y5 g5 w5 b5 m4").play("m5")
    assert ended(table, Result.PERFECT, 30)
    five = show(rules, hands="b5 . . . . / . . . . .", table="r5 y5 g5 w5 b4 m4").play("b5")
    assert not five.board.over


@in_every_box
def test_the_scale_goes_on_to_thirty(name: str) -> None:
    """X1, B13: 25 to 29 and 30 take the place of 25."""
    assert bands(ruleset(f"{name}+avalanche")) == (
        (0, 5, Band.HORRIBLE),
        (6, 10, Band.MEDIOCRE),
        (11, 15, Band.HONOURABLE),
        (16, 20, Band.EXCELLENT),
        (21, 24, Band.AMAZING),
        (25, 29, Band.LEGENDARY),
        (30, 30, Band.DIVINE),
    )


@in_every_box
@pytest.mark.parametrize(("card", "built"), [("m2", "r1 b1"), ("b2", "m1"), ("m3", "r2"), ("m5", "r4")])
def test_multicolour_never_stands_in_for_another_colour(name: str, card: str, built: str) -> None:
    """X1: nor another colour for it."""
    table = show(f"{name}+avalanche", hands=f"{card} . . . . / . . . . .", table=built)
    after = table.play(card)
    assert (after.heights, after.board.strikes) == (table.heights, 1)


@in_every_box
def test_a_multicolour_card_advances_only_its_own_firework(name: str) -> None:
    """X1: the others stay as they were."""
    table = show(f"{name}+avalanche", hands="m1 . . . . / . . . . .").play("m1")
    assert table.heights == dict.fromkeys(PLAIN, 0) | {"multicolour": 1}


# X1a: its own colour


@in_own_colour_boxes
def test_multicolour_can_be_clued_like_any_other_colour(name: str) -> None:
    """X1a: the clue points at multicolour cards alone."""
    table = show(f"{name}+avalanche", hands=". . . . . / m1 r1 m3 y4 b5")
    assert Clue(1, "multicolour") in table.legal
    clued = table.clue(1, "multicolour")
    assert pointed_at(clued) == "m1 m3"
    assert suits_left(clued, 1) == "m rygwb m rygwb rygwb"


@in_own_colour_boxes
@pytest.mark.parametrize("colour", PLAIN)
def test_another_colour_does_not_point_at_a_multicolour_card_of_its_own(name: str, colour: str) -> None:
    """X1a: it is a sixth colour."""
    letter = colour[0]
    table = show(f"{name}+avalanche", hands=f". . . . . / m1 {letter}1 m3 m4 m5").clue(1, colour)
    assert pointed_at(table) == f"{letter}1"
    assert suits_left(table, 1).split()[0] == "rygwbm".replace(letter, "")


def test_no_multicolour_is_a_clue_where_empty_clues_are() -> None:
    """X1a, B5, U1: in the Portuguese box, not in the Polish one."""
    hands = ". . . . . / r1 r2 r3 r4 r5"
    clued = show("pt+avalanche", hands=hands).clue(1, "multicolour")
    assert suits_left(clued, 1) == "rygwb rygwb rygwb rygwb rygwb"
    with refused("empty-clue"):
        show("pl+avalanche", hands=hands).clue(1, "multicolour")


# X1b: every colour


@in_every_colour_boxes
@pytest.mark.parametrize("colour", PLAIN)
def test_a_colour_clue_points_at_multicolour_cards_too(name: str, colour: str) -> None:
    """X1b: a multicolour card counts as every colour."""
    letter = colour[0]
    table = show(f"{name}+avalanche", hands=f". . . . . / m1 {letter}2 m3 {letter}4 m5").clue(1, colour)
    assert pointed_at(table) == f"m1 {letter}2 m3 {letter}4 m5"


@in_every_colour_boxes
def test_a_colour_clue_leaves_the_colour_or_multicolour(name: str) -> None:
    """X1b: whatever it passes over is neither; two colours on one card say multicolour."""
    table = show(f"{name}+avalanche", hands=". . . . . / m1 r2 b3 y4 g5").clue(1, "red")
    assert suits_left(table, 1) == "rm rm ygwb ygwb ygwb"
    again = table.clue(0, 1).clue(1, "blue")
    assert pointed_at(again) == "m1 b3"
    assert suits_left(again, 1) == "m r b ygw ygw"


@in_every_colour_boxes
def test_rank_clues_point_at_multicolour_cards_by_their_rank(name: str) -> None:
    """X1b, B4: a rank says nothing of colours."""
    table = show(f"{name}+avalanche", hands=". . . . . / m1 r1 m3 y4 b5").clue(1, 1)
    assert pointed_at(table) == "m1 r1"
    assert ranks_left(table, 1) == "1 1 2345 2345 2345"
    assert suits_left(table, 1) == "rygwbm " * 4 + "rygwbm"


@in_every_colour_boxes
@pytest.mark.parametrize("hand", ["m1 m2 m3 m4 m5", "r1 r2 r3 r4 r5"])
def test_multicolour_cannot_be_clued_where_it_is_every_colour(name: str, hand: str) -> None:
    """X1b, U21: "no multicolour" is as forbidden as "multicolour"."""
    table = show(f"{name}+avalanche", hands=f". . . . . / {hand}")
    assert "multicolour" not in colours(table.state.rules)
    assert Clue(1, "multicolour") not in table.legal
    with refused("colour-not-clued"):
        table.clue(1, "multicolour")


@pytest.mark.parametrize(
    "rules", [*(f"{name}+avalanche" for name in EVERY_COLOUR_BOXES), "custom+avalanche-every+no-empty-clues"]
)
def test_a_colour_clue_may_point_only_at_multicolour_cards(rules: str) -> None:
    """U21: it is legal, even in a custom game without empty clues."""
    table = show(rules, hands=". . . . . / m1 r2 r3 r4 r5")
    assert Clue(1, "blue") in table.legal
    assert pointed_at(table.clue(1, "blue")) == "m1"


@in_every_box
def test_what_points_at_a_multicolour_card(name: str) -> None:
    """X1a, X1b: its rank, and its own colour or all five."""
    said = ("multicolour",) if name in OWN_COLOUR_BOXES else PLAIN
    assert values_pointing_at(ruleset(f"{name}+avalanche"), read_card("m3")) == (*said, 3)


# X1c: the cards


@in_every_box
def test_the_avalanche_adds_five_cards_in_the_polish_box_and_ten_in_the_others(name: str) -> None:
    """X1c, U17: one of each rank, or the usual ten."""
    cards = Counter(card.rank for card in box(ruleset(f"{name}+avalanche")) if card.suit == "multicolour")
    usual = {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}
    assert cards == (dict.fromkeys(RANKS, 1) if name == "pl" else usual)
    assert len(box(ruleset(f"{name}+avalanche"))) == (55 if name == "pl" else 60)


@in_every_box
def test_every_polish_multicolour_card_is_indispensable(name: str) -> None:
    """X1c, U4: there is one of each; elsewhere only the 5."""
    board = show(f"{name}+avalanche", hands=". . . . . / . . . . .").board
    alone = [rank for rank in RANKS if is_indispensable(board, read_card(f"m{rank}"))]
    assert alone == (list(RANKS) if name == "pl" else [5])


@in_every_box
@pytest.mark.parametrize("rank", RANKS)
def test_all_or_nothing_is_lost_with_a_polish_multicolour_card(name: str, rank: int) -> None:
    """X1c, V1, U20: whichever it is."""
    rules = f"{name}+avalanche+all-or-nothing"
    table = show(rules, hands=f"m{rank} . . . . / . . . . .", tokens=4).discard(f"m{rank}")
    assert table.board.over is (name == "pl" or rank == 5)
