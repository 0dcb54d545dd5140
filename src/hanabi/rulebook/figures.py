"""The data of figures that a page can draw next to a sentence, or instead of it."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from hanabi.rules import Card, ClueValue, Tile


@dataclass(frozen=True, slots=True)
class CopiesFigure:
    """Suits with the same cards, and the ranks of these cards, copy by copy in the order they are built."""

    tag: ClassVar[str] = "copies"
    suits: tuple[str, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileFigure:
    """A bonus tile."""

    tag: ClassVar[str] = "tile"
    tile: Tile


@dataclass(frozen=True, slots=True)
class BandFigure:
    """A band of the scale, and the audience's remark."""

    tag: ClassVar[str] = "band"
    least: int
    most: int
    remark: str


@dataclass(frozen=True, slots=True)
class ClueFigure:
    """A hand, a clue, and the places that it points at, counted from 1."""

    tag: ClassVar[str] = "clue"
    hand: tuple[Card, ...]
    value: ClueValue
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FireworkPoints:
    """A firework, its height, its top card and its points."""

    suit: str
    height: int
    top: int
    points: int
    most: int
    """How many cards complete it."""


@dataclass(frozen=True, slots=True)
class ScoreFigure:
    """The fireworks at the end of a game, and the score."""

    tag: ClassVar[str] = "score"
    fireworks: tuple[FireworkPoints, ...]
    score: int


@dataclass(frozen=True, slots=True)
class OfferFigure:
    """An option of the box, by its name in rulesets."""

    tag: ClassVar[str] = "offer"
    option: str
    text: str


@dataclass(frozen=True, slots=True)
class Way:
    """What some boxes do about a topic."""

    text: str
    boxes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DepartureFigure:
    """A topic on which boxes differ; the ruleset's own way comes first."""

    tag: ClassVar[str] = "departure"
    topic: str
    ways: tuple[Way, ...]


Figure: TypeAlias = (
    CopiesFigure | TileFigure | BandFigure | ClueFigure | ScoreFigure | OfferFigure | DepartureFigure
)
