"""Play many whole games with compiled players.

>>> from hanabi.rules import PL
>>> import random
>>> from hanabi.game import deal, shuffled
>>> state, _ = deal(PL.base, 4, shuffled(PL.base, random.Random(1)))
>>> [end.score for end in play_many(PL.base, 4, [state])]
[25]
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hanabi.expert import loops
from hanabi.expert.mind import MIND
from hanabi.fast import layout
from hanabi.fast.compiling import to_kernel
from hanabi.fast.cpu import rows
from hanabi.fast.layout import WordArray, rules_array
from hanabi.fast.positions import RESULTS, write_state
from hanabi.fast.warmup import run_once
from hanabi.game import GameState, Result
from hanabi.rules import Ruleset

ENDS = 5
"""How many numbers `write_end` writes."""


@dataclass(frozen=True, slots=True)
class GameEnd:
    """How a game ended; `best` is the best score that its cards still allowed then."""

    score: int
    result: Result
    moves: int
    strikes: int
    best: int


def play_many(rules: Ruleset, players: int, states: Sequence[GameState]) -> list[GameEnd]:
    """Let the team play games that were just dealt, and return how they end."""
    return _play_out(rules, players, states, loops.play_games, minds=True)


def cheat_many(rules: Ruleset, players: int, states: Sequence[GameState]) -> list[GameEnd]:
    """Let players who see all hands play games that were just dealt, and return how they end."""
    return _play_out(rules, players, states, loops.cheat_games, minds=False)


def _play_out(
    rules: Ruleset, players: int, states: Sequence[GameState], play: Callable[..., None], *, minds: bool
) -> list[GameEnd]:
    tables, count = rules_array(rules, players), len(states)
    words = np.zeros((count, layout.word_count(tables)), np.int64)
    small = np.zeros((count, layout.byte_count(tables)), np.int8)
    for game, state in enumerate(states):
        write_state(state, words[game], small[game])
    ends = np.zeros((count, ENDS), np.int64)
    arrays = [words, small, *([np.zeros((count, MIND), np.int64)] if minds else []), ends]
    run_once("expert", play.__name__, lambda: _run(play, tables, arrays, 0))
    _run(play, tables, arrays, count)
    return [GameEnd(score, RESULTS[result - 1], *rest) for score, result, *rest in ends.tolist()]


def _run(play: Callable[..., None], tables: WordArray, arrays: Sequence[Any], count: int) -> None:
    play(to_kernel(tables), *(rows(array) for array in arrays), 0, count)
