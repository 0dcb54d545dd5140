"""The review cursor: the moment of a finished game that one person shows to everyone between games.

It is not an entry. The person who leads a review moves on several times a second, so only the last position
is kept.
"""

from collections.abc import Callable

from hanabi.codec import Strictness, Struct, json_reader, to_json
from hanabi.room.entries import Person
from hanabi.wire.requests import Moment


class ReviewCursor(Struct):
    """A moment of a finished game, and who shows it."""

    person: Person
    moment: Moment
    seat: int | None
    games: int
    """How many games the room has had; the review ends with the next one."""


_read: Callable[[str], ReviewCursor] = json_reader(ReviewCursor, Strictness.OPEN)


def write_cursor(showing: ReviewCursor | None) -> str | None:
    return to_json(showing) if showing else None


def read_cursor(text: str | None) -> ReviewCursor | None:
    return _read(text) if text else None
