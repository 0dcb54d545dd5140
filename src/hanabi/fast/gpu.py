"""A batch of games on a GPU: the same kernel with a thread for each game.

States are stored field by field, each field of all games side by side, so that neighbouring threads read
neighbouring memory. Returned arrays have the CUDA array interface: PyTorch, JAX and CuPy need no copy.

Nothing here waits for the device, except where numbers are read back: launches go into a stream, one after
the other, and refused actions are counted there until someone asks.
"""

from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from hanabi.errors import BatchError
from hanabi.fast import layout
from hanabi.fast.arguments import check_actions
from hanabi.fast.launching import BoundKernel, DeviceArray
from hanabi.fast.layout import ByteArray, WordArray

MOST_THREADS, FEWEST_THREADS = 128, 32
"""The threads in a block: fewer where games are few, so that every processor of the GPU gets some."""
MANY_BLOCKS = 1024
"""From this many blocks on, all processors of a large GPU are busy."""
MOST_SHARED = 48 << 10
"""The shared memory that a block may have on every GPU, in bytes."""
MANY_GAMES = 1 << 20
"""From here on a second kernel unpacks the observations; with fewer games, one does both."""
MOST_ACTIONS = 1 << 30
"""No action has a number as large as this."""
BITS_PER_THREAD = 8
"""How many bits of an observation a thread unpacks: the eight bytes it writes are one 64-bit word."""


def require_cuda() -> Any:
    """Return `numba.cuda`; raise BatchError with what is missing if it cannot be used."""
    try:
        from numba import config, cuda
    except ImportError as error:
        raise BatchError("no-cuda", missing="numba") from error
    if not cuda.is_available():
        raise BatchError("no-cuda", missing=_reason(cuda))
    if not config.ENABLE_CUDASIM and find_spec("numba_cuda") is None:
        raise BatchError("no-cuda", missing="numba-cuda")
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
        self.stream = 0
        """The stream that launches go into: a handle of CUDA, or 0 for the default stream."""
        self.size = int(rules[layout.OBSERVED])
        self._actions = int(rules[layout.ACTIONS])
        self._hand_size = layout.hand_size(rules)
        self._shapes = layout.word_count(rules), layout.byte_count(rules)
        self._bound: dict[tuple[str, Any], BoundKernel] = {}
        self.rules = self.cuda.to_device(rules)
        self.words = self._allocate((self._shapes[0], count), np.int64)
        self.small = self._allocate((self._shapes[1], count), np.int8)
        self._state = self.rules, self.words, self.small
        self._moved = self._allocate((4, count), np.int8)
        self.rewards, self.scores, ended, self._refusals = (self._moved[row] for row in range(4))
        self.over = ended.view(np.bool_)
        self._wrong = self._allocate(count, np.int64)
        self._refused = self._allocate(1, np.int32)
        self._steps = *self._state, self._moved, self._wrong, self._refused
        self._totals = self._allocate(2, np.int64)
        self._fields: dict[int, Any] = {}

    def begin(self, seed: int, first: int) -> None:
        self._launch("begin_games", self._state, seed, first)

    def renew(self, games: Any, seed: int, first: int) -> None:
        """Deal some games again: as those of `seed`, or if it is negative as those that follow."""
        self._wait()
        self._run(self.kernels.renew_games, *self._state, self.cuda.to_device(games), seed, first)
        self._wait()

    def copy_from(self, other: "Gpu", games: Any, others: Any) -> None:
        """Replace `games` by `others` of another batch."""
        there, theirs = self.cuda.to_device(games), self.cuda.to_device(others)
        self._wait()
        shape = -(-len(games) // FEWEST_THREADS), FEWEST_THREADS
        self.kernels.copy_games[shape](self.words, self.small, there, other.words, other.small, theirs)
        self._wait()

    def reveal(self, ahead: int) -> Any:
        self._launch("reveal_games", (*self._state, self._hands), ahead)
        return self._hands

    def step(self, actions: Any, restart: bool, first: int) -> None:
        """Take an action in every game; refused ones are counted on the device."""
        self._launch("step_games", self._steps, restart, first, self._lend(actions))

    def wander(self, moment: int, moves: int, first: int) -> tuple[int, int]:
        """Play `moves` random moves in every game; return how many games ended, and their total score."""
        self._totals.copy_to_device(np.zeros(2, np.int64))
        self._wait()
        self._launch("wander_games", (*self._state, self._totals), moment, moves, first)
        self._wait()
        ended, points = self._totals.copy_to_host()
        return int(ended), int(points)

    def count_refused(self) -> int:
        """How many actions were refused since `pop_refused`; this waits for the device."""
        self.cuda.synchronize()
        return int(self._refused.copy_to_host()[0])

    def last_action_of(self, game: int) -> int:
        """The last action that a game refused."""
        return int(self._wrong[game])

    def pop_refused(self) -> npt.NDArray[np.intp]:
        """The games that refused an action since the last call; their marks are cleared."""
        marks = self._refusals.copy_to_host()
        self._refusals.copy_to_device(np.zeros_like(marks))
        self._refused.copy_to_device(np.zeros(1, np.int32))
        return np.flatnonzero(marks)

    def sample(self, moment: int) -> Any:
        self._launch("sample_games", (*self._state, self._sampled), moment)
        return self._sampled

    def mark(self) -> Any:
        self._launch("mark_games", (*self._state, self._legal))
        return self._allowed

    def observe(self, ahead: int) -> Any:
        """The observations packed, eight bits to a byte."""
        self._launch("observe_games", (*self._state, self._bits), ahead)
        return self._packed

    def view(self, ahead: int) -> Any:
        """The observations, one byte for each bit."""
        if self.count < MANY_GAMES:
            self._launch("view_games", (*self._state, self._wide), ahead, shared=True)
        else:
            self.observe(ahead)
            self._launch("widen_games", (self._wide, self._bits), threads=self._wide.size)
        return self._seen

    def imagine(self, words: WordArray, small: ByteArray, seat: int, seed: int) -> int:
        """Fill every game with what a seat knows, complete it at random, and return how many games failed."""
        known = self.cuda.to_device(words), self.cuda.to_device(small)
        failed = self.cuda.to_device(np.zeros(1, np.int32))
        self._wait()
        self._run(self.kernels.imagine_games, *self._state, *known, seat, seed, failed)
        return int(failed.copy_to_host()[0])

    def field(self, place: int) -> Any:
        """One byte of the state of every game."""
        if place not in self._fields:
            self._fields[place] = self.small[place]
        return self._fields[place]

    def empty_state(self) -> tuple[WordArray, ByteArray]:
        """An empty state of one game."""
        return np.zeros(self._shapes[0], np.int64), np.zeros(self._shapes[1], np.int8)

    def read(self, game: int) -> tuple[WordArray, ByteArray]:
        own = tuple(self.cuda.to_device(array) for array in self.empty_state())
        self._wait()
        self.kernels.read_game[1, 1](self.words, self.small, game, *own)
        words, small = (array.copy_to_host() for array in own)
        return words, small

    def write(self, game: int, words: WordArray, small: ByteArray) -> None:
        own = self.cuda.to_device(words), self.cuda.to_device(small)
        self._wait()
        self.kernels.write_game[1, 1](self.words, self.small, game, *own)
        self._wait()

    @cached_property
    def _sampled(self) -> Any:
        return self._allocate(self.count, np.int32)

    @cached_property
    def _legal(self) -> Any:
        return self._allocate((self.count, self._actions), np.uint8)

    @cached_property
    def _allowed(self) -> Any:
        return self._legal.view(np.bool_)

    @cached_property
    def _hands(self) -> Any:
        return self._allocate((self.count, self._hand_size), np.uint8)

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

    def _lend(self, actions: Any) -> Any:
        """Actions where kernels can read them; those of the CPU are copied."""
        if not hasattr(actions, "__cuda_array_interface__"):
            numbers = check_actions(actions, self.count)
            actions = self._copied = self.cuda.to_device(np.clip(numbers, -1, MOST_ACTIONS).astype(np.int32))
            self._wait()
        return actions if self.kernels.SIMULATED else DeviceArray.of(actions, self.count)

    def _launch(
        self, name: str, arrays: Sequence[Any], *more: Any, shared: bool = False, threads: int = 0
    ) -> None:
        """Launch a kernel with a thread for each game, or with `threads`; its `arrays` never change."""
        kernel = getattr(self.kernels, name)
        if self.kernels.SIMULATED:
            self._run(kernel, *arrays, *more, shared=shared, threads=threads)
            return
        key = name, more[-1].dtype if more and isinstance(more[-1], DeviceArray) else None
        bound = self._bound.get(key)
        if bound is None:
            bound = self._bound[key] = BoundKernel(kernel, self._shape(shared, threads), arrays, more)
        bound.launch(self.stream, more)

    def _wait(self) -> None:
        """Let what Numba copies in the default stream happen before and after what another stream does."""
        if self.stream:
            self.cuda.synchronize()

    def _run(self, kernel: Any, *given: Any, shared: bool = False, threads: int = 0) -> None:
        """Launch a kernel through Numba."""
        blocks, size, room = self._shape(shared, threads)
        kernel[blocks, size, 0, room](*given)

    def _shape(self, shared: bool, asked: int = 0) -> tuple[int, int, int]:
        """The blocks, the threads in each, and the bytes of shared memory: a row of bits for each thread."""
        row = 4 * self.kernels.row_size(-(-self.size // BITS_PER_THREAD)) if shared else 0
        count, threads = asked or self.count, MOST_THREADS
        while threads > FEWEST_THREADS and (count < threads * MANY_BLOCKS or threads * row > MOST_SHARED):
            threads //= 2
        return -(-count // threads), threads, threads * row
