"""Expansions and variants: functions from ruleset to ruleset, in any order."""

from itertools import combinations, permutations

import pytest

from hanabi.rules import (
    BLACK,
    Suit,
    Touch,
    multicolour,
    ruleset,
)
from hanabi.rules.expansions import (
    Expansion,
    all_or_nothing,
    all_or_nothing_no_skips,
    avalanche_every,
    avalanche_own,
    avalanche_own_5,
    black_powder,
    black_powder_floor_0,
    bonus_tiles,
    flamboyant_fives,
    may_waste,
    no_declining,
    no_empty_clues,
    no_empty_free_clues,
    synchronised_show,
    with_suit,
)
from tests.rulebooks.words import impossible

COMMUTING: tuple[Expansion, ...] = (
    avalanche_own,
    avalanche_own_5,
    avalanche_every,
    black_powder,
    black_powder_floor_0,
    flamboyant_fives,
    bonus_tiles,
    no_declining,
    no_empty_free_clues,
    may_waste,
    all_or_nothing,
    all_or_nothing_no_skips,
    synchronised_show,
    no_empty_clues,
)
AVALANCHES = (avalanche_own, avalanche_own_5, avalanche_every)
ALTERNATIVES = (
    set(AVALANCHES),
    {black_powder, black_powder_floor_0},
    {flamboyant_fives, bonus_tiles},
    {all_or_nothing, all_or_nothing_no_skips},
)
"""Of each of these a game has one at most."""
PAIRS = [
    pair for pair in combinations(COMMUTING, 2) if not any(set(pair) <= either for either in ALTERNATIVES)
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_expansions_commute(one: Expansion, other: Expansion) -> None:
    base = ruleset("custom")
    assert one(other(base)) == other(one(base))
    assert len({base, one(base), other(base), one(other(base))}) == 4


@pytest.mark.parametrize(
    ("one", "other"),
    [*permutations(AVALANCHES, 2), (black_powder, black_powder), (avalanche_own, avalanche_own)],
)
def test_a_suit_is_not_added_twice(one: Expansion, other: Expansion) -> None:
    with impossible("suit-twice"):
        one(other(ruleset("custom")))


def test_a_suit_is_added_in_its_usual_place() -> None:
    rules = with_suit(with_suit(ruleset("custom+suits=rb"), BLACK), multicolour(Touch.EVERY))
    assert list(rules.index) == ["red", "blue", "multicolour", "black"]
    assert list(with_suit(rules, Suit("green")).index) == ["red", "green", "blue", "multicolour", "black"]


@pytest.mark.parametrize(
    ("first", "last"), [(flamboyant_fives, bonus_tiles), (bonus_tiles, flamboyant_fives)]
)
def test_the_last_of_two_kinds_of_tiles_decides(first: Expansion, last: Expansion) -> None:
    base = ruleset("custom")
    assert last(first(base)) == last(base) != first(base)
