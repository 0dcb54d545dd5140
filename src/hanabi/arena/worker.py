"""The process games are played in: `python -m hanabi.arena.worker FILE PATH...`.

A bot may crash it, hang it or print what it likes: its owner has other games to go on with.
"""

import mmap
import sys
from functools import partial

from hanabi.arena.match import Piece, plain
from hanabi.arena.place import BYTES, Place
from hanabi.arena.playing import play
from hanabi.codec import Json, decode, encode
from hanabi.errors import HanabiError
from hanabi.workers.serving import own_pipes, serve


def main(place_file: int, path: list[str]) -> None:
    """Play what is asked for, noting where in file `place_file`; bots are found along the owner's `path`."""
    sys.path[:] = path
    pipes = own_pipes(kept=(place_file,))
    place = Place(mmap.mmap(place_file, BYTES))
    serve({"play": partial(play_piece, place)}, pipes)


def play_piece(place: Place, body: Json) -> Json:
    """The lines of a piece, or why its match is refused."""
    piece = decode(Piece, body)
    try:
        return encode(tuple(play(piece.match, range(piece.start, piece.stop), place, piece.deadline)))
    except HanabiError as error:
        return {"refused": type(error).__name__, "code": str(error.code), "details": {**plain(error.details)}}


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
