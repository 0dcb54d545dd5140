"""What can be drawn beside a sentence, or in its place, for a reader who sees more than text."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from hanabi.rules import Card, ClueValue, Tile


@dataclass(frozen=True, slots=True)
class Copies:
    """Suits that have the same cards, and the ranks of these, copy by copy in the order they are built."""

    tag: ClassVar[str] = "copies"
    suits: tuple[str, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turned:
    """A bonus tile."""

    tag: ClassVar[str] = "tile"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Band:
    """A part of the scale, and what the audience says there."""

    tag: ClassVar[str] = "band"
    least: int
    most: int
    remark: str


@dataclass(frozen=True, slots=True)
class Pointed:
    """A hand, a clue, and the places it points at, counted from 1."""

    tag: ClassVar[str] = "clue"
    hand: tuple[Card, ...]
    value: ClueValue
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """A firework, how high it stands, and what that counts."""

    suit: str
    height: int
    top: int
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """Fireworks at the end of a show, and what they count together."""

    tag: ClassVar[str] = "score"
    fireworks: tuple[Counted, ...]
    score: int


@dataclass(frozen=True, slots=True)
class Offer:
    """Something the box can add, by the name a ruleset gives it."""

    tag: ClassVar[str] = "offer"
    option: str
    text: str


@dataclass(frozen=True, slots=True)
class Way:
    """What some boxes make of a topic."""

    text: str
    boxes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Departure:
    """A topic that boxes see differently, the own way first."""

    tag: ClassVar[str] = "departure"
    topic: str
    ways: tuple[Way, ...]


Figure: TypeAlias = Copies | Turned | Band | Pointed | Score | Offer | Departure
