"""What a player can deduce about their own cards from clues and from all the cards they see."""

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import reduce
from itertools import chain
from operator import or_
from typing import NamedTuple

from hanabi.game.actions import CardId
from hanabi.game.board import Board, Held
from hanabi.game.view import PlayerView
from hanabi.rules import Card
from hanabi.rules.cards import face


class Stock(NamedTuple):
    """Unseen copies of a face; only cards with an id of `since` or higher can be one of them."""

    card: Card
    since: CardId
    copies: int


def unseen(view: PlayerView) -> Counter[Card]:
    """How many copies of each face the seat does not see: they are in its own hand or in the deck."""
    counts = Counter(view.rules.contents)
    for card in chain(built_cards(view.board), view.board.discards, view.faces.values()):
        counts[card] -= 1
    return counts


def built_cards(board: Board) -> tuple[Card, ...]:
    """The cards that lie on the fireworks."""
    suits = zip(board.rules.suits, board.fireworks, strict=True)
    return tuple([face(suit.key, rank) for suit, height in suits for rank in suit.order[:height]])


def deduced(view: PlayerView) -> tuple[tuple[Card, ...], ...]:
    """The faces that each card of the seat's own hand can have, given every clue and every card it sees.

    This is exact: a face is left out if no way of filling the whole hand gives it to that card.
    """
    # Sets of kinds are integers, one bit for each kind of stock.
    kinds = stocks(view)
    masks: dict[Hashable, int] = {}
    choices = []
    for held in view.hand:
        # Cards of which the same is known have the same sources, unless some cards went back into the deck.
        alike = held if view.board.returned else (held.known.suits, held.known.ranks)
        if alike not in masks:
            masks[alike] = sum([1 << place for place in sources(held, kinds)])
        choices.append(masks[alike])
    left = possible_kinds(choices, [stock.copies for stock in kinds])
    # Many cards of a hand have the same mask; translate each mask once.
    faces = {mask: _faces(mask, kinds, bool(view.board.returned)) for mask in set(left)}
    return tuple([faces[mask] for mask in left])


def _faces(mask: int, kinds: Sequence[Stock], is_split: bool) -> tuple[Card, ...]:
    """The faces of a set of kinds, once each; `is_split` if a face may be of several kinds."""
    cards = [stock.card for place, stock in enumerate(kinds) if mask >> place & 1]
    return tuple(dict.fromkeys(cards) if is_split else cards)


def stocks(view: PlayerView) -> list[Stock]:
    """Count the unseen cards; copies known to have gone back into the deck are stocks of their own (X3.5).

    A matching card that was seen since may be any returned copy. It counts as the latest one that it can be,
    which excludes least for the other cards.
    """
    counts = unseen(view)
    returned: list[Stock] = []
    visible = dict(view.faces)
    for entry in reversed(view.board.returned):
        came = [card for card, face in visible.items() if face == entry.card and card >= entry.before]
        if came:
            del visible[came[0]]
        else:
            returned.append(Stock(entry.card, entry.before, 1))
            counts[entry.card] -= 1
    return [*returned, *[Stock(card, CardId(0), count) for card, count in counts.items() if count]]


def sources(held: Held, kinds: Sequence[Stock]) -> list[int]:
    """The indices of the stocks that a card can come from."""
    suits, ranks = held.known.suits, held.known.ranks
    return [
        place
        for place, stock in enumerate(kinds)
        if stock.card.suit in suits and stock.card.rank in ranks and stock.since <= held.id
    ]


def possible_kinds(choices: Sequence[int], counts: Sequence[int]) -> list[int]:
    """The kinds that each card can be when all the others must be something, too; sets are bit masks.

    `choices` is the mask of each card by itself, `counts` the number of copies of each kind, at least one.
    """
    tight = _tight_places(choices, counts)
    if not tight:
        return list(choices)
    return [_possible_kinds_for(place, choices, counts, tight) for place in range(len(choices))]


def _tight_places(choices: Sequence[int], counts: Sequence[int]) -> list[int]:
    """The places of the cards that may be left without a copy because they have few to choose from.

    A card with more copies than there are tight cards always finds one, even after every other tight card and
    the card in question have taken theirs; so it is not tight, and leaving it out may loosen others.
    """
    few = [place for place, choice in enumerate(choices) if choice.bit_count() < len(choices)]
    copies = {place: sum([counts[kind] for kind in _places(choices[place])]) for place in few}
    tight = [place for place in few if copies[place] < len(choices)]
    while loose := [place for place in tight if copies[place] > len(tight)]:
        tight = [place for place in tight if place not in loose]
    return tight


def _possible_kinds_for(
    place: int, choices: Sequence[int], counts: Sequence[int], tight: Sequence[int]
) -> int:
    """The kinds that the card at `place` can be and still leave a copy for every other card."""
    others = [choices[other] for other in tight if other != place]
    wanted = choices[place] & reduce(or_, others, 0)
    enough = [kind for kind in _places(wanted) if _leaves_enough(kind, counts, others)]
    return choices[place] & ~wanted | sum([1 << kind for kind in enough])


def _leaves_enough(taken: int, counts: Sequence[int], others: list[int]) -> bool:
    """Whether every other card can still be something once a copy of kind `taken` is gone."""
    left = list(counts)
    left[taken] -= 1
    return _can_fill(sorted(others, key=int.bit_count), left)


def _can_fill(cards: list[int], left: list[int]) -> bool:
    """Whether every card can get a copy of its own: a backtracking search, at most a hand deep."""
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
    """The positions of the set bits, lowest first."""
    places = []
    while mask:
        places.append((mask & -mask).bit_length() - 1)  # mask & -mask is the lowest set bit
        mask &= mask - 1  # clear it
    return places
