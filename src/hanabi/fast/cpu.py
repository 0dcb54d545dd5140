"""A batch of games on the CPU: NumPy arrays with a row for each game, divided among threads.

These are Python's own threads, since the compiled kernel releases the GIL: Numba's simplest threading layer
ends the process when two threads enter it at once.
"""

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hanabi.errors import BatchError
from hanabi.fast import layout, loops
from hanabi.fast.arguments import check_actions
from hanabi.fast.compiling import COMPILES, to_kernel
from hanabi.fast.imagining import ROOM
from hanabi.fast.layout import ByteArray, WordArray
from hanabi.workers import count_cores

MIN_GAMES_PER_THREAD = 4096
"""The fewest games that are worth waking another thread for."""
WIDE_BYTES = np.array(
    [sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)], np.int64
)
"""For each byte, its eight bits as eight bytes, the lowest bit in the lowest byte."""


class Processor:
    """The state of every game of a batch, and buffers for results, which are allocated when first needed."""

    def __init__(self, rules: WordArray, count: int, threads: int | None = None) -> None:
        self.count = count
        self.stream = 0
        """Streams are for a GPU; what is written here changes nothing."""
        self.rules = to_kernel(rules)
        self._shares = split_games(count, threads)
        self._observed = (int(rules[layout.OBSERVED]) + 31) // 32
        self._shapes = layout.word_count(rules), layout.byte_count(rules)
        if count * (8 * self._shapes[0] + self._shapes[1]) > free_memory():
            raise BatchError("too-many-games", count=count)
        self.words: WordArray = self._allocate(self._shapes[0], np.int64)
        self.small: ByteArray = self._allocate(self._shapes[1], np.int8)
        self.rewards, self.scores, self._became = (np.zeros(count, np.int8) for _ in range(3))
        self._actions = np.zeros(count, np.int64)
        self._refused = 0
        self._games = rows(self.words), rows(self.small)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Whether each game has ended: WENT_ON and ENDED are 0 and 1, and `refused` clears the rest."""
        return self._became.view(np.bool_)

    def begin(self, seed: int, first: int) -> None:
        self._run_all(loops.begin_games, self.rules, *self._games, seed, first)

    def renew(self, games: npt.NDArray[np.int64], seed: int, first: int) -> None:
        """Deal some games again: as those of `seed`, or if it is negative as those that follow."""
        loops.renew_games(self.rules, *self._games, to_kernel(games), seed, first, 0, len(games))

    def copy_from(
        self, other: "Processor", games: npt.NDArray[np.int64], others: npt.NDArray[np.int64]
    ) -> None:
        """Replace `games` by `others` of another batch."""
        self.words[games], self.small[games] = other.words[others], other.small[others]

    def reveal(self, ahead: int) -> npt.NDArray[np.uint8]:
        self._run_all(loops.reveal_games, self.rules, *self._games, ahead, rows(self._hands))
        return self._hands

    def step(self, actions: Any, restart: bool, first: int) -> None:
        """Take an action in every game, and count those that are refused."""
        self._actions[:] = check_actions(actions, self.count)
        found = (self.rewards, self.scores, self._became)
        moved = (to_kernel(each) for each in (self._actions, *found))
        self._refused = sum(self._run_all(loops.step_games, self.rules, *self._games, *moved, restart, first))

    def count_refused(self) -> int:
        """How many actions the last step refused."""
        return self._refused

    def wander(self, moment: int, moves: int, first: int) -> tuple[int, int]:
        """Play `moves` random moves in every game; return how many games ended, and their total score."""
        found = self._run_all(loops.wander_games, self.rules, *self._games, moment, moves, first)
        return sum(ended for ended, _ in found), sum(points for _, points in found)

    def last_action_of(self, game: int) -> int:
        """The last action that was tried in a game."""
        return int(self._actions[game])

    def pop_refused(self) -> npt.NDArray[np.intp]:
        """The games that refused their last action; their marks are cleared."""
        refused = np.flatnonzero(self._became == loops.REFUSED)
        self._became[refused] = loops.WENT_ON
        self._refused = 0
        return refused

    def sample(self, moment: int) -> npt.NDArray[np.int32]:
        self._run_all(loops.sample_games, self.rules, *self._games, moment, to_kernel(self._sampled))
        return self._sampled

    def mark(self) -> npt.NDArray[np.bool_]:
        self._run_all(loops.mark_games, self.rules, *self._games, rows(self._legal))
        return self._legal.view(np.bool_)

    def observe(self, ahead: int) -> npt.NDArray[np.uint8]:
        """Write the observations and return them packed, eight bits to a byte."""
        self._run_all(loops.observe_games, self.rules, *self._games, ahead, rows(self._bits))
        size = (int(self.rules[layout.OBSERVED]) + 7) // 8
        return self._bits.view(np.uint8)[:, :size]

    def view(self, ahead: int) -> npt.NDArray[np.uint8]:
        """The observations, one byte for each bit, without gaps between the rows."""
        self.observe(ahead)
        narrow = self._bits.view(np.uint8)
        if COMPILES:
            self._run_all(loops.widen_games, WIDE_BYTES, narrow, self._wide)
        else:
            self._wide[:] = np.unpackbits(narrow, axis=1, count=self._wide.shape[1], bitorder="little")
        return self._wide

    def imagine(self, words: WordArray, small: ByteArray, seat: int, seed: int) -> int:
        """Fill every game with what a seat knows, complete it at random, and return how many games failed."""
        self.words[:], self.small[:] = words, small
        copies = self._allocate(ROOM, np.int8)
        return sum(self._run_all(loops.imagine_games, self.rules, *self._games, seat, seed, rows(copies)))

    def field(self, place: int) -> npt.NDArray[np.int8]:
        """One byte of the state of every game."""
        return self.small[:, place]

    def empty_state(self) -> tuple[WordArray, ByteArray]:
        """An empty state of one game."""
        return np.zeros(self._shapes[0], np.int64), np.zeros(self._shapes[1], np.int8)

    def read(self, game: int) -> tuple[WordArray, ByteArray]:
        return self.words[game].copy(), self.small[game].copy()

    def write(self, game: int, words: WordArray, small: ByteArray) -> None:
        self.words[game], self.small[game] = words, small

    @cached_property
    def _sampled(self) -> npt.NDArray[np.int32]:
        return np.zeros(self.count, np.int32)

    @cached_property
    def _legal(self) -> npt.NDArray[np.uint8]:
        return self._allocate(int(self.rules[layout.ACTIONS]), np.uint8)

    @cached_property
    def _hands(self) -> npt.NDArray[np.uint8]:
        return self._allocate(layout.hand_size(np.asarray(self.rules)), np.uint8)

    @cached_property
    def _bits(self) -> npt.NDArray[np.uint32]:
        return self._allocate(self._observed, np.uint32)

    @cached_property
    def _wide(self) -> npt.NDArray[np.uint8]:
        return self._allocate(int(self.rules[layout.OBSERVED]), np.uint8)

    def _allocate(self, width: int, kind: Any) -> npt.NDArray[Any]:
        """Allocate an array with a row for each game; raise BatchError if memory does not suffice."""
        if self.count * width * np.dtype(kind).itemsize > free_memory():
            raise BatchError("too-many-games", count=self.count)
        try:
            return np.zeros((self.count, width), kind)
        except MemoryError as error:
            raise BatchError("too-many-games", count=self.count) from error

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (np.array(self.rules), self.count, len(self._shares), self.words, self.small)

    def _run_all(self, loop: Callable[..., Any], *given: Any) -> list[Any]:
        """Run a loop over all games, one share in each thread, the first share in this one."""
        (start, stop), *others = self._shares
        working: list[Future[Any]] = [thread_pool().submit(loop, *given, *share) for share in others]
        return [loop(*given, start, stop), *(each.result() for each in working)]


def _rebuild(rules: WordArray, count: int, threads: int, words: WordArray, small: ByteArray) -> Processor:
    """Rebuild a batch that was copied or pickled."""
    rules.flags.writeable = False
    machine = Processor(rules, count, threads)
    machine.words[:], machine.small[:] = words, small
    return machine


def free_memory() -> int:
    """The bytes of free memory: what Linux calls available, within the limits of a container.

    Linux hands out memory lazily: `np.zeros` would succeed beyond that, and the process be killed later.
    """
    told = Path("/proc/meminfo")
    if not told.exists():
        return 1 << 36  # not Linux: assume 64 GiB, and rely on MemoryError
    lines = told.read_text(encoding="ascii").splitlines()
    available = next(int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable"))  # kB
    limit, used = (_read_number(Path("/sys/fs/cgroup") / name) for name in ("memory.max", "memory.current"))
    return min(available, limit - used) if limit else available


def _read_number(path: Path) -> int:
    """Read a number from a file of the system; 0 if there is no file or no number in it."""
    text = path.read_text(encoding="ascii").strip() if path.exists() else ""
    return int(text) if text.isdigit() else 0


@cache
def thread_pool() -> ThreadPoolExecutor:
    """The threads that all batches of this process share."""
    return ThreadPoolExecutor(count_cores(), "hanabi")


if hasattr(os, "register_at_fork"):
    # Threads do not survive a fork, so a child needs a pool of its own.
    os.register_at_fork(after_in_child=thread_pool.cache_clear)


def split_games(count: int, threads: int | None = None) -> list[tuple[int, int]]:
    """Divide the games into shares, as (start, stop), one for each thread that is worth waking."""
    shares = max(1, min(threads or count_cores(), count // MIN_GAMES_PER_THREAD))
    bounds = [count * share // shares for share in range(shares + 1)]
    return list(pairwise(bounds))


def rows(array: npt.NDArray[Any]) -> Any:
    """Wrap an array with a row for each game for the kernel."""
    return array if COMPILES else [to_kernel(row) for row in array]
