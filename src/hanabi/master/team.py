"""Play whole games with a team that searches."""

from collections.abc import Sequence
from random import Random

import numpy as np

from hanabi.expert.loops import follow, write_end
from hanabi.expert.mind import MIND, QUIET, clear
from hanabi.expert.team import ENDS, GameEnd
from hanabi.fast import layout
from hanabi.fast.compiling import to_kernel
from hanabi.fast.layout import RESULT, rules_array
from hanabi.fast.positions import RESULTS, write_state
from hanabi.fast.warmup import run_once
from hanabi.game import GameState, deal, shuffled
from hanabi.master.contest import Budget
from hanabi.master.search import Search, quiet_from
from hanabi.rules import PL, Ruleset


def play_many(rules: Ruleset, players: int, states: Sequence[GameState], budget: Budget) -> list[GameEnd]:
    """Let the team play games that were just dealt, and return how they end."""
    warm()
    thinking = Search(rules_array(rules, players), budget)
    return [_play_out(rules, players, state, thinking) for state in states]


def _play_out(rules: Ruleset, players: int, state: GameState, thinking: Search) -> GameEnd:
    tables = rules_array(rules, players)
    words, small = np.zeros(layout.word_count(tables), np.int64), np.zeros(layout.byte_count(tables), np.int8)
    mind, end = new_mind(players), np.zeros(ENDS, np.int64)
    write_state(state, words, small)
    game = to_kernel(tables), to_kernel(words), to_kernel(small)
    moves = 0
    while not small[RESULT]:
        follow(*game, to_kernel(mind), thinking.choose(words, small, mind))
        moves += 1
    write_end(game[0], game[2], moves, to_kernel(end))
    score, result, *rest = end.tolist()
    return GameEnd(score, RESULTS[result - 1], *rest)


def warm() -> None:
    """Compile everything in advance, unless that was done before."""
    run_once("master", "search", _try_out)


def _try_out() -> None:
    state, _ = deal(PL.base, 2, shuffled(PL.base, Random(0)))
    _play_out(PL.base, 2, state, Search(rules_array(PL.base, 2), Budget(layouts=4)))


def new_mind(players: int) -> layout.WordArray:
    """The mind of the team at the beginning of a game."""
    mind = np.zeros(MIND, np.int64)
    clear(to_kernel(mind))
    mind[QUIET] = quiet_from(players)
    return mind
