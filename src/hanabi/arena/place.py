"""Where a game is, noted before everything that a bot might spoil."""

import mmap
from typing import NamedTuple

from hanabi.game import Seat

BYTES = 24
MANY = -1
"""The move of games that are played all at once, each as far as it is."""


class At(NamedTuple):
    """A game, its move counted from 1, and the seat that is asked or told something."""

    game: int
    move: int
    seat: Seat


class Place:
    """Three numbers in memory that another process may share, and still reads when this one is gone."""

    def __init__(self, memory: bytearray | mmap.mmap | None = None) -> None:
        self._cells = memoryview(bytearray(BYTES) if memory is None else memory).cast("q")

    def note(self, at: At) -> None:
        self._cells[0], self._cells[1], self._cells[2] = at

    def turn_to(self, seat: Seat) -> None:
        self._cells[2] = seat

    def next_move(self) -> None:
        self._cells[1] += 1

    def read(self) -> At:
        return At(*self._cells)
