"""Positions described as a player would describe them, and played on in readable calls.

>>> table = show("fr+black-powder", hands="k5 r1 . . . / y2 . . . .")
>>> table.play("k5").heights["black"]
1
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from hanabi.game import (
    Action,
    CardId,
    Event,
    GameState,
    Held,
    Seat,
    Secrets,
    act,
)
from hanabi.game.board import empty_table
from hanabi.game.knowledge import blank_knowledge
from hanabi.game.notation import SUITS, read_card, read_hand
from hanabi.rules import SIX_TILES, Card, Ruleset, Tile, box, ruleset
from hanabi.table import Deeds

FILLER_RANKS = (4, 3, 2, 1, 5)
"""The ranks in the order they are used for cards that do not matter."""


@dataclass(frozen=True)
class Scenario(Deeds["Scenario"]):
    """A game and the events of its last action; every action returns the position that follows."""

    state: GameState
    events: tuple[Event, ...] = ()

    def act(self, action: Action, by: Seat | None = None) -> "Scenario":
        return Scenario(*act(self.state, action, by))


def show(
    rules: str | Ruleset,
    hands: str,
    *,
    table: str = "",
    discards: str = "",
    tokens: int | None = None,
    strikes: int = 0,
    deck: str = "",
    left: int | None = None,
    tiles: str = "",
    place: int = 0,
    first: Seat = 0,
    turns_left: int | None = None,
) -> Scenario:
    """Lay out a game in progress.

    `hands` are separated by `/`, with `.` for any card; `table` names the top card of each firework, and
    `tiles` the next bonus tiles. `deck` names the next cards to draw; the rest of the box follows, but if
    `left` is given, only that many cards stay in the deck and the others are discarded. `place` is where in
    the deck a card is shuffled back.
    """
    chosen = ruleset(rules) if isinstance(rules, str) else rules
    pool = Counter(box(chosen))
    heights = _heights(chosen, table)
    gone = _take(pool, _cards(discards))
    _take(pool, (Card(suit.key, rank) for suit in chosen.suits for rank in suit.order[: heights[suit.key]]))
    wanted = [read_hand(hand) for hand in hands.split("/")]
    next_up = _take(pool, _cards(deck))
    _take(pool, (card for hand in wanted for card in hand if card))
    dealt = [tuple(card or _filler(pool) for card in hand) for hand in wanted]
    rest = sorted(pool.elements(), key=lambda card: FILLER_RANKS.index(card.rank))
    stock = (*next_up, *rest)[:left]
    names = iter(range(len(box(chosen))))
    board = replace(
        empty_table(chosen, len(dealt), first),
        clue_tokens=chosen.clue_tokens if tokens is None else tokens,
        strikes=strikes,
        fireworks=tuple(heights.values()),
        hands=tuple(
            tuple(Held(CardId(next(names)), blank_knowledge(chosen)) for _ in hand) for hand in dealt
        ),
        discards=(*gone, *(*next_up, *rest)[len(stock) :]),
        deck=len(stock),
        drawn=sum(map(len, dealt)),
        turns_left=turns_left,
    )
    faces = tuple(card for hand in dealt for card in hand)
    return Scenario(GameState(board, Secrets(faces, stock, _tiles(chosen, tiles), (place,) * len(SIX_TILES))))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(read_card, text.split()))


def _take(pool: Counter[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    """Take cards out of the box; it must have enough of them."""
    taken = tuple(cards)
    pool.subtract(taken)
    assert min(pool.values()) >= 0, f"the box has too few of {+Counter(taken)}"
    return taken


def _filler(pool: Counter[Card]) -> Card:
    card = max(+pool, key=lambda card: (pool[card] > 1, -FILLER_RANKS.index(card.rank)))
    pool[card] -= 1
    return card


def _heights(rules: Ruleset, table: str) -> dict[str, int]:
    heights = {suit.key: 0 for suit in rules.suits}
    for word in table.split():
        suit = rules.suit(SUITS[word[0]])
        heights[suit.key] = suit.order.index(int(word[1:])) + 1
    return heights


def _tiles(rules: Ruleset, tiles: str) -> tuple[Tile, ...]:
    """The named tiles first, then the others of the box."""
    named = [Tile(word) for word in tiles.split()]
    return (*named, *(tile for tile in rules.tiles if tile not in named))
