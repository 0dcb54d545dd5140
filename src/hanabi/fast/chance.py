"""Counter-based random numbers: number n of a game is a function of the game's key and n, on every machine.

The counter is mixed by multiplications and shifts, as in a hash function. The lower half of the key is added
before, the upper half comes in after the first round. Results are masked to 32 bits by hand, so that Python's
unbounded integers, 64-bit integers and a GPU agree.
"""

from hanabi.fast.compiling import compiled

MASK = 0xFFFFFFFF
STRIDE = 0x9E3779B9
"""2**32 divided by the golden ratio: it spreads neighbouring indices over the whole range of 32 bits."""
FACTORS = (0xED5AD4BB, 0xAC4C1B51, 0x31848BAB)
"""These factors, with shifts of 17, 11, 15 and 14, are the integer hash `triple32` of hash-prospector."""
HALF = 31
"""A key is two halves of 31 bits: 62 bits in all, so that a signed 64-bit integer is never negative."""
LOW = (1 << HALF) - 1
LARGEST_KEY = (1 << 2 * HALF) - 1

# Each use of a game's numbers has a range of indices of its own, which begins here; draws begin at 0.
OF_TILES = 1 << 10
OF_PLACES = 1 << 11
OF_FIRST = 1 << 11 | 1 << 10
OF_KEY = 1 << 12
OF_CHOICES = 1 << 13
OF_HANDS = 1 << 31


@compiled
def number(key: int, index: int) -> int:
    """Return 32 random bits."""
    # Products may overflow 64 bits; their lower 32 bits, all that is kept, are right all the same.
    mixed = (index * STRIDE + (key & LOW)) & MASK
    mixed = ((mixed ^ mixed >> 17) * FACTORS[0] & MASK) ^ key >> HALF
    mixed = (mixed ^ mixed >> 11) * FACTORS[1] & MASK
    mixed = (mixed ^ mixed >> 15) * FACTORS[2] & MASK
    return mixed ^ mixed >> 14


@compiled
def below(key: int, index: int, bound: int) -> int:
    """Return a random number from 0 to `bound` - 1, for a small `bound`."""
    # Scaling 32 random bits needs no division, and its bias is below bound / 2**32.
    return (number(key, index) * bound) >> 32


@compiled
def derive_key(key: int, index: int) -> int:
    """Derive key number `index` from another key."""
    low = number(key, OF_KEY + 2 * index)  # of both numbers, the upper 31 bits are used
    return (number(key, OF_KEY + 2 * index + 1) >> 1) << HALF | low >> 1


@compiled
def key_of(seed: int, game: int) -> int:
    """Return the key of game number `game` of a seed."""
    return derive_key(derive_key(seed & LARGEST_KEY, 0), game)
