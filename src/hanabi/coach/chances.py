"""Exact probabilities of the faces of own cards: every way to fill the whole hand is equally likely."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import factorial
from typing import TypeAlias

from hanabi.game import CardId, PlayerView
from hanabi.game.deduction import sources, stocks
from hanabi.rules import Card

Sources: TypeAlias = frozenset[int]
"""The stocks of unseen copies from which a card may come, by index."""


def chances(view: PlayerView, card: CardId) -> dict[Card, Fraction]:
    """The possible faces of an own card with their probabilities, by clues and counting alone."""
    kinds = stocks(view)
    counts = [stock.copies for stock in kinds]
    hand = {held.id: frozenset(sources(held, kinds)) for held in view.hand}
    own, others = hand[card], [each for name, each in hand.items() if name != card]
    weights: Counter[Card] = Counter()
    for stock in sorted(own):
        left = tuple(count - (place == stock) for place, count in enumerate(counts))
        weights[kinds[stock].card] += counts[stock] * count_fillings(others, left)
    return _shares(weights)


def to_percent(chance: Fraction) -> int:
    """A probability in whole percent; 0 and 100 are reserved for certainty."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def count_fillings(cards: Sequence[Sources], counts: Sequence[int]) -> int:
    """Count the ways to give each card a different copy from one of its stocks.

    Inclusion and exclusion over the first card: count all its choices, then take away those in which it
    shares its copy with some of the others.
    """
    if not cards:
        return 1
    first, *rest = cards
    total = 0
    for size in range(len(rest) + 1):
        for sharing in combinations(range(len(rest)), size):
            common = first.intersection(*(rest[place] for place in sharing))
            copies = sum(counts[stock] for stock in common)
            if copies:
                apart = [each for place, each in enumerate(rest) if place not in sharing]
                total += (-1) ** size * factorial(size) * copies * count_fillings(apart, counts)
    return total


def _shares(weights: Mapping[Card, int]) -> dict[Card, Fraction]:
    total = sum(weights.values())
    return {face: Fraction(weight, total) for face, weight in weights.items() if weight}
