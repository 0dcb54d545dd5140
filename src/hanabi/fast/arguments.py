"""Check the arguments of callers, since the compiled kernel checks nothing."""

from typing import Any

import numpy as np
import numpy.typing as npt

from hanabi.errors import BatchError
from hanabi.game import GameState
from hanabi.rules import Ruleset, ruleset

MOST_GAMES = 1 << 30
MOST_SEEDS = 1 << 62


def check_integer(option: str, value: Any) -> int:
    """Return `value` as an int; raise BatchError if it is not an integer."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool):
        raise BatchError("not-an-integer", option=option, value=repr(value))
    return int(value)


def check_range(option: str, value: Any, least: int, most: int) -> int:
    """Return `value` as an int; raise BatchError if it is not an integer from `least` to `most`."""
    number = check_integer(option, value)
    if not least <= number <= most:
        raise BatchError("not-in-range", option=option, value=number, least=least, most=most)
    return number


def check_seed(seed: Any) -> int:
    return check_range("seed", seed, 0, MOST_SEEDS - 1)


def to_ruleset(rules: Ruleset | str) -> Ruleset:
    """Return a ruleset that is given by itself or by its name; raise BatchError for anything else."""
    if not isinstance(rules, Ruleset | str):
        raise BatchError("not-a-ruleset", value=repr(rules))
    return ruleset(rules) if isinstance(rules, str) else rules


def check_actions(actions: Any, count: int) -> Any:
    """Return actions as an array of integers, one for each game; raise BatchError otherwise."""
    expected = str((count,))
    try:
        numbers = np.asarray(actions)
    except ValueError as error:
        raise BatchError("wrong-shape", shape="ragged", expected=expected) from error
    if numbers.shape != (count,):
        raise BatchError("wrong-shape", shape=str(numbers.shape), expected=expected)
    if not np.issubdtype(numbers.dtype, np.integer):
        raise BatchError("wrong-type", type=str(numbers.dtype))
    return numbers


def check_games(games: Any, count: int) -> npt.NDArray[np.int64]:
    """Return games of a batch, given as their numbers or as a mask of all, as numbers."""
    chosen = np.asarray(games)
    if chosen.dtype == np.bool_:
        if chosen.shape != (count,):
            raise BatchError("wrong-shape", shape=str(chosen.shape), expected=str((count,)))
        chosen = np.flatnonzero(chosen)
    elif chosen.size == 0:
        chosen = np.zeros(0, np.int64)
    elif not np.issubdtype(chosen.dtype, np.integer):
        raise BatchError("wrong-type", type=str(chosen.dtype))
    if chosen.ndim != 1:
        raise BatchError("wrong-shape", shape=str(chosen.shape), expected="(n,)")
    for game in (chosen.min(), chosen.max()) if chosen.size else ():
        check_range("game", game, 0, count - 1)
    return chosen.astype(np.int64)


def check_state(state: Any) -> GameState:
    """Return `state`; raise TypeError if it is not a state of the object engine."""
    if not isinstance(state, GameState):
        raise TypeError(f"What is loaded is a hanabi.game.GameState, not {state!r}.")
    return state


def check_same_game(rules: Ruleset, players: int, given: Ruleset, others: int) -> None:
    """Raise BatchError if a position has another ruleset or another number of players than the batch."""
    if (rules, players) != (given, others):
        raise BatchError("other-game", rules=str(given), players=others)
