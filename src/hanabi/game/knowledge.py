"""What clues say of a card: the suits and ranks it may still have (B4, B5)."""

from dataclasses import dataclass

from hanabi.rules import RANKS, Card, ClueValue, Ruleset


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What everybody knows of a card from clues alone.

    A clue speaks of suits or of ranks, so the faces left are always a product of the two.
    """

    suits: tuple[str, ...]
    ranks: tuple[int, ...]
    said: tuple[ClueValue, ...] = ()
    """The clues that pointed at the card, each once, in the order they came."""

    def identities(self) -> tuple[Card, ...]:
        """The faces that clues leave possible."""
        return tuple(Card(suit, rank) for suit in self.suits for rank in self.ranks)

    def allows(self, card: Card) -> bool:
        return card.suit in self.suits and card.rank in self.ranks


def unknown(rules: Ruleset) -> Knowledge:
    """What is known of a card just drawn."""
    return Knowledge(tuple(suit.key for suit in rules.suits), RANKS)


def learn(rules: Ruleset, known: Knowledge, value: ClueValue, pointed: bool) -> Knowledge:
    """What is known after a clue that pointed at the card, or passed it over (B4)."""
    said = (*known.said, value) if pointed and value not in known.said else known.said
    if isinstance(value, int):
        ranks = tuple(rank for rank in known.ranks if (rank == value) is pointed)
        return Knowledge(known.suits, ranks, said)
    covered = rules.covers[value]
    suits = tuple(suit for suit in known.suits if (suit in covered) is pointed)
    return Knowledge(suits, known.ranks, said)
