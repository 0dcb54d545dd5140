"""Clues of the base game."""

import pytest

from hanabi.game import Clue, Seat
from hanabi.game.notation import read_card
from hanabi.testing.positions import show
from tests.rulebooks.words import (
    BOXES,
    MOST_TOKENS,
    TWO_HANDS,
    course,
    in_every_box,
    pointed_at,
    ranks_left,
    refused,
    suits_left,
)


def test_a_clue_costs_one_clue_token() -> None:
    """B4: no card moves, and the next player is on turn."""
    table = show("fr", hands=TWO_HANDS, tokens=3)
    clued = table.clue(1, 4)
    assert (clued.board.clue_tokens, clued.seat) == (2, 1)
    assert clued.hand(0) == table.hand(0)
    assert course(clued) == "clued turn-ended"


def test_the_last_token_may_be_spent_on_a_clue() -> None:
    """B4: one is enough."""
    assert show("fr", hands=TWO_HANDS, tokens=1).clue(1, 4).board.clue_tokens == 0


@in_every_box
def test_no_clue_without_a_clue_token(name: str) -> None:
    """B4: it is impossible."""
    table = show(name, hands=TWO_HANDS, tokens=0)
    assert not any(isinstance(action, Clue) for action in table.legal)
    with refused("no-clue-token"):
        table.clue(1, 4)


@pytest.mark.parametrize(("to", "code"), [(0, "clue-to-oneself"), (3, "no-such-seat"), (-1, "no-such-seat")])
def test_a_clue_goes_to_one_other_player(to: Seat, code: str) -> None:
    """B4: neither to oneself nor to a player who is not there."""
    table = show("fr", hands=". . . . . / . . . . . / . . . . .")
    with refused(code):
        table.clue(to, 4)
    assert {action.to for action in table.legal if isinstance(action, Clue)} == {1, 2}


@in_every_box
def test_a_clue_names_one_colour_or_one_rank(name: str) -> None:
    """B4: the five colours and the five ranks may be said, nothing else."""
    table = show(name, hands=". . . . . / r1 y2 g3 w4 b5")
    said = {action.value for action in table.legal if isinstance(action, Clue)}
    assert said == {"red", "yellow", "green", "white", "blue", 1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("value", "code"),
    [("teal", "colour-not-clued"), ("", "colour-not-clued"), (0, "rank-not-clued"), (6, "rank-not-clued")],
)
def test_a_clue_names_nothing_that_is_not_in_the_box(value: str | int, code: str) -> None:
    """B4: there is no teal and no 6."""
    with refused(code):
        show("fr", hands=TWO_HANDS).clue(1, value)


@pytest.mark.parametrize(
    ("value", "cards"),
    [("red", "r1 r3"), ("yellow", "y1"), ("blue", "b5"), (1, "r1 y1"), (3, "w3 r3"), (5, "b5")],
)
def test_a_clue_points_at_every_card_it_fits_and_at_no_other(value: str | int, cards: str) -> None:
    """B4: all at once."""
    assert pointed_at(show("fr", hands=". . . . . / r1 y1 w3 r3 b5").clue(1, value)) == cards


def test_a_clue_tells_only_the_hand_it_goes_to() -> None:
    """B4: the third player's cards stay as unknown as they were."""
    table = show("fr", hands=". . . . . / r1 . . . . / r1 . . . .").clue(1, "red")
    assert suits_left(table, 0) == suits_left(table, 2) == "rygwb rygwb rygwb rygwb rygwb"


def test_cards_a_clue_passes_over_are_something_else() -> None:
    """B4: pointing at every card it fits tells something of all the others."""
    table = show("fr", hands=". . . . . / r1 y1 w3 r3 b5").clue(1, "red").clue(0, 4).clue(1, 1)
    assert suits_left(table, 1) == "r ygwb ygwb r ygwb"
    assert ranks_left(table, 1) == "1 1 2345 2345 2345"


def test_what_was_said_of_a_card_is_remembered_once_in_order() -> None:
    """B4: saying it again changes nothing but the tokens."""
    table = show("fr", hands="r1 y2 . . . / y4 . . . .", tokens=8, first=1)
    for value in ("red", 1, "red"):
        table = table.clue(0, value).clue(1, 4)
    first, second, *_ = table.board.hands[0]
    assert first.known.said == ("red", 1)
    assert second.known.said == ()
    assert [str(card) for card in first.known.identities()] == ["r1"]
    assert first.known.allows(read_card("r1"))
    assert not first.known.allows(read_card("r2"))
    assert not first.known.allows(read_card("y1"))


@pytest.mark.parametrize("name", [name for name in BOXES if name != "pl"])
@pytest.mark.parametrize(
    ("value", "suits", "ranks"),
    [("white", "rygb rygb rygb rygb rygb", "12345 " * 5), (4, "rygwb " * 5, "1235 1235 1235 1235 1235")],
)
def test_you_have_none_is_a_clue(name: str, value: str | int, suits: str, ranks: str) -> None:
    """B5: "no white" and "no 4" are legal, cost a token and tell something of every card."""
    table = show(name, hands=". . . . . / r1 y2 g3 b5 r1")
    assert Clue(1, value) in table.legal
    clued = table.clue(1, value)
    assert pointed_at(clued) == ""
    assert clued.board.clue_tokens == MOST_TOKENS - 1
    assert (suits_left(clued, 1), ranks_left(clued, 1)) == (suits.strip(), ranks.strip())


@pytest.mark.parametrize("name", ["pl", "custom+no-empty-clues"])
@pytest.mark.parametrize("value", ["white", 4])
def test_in_the_polish_box_a_clue_points_at_a_card(name: str, value: str | int) -> None:
    """B5, U1: there "no white" and "no 4" may not be said."""
    table = show(name, hands=". . . . . / r1 y2 g3 b5 r1")
    said = [action.value for action in table.legal if isinstance(action, Clue)]
    assert said == ["red", "yellow", "green", "blue", 1, 2, 3, 5]
    with refused("empty-clue"):
        table.clue(1, value)
