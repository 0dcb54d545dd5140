"""The CUDA kernels: what each thread does with its game, the counterpart of `hanabi.fast.loops`.

A game is a column here. In Numba's simulator, where nothing is compiled, columns are wrapped in a
`memoryview` to get plain integers.
"""

from typing import Any

import numpy as np
from numba import config, cuda, types

from hanabi.fast.chance import derive_key, key_of
from hanabi.fast.compiling import compiled, use_cache_folder
from hanabi.fast.imagining import ROOM, imagine
from hanabi.fast.layout import KEY, MOST_BYTES, MOST_OBSERVED, MOST_WORDS, SCORE, SEAT
from hanabi.fast.legal import mark_legal
from hanabi.fast.loops import ENDED, REFUSED, advance, begin, begin_next, random_move, wander
from hanabi.fast.observing import observe, reveal, seat_after
from hanabi.fast.prospects import worth


def kernel(function: Any) -> Any:
    """Decorate a CUDA kernel; its compiled code is cached on disk."""
    with use_cache_folder("fast"):
        return cuda.jit(cache=True)(function)


REWARDS, SCORES, OVER, REFUSALS = 0, 1, 2, 3
"""The rows of the array with the results of a step; a refusal stays until someone asks."""
WARP = 32
"""How many threads run in step."""

SIMULATED = bool(config.ENABLE_CUDASIM)
"""Whether Numba's simulator runs the kernels."""

if SIMULATED:

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
def renew_games(rules: Any, words: Any, small: Any, games: Any, seed: int, first: int) -> None:
    """Deal some games again: as those of `seed`, or if it is negative as those that follow."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        game = int(games[at])
        own, own_small = column(words, game), column(small, game)
        key = derive_key(own[KEY], 0) if seed < 0 else key_of(seed, game)
        begin(plain(rules), own, own_small, key, first)


@kernel
def copy_games(words: Any, small: Any, games: Any, from_words: Any, from_small: Any, others: Any) -> None:
    """Replace `games` by `others` of another batch."""
    at = cuda.grid(1)
    if at < games.shape[0]:
        game, other = int(games[at]), int(others[at])
        for place in range(words.shape[0]):
            words[place, game] = from_words[place, other]
        for place in range(small.shape[0]):
            small[place, game] = from_small[place, other]


@kernel
def reveal_games(rules: Any, words: Any, small: Any, hands: Any, ahead: int) -> None:
    """Write the own hand of the seat `ahead` seats after the one to move."""
    game = cuda.grid(1)
    if game < words.shape[1]:
        known, own, own_small = plain(rules), column(words, game), column(small, game)
        reveal(known, own, own_small, seat_after(known, int(own_small[SEAT]), ahead), plain(hands[game]))


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
    moved: Any,
    wrong: Any,
    refused: Any,
    restart: bool,
    first: int,
    actions: Any,
) -> None:
    """Take an action in every game, deal again where one ended, and note and count refusals."""
    game = cuda.grid(1)
    if game >= words.shape[1]:
        return
    known, own, own_small = plain(rules), column(words, game), column(small, game)
    before, action = worth(known, own_small), int(actions[game])
    outcome = advance(known, own, own_small, action)
    moved[OVER, game] = outcome == ENDED
    moved[SCORES, game] = own_small[SCORE]
    moved[REWARDS, game] = worth(known, own_small) - before
    if outcome == REFUSED:
        moved[REFUSALS, game] = 1
        wrong[game] = action
        cuda.atomic.add(refused, 0, 1)
    elif outcome == ENDED and restart:
        begin_next(known, own, own_small, first)


@kernel
def view_games(rules: Any, words: Any, small: Any, wide: Any, ahead: int) -> None:
    """Write the observation of the seat `ahead` seats after the one to move, a byte for each bit."""
    game = cuda.grid(1)
    bits = cuda.shared.array(0, types.uint32)
    if game < words.shape[1]:
        known, own, own_small = plain(rules), column(words, game), column(small, game)
        seat = seat_after(known, int(own_small[SEAT]), ahead)
        observe(known, own, own_small, seat, row_of(bits, wide.shape[1]))
    cuda.syncthreads()
    unpack(bits, wide)


@compiled
def row_size(eights: int) -> int:
    """The 32-bit words of a row in shared memory: an odd number, so that threads meet different banks."""
    return (eights + 3) // 4 | 1


@cuda.jit(device=True, inline="always")
def row_of(bits: Any, eights: int) -> Any:
    """The row of this thread in shared memory, for a row of `eights` times eight bits."""
    size = row_size(eights)
    return plain(bits[cuda.threadIdx.x * size : (cuda.threadIdx.x + 1) * size])


@cuda.jit(device=True)
def unpack(bits: Any, wide: Any) -> None:
    """Unpack the rows of a block, one warp for each, so that neighbours write next to each other."""
    size = row_size(wide.shape[1])
    for row in range(cuda.threadIdx.x // WARP, cuda.blockDim.x, cuda.blockDim.x // WARP):
        game = cuda.blockIdx.x * cuda.blockDim.x + row
        if game < wide.shape[0]:
            for place in range(cuda.threadIdx.x % WARP, wide.shape[1], WARP):
                eight = int(bits[row * size + (place >> 2)]) >> (place & 3) * 8  # a byte of a 32-bit word
                wide[game, place] = spread(eight & 15) | spread(eight >> 4 & 15) << 32


@kernel
def wander_games(
    rules: Any, words: Any, small: Any, totals: Any, moment: int, moves: int, first: int
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
def sample_games(rules: Any, words: Any, small: Any, actions: Any, moment: int) -> None:
    game = cuda.grid(1)
    if game < words.shape[1]:
        actions[game] = random_move(plain(rules), column(words, game), column(small, game), moment)


@kernel
def mark_games(rules: Any, words: Any, small: Any, legal: Any) -> None:
    game = cuda.grid(1)
    if game < words.shape[1]:
        mark_legal(plain(rules), column(words, game), column(small, game), plain(legal[game]))


@kernel
def observe_games(rules: Any, words: Any, small: Any, bits: Any, ahead: int) -> None:
    """Write the observation of the seat `ahead` seats after the one to move, eight bits to a byte."""
    game = cuda.grid(1)
    if game >= words.shape[1]:
        return
    known, own, own_small = plain(rules), column(words, game), column(small, game)
    seen = plain(cuda.local.array(MOST_OBSERVED, np.uint32))
    observe(known, own, own_small, seat_after(known, int(own_small[SEAT]), ahead), seen)
    for place in range(bits.shape[1]):
        bits[game, place] = seen[place]


@kernel
def widen_games(wide: Any, bits: Any) -> None:
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
