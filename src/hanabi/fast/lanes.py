"""Hands as words: ten bits for each card, the oldest lowest, so that one step looks at all of them."""

from hanabi.fast.compiling import compiled

WIDTH = 10
LANE = (1 << WIDTH) - 1
MOST_LANES = 6
EVERY = sum(1 << WIDTH * place for place in range(MOST_LANES))
"""The lowest bit of every lane."""


@compiled
def lowest_bits(count: int) -> int:
    """The lowest bit of each of the first lanes."""
    return EVERY & ((1 << WIDTH * count) - 1)


@compiled
def lane(word: int, place: int) -> int:
    return (word >> WIDTH * place) & LANE


@compiled
def without(word: int, place: int) -> int:
    """The word when a card has left: those after it move up."""
    older = (1 << WIDTH * place) - 1
    return (word & older) | ((word >> WIDTH) & ~older)


@compiled
def gathered(word: int) -> int:
    """Every bit that some lane has."""
    folded = word | (word >> 3 * WIDTH)
    return (folded | (folded >> WIDTH) | (folded >> 2 * WIDTH)) & LANE


@compiled
def where(marked: int) -> int:
    """The places of the lanes whose lowest bit is set, a bit each."""
    places = 0
    for place in range(MOST_LANES):
        places |= (marked >> (WIDTH - 1) * place) & (1 << place)
    return places
