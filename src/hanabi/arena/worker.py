"""The worker process that plays games: `python -m hanabi.arena.worker FILE PATH...`.

A bot may crash it, hang it or print anything: its owner replaces it and goes on with other games.
"""

import mmap
import sys
from functools import partial

from hanabi.arena.location import BYTES, SharedLocation
from hanabi.arena.match import Piece, plain_details
from hanabi.arena.playing import play
from hanabi.codec import Json, decode, encode
from hanabi.errors import HanabiError
from hanabi.workers.serving import claim_pipes, serve


def main(place_file: int, path: list[str]) -> None:
    """Serve requests, noting the current game in file `place_file`; `path` is the owner's `sys.path`."""
    sys.path[:] = path
    pipes = claim_pipes(kept=(place_file,))
    place = SharedLocation(mmap.mmap(place_file, BYTES))
    serve({"play": partial(play_piece, place)}, pipes)


def play_piece(place: SharedLocation, body: Json) -> Json:
    """Play a piece; return its results, or the error with which its match is refused."""
    piece = decode(Piece, body)
    try:
        return encode(tuple(play(piece.match, range(piece.start, piece.stop), place, piece.deadline)))
    except HanabiError as error:
        return {
            "refused": type(error).__name__,
            "code": str(error.code),
            "details": {**plain_details(error.details)},
        }


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
