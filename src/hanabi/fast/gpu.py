"""A batch of games on a GPU: the same kernel with a thread for each game.

States are stored field by field, each field of all games side by side, so that neighbouring threads read
neighbouring memory. Returned arrays have the CUDA array interface: PyTorch, JAX and CuPy need no copy.
"""

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from hanabi.errors import BatchError
from hanabi.fast import layout, loops
from hanabi.fast.arguments import check_actions
from hanabi.fast.layout import ByteArray, WordArray

THREADS = 128
"""The threads in a block."""
BITS_PER_THREAD = 8
"""How many bits of an observation a thread unpacks: the eight bytes it writes are one 64-bit word."""


def require_cuda() -> Any:
    """Return `numba.cuda`; raise BatchError with what is missing if it cannot be used."""
    try:
        from numba import cuda
    except ImportError as error:
        raise BatchError("no-cuda", missing="numba") from error
    if not cuda.is_available():
        raise BatchError("no-cuda", missing=_reason(cuda))
    return cuda


def _reason(cuda: Any) -> str:
    """What the driver reports, in one line."""
    told = getattr(cuda, "cuda_error", lambda: None)()
    return " ".join(str(told or "a CUDA device").split()).rstrip(".")


class Gpu:
    """The state of every game of a batch on the current device; the counterpart of `Processor`."""

    def __init__(self, rules: WordArray, count: int) -> None:
        self.cuda = require_cuda()
        from hanabi.fast import kernels

        self.kernels = kernels
        self.count = count
        self.size = int(rules[layout.OBSERVED])
        self._shapes = layout.word_count(rules), layout.byte_count(rules)
        self._blocks = _blocks(count)
        self.rules = self.cuda.to_device(rules)
        self.words = self._allocate((self._shapes[0], count), np.int64)
        self.small = self._allocate((self._shapes[1], count), np.int8)
        self._state = self.rules, self.words, self.small
        self._moved = self._allocate((3, count), np.int8)
        self.rewards, self.scores, self._became = (self._moved[row] for row in range(3))
        self.over = self._became.view(np.bool_)
        # Memory of the host that kernels can write: the count of refusals is read without a copy.
        self._refused = self.cuda.mapped_array(1, np.int32)
        self._totals = self._allocate(2, np.int64)

    def begin(self, seed: int, first: int) -> None:
        self._launch(self.kernels.begin_games, *self._state, seed, first)

    def step(self, actions: Any, restart: bool, first: int) -> int:
        """Take an action in every game and return how many games refused theirs."""
        there = hasattr(actions, "__cuda_array_interface__")
        numbers = check_actions(actions, self.count, self.cuda.as_cuda_array if there else np.asarray)
        taken = self._taken = numbers if there else self.cuda.to_device(numbers)
        self._refused[0] = 0
        self._launch(self.kernels.step_games, *self._state, taken, self._moved, self._refused, restart, first)
        self.cuda.synchronize()
        return int(self._refused[0])

    def wander(self, moment: int, moves: int, first: int) -> tuple[int, int]:
        """Play `moves` random moves in every game; return how many games ended, and their total score."""
        self._totals.copy_to_device(np.zeros(2, np.int64))
        self._launch(self.kernels.wander_games, *self._state, moment, moves, first, self._totals)
        ended, points = self._totals.copy_to_host()
        return int(ended), int(points)

    def last_action_of(self, game: int) -> int:
        """The last action that was tried in a game."""
        return int(self._taken[game])

    def pop_refused(self) -> npt.NDArray[np.intp]:
        """The games that refused their last action; their marks are cleared."""
        became = self._became.copy_to_host()
        refused = np.flatnonzero(became == loops.REFUSED)
        became[refused] = loops.WENT_ON
        self._became.copy_to_device(became)
        return refused

    def sample(self, moment: int) -> Any:
        self._launch(self.kernels.sample_games, *self._state, moment, self._sampled)
        return self._sampled

    def mark(self) -> Any:
        self._launch(self.kernels.mark_games, *self._state, self._legal)
        return self._allowed

    def observe(self, ahead: int) -> Any:
        """Write the observations and return them packed, eight bits to a byte."""
        self._launch(self.kernels.observe_games, *self._state, ahead, self._bits)
        return self._packed

    def widen(self) -> Any:
        """The last observations unpacked, one byte for each bit."""
        self.kernels.widen_games[_blocks(self.count * self._wide.shape[1]), THREADS](self._bits, self._wide)
        return self._seen

    def imagine(self, words: WordArray, small: ByteArray, seat: int, seed: int) -> int:
        """Fill every game with what a seat knows, complete it at random, and return how many games failed."""
        self._refused[0] = 0
        known = self.cuda.to_device(words), self.cuda.to_device(small)
        self._launch(self.kernels.imagine_games, *self._state, *known, seat, seed, self._refused)
        self.cuda.synchronize()
        return int(self._refused[0])

    def field(self, place: int) -> Any:
        """One byte of the state of every game."""
        return self.small[place]

    def empty_state(self) -> tuple[WordArray, ByteArray]:
        """An empty state of one game."""
        return np.zeros(self._shapes[0], np.int64), np.zeros(self._shapes[1], np.int8)

    def read(self, game: int) -> tuple[WordArray, ByteArray]:
        own = tuple(self.cuda.to_device(array) for array in self.empty_state())
        self.kernels.read_game[1, 1](self.words, self.small, game, *own)
        words, small = (array.copy_to_host() for array in own)
        return words, small

    def write(self, game: int, words: WordArray, small: ByteArray) -> None:
        own = self.cuda.to_device(words), self.cuda.to_device(small)
        self.kernels.write_game[1, 1](self.words, self.small, game, *own)

    @cached_property
    def _sampled(self) -> Any:
        return self._allocate(self.count, np.int32)

    @cached_property
    def _legal(self) -> Any:
        return self._allocate((self.count, int(self.rules.copy_to_host()[layout.ACTIONS])), np.uint8)

    @cached_property
    def _allowed(self) -> Any:
        return self._legal.view(np.bool_)

    @cached_property
    def _packed(self) -> Any:
        return self._slice_rows(self._bits, (self.size + 7) // 8)

    @cached_property
    def _seen(self) -> Any:
        return self._slice_rows(self._wide, self.size)

    @cached_property
    def _bits(self) -> Any:
        return self._allocate((self.count, (self.size + 31) // 32), np.uint32)

    @cached_property
    def _wide(self) -> Any:
        return self._allocate((self.count, (self.size + BITS_PER_THREAD - 1) // BITS_PER_THREAD), np.uint64)

    def _allocate(self, shape: Any, kind: Any) -> Any:
        """Allocate a zeroed array on the device; raise BatchError if its memory does not suffice."""
        try:
            return self.cuda.to_device(np.zeros(shape, kind))
        except (self.cuda.driver.CudaAPIError, MemoryError) as error:
            raise BatchError("too-many-games", count=self.count) from error

    def _slice_rows(self, array: Any, width: int) -> Any:
        """A view of the first `width` bytes of every row; Numba's own slicing would visit every row."""
        if not hasattr(array, "gpu_data"):  # an array of the simulator
            return array.view(np.uint8)[:, :width]
        kind = self.cuda.cudadrv.devicearray.DeviceNDArray
        return kind((self.count, width), (array.strides[0], 1), np.dtype(np.uint8), gpu_data=array.gpu_data)

    def _launch(self, kernel: Any, *given: Any) -> None:
        kernel[self._blocks, THREADS](*given)


def _blocks(threads: int) -> int:
    return (threads + THREADS - 1) // THREADS
