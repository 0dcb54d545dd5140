"""What the owner of a card can deduce by counting every card that seat sees."""

from collections import Counter
from dataclasses import dataclass

from hanabi.game.actions import CardId
from hanabi.game.board import Board, Held
from hanabi.game.view import PlayerView
from hanabi.rules import Card


@dataclass(frozen=True, slots=True)
class Stock:
    """Unseen copies of a face that only cards drawn since a certain one can be."""

    card: Card
    since: CardId


def unseen(view: PlayerView) -> Counter[Card]:
    """How many copies of each face a seat sees nowhere: in its own hand or in the deck."""
    counts = Counter(view.rules.contents)
    counts.subtract(built(view.board))
    counts.subtract(view.board.discards)
    counts.subtract(view.faces.values())
    return counts


def built(board: Board) -> tuple[Card, ...]:
    """The cards on the table."""
    suits = zip(board.rules.suits, board.fireworks, strict=True)
    return tuple(Card(suit.key, rank) for suit, height in suits for rank in suit.order[:height])


def deduced(view: PlayerView) -> tuple[tuple[Card, ...], ...]:
    """The faces each own card can have, given every clue and every card the seat sees.

    Exact: a face is left out when no way of filling the whole hand gives it to that card.
    """
    found = stocks(view)
    kinds, counts = tuple(found), list(found.values())
    choices = [sources(held, kinds) for held in view.hand]
    return tuple(
        tuple(dict.fromkeys(kinds[each].card for each in _left_for(place, choices, counts)))
        for place in range(len(choices))
    )


def stocks(view: PlayerView) -> Counter[Stock]:
    """The unseen cards; those known to have gone back into the deck apart (X3.5).

    A card seen since may be any returned copy: it counts as the latest, which says least of the others.
    """
    counts = unseen(view)
    found: Counter[Stock] = Counter()
    visible = dict(view.faces)
    for entry in reversed(view.board.returned):
        came = [card for card, face in visible.items() if face == entry.card and card >= entry.before]
        if came:
            del visible[came[0]]
        else:
            found[Stock(entry.card, entry.before)] += 1
            counts[entry.card] -= 1
    found.update({Stock(card, CardId(0)): count for card, count in counts.items() if count})
    return found


def sources(held: Held, kinds: tuple[Stock, ...]) -> list[int]:
    """The stocks a card can come from, by their places."""
    suits, ranks = held.known.suits, held.known.ranks
    return [
        place
        for place, stock in enumerate(kinds)
        if stock.card.suit in suits and stock.card.rank in ranks and stock.since <= held.id
    ]


def _left_for(place: int, choices: list[list[int]], counts: list[int]) -> list[int]:
    """The stocks of one card that leave something for every other card of the hand."""
    others = _tight(place, choices, counts)
    if not others:
        return choices[place]
    return [stock for stock in choices[place] if _leaves_enough(stock, counts, others)]


def _tight(place: int, choices: list[list[int]], counts: list[int]) -> list[list[int]]:
    """The choices of the other cards that have fewer copies to choose from than there are cards in hand.

    The rest always find a copy, however the hand is filled.
    """
    others = choices[:place] + choices[place + 1 :]
    return [
        other
        for other in others
        if len(other) < len(choices) and sum([counts[stock] for stock in other]) < len(choices)
    ]


def _leaves_enough(taken: int, counts: list[int], others: list[list[int]]) -> bool:
    """Whether the other cards can still all be something once this stock has given one copy."""
    if not any(taken in other for other in others):
        return True
    left = counts.copy()
    left[taken] -= 1
    return _can_fill(sorted(others, key=len), left)


def _can_fill(cards: list[list[int]], left: list[int]) -> bool:
    if not cards:
        return True
    first, *rest = cards
    for stock in first:
        if left[stock] > 0:
            left[stock] -= 1
            filled = _can_fill(rest, left)
            left[stock] += 1
            if filled:
                return True
    return False
