"""The process games are played in: `python -m hanabi.arena.desk FILE SECONDS PATH...`.

A bot may crash it, hang it or print whatever it likes: whoever started it has other games to go on with.
"""

import mmap
import os
import pickle
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO

from hanabi.arena.match import Line, Match
from hanabi.arena.place import BYTES, Place
from hanabi.arena.playing import play
from hanabi.errors import HanabiError

IMPATIENCE = 0.9
"""The share of a move's time after which a bot that keeps time should end what it started by itself."""


def main(place_file: int, limit: float, path: list[str]) -> None:
    """Play what is asked for until nobody asks; bots are looked for where whoever asks finds them."""
    sys.path[:] = path
    orders, answers = _own_pipes()
    heard: SimpleQueue[tuple[Match, range]] = SimpleQueue()
    threading.Thread(target=_listen, args=(orders, heard), daemon=True).start()
    place = Place(mmap.mmap(place_file, BYTES))
    while True:
        answers.write(pickle.dumps(_answer(*heard.get(), place, IMPATIENCE * limit)))
        answers.flush()


def _listen(orders: BinaryIO, heard: "SimpleQueue[tuple[Match, range]]") -> None:
    """Hear what is asked; end the process with whoever asks, even while a bot thinks."""
    try:
        while True:
            heard.put(pickle.load(orders))
    finally:
        os._exit(0)


def _answer(match: Match, games: range, place: Place, deadline: float) -> list[Line] | HanabiError:
    """The lines of some games, or why the match is refused."""
    try:
        return play(match, games, place, deadline)
    except HanabiError as error:
        return error


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to whoever asks, out of the reach of what bots print and read."""
    orders, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    return orders, answers


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])
