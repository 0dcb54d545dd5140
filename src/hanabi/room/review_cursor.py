"""The review cursor: the moment of a finished game that one person shows to everybody between games.

It is not an entry. The person who leads a review moves on several times a second, so only the last position
is kept.
"""

import msgspec
from msgspec import Struct

from hanabi.room.entries import Person
from hanabi.wire.requests import Moment


class ReviewCursor(Struct, frozen=True):
    """A moment of a finished game, and who shows it."""

    person: Person
    moment: Moment
    seat: int | None
    games: int
    """How many games the room has had; the review ends with the next one."""


_decoder = msgspec.json.Decoder(ReviewCursor)


def write_cursor(showing: ReviewCursor | None) -> str | None:
    return msgspec.json.encode(showing).decode() if showing else None


def read_cursor(text: str | None) -> ReviewCursor | None:
    return _decoder.decode(text) if text else None
