"""The rows of the tables, as values."""

from dataclasses import dataclass

from hanabi.room.log import EndingRow, GameRow, SeatRow


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
