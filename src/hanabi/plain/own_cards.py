"""What players do with their own cards to remember what they were told; nobody else sees it (B14, U16)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hanabi.game.board import Hand
from hanabi.table import Mark


@dataclass(frozen=True, slots=True)
class OwnCards:
    """How a player arranged their cards, and the marks on them, by card."""

    order: Sequence[int] = ()
    marks: Mapping[int, Mark] = field(default_factory=dict)

    def places(self, hand: Hand) -> tuple[int, ...]:
        """The places of the cards in the order to show them; those drawn since come last."""
        ranks = {card: rank for rank, card in enumerate(self.order)}
        return tuple(sorted(range(len(hand)), key=lambda place: ranks.get(hand[place].id, len(ranks))))

    def moved(self, hand: Hand, place: int, to: int) -> tuple[int, ...]:
        """The order after the card at `place` was moved to position `to`, both counted from 0."""
        places = [each for each in self.places(hand) if each != place]
        places.insert(to, place)
        return tuple(hand[each].id for each in places)
