"""Random numbers by counting: number n of a game is a function of the game's key and n, on every machine.

A counter is mixed by multiplications and shifts, as hash tables do it; the two halves of the key come in
before and between. Products are cut to 32 bits by hand, so that unbounded integers, 64-bit integers and a
GPU agree.
"""

from hanabi.fast.compiling import compiled

MASK = 0xFFFFFFFF
STRIDE = 0x9E3779B9
FACTORS = (0xED5AD4BB, 0xAC4C1B51, 0x31848BAB)
HALF = 31
"""A key is two numbers of so many bits, and so never negative."""
LOW = (1 << HALF) - 1
LARGEST_KEY = (1 << 2 * HALF) - 1

# What the numbers of a game are for, by where they begin; draws begin at 0.
OF_TILES = 1 << 10
OF_PLACES = 1 << 11
OF_FIRST = 1 << 11 | 1 << 10
OF_KEY = 1 << 12
OF_CHOICES = 1 << 13
OF_HANDS = 1 << 31


@compiled
def number(key: int, index: int) -> int:
    """32 random bits."""
    mixed = (index * STRIDE + (key & LOW)) & MASK
    mixed = ((mixed ^ mixed >> 17) * FACTORS[0] & MASK) ^ key >> HALF
    mixed = (mixed ^ mixed >> 11) * FACTORS[1] & MASK
    mixed = (mixed ^ mixed >> 15) * FACTORS[2] & MASK
    return mixed ^ mixed >> 14


@compiled
def below(key: int, index: int, bound: int) -> int:
    """A random number from 0 up to a small bound, which it does not reach."""
    return (number(key, index) * bound) >> 32


@compiled
def derived(key: int, index: int) -> int:
    """A key made out of another one."""
    low = number(key, OF_KEY + 2 * index)
    return (number(key, OF_KEY + 2 * index + 1) >> 1) << HALF | low >> 1


@compiled
def key_of(seed: int, game: int) -> int:
    """The key of a numbered game of a seed."""
    return derived(derived(seed & LARGEST_KEY, 0), game)
