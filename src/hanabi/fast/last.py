"""The last action, as everybody saw it, packed into one word."""

from hanabi.fast.compiling import compiled
from hanabi.fast.layout import LAST, Words

PLAYED, DISCARDED, COLOUR_TOLD, RANK_TOLD, RESHUFFLED, REKINDLED, DECLINED = 1, 2, 3, 4, 5, 6, 7

# The lowest bit of each part; a kind of 0 means that there was no action yet.
KIND = 0
BY = 3
"""The seat that acted."""
TO = 6
"""The seat that got a clue."""
VALUE = 9
"""The colour or the rank of the clue."""
POINTED = 12
"""A bit mask of the places that the clue pointed at."""
PLACE = 18
"""The place in the hand of the card that was played or discarded."""
FACE = 21
"""The identity of that card, or of the card that was chosen for a tile."""
BUILT = 27
"""Whether it went on its firework."""
REWARDED = 28
"""Whether a clue token came back as a reward; not set for discards."""
NAMED = 29
"""The announced suit plus 1; 0 for none."""
THREE, SIX = 7, 63
"""Masks for parts of three and six bits."""


@compiled
def read_part(words: Words, begin: int, mask: int) -> int:
    """Read the part that begins at a bit."""
    return words[LAST] >> begin & mask


@compiled
def begin_action(words: Words, kind: int, by: int) -> None:
    """Start a new action, replacing the one before."""
    words[LAST] = kind << KIND | by << BY


@compiled
def add_part(words: Words, begin: int, value: int) -> None:
    """Write a part that is still 0."""
    words[LAST] |= value << begin
