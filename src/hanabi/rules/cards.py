"""Suits and cards: what is printed on them, and how many copies there are."""

from dataclasses import dataclass, replace
from functools import lru_cache

from hanabi.rules.enums import NamedEnum

RANKS = (1, 2, 3, 4, 5)
COLOURS = ("red", "yellow", "green", "white", "blue")
"""The colours of the printed boxes."""
PALETTE = (*COLOURS, "purple", "teal")
"""Those, and the colours that hanab.live has besides."""
LETTERS = {
    "red": "r",
    "yellow": "y",
    "green": "g",
    "white": "w",
    "blue": "b",
    "purple": "p",
    "teal": "t",
    "multicolour": "m",
    "black": "k",
}

RISING = RANKS
FALLING = RANKS[::-1]
USUAL_COPIES = (3, 2, 2, 2, 1)
"""The copies of ranks 1 to 5 in a suit of ten cards (B1)."""
SINGLE_COPIES = (1, 1, 1, 1, 1)
COUNTED_UP = (0, 1, 2, 3, 4, 5)
"""One point for each card of the firework: the highest rank of a rising one (B12)."""
COUNTED_DOWN = (-5, -4, -3, -2, -1, 0)
"""One point less for each card missing from the firework (X2)."""


class Touch(NamedEnum):
    """Which colour clues point at a suit."""

    OWN = "own"
    """Only the clue that names its own colour."""
    EVERY = "every"
    """Every colour clue: the suit is multicoloured."""
    NONE = "none"
    """No colour clue."""


@dataclass(frozen=True, slots=True)
class Suit:
    """One firework: the order it is built in, its cards, its points, and how colour clues see it."""

    key: str
    """What the suit is called, such as `red`."""
    order: tuple[int, ...] = RISING
    """The ranks in the order they are built."""
    copies: tuple[int, ...] = USUAL_COPIES
    """How many cards there are of each rank, from 1 up."""
    points: tuple[int, ...] = COUNTED_UP
    """What the firework is worth at each height, from 0 cards up."""
    touch: Touch = Touch.OWN
    """Which colour clues point at it."""
    named: bool = True
    """Whether a clue may name its colour."""

    @property
    def letter(self) -> str:
        return LETTERS[self.key]

    @property
    def falls(self) -> bool:
        """Whether it is built downwards."""
        return self.order[0] > self.order[-1]

    def cards(self) -> tuple["Card", ...]:
        """Every card of this suit, copies included."""
        counts = enumerate(self.copies, start=1)
        return tuple(Card(self.key, rank) for rank, count in counts for _ in range(count))

    def cut(self, highest: int) -> "Suit":
        """The same suit with only the ranks 1 to `highest`, as small games have it.

        The lowest and the highest rank keep their numbers of copies; a single rank has the larger one.
        """
        if highest == len(self.order):
            return self
        copies = (*self.copies[: highest - 1], self.copies[-1]) if highest > 1 else (max(self.copies),)
        order = tuple(rank for rank in self.order if rank <= highest)
        steps = highest + 1
        points = self.points[:steps] if self.points[0] == 0 else self.points[-steps:]
        return replace(self, order=order, copies=copies, points=points)


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A face: a suit's key and a rank. Several cards of a box share one."""

    suit: str
    """The key of its suit."""
    rank: int
    """Its number, from 1 to 5."""

    def __str__(self) -> str:
        return f"{LETTERS[self.suit]}{self.rank}"


@lru_cache(maxsize=256)
def face(suit: str, rank: int) -> Card:
    """The card of a suit and a rank: always the same object, which sets and mappings find fastest."""
    return Card(suit, rank)


PLAIN_SUITS = tuple(Suit(colour) for colour in COLOURS)
"""The five colours of the base game (B1)."""


def multicolour(touch: Touch, copies: tuple[int, ...] = USUAL_COPIES) -> Suit:
    """Return the sixth suit of X1: a colour of its own (X1a), or every colour at once (X1b, U21)."""
    return Suit("multicolour", copies=copies, touch=touch, named=touch is Touch.OWN)


BLACK = Suit(
    "black",
    order=FALLING,
    copies=USUAL_COPIES[::-1],
    points=COUNTED_DOWN,
    touch=Touch.NONE,
    named=False,
)
"""The suit of X2: built downwards, without a colour, minus one point for each missing card (U7)."""
