"""Try options out on layouts of the hidden cards: each is played to the end as the expert plays."""

from typing import Any

from hanabi.expert.loops import follow, move
from hanabi.expert.mind import KEPT
from hanabi.fast.chance import derive_key
from hanabi.fast.compiling import routine
from hanabi.fast.layout import (
    BYTE_COUNT,
    HIGHEST,
    PERFECT,
    POINTS,
    RANKS,
    RESULT,
    SEAT,
    SUITS,
    WORD_COUNT,
    Small,
    Words,
)
from hanabi.fast.prospects import worth
from hanabi.master.layouts import apply_layout

BONUS = 1
"""The worth of a perfect game besides its points."""
IMAGINED, PLAYED_OUT = 0, 1
"""The rows of the arrays for trials: a game with a layout, and the same game played on from there."""


@routine
def best_worth(rules: Words) -> int:
    """The worth of a perfect game."""
    best = BONUS
    for suit in range(rules[SUITS]):
        best += rules[POINTS + (RANKS + 1) * suit + rules[HIGHEST]]
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
    """The worth of an action in a complete position if everybody then plays on as the expert does."""
    copy_game(rules, words, small, own, own_small)
    for place in range(KEPT):  # the rest of a mind is overwritten anyway
        own_mind[place] = mind[place]
    follow(rules, own, own_small, own_mind, action)
    while not own_small[RESULT]:
        move(rules, own, own_small, own_mind)
    return worth(rules, own_small) + BONUS * (own_small[RESULT] == PERFECT)


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
    """Write the worth of an action for each layout from `first` to `last` - 1; the hand must be concealed."""
    own, own_small = words[IMAGINED], small[IMAGINED]
    for number in range(first, last):
        copy_game(rules, known, known_small, own, own_small)
        apply_layout(rules, own, own_small, known_small[SEAT], derive_key(key, number), layouts[number])
        worths[number] = outcome(
            rules, own, own_small, mind, action, words[PLAYED_OUT], small[PLAYED_OUT], own_mind
        )
