"""The CUDA kernels: what each thread does with its game, the counterpart of `hanabi.fast.loops`.

A game is a column here. In Numba's simulator, where nothing is compiled, columns are wrapped in a
`memoryview` to get plain integers.
"""

from typing import Any

import numpy as np
from numba import config, cuda

from hanabi.fast.chance import key_of
from hanabi.fast.compiling import use_cache_folder
from hanabi.fast.imagining import ROOM, imagine
from hanabi.fast.layout import (
    MOST_BYTES,
    MOST_OBSERVED,
    MOST_WORDS,
    PLAYERS,
    SCORE,
    SEAT,
)
from hanabi.fast.legal import mark_legal
from hanabi.fast.loops import ENDED, REFUSED, advance, begin, begin_next, random_move, wander
from hanabi.fast.observing import observe
from hanabi.fast.prospects import worth


def kernel(function: Any) -> Any:
    """Decorate a CUDA kernel; its compiled code is cached on disk."""
    with use_cache_folder("fast"):
        return cuda.jit(cache=True)(function)


REWARDS, SCORES, BECAME = 0, 1, 2
"""The rows of the array with the results of a step."""

if config.ENABLE_CUDASIM:

    def plain(array: Any) -> Any:
        return np.asarray(array).data

    def column(array: Any, game: int) -> Any:
        return np.asarray(array)[:, game].data

else:

    @cuda.jit(device=True, inline="always")
    def plain(array: Any) -> Any:
        return array

    @cuda.jit(device=True, inline="always")
    def column(array: Any, game: int) -> Any:
        return array[:, game]


@cuda.jit(device=True)
def copy_out(words: Any, small: Any, game: int, own: Any, own_small: Any) -> None:
    """Copy a game out of the batch into arrays of its own."""
    for place in range(words.shape[0]):
        own[place] = words[place, game]
    for place in range(small.shape[0]):
        own_small[place] = small[place, game]


@cuda.jit(device=True)
def copy_in(words: Any, small: Any, game: int, own: Any, own_small: Any) -> None:
    """Copy a game from arrays of its own into the batch."""
    for place in range(words.shape[0]):
        words[place, game] = own[place]
    for place in range(small.shape[0]):
        small[place, game] = own_small[place]


@kernel
def read_game(words: Any, small: Any, game: int, own: Any, own_small: Any) -> None:
    copy_out(words, small, game, own, own_small)


@kernel
def write_game(words: Any, small: Any, game: int, own: Any, own_small: Any) -> None:
    copy_in(words, small, game, own, own_small)


@kernel
def begin_games(rules: Any, words: Any, small: Any, seed: int, first: int) -> None:
    game = cuda.grid(1)
    if game < words.shape[1]:
        begin(plain(rules), column(words, game), column(small, game), key_of(seed, game), first)


@kernel
def imagine_games(
    rules: Any, words: Any, small: Any, known: Any, known_small: Any, seat: int, seed: int, failed: Any
) -> None:
    """Fill every game with what a seat knows, complete it at random, and count the games that failed."""
    game = cuda.grid(1)
    if game >= words.shape[1]:
        return
    copy_in(words, small, game, known, known_small)
    copies = plain(cuda.local.array(ROOM, np.int8))
    own, own_small = column(words, game), column(small, game)
    if not imagine(plain(rules), own, own_small, seat, key_of(seed, game), copies):
        cuda.atomic.add(failed, 0, 1)


@kernel
def step_games(
    rules: Any,
    words: Any,
    small: Any,
    actions: Any,
    moved: Any,
    refused: Any,
    restart: bool,
    first: int,
) -> None:
    """Take an action in every game, deal again where one ended, and count the games that refused."""
    game = cuda.grid(1)
    if game >= words.shape[1]:
        return
    known, own, own_small = plain(rules), column(words, game), column(small, game)
    before = worth(known, own_small)
    outcome = advance(known, own, own_small, int(actions[game]))
    moved[BECAME, game] = outcome
    moved[SCORES, game] = own_small[SCORE]
    moved[REWARDS, game] = worth(known, own_small) - before
    if outcome == REFUSED:
        cuda.atomic.add(refused, 0, 1)
    elif outcome == ENDED and restart:
        begin_next(known, own, own_small, first)


@kernel
def wander_games(
    rules: Any, words: Any, small: Any, moment: int, moves: int, first: int, totals: Any
) -> None:
    """Play `moves` random moves in every game; count the games that end, and their scores."""
    game = cuda.grid(1)
    if game >= words.shape[1]:
        return
    # A game in local memory is worth two copies where many moves follow.
    own = plain(cuda.local.array(MOST_WORDS, np.int64))
    own_small = plain(cuda.local.array(MOST_BYTES, np.int8))
    copy_out(words, small, game, own, own_small)
    ended, points = wander(plain(rules), own, own_small, moment, moves, first)
    copy_in(words, small, game, own, own_small)
    cuda.atomic.add(totals, 0, ended)
    cuda.atomic.add(totals, 1, points)


@kernel
def sample_games(rules: Any, words: Any, small: Any, moment: int, actions: Any) -> None:
    game = cuda.grid(1)
    if game < words.shape[1]:
        actions[game] = random_move(plain(rules), column(words, game), column(small, game), moment)


@kernel
def mark_games(rules: Any, words: Any, small: Any, legal: Any) -> None:
    game = cuda.grid(1)
    if game < words.shape[1]:
        mark_legal(plain(rules), column(words, game), column(small, game), plain(legal[game]))


@kernel
def observe_games(rules: Any, words: Any, small: Any, ahead: int, bits: Any) -> None:
    """Write the observation of the seat `ahead` seats after the one to move."""
    game = cuda.grid(1)
    if game >= words.shape[1]:
        return
    known, own, own_small = plain(rules), column(words, game), column(small, game)
    seen = plain(cuda.local.array(MOST_OBSERVED, np.uint32))
    seat = own_small[SEAT] + ahead
    if seat >= known[PLAYERS]:
        seat -= known[PLAYERS]
    observe(known, own, own_small, seat, seen)
    for place in range(bits.shape[1]):
        bits[game, place] = seen[place]


@kernel
def widen_games(bits: Any, wide: Any) -> None:
    """Unpack every bit to a byte; each thread writes eight bytes, next to those of its neighbours."""
    place = cuda.grid(1)
    game = place // wide.shape[1]
    if game < wide.shape[0]:
        byte = place - game * wide.shape[1]
        eight = int(bits[game, byte >> 2]) >> (byte & 3) * 8  # byte 0 to 3 of a 32-bit word
        wide[game, byte] = spread(eight & 15) | spread(eight >> 4 & 15) << 32


@cuda.jit(device=True)
def spread(four: int) -> int:
    """Unpack four bits to four bytes: bit n moves to bit 8 * n."""
    return four & 1 | (four & 2) << 7 | (four & 4) << 14 | (four & 8) << 21
