"""The rows of the tables, as values."""

from dataclasses import dataclass

from hanabi.room.log import EndingRow


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game: `record` holds its secrets, `due` is when the room must act; `ended` is None while it runs."""

    id: str
    room_id: str
    number: int
    record: str
    began: float
    due: float | None
    ended: float | None
    result: str | None
    score: int | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sat at a seat when the game began: a person or a bot."""

    seat: int
    person: str | None
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game about to begin, stored together with the entry that begins it; an imported one has ended."""

    id: str
    number: int
    record: str
    seats: tuple[SeatRow, ...]
    due: float | None = None
    ending: EndingRow | None = None


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game that was played elsewhere, and the entry that begins it."""

    began: str
    game: NewGame


@dataclass(frozen=True, slots=True)
class Due:
    """When a running game goes on without a request; None for never."""

    game: str
    at: float | None


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game and who played it."""

    game: GameRow
    seats: tuple[SeatRow, ...]
