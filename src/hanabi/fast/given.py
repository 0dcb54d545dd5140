"""What callers give, checked before the compiled kernel gets it, which checks nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np

from hanabi.errors import BatchError
from hanabi.game import GameState
from hanabi.rules import Ruleset, ruleset

MOST_GAMES = 1 << 30
MOST_SEEDS = 1 << 62


def whole(option: str, value: Any) -> int:
    """A whole number, or a refusal."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool):
        raise BatchError("not-an-integer", option=option, value=repr(value))
    return int(value)


def within(option: str, value: Any, least: int, most: int) -> int:
    """A whole number within its bounds, or a refusal."""
    number = whole(option, value)
    if not least <= number <= most:
        raise BatchError("not-in-range", option=option, value=number, least=least, most=most)
    return number


def seed_given(seed: Any) -> int:
    return within("seed", seed, 0, MOST_SEEDS - 1)


def rules_given(rules: Ruleset | str) -> Ruleset:
    """A ruleset, by itself or by its name."""
    if not isinstance(rules, Ruleset | str):
        raise BatchError("not-a-ruleset", value=repr(rules))
    return ruleset(rules) if isinstance(rules, str) else rules


def actions_given(actions: Any, count: int, read: Callable[[Any], Any] = np.asarray) -> Any:
    """Actions as an array of whole numbers, one for each game."""
    expected = str((count,))
    try:
        numbers = read(actions)
    except ValueError as error:
        raise BatchError("wrong-shape", shape="ragged", expected=expected) from error
    if numbers.shape != (count,):
        raise BatchError("wrong-shape", shape=str(numbers.shape), expected=expected)
    if not np.issubdtype(numbers.dtype, np.integer):
        raise BatchError("wrong-type", type=str(numbers.dtype))
    return numbers


def state_given(state: Any) -> GameState:
    """A game of the object engine, or a TypeError."""
    if not isinstance(state, GameState):
        raise TypeError(f"What is loaded is a hanabi.game.GameState, not {state!r}.")
    return state


def check_same(rules: Ruleset, players: int, given: Ruleset, others: int) -> None:
    """Refuse a position of another game."""
    if (rules, players) != (given, others):
        raise BatchError("other-game", rules=str(given), players=others)
