"""What somebody shows everybody between games: a place to look at, not something that happened in the room.

Whoever leads a review goes on several times a second, so only the last place is kept.
"""

import msgspec
from msgspec import Struct

from hanabi.room.entries import Person
from hanabi.wire.messages import Moment


class Showing(Struct, frozen=True):
    """A moment of a finished game, and who shows it."""

    person: Person
    moment: Moment
    seat: int | None
    games: int
    """How many games the room had seen; with the next one the review is over."""


_decoder = msgspec.json.Decoder(Showing)


def write_showing(showing: Showing | None) -> str | None:
    return msgspec.json.encode(showing).decode() if showing else None


def read_showing(text: str | None) -> Showing | None:
    return _decoder.decode(text) if text else None
