"""Find out whether a deal can be won by a player who sees every card.

A win that is found is a proof. If none is found there may still be one, so the share of deals that are won is
a lower bound for the share that can be won.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hanabi.expert.cheating import decide_seeing
from hanabi.expert.deciding import may_discard
from hanabi.fast.compiling import routine, to_kernel
from hanabi.fast.cpu import rows
from hanabi.fast.hands import name_at
from hanabi.fast.layout import (
    COLOUR_CLUES,
    DECISION,
    DECK,
    HELD,
    LEAST,
    PERFECT,
    PLAYS,
    RESULT,
    SEAT,
    TOKENS,
    Small,
    Words,
    byte_count,
    rules_array,
    word_count,
)
from hanabi.fast.legal import clues, nth_bit
from hanabi.fast.moves import act
from hanabi.fast.positions import write_state
from hanabi.fast.prospects import fits, worth
from hanabi.game import GameState
from hanabi.master.trials import BONUS, copy_game
from hanabi.rules import Ruleset

NOT_LEGAL = -1


def are_winnable(rules: Ruleset, players: int, states: Sequence[GameState]) -> list[bool]:
    """Whether each deal is won by a player who sees every card and tries out each move."""
    tables = rules_array(rules, players)
    words, small = np.zeros((2, word_count(tables)), np.int64), np.zeros((2, byte_count(tables)), np.int8)
    found = []
    for state in states:
        write_state(state, words[0], small[0])
        found.append(bool(can_win(to_kernel(tables), rows(words), rows(small))))
    return found


@routine
def can_win(rules: Words, words: Any, small: Any) -> bool:
    """Play a game, always with the move that ends best, until some end is perfect.

    The second rows of `words` and `small` are scratch space for trials.
    """
    own, own_small = words[0], small[0]
    while not own_small[RESULT]:
        best, most = NOT_LEGAL, rules[LEAST] - 1
        for option in range(rules[COLOUR_CLUES] + 2):
            action = option_at(rules, own, own_small, option)
            if action == NOT_LEGAL:
                continue
            found = cheating_outcome(rules, own, own_small, action, words[1], small[1])
            if small[1][RESULT] == PERFECT:
                return True
            if found > most:
                best, most = action, found
        act(rules, own, own_small, best)
    perfect: bool = own_small[RESULT] == PERFECT
    return perfect


@routine
def option_at(rules: Words, words: Words, small: Small, option: int) -> int:
    """Option number `option` of a player who needs no clues: the usual, any clue, each discard and play."""
    if option == 0:
        return decide_seeing(rules, words, small)
    if small[DECISION]:
        return NOT_LEGAL
    if option == 1:
        told = clues(rules, words, small) if small[TOKENS] else 0
        return rules[COLOUR_CLUES] + nth_bit(told, 0) if told else NOT_LEGAL
    action = option - 2
    place = action if action < rules[PLAYS] else action - rules[PLAYS]
    if place >= small[HELD + small[SEAT]]:
        return NOT_LEGAL
    if action < rules[PLAYS]:
        return action if may_discard(rules, small) else NOT_LEGAL
    identity = small[rules[DECK] + name_at(words, small[SEAT], place)]
    return action if fits(rules, small, identity) else NOT_LEGAL


@routine
def cheating_outcome(
    rules: Words, words: Words, small: Small, action: int, own: Words, own_small: Small
) -> int:
    """The worth of an action if everybody then plays on as `decide_seeing` does."""
    copy_game(rules, words, small, own, own_small)
    act(rules, own, own_small, action)
    while not own_small[RESULT]:
        act(rules, own, own_small, decide_seeing(rules, own, own_small))
    return worth(rules, own_small) + BONUS * (own_small[RESULT] == PERFECT)
