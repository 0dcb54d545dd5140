"""The last action, as everybody saw it, in one word."""

from hanabi.fast.compiling import compiled
from hanabi.fast.layout import LAST, Words

PLAYED, DISCARDED, COLOUR_TOLD, RANK_TOLD, RESHUFFLED, REKINDLED, DECLINED = 1, 2, 3, 4, 5, 6, 7

# Where each part begins; a kind of 0 is no action yet.
KIND = 0
BY = 3
TO = 6
VALUE = 9
"""The colour or the rank that was told."""
POINTED = 12
"""The places of the cards it pointed at, a bit each."""
PLACE = 18
"""Where the card came from that was played or discarded."""
FACE = 21
"""The identity of that card, or of the one that was chosen."""
BUILT = 27
"""Whether it went on its firework."""
REWARDED = 28
"""Whether a clue token came back for it, discards apart."""
NAMED = 29
"""The suit that was announced, and 1."""
THREE, SIX, ONE = 7, 63, 1


@compiled
def part(words: Words, begin: int, mask: int) -> int:
    return words[LAST] >> begin & mask


@compiled
def begin(words: Words, kind: int, by: int) -> None:
    """Forget the action before: this one is of another kind, by this seat."""
    words[LAST] = kind << KIND | by << BY


@compiled
def add(words: Words, begin: int, value: int) -> None:
    words[LAST] |= value << begin
