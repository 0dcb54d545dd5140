"""Chances by counting are those of trying out every hand."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from hanabi.coach.chances import chances, count_fillings, to_percent
from hanabi.game import PlayerView, deduced, unseen
from hanabi.rules import Card
from hanabi.testing.positions import show
from tests.coach.games import guided, heard

RULESETS = ("custom+suits=2+hand=3", "fr+black-powder", "de+flamboyant-fives", "pl+avalanche")


def tried_out(view: PlayerView, place: int) -> dict[Card, Fraction]:
    """The chances by laying every possible hand, copy by copy."""
    stock = unseen(view)
    copies = [(face, copy) for face, count in stock.items() for copy in range(count)]
    hands = Counter[Card]()
    choices = [[each for each in copies if held.known.allows(each[0])] for held in view.hand]
    for hand in product(*choices):
        if len(set(hand)) == len(hand):
            hands[hand[place][0]] += 1
    return {face: Fraction(count, sum(hands.values())) for face, count in hands.items()}


@pytest.mark.parametrize("seed", range(4))
def test_chances_are_those_of_trying_out_every_hand(seed: int) -> None:
    replay = guided("custom+suits=2+hand=3", 2, seed)
    for place in range(0, len(replay.actions), 5):
        state, seat, _ = heard(replay, place)
        view = state.view(seat)
        for number, held in enumerate(view.hand):
            assert chances(view, held.id) == tried_out(view, number)


@pytest.mark.parametrize("rules", RULESETS)
def test_whatever_can_be_deduced_is_possible_and_nothing_else(rules: str) -> None:
    replay = guided(rules)
    for place in range(0, len(replay.actions), 4):
        state, seat, _ = heard(replay, place)
        view = state.view(seat)
        for held, faces in zip(view.hand, deduced(view), strict=True):
            found = chances(view, held.id)
            assert set(found) == set(faces)
            assert sum(found.values()) == 1


def test_a_card_is_less_likely_when_another_in_hand_must_be_it() -> None:
    """Two threes are told, two threes are unseen, one of them green: each is green in one hand of two."""
    table = show("custom+suits=rg+hand=3+tokens=2", hands="r3 g3 r1 / r3 r4 r5", table="g2", discards="g3 r2")
    table = table.clue(1, 4).clue(0, 3)
    view = table.state.view(0)
    found = chances(view, view.hand[0].id)
    assert found == {Card("red", 3): Fraction(1, 2), Card("green", 3): Fraction(1, 2)}


def test_no_copy_is_two_cards_at_once() -> None:
    assert count_fillings([frozenset({0}), frozenset({0})], [1]) == 0
    assert count_fillings([frozenset({0}), frozenset({0, 1})], [1, 1]) == 1
    assert count_fillings([frozenset({0, 1})] * 3, [2, 2]) == 24
    assert count_fillings([], [3]) == 1


@pytest.mark.parametrize(
    ("chance", "shown"), [((0, 1), 0), ((1, 1), 100), ((1, 1000), 1), ((999, 1000), 99), ((1, 3), 33)]
)
def test_only_what_is_certain_is_0_or_100_percent(chance: tuple[int, int], shown: int) -> None:
    assert to_percent(Fraction(*chance)) == shown
