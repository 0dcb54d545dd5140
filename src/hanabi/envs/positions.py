"""Read positions out of the kernel in one compiled call.

`rl_env` describes the position to every seat after every move; a compiled call for each detail would be slow.
"""

from typing import Any, NamedTuple

import numpy as np

from hanabi.envs.pyhanabi import COLOR_CHAR, FACES, HINTS, POSSIBLE, SAID, Hand, Position
from hanabi.fast import layout
from hanabi.fast.compiling import COMPILES, compiled
from hanabi.fast.cpu import WIDE_BYTES
from hanabi.fast.game import Game
from hanabi.fast.lanes import lane
from hanabi.fast.layout import HAND_WORDS, HANDS, Marks, Small, Words
from hanabi.fast.legal import mark_legal
from hanabi.fast.loops import widen_games
from hanabi.fast.observing import observe

FIREWORKS = 5
"""Where the fireworks begin: after the seat, the tokens, the lives, the deck and the result."""


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


class _Buffers(NamedTuple):
    """The arrays that are written, and all arguments for the kernel."""

    numbers: Any
    wide: Any
    given: tuple[Any, ...]


class PositionReader:
    """Reads the positions of one game, and the observations of its seats."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self._hand, self._suits = int(rules[layout.HAND]), int(rules[layout.SUITS])
        self._room = _make_buffers(game)
        self._before = [Hand([], [], [], [], [])] * game.players

    def read(self, discards: list[int]) -> Position:
        """Read the current position; a hand that has not changed is the same object as before."""
        write_position(*self._room.given)
        numbers = self._room.numbers.tolist()
        seat, tokens, lives, deck, result = numbers[:FIREWORKS]
        at, width = FIREWORKS + self._suits, 1 + 2 * self._hand
        fireworks, hands = numbers[FIREWORKS:at], []
        for before in self._before:
            told = numbers[at : at + width]
            hands.append(before if before.told == told else self._new_hand(told))
            at += width
        self._before = hands
        heights = dict(zip(COLOR_CHAR, fireworks))  # noqa: B905 - there may be fewer colours
        legal = numbers[at + 1 : at + 1 + numbers[at]]
        return Position(seat, tokens, lives, deck, fireworks, heights, hands, discards, legal, result)

    def vectors(self, size: int) -> list[list[int]]:
        """The observation of each seat in the position read last: its first `size` bits, as a list."""
        bits, width = self._room.wide.tobytes(), 8 * self._room.wide.shape[1]
        return [list(bits[start : start + size]) for start in range(0, len(bits), width)]

    def _new_hand(self, told: list[int]) -> Hand:
        count, first = told[0], 1 + self._hand
        cards, known = told[1 : 1 + count], told[first : first + count]
        return Hand(told, cards, known, [FACES[card] for card in cards], [HINTS[each] for each in known])


def _make_buffers(game: Game) -> _Buffers:
    rules, players = game.rules, game.players
    hands = players * (1 + 2 * int(rules[layout.HAND]))
    numbers = np.zeros(
        FIREWORKS + int(rules[layout.SUITS]) + hands + 1 + int(rules[layout.ACTIONS]), np.int64
    )
    bits = np.zeros((players, -(-int(rules[layout.OBSERVED]) // 32)), np.uint32)
    wide = np.zeros((players, 4 * bits.shape[1]), np.uint64)
    legal = np.zeros(rules[layout.ACTIONS], np.uint8)
    flat = kernel_views(rules, game.words, game.small, legal, numbers, WIDE_BYTES)
    rows = (each if COMPILES else kernel_views(*each) for each in (bits, bits.view(np.uint8), wide))
    return _Buffers(numbers, wide, (*flat, *rows))


def kernel_views(*arrays: Any) -> list[Any]:
    """Wrap arrays for the kernel: interpreted code needs plain integers."""
    return [array if COMPILES else memoryview(array) for array in arrays]
