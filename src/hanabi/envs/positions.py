"""Read positions out of the kernel in one compiled call.

`rl_env` describes the position to every seat after every move; a compiled call for each detail would be slow.
"""

from typing import Any, NamedTuple

import numpy as np

from hanabi.fast import layout
from hanabi.fast.compiling import COMPILES, compiled
from hanabi.fast.cpu import WIDE_BYTES
from hanabi.fast.lanes import WIDTH, lane
from hanabi.fast.layout import HAND_WORDS, HANDS, Marks, Small, WordArray, Words
from hanabi.fast.legal import mark_legal
from hanabi.fast.loops import widen_games
from hanabi.fast.observing import observe

FIREWORKS = 5
"""Where the fireworks begin: after the seat, the tokens, the lives, the deck and the result."""
# What is known of a card is one number: its lanes of RANK, POSSIBLE and SAID (`hanabi.fast.layout`), which
# begin at bits 0, WIDTH and 2 * WIDTH. The ranks left are the upper half of the first lane.
POSSIBLE = WIDTH
SAID = 2 * WIDTH


@compiled
def write_position(
    rules: Words,
    words: Words,
    small: Small,
    legal: Marks,
    numbers: Any,
    wide_bytes: Any,
    bits: Any,
    narrow: Any,
    wide: Any,
) -> None:
    """Write the table, hands and legal moves as numbers, and the observation of each seat, unpacked.

    `bits` and `narrow` are two views of the same memory, as 32-bit words and as bytes.
    """
    players, hand = rules[layout.PLAYERS], rules[layout.HAND]
    numbers[0], numbers[1], numbers[3] = small[layout.SEAT], small[layout.TOKENS], small[layout.LEFT]
    numbers[2], numbers[4] = rules[layout.MOST_STRIKES] - small[layout.STRIKES], small[layout.RESULT]
    for suit in range(rules[layout.SUITS]):
        numbers[FIREWORKS + suit] = small[rules[layout.FIREWORKS] + suit]
    at = FIREWORKS + rules[layout.SUITS]
    for seat in range(players):
        write_hand(rules, words, small, seat, numbers, at)
        at += 1 + 2 * hand
        observe(rules, words, small, seat, bits[seat])
    write_moves(rules, words, small, legal, numbers, at)
    widen_games(wide_bytes, narrow, wide, 0, players)


@compiled
def write_hand(rules: Words, words: Words, small: Small, seat: int, numbers: Any, at: int) -> None:
    """Write how many cards a hand has, their identities, and what is known about each."""
    hand, own = rules[layout.HAND], HANDS + HAND_WORDS * seat
    numbers[at] = small[layout.HELD + seat]
    for place in range(small[layout.HELD + seat]):
        known = lane(words[own + layout.RANK], place) | lane(words[own + layout.POSSIBLE], place) << POSSIBLE
        numbers[at + 1 + place] = small[rules[layout.DECK] + lane(words[own + layout.NAMES], place)]
        numbers[at + 1 + hand + place] = known | lane(words[own + layout.SAID], place) << SAID


@compiled
def write_moves(rules: Words, words: Words, small: Small, legal: Marks, numbers: Any, at: int) -> None:
    """Write how many moves are legal, and which; after the end, those that would be if the game went on."""
    # `mark` finds no legal moves in a game that is over, so the result is hidden from it.
    result = small[layout.RESULT]
    small[layout.RESULT] = 0
    mark_legal(rules, words, small, legal)
    small[layout.RESULT] = result
    count = 0
    for action in range(rules[layout.ACTIONS]):
        if legal[action]:
            count += 1
            numbers[at + count] = action
    numbers[at] = count


class PositionNumbers(NamedTuple):
    """What was read of a position."""

    table: list[int]
    """The seat to move, the tokens, the lives, the cards in the deck, and the result."""
    fireworks: list[int]
    hands: list[list[int]]
    """For each seat how many cards it holds, their identities, and what is known about each."""
    legal: list[int]
    bits: bytes
    """The observations of all seats, one after the other, a byte for each bit."""


class NumberReader:
    """Reads the positions of games of one ruleset, and the observations of their seats."""

    def __init__(self, rules: WordArray) -> None:
        players, self._hand = int(rules[layout.PLAYERS]), int(rules[layout.HAND])
        self._players, self._suits = players, int(rules[layout.SUITS])
        size = FIREWORKS + self._suits + players * (1 + 2 * self._hand) + 1 + int(rules[layout.ACTIONS])
        self._numbers = np.zeros(size, np.int64)
        bits = np.zeros((players, -(-int(rules[layout.OBSERVED]) // 32)), np.uint32)
        self._wide = np.zeros((players, int(rules[layout.OBSERVED])), np.uint8)
        legal = np.zeros(rules[layout.ACTIONS], np.uint8)
        flat = kernel_views(legal, self._numbers, WIDE_BYTES)
        rows = (each if COMPILES else kernel_views(*each) for each in (bits, bits.view(np.uint8), self._wide))
        self._room = (*flat, *rows)

    def read(self, state: tuple[Any, Any, Any]) -> PositionNumbers:
        """Read the position in the arrays of a game, as the kernel sees them."""
        write_position(*state, *self._room)
        numbers = self._numbers.tolist()
        at, width = FIREWORKS + self._suits, 1 + 2 * self._hand
        moves = at + self._players * width
        hands = [numbers[first : first + width] for first in range(at, moves, width)]
        legal = numbers[moves + 1 : moves + 1 + numbers[moves]]
        return PositionNumbers(numbers[:FIREWORKS], numbers[FIREWORKS:at], hands, legal, self._wide.tobytes())


def kernel_views(*arrays: Any) -> tuple[Any, ...]:
    """Wrap arrays for the kernel: interpreted code needs plain integers."""
    return tuple(array if COMPILES else memoryview(array) for array in arrays)
