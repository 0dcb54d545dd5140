"""The two logs of a room as values: what happened to it, and what happened in its games."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EntryRow:
    """Something that happened to a room; `key` is the client's own name for it."""

    number: int
    key: str | None
    entry: str
    at: float


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action of a game; one without a seat is the room's own."""

    seq: int
    key: str | None
    seat: int | None
    action: str
    at: float
    player: str | None = None
    """The bot that chose it in place of the seat's own player."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended."""

    result: str
    score: int
