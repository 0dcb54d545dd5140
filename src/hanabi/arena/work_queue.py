"""The games left to play, handed out in pieces that take about the same time whatever the bot's speed."""

from collections.abc import Container, Iterator
from threading import Lock

from hanabi.arena.match import GameResult

PIECE_SECONDS = 2.0
"""How long a piece should take, in seconds; this much work is lost in a crash."""
FIRST_SIZE, MAX_SIZE = 4, 2000
"""How many games the first pieces have, and the most that any piece has."""


class WorkQueue:
    """A thread-safe queue of pieces; no result depends on how games are divided into pieces."""

    def __init__(self, stretches: Iterator[range]) -> None:
        self._stretches = list(stretches)
        self._size = FIRST_SIZE
        self._lock = Lock()

    def take(self) -> range:
        """Take the next piece; empty if nothing is left."""
        with self._lock:
            if not self._stretches:
                return range(0)
            stretch = self._stretches.pop(0)
            piece, rest = stretch[: self._size], stretch[self._size :]
            if rest:
                self._stretches.insert(0, rest)
            return piece

    def adjust_size(self, lines: list[GameResult]) -> None:
        """Adjust the size of pieces to how long the games of a finished one took."""
        spent = sum(line.seconds for line in lines)
        if not spent:
            return
        fitting = len(lines) * PIECE_SECONDS / spent
        with self._lock:
            self._size = max(1, min(round(fitting), 8 * self._size, MAX_SIZE))


def missing_ranges(played: Container[int], games: int) -> Iterator[range]:
    """The ranges of game numbers below `games` that are not in `played`."""
    start = None
    for game in range(games + 1):
        needed = game < games and game not in played
        if needed and start is None:
            start = game
        elif not needed and start is not None:
            yield range(start, game)
            start = None
