"""What can be drawn beside a sentence, or in its place, for a reader who sees more than text."""

from typing import TypeAlias

from msgspec import Struct

from hanabi.rules import Card, ClueValue, Tile


class Copies(Struct, frozen=True, tag="copies"):
    """Suits that have the same cards, and the ranks of these, copy by copy in the order they are built."""

    suits: tuple[str, ...]
    ranks: tuple[int, ...]


class Turned(Struct, frozen=True, tag="tile"):
    """A bonus tile."""

    tile: Tile


class Band(Struct, frozen=True, tag="band"):
    """A part of the scale, and what the audience says there."""

    least: int
    most: int
    remark: str


class Pointed(Struct, frozen=True, tag="clue"):
    """A hand, a clue, and the places it points at, counted from 1."""

    hand: tuple[Card, ...]
    value: ClueValue
    places: tuple[int, ...]


class Counted(Struct, frozen=True):
    """A firework, how high it stands, and what that counts."""

    suit: str
    height: int
    top: int
    points: int


class Score(Struct, frozen=True, tag="score"):
    """Fireworks at the end of a show, and what they count together."""

    fireworks: tuple[Counted, ...]
    score: int


class Offer(Struct, frozen=True, tag="offer"):
    """Something the box can add, by the name a ruleset gives it."""

    option: str
    text: str


class Way(Struct, frozen=True):
    """What some boxes make of a topic."""

    text: str
    boxes: tuple[str, ...]


class Departure(Struct, frozen=True, tag="departure"):
    """A topic that boxes see differently, the own way first."""

    topic: str
    ways: tuple[Way, ...]


Figure: TypeAlias = Copies | Turned | Band | Pointed | Score | Offer | Departure
