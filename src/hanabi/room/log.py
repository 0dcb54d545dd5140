"""The rows of a room's two logs: what happened to the room, and what happened in its games."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a room's log; `key` is the id that the client gave its request."""

    number: int
    key: str | None
    entry: str
    at: float


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action of a game; `seat` is None for an action of the room itself."""

    seq: int
    key: str | None
    seat: int | None
    action: str
    at: float
    player: str | None = None
    """The bot that chose it in place of the seat's own player."""


@dataclass(frozen=True, slots=True)
class EndingRow:
    """How a game ended."""

    result: str
    score: int


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
