"""The actions of players, and the room's own: stopping the game.

Actions name cards by id, so a stale screen cannot play the wrong one.
"""

from dataclasses import dataclass
from typing import ClassVar, NewType, TypeAlias

from hanabi.rules import Card, ClueValue
from hanabi.rules.enums import NamedEnum

CardId = NewType("CardId", int)
"""Names a physical card while its face is hidden; given when the card is drawn."""
Seat: TypeAlias = int
"""A player's position, counted clockwise from 0."""


class StopReason(NamedEnum):
    """Why a room ends a game early (U25)."""

    VOTE = "vote"
    """The players voted to end it."""
    CLOCK = "clock"
    """A turn took too long."""
    IDLE = "idle"
    """It was left unfinished."""
    LEFT = "left"
    """A player ended it for everyone."""
    OPERATOR = "operator"
    """The server's operator ended it."""
    OUT_OF_REACH = "out-of-reach"
    """A perfect score was out of reach, in a speedrun on hanab.live."""
    NOTHING_LEFT = "nothing-left"
    """Nothing more could be scored; the score is kept."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, announcing its firework or not (B7, V2)."""

    tag: ClassVar[str] = "play"
    card: CardId
    announce: str | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card for a clue token (B6)."""

    tag: ClassVar[str] = "discard"
    card: CardId


@dataclass(frozen=True, slots=True)
class Clue:
    """Tell a seat one colour or one rank (B4)."""

    tag: ClassVar[str] = "clue"
    to: Seat
    value: ClueValue


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer a bonus tile: a clue to give, a discarded card, or nothing (X3)."""

    tag: ClassVar[str] = "choose"
    option: Clue | Card | None


@dataclass(frozen=True, slots=True)
class Stop:
    """End the game early; the room's alone (U25)."""

    tag: ClassVar[str] = "stop"
    reason: StopReason
    by: Seat | None = None


PlayerAction: TypeAlias = Play | Discard | Clue | Choose
"""What a player may do; to stop a game is the room's alone (U25)."""
Action: TypeAlias = PlayerAction | Stop
