"""Examples for a rules page, worked out by the rules themselves."""

from collections.abc import Iterator

from hanabi.rules import COLOURS, Card, ClueValue, Ending, Ruleset, Suit, colours, points_at
from hanabi.terminal.sentences import Rule
from hanabi.terminal.words import listed
from hanabi.text import Catalogue

HAND = ((0, 1), (1, 3), (0, 4), (-1, 1), (-2, 2))
"""A hand as places in the ruleset's suits and ranks; the last suits are those that expansions add."""
HEIGHTS = (4, 3, 2, 5, 4)
"""How high the coloured fireworks stand in the example of a score."""
SIXTH_HEIGHTS = {"multicolour": 4, "black": 3}


def examples(catalogue: Catalogue, rules: Ruleset) -> Iterator[Rule]:
    """A colour clue, a rank clue, an empty one where the box knows it, and a score."""
    if colours(rules):
        yield clue_example(catalogue, rules, colours(rules)[0])
    yield clue_example(catalogue, rules, 1)
    if rules.empty_clues:
        yield clue_example(catalogue, rules, 5)
    if rules.ending is Ending.LAST_ROUND:
        yield score_example(catalogue, rules)


def clue_example(catalogue: Catalogue, rules: Ruleset, value: ClueValue) -> Rule:
    """What a clue points at in a hand."""
    hand = [Card(rules.suits[place % len(rules.suits)].key, rank) for place, rank in HAND]
    places = [place for place, card in enumerate(hand, 1) if points_at(rules, value, card)]
    said = str(value) if isinstance(value, int) else catalogue.say(f"suit-{value}")
    cards = " ".join(card_text(catalogue, card) for card in hand)
    if not places:
        return Rule("B5", catalogue.say("example-clue-nothing", cards=cards, value=said))
    where = listed(catalogue, places)
    return Rule("B4", catalogue.say("example-clue", cards=cards, value=said, count=len(places), places=where))


def score_example(catalogue: Catalogue, rules: Ruleset) -> Rule:
    """What a table counts, firework by firework."""
    tops = [_height(suit) for suit in rules.suits]
    counted = [suit.points[height] for suit, height in zip(rules.suits, tops, strict=True)]
    table = " ".join(
        card_text(catalogue, Card(suit.key, suit.order[height - 1]))
        for suit, height in zip(rules.suits, tops, strict=True)
    )
    total = max(0, sum(counted))
    return Rule("B12", catalogue.say("example-score", cards=table, sum=_sum(counted), score=total))


def card_text(catalogue: Catalogue, card: Card) -> str:
    """A card in the letters of a language."""
    return f"{catalogue.say(f'letter-{card.suit}')}{card.rank}"


def _height(suit: Suit) -> int:
    if suit.key in SIXTH_HEIGHTS:
        return SIXTH_HEIGHTS[suit.key]
    return HEIGHTS[COLOURS.index(suit.key)]


def _sum(counted: list[int]) -> str:
    """Numbers added up as they are written by hand."""
    first, *rest = counted
    return str(first) + "".join(f" {'−' if each < 0 else '+'} {abs(each)}" for each in rest)
