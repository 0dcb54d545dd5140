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
