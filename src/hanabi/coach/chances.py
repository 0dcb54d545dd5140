"""How likely a card of one's own has a face, when every way of filling the whole hand is as likely."""

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
"""The stocks of unseen copies that a card may come from."""


def chances(view: PlayerView, card: CardId) -> dict[Card, Fraction]:
    """The faces a card of one's own may have, each with its chance: clues and counting, nothing else."""
    found = stocks(view)
    kinds, counts = tuple(found), tuple(found.values())
    hand = {held.id: frozenset(sources(held, kinds)) for held in view.hand}
    own, others = hand[card], [each for name, each in hand.items() if name != card]
    weights: Counter[Card] = Counter()
    for stock in sorted(own):
        left = tuple(count - (place == stock) for place, count in enumerate(counts))
        weights[kinds[stock].card] += counts[stock] * fillings(others, left)
    return _shares(weights)


def percent(chance: Fraction) -> int:
    """A chance in percent; 0 and 100 are for what is certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def fillings(cards: Sequence[Sources], counts: Sequence[int]) -> int:
    """In how many ways these cards can be copies of their stocks, no copy being two of them.

    All choices of the first card count; those in which it shares its copy with others are taken away again.
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
                total += (-1) ** size * factorial(size) * copies * fillings(apart, counts)
    return total


def _shares(weights: Mapping[Card, int]) -> dict[Card, Fraction]:
    total = sum(weights.values())
    return {face: Fraction(weight, total) for face, weight in weights.items() if weight}
