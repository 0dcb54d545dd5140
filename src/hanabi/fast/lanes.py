"""Hands as 64-bit words: a lane of ten bits for each card, the oldest lowest, so that one operation sees all.

Ten bits hold a card's rank and its possible ranks, five each, and six lanes keep the word non-negative. A
word with the lowest bit of some lanes, times a number below 1024, has that number in each of these lanes.
"""

from hanabi.fast.compiling import compiled

WIDTH = 10
LANE = (1 << WIDTH) - 1
MOST_LANES = 6
EVERY = sum(1 << WIDTH * place for place in range(MOST_LANES))
"""The lowest bit of every lane."""


@compiled
def lowest_bits(count: int) -> int:
    """The lowest bit of each of the first `count` lanes."""
    return EVERY & ((1 << WIDTH * count) - 1)


@compiled
def lane(word: int, place: int) -> int:
    """The lane at `place`."""
    return (word >> WIDTH * place) & LANE


@compiled
def remove_lane(word: int, place: int) -> int:
    """Remove the lane at `place`; those of newer cards move down by one."""
    older = (1 << WIDTH * place) - 1
    return (word & older) | ((word >> WIDTH) & ~older)


@compiled
def merge_lanes(word: int) -> int:
    """The union of all lanes."""
    folded = word | (word >> 3 * WIDTH)  # six lanes onto three; what is left above them is masked
    return (folded | (folded >> WIDTH) | (folded >> 2 * WIDTH)) & LANE


@compiled
def marked_places(marked: int) -> int:
    """A bit mask of the places whose lane has its lowest bit set: bit 10 * n of `marked` becomes bit n."""
    places = 0
    for place in range(MOST_LANES):
        places |= (marked >> (WIDTH - 1) * place) & (1 << place)
    return places
