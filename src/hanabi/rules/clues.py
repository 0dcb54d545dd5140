"""What a clue may say and which faces it points at (B4, X1, X2)."""

from typing import TypeAlias

from hanabi.rules.cards import Card
from hanabi.rules.ruleset import Ruleset

ClueValue: TypeAlias = str | int
"""What a clue says: the key of a suit, or a rank."""


def colours(rules: Ruleset) -> tuple[str, ...]:
    """The colours that a clue may name (X1a, X1b, X2)."""
    return tuple(rules.covers)


def clue_values(rules: Ruleset) -> tuple[ClueValue, ...]:
    """Everything a clue may say: the colours, then the ranks."""
    return (*rules.covers, *rules.ranks)


def points_at(rules: Ruleset, value: ClueValue, card: Card) -> bool:
    """Whether a clue of `value` points at `card` (B4)."""
    return card.rank == value if isinstance(value, int) else card.suit in rules.covers[value]


def values_pointing_at(rules: Ruleset, card: Card) -> tuple[ClueValue, ...]:
    """Every clue value that points at `card`."""
    return tuple(value for value in clue_values(rules) if points_at(rules, value, card))
