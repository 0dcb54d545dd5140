"""What the owner of a card can deduce by counting every card that seat sees."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

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
    kinds = tuple(found)
    choices = [sum([1 << place for place in sources(held, kinds)]) for held in view.hand]
    left = left_to_each(choices, list(found.values()))
    # Most cards of a hand know equally little: what they can be is found once.
    faces = {mask: tuple(dict.fromkeys([kinds[place].card for place in _places(mask)])) for mask in set(left)}
    return tuple([faces[mask] for mask in left])


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


def left_to_each(choices: Sequence[int], counts: Sequence[int]) -> list[int]:
    """What each card of a hand can be, a bit for each kind of card, if every other is to be something, too.

    There are so many copies of each kind, one at least.
    """
    tight = _tight(choices, counts)
    if not tight:
        return list(choices)
    return [_left_for(place, choices, counts, tight) for place in range(len(choices))]


def _tight(choices: Sequence[int], counts: Sequence[int]) -> list[int]:
    """The cards that may find nothing left, by their places: those with few copies to choose from.

    Whoever has more copies than there are tight cards finds one when all of those, and one more, have theirs.
    """
    few = [place for place, choice in enumerate(choices) if choice.bit_count() < len(choices)]
    copies = {place: sum([counts[kind] for kind in _places(choices[place])]) for place in few}
    tight = [place for place in few if copies[place] < len(choices)]
    while loose := [place for place in tight if copies[place] > len(tight)]:
        tight = [place for place in tight if place not in loose]
    return tight


def _left_for(place: int, choices: Sequence[int], counts: Sequence[int], tight: Sequence[int]) -> int:
    """The kinds of one card that leave something for every other card of the hand."""
    others = [choices[other] for other in tight if other != place]
    wanted = choices[place] & reduce(or_, others, 0)
    enough = [kind for kind in _places(wanted) if _leaves_enough(kind, counts, others)]
    return choices[place] & ~wanted | sum([1 << kind for kind in enough])


def _leaves_enough(taken: int, counts: Sequence[int], others: list[int]) -> bool:
    """Whether the other cards can still all be something once this kind has given one copy."""
    left = list(counts)
    left[taken] -= 1
    return _can_fill(sorted(others, key=int.bit_count), left)


def _can_fill(cards: list[int], left: list[int]) -> bool:
    if not cards:
        return True
    first, *rest = cards
    for kind in _places(first):
        if left[kind] > 0:
            left[kind] -= 1
            filled = _can_fill(rest, left)
            left[kind] += 1
            if filled:
                return True
    return False


def _places(mask: int) -> list[int]:
    """The places of the bits that are set."""
    places = []
    while mask:
        places.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return places
