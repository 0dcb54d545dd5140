"""Examples for a rules page, computed by the rules themselves."""

from collections.abc import Iterator

from hanabi.rulebook.figures import ClueFigure, FireworkPoints, ScoreFigure
from hanabi.rulebook.rule import Rule
from hanabi.rules import LETTERS, Card, ClueValue, Ending, Ruleset, Suit, Touch, colours, points_at
from hanabi.text import Catalogue, format_list

HAND = ((0, 1), (1, 3), (0, 4), (-1, 1), (-2, 2))
"""A hand as pairs of a suit's index and a rank; -1 and -2 are the last suits, which expansions add."""
HEIGHTS = dict(zip(LETTERS, (4, 3, 2, 5, 4, 3, 4, 4, 3), strict=True))
"""The heights of the fireworks in the example of a score."""


def examples(catalogue: Catalogue, rules: Ruleset) -> Iterator[Rule]:
    """The letters, a colour clue, a rank clue, an empty clue if the box allows it, and a score."""
    yield Rule("B1", "table-letters", letters_line(catalogue, rules))
    if colours(rules):
        yield clue_example(catalogue, rules, colours(rules)[0])
    yield clue_example(catalogue, rules, 1)
    if rules.empty_clues:
        yield clue_example(catalogue, rules, rules.ranks[-1])
    if rules.ending is Ending.LAST_ROUND:
        yield score_example(catalogue, rules)


def clue_example(catalogue: Catalogue, rules: Ruleset, value: ClueValue) -> Rule:
    """An example of a clue, and what it points at."""
    faces = ((rules.suits[place % len(rules.suits)].key, min(rank, rules.ranks[-1])) for place, rank in HAND)
    hand = tuple(Card(suit, rank) for suit, rank in faces)
    places = tuple(place for place, card in enumerate(hand, 1) if points_at(rules, value, card))
    figure = ClueFigure(hand, value, places)
    said = str(value) if isinstance(value, int) else catalogue.say(f"suit-{value}")
    cards = " ".join(card_text(catalogue, card) for card in hand)
    if not places:
        text = catalogue.say("example-clue-nothing", cards=cards, value=said)
        return Rule("B5", "example-clue-nothing", text, figure)
    where = format_list(catalogue, places)
    text = catalogue.say("example-clue", cards=cards, value=said, count=len(places), places=where)
    return Rule(_clue_tags(rules, value), "example-clue", text, figure)


def _clue_tags(rules: Ruleset, value: ClueValue) -> str:
    """The tags of an example of a clue: multicolour answers to every colour, black to ranks alone."""
    if isinstance(value, int):
        return "B4 X2" if "black" in rules.index else "B4"
    return "B4 X1b" if any(suit.touch is Touch.EVERY for suit in rules.suits) else "B4"


def score_example(catalogue: Catalogue, rules: Ruleset) -> Rule:
    """An example of a score, firework by firework."""
    fireworks = tuple(_firework_points(suit, min(HEIGHTS[suit.key], len(suit.order))) for suit in rules.suits)
    cards = " ".join(card_text(catalogue, Card(each.suit, each.top)) for each in fireworks)
    points = [each.points for each in fireworks]
    total = max(rules.least, sum(points))
    text = catalogue.say("example-score", cards=cards, sum=_sum(points), score=total)
    tags = "B12 X2" if "black" in rules.index else "B12"
    return Rule(tags, "example-score", text, ScoreFigure(fireworks, total))


def letters_line(catalogue: Catalogue, rules: Ruleset) -> str:
    """The legend of the letters on cards: `Letters: R red, Y yellow.`"""
    say = catalogue.say
    letters = ", ".join(f"{say(f'letter-{suit.key}')} {say(f'suit-{suit.key}')}" for suit in rules.suits)
    return say("table-letters", letters=letters)


def card_text(catalogue: Catalogue, card: Card) -> str:
    """A card with the suit's letter of the language."""
    return f"{catalogue.say(f'letter-{card.suit}')}{card.rank}"


def _firework_points(suit: Suit, height: int) -> FireworkPoints:
    return FireworkPoints(suit.key, height, suit.order[height - 1], suit.points[height], len(suit.order))


def _sum(points: list[int]) -> str:
    """A sum as it is written by hand: `4 + 3 − 2`."""
    first, *rest = points
    return str(first) + "".join(f" {'−' if each < 0 else '+'} {abs(each)}" for each in rest)
