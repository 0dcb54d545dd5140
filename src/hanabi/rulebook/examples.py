"""Examples for a rules page, computed by the rules themselves."""

from collections.abc import Iterator

from hanabi.rulebook.figures import ClueFigure, FireworkPoints, ScoreFigure
from hanabi.rulebook.rule import Rule
from hanabi.rules import COLOURS, Card, ClueValue, Ending, Ruleset, Suit, colours, points_at
from hanabi.text import Catalogue, format_list

HAND = ((0, 1), (1, 3), (0, 4), (-1, 1), (-2, 2))
"""A hand as pairs of a suit's index and a rank; -1 and -2 are the last suits, which expansions add."""
HEIGHTS = (4, 3, 2, 5, 4)
"""The heights of the coloured fireworks in the example of a score."""
SIXTH_HEIGHTS = {"multicolour": 4, "black": 3}


def examples(catalogue: Catalogue, rules: Ruleset) -> Iterator[Rule]:
    """A colour clue, a rank clue, an empty clue if the box allows it, and a score."""
    if colours(rules):
        yield clue_example(catalogue, rules, colours(rules)[0])
    yield clue_example(catalogue, rules, 1)
    if rules.empty_clues:
        yield clue_example(catalogue, rules, 5)
    if rules.ending is Ending.LAST_ROUND:
        yield score_example(catalogue, rules)


def clue_example(catalogue: Catalogue, rules: Ruleset, value: ClueValue) -> Rule:
    """An example of a clue, and what it points at."""
    hand = tuple(Card(rules.suits[place % len(rules.suits)].key, rank) for place, rank in HAND)
    places = tuple(place for place, card in enumerate(hand, 1) if points_at(rules, value, card))
    figure = ClueFigure(hand, value, places)
    said = str(value) if isinstance(value, int) else catalogue.say(f"suit-{value}")
    cards = " ".join(card_text(catalogue, card) for card in hand)
    if not places:
        return Rule("B5", catalogue.say("example-clue-nothing", cards=cards, value=said), figure)
    where = format_list(catalogue, places)
    text = catalogue.say("example-clue", cards=cards, value=said, count=len(places), places=where)
    return Rule("B4", text, figure)


def score_example(catalogue: Catalogue, rules: Ruleset) -> Rule:
    """An example of a score, firework by firework."""
    fireworks = tuple(_firework_points(suit, _height(suit)) for suit in rules.suits)
    cards = " ".join(card_text(catalogue, Card(each.suit, each.top)) for each in fireworks)
    points = [each.points for each in fireworks]
    total = max(0, sum(points))
    text = catalogue.say("example-score", cards=cards, sum=_sum(points), score=total)
    return Rule("B12", text, ScoreFigure(fireworks, total))


def card_text(catalogue: Catalogue, card: Card) -> str:
    """A card with the suit's letter of the language."""
    return f"{catalogue.say(f'letter-{card.suit}')}{card.rank}"


def _firework_points(suit: Suit, height: int) -> FireworkPoints:
    return FireworkPoints(suit.key, height, suit.order[height - 1], suit.points[height])


def _height(suit: Suit) -> int:
    if suit.key in SIXTH_HEIGHTS:
        return SIXTH_HEIGHTS[suit.key]
    return HEIGHTS[COLOURS.index(suit.key)]


def _sum(points: list[int]) -> str:
    """A sum as it is written by hand: `4 + 3 − 2`."""
    first, *rest = points
    return str(first) + "".join(f" {'−' if each < 0 else '+'} {abs(each)}" for each in rest)
