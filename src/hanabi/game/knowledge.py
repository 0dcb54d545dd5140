"""What clues say about a card: the suits and ranks that it may still have (B4, B5)."""

from dataclasses import dataclass

from hanabi.rules import Card, ClueValue, Ruleset


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What everyone knows about a card from clues alone.

    A clue is about suits or about ranks, so the possible faces are always a product of the two.
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


def blank_knowledge(rules: Ruleset) -> Knowledge:
    """What is known about a card that was just drawn: any suit, any rank."""
    return Knowledge(tuple(rules.index), rules.ranks)


def learn(rules: Ruleset, known: Knowledge, value: ClueValue, pointed: bool) -> Knowledge:
    """What is known about a card after a clue that pointed at it, or did not (B4)."""
    return _narrow_to(rules, known, value) if pointed else _rule_out(rules, known, value)


def _narrow_to(rules: Ruleset, known: Knowledge, value: ClueValue) -> Knowledge:
    if value in known.said:
        return known
    said = (*known.said, value)
    if isinstance(value, int):
        return Knowledge(known.suits, (value,), said)
    covered = rules.covers[value]
    return Knowledge(tuple([suit for suit in known.suits if suit in covered]), known.ranks, said)


def _rule_out(rules: Ruleset, known: Knowledge, value: ClueValue) -> Knowledge:
    if isinstance(value, int):
        ranks = tuple([rank for rank in known.ranks if rank != value])
        return known if ranks == known.ranks else Knowledge(known.suits, ranks, known.said)
    covered = rules.covers[value]
    suits = tuple([suit for suit in known.suits if suit not in covered])
    return known if suits == known.suits else Knowledge(suits, known.ranks, known.said)
