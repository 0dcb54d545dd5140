"""Options tried out: each on the same layouts of what is hidden, played to the end as the expert plays."""

from typing import Any

from hanabi.expert.loops import follow, move
from hanabi.expert.mind import KEPT
from hanabi.fast.chance import derived
from hanabi.fast.compiling import routine
from hanabi.fast.layout import (
    BYTE_COUNT,
    PERFECT,
    POINTS,
    RANKS,
    RESULT,
    SCORE,
    SEAT,
    SUITS,
    WORD_COUNT,
    Small,
    Words,
)
from hanabi.master.layouts import lay

BONUS = 1
"""What a perfect show counts beside its points."""
IMAGINED, PLAYED_OUT = 0, 1
"""Rows of room for a game: with what may be hidden laid out, and going on from there."""


@routine
def best_worth(rules: Words) -> int:
    """What a perfect show is worth."""
    best = BONUS
    for suit in range(rules[SUITS]):
        best += rules[POINTS + (RANKS + 1) * suit + RANKS]
    return best


@routine
def copy_game(rules: Words, words: Words, small: Small, to_words: Words, to_small: Small) -> None:
    for place in range(rules[WORD_COUNT]):
        to_words[place] = words[place]
    for place in range(rules[BYTE_COUNT]):
        to_small[place] = small[place]


@routine
def outcome(
    rules: Words,
    words: Words,
    small: Small,
    mind: Words,
    action: int,
    own: Words,
    own_small: Small,
    own_mind: Words,
) -> int:
    """What an action comes to in a position that is known, when all go on as the expert does."""
    copy_game(rules, words, small, own, own_small)
    for place in range(KEPT):
        own_mind[place] = mind[place]
    follow(rules, own, own_small, own_mind, action)
    while not own_small[RESULT]:
        move(rules, own, own_small, own_mind)
    return own_small[SCORE] + BONUS * (own_small[RESULT] == PERFECT)


@routine
def try_out(
    rules: Words,
    known: Words,
    known_small: Small,
    mind: Words,
    words: Any,
    small: Any,
    own_mind: Words,
    key: int,
    action: int,
    layouts: Any,
    worths: Words,
    first: int,
    last: int,
) -> None:
    """Write down what an action comes to on each of these layouts, in a position whose hand is concealed."""
    own, own_small = words[IMAGINED], small[IMAGINED]
    for number in range(first, last):
        copy_game(rules, known, known_small, own, own_small)
        lay(rules, own, own_small, known_small[SEAT], derived(key, number), layouts[number])
        worths[number] = outcome(
            rules, own, own_small, mind, action, words[PLAYED_OUT], small[PLAYED_OUT], own_mind
        )
