"""Play whole games with a team that searches."""

from collections.abc import Sequence
from random import Random

import numpy as np

from hanabi.expert.loops import follow, write_end
from hanabi.expert.mind import MIND, QUIET, clear
from hanabi.expert.team import ENDS, Ended
from hanabi.fast import layout
from hanabi.fast.compiling import kernels_own
from hanabi.fast.layout import RESULT, laid_out
from hanabi.fast.positions import RESULTS, write_state
from hanabi.fast.warming import once
from hanabi.game import GameState, deal, shuffled
from hanabi.master.thinking import Budget, Thinking, quiet_from
from hanabi.rules import PL, Ruleset


def play_many(rules: Ruleset, players: int, states: Sequence[GameState], budget: Budget) -> list[Ended]:
    """Let the team play games that were just dealt, and return how they end."""
    warm()
    thinking = Thinking(laid_out(rules, players), budget)
    return [_ended(rules, players, state, thinking) for state in states]


def _ended(rules: Ruleset, players: int, state: GameState, thinking: Thinking) -> Ended:
    tables = laid_out(rules, players)
    words, small = np.zeros(layout.word_count(tables), np.int64), np.zeros(layout.byte_count(tables), np.int8)
    mind, end = agreed(players), np.zeros(ENDS, np.int64)
    write_state(state, words, small)
    game = kernels_own(tables), kernels_own(words), kernels_own(small)
    moves = 0
    while not small[RESULT]:
        follow(*game, kernels_own(mind), thinking.choose(words, small, mind))
        moves += 1
    write_end(game[0], game[2], moves, kernels_own(end))
    score, result, *rest = end.tolist()
    return Ended(score, RESULTS[result - 1], *rest)


def warm() -> None:
    """Compile everything in advance, unless that was done before."""
    once("master", "search", _try_out)


def _try_out() -> None:
    state, _ = deal(PL.base, 2, shuffled(PL.base, Random(0)))
    _ended(PL.base, 2, state, Thinking(laid_out(PL.base, 2), Budget(layouts=4)))


def agreed(players: int) -> layout.WordArray:
    """The mind of the team at the beginning of a game."""
    mind = np.zeros(MIND, np.int64)
    clear(kernels_own(mind))
    mind[QUIET] = quiet_from(players)
    return mind
