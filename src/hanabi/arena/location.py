"""Where a worker process is in its games, noted before every call of a bot.

If a bot kills or hangs the process, its owner reads here whose turn it was.
"""

import mmap
from typing import NamedTuple

from hanabi.game import Seat

BYTES = 24
MANY_GAMES = -1
"""Stands for the move when many games are played at once."""


class GameLocation(NamedTuple):
    """A game, its move counted from 1, and the seat whose bot is being called."""

    game: int
    move: int
    seat: Seat


class SharedLocation:
    """An `GameLocation` in shared memory, which the owner can still read when the process is gone."""

    def __init__(self, memory: bytearray | mmap.mmap | None = None) -> None:
        self._cells = memoryview(bytearray(BYTES) if memory is None else memory).cast("q")

    def write(self, at: GameLocation) -> None:
        self._cells[0], self._cells[1], self._cells[2] = at

    def set_seat(self, seat: Seat) -> None:
        self._cells[2] = seat

    def next_move(self) -> None:
        self._cells[1] += 1

    def read(self) -> GameLocation:
        return GameLocation(*self._cells)
