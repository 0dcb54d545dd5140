"""What is said, and what is drawn beside it, follows from the rules."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
import pytest
from hypothesis import given, settings

from hanabi.codec import to_json
from hanabi.rulebook import Rule, Section, sections
from hanabi.rulebook.figures import (
    BandFigure,
    ClueFigure,
    CopiesFigure,
    DepartureFigure,
    OfferFigure,
    ScoreFigure,
    TileFigure,
)
from hanabi.rules import EDITIONS, Ending, Ruleset, box, points_at, ruleset
from hanabi.text import Catalogue
from hanabi.wire.values import from_wire, struct_for, to_wire
from tests.laws.games import rulesets

Kind = TypeVar("Kind")
ENGLISH = Catalogue()


def rules_of(rules: Ruleset) -> Iterator[Rule]:
    return (rule for section in sections(ENGLISH, rules) for rule in section.rules)


def figures(rules: Ruleset, kind: type[Kind]) -> list[Kind]:
    return [rule.figure for rule in rules_of(rules) if isinstance(rule.figure, kind)]


@settings(max_examples=40, deadline=None)
@given(rulesets())
def test_the_cards_that_are_drawn_are_those_of_the_box(rules: Ruleset) -> None:
    drawn = [
        (suit, rank) for each in figures(rules, CopiesFigure) for suit in each.suits for rank in each.ranks
    ]
    assert sorted(drawn) == sorted((card.suit, card.rank) for card in box(rules))


@settings(max_examples=40, deadline=None)
@given(rulesets())
def test_a_clue_points_at_the_cards_that_the_rules_say(rules: Ruleset) -> None:
    found = figures(rules, ClueFigure)
    assert found
    for clue in found:
        assert clue.places == tuple(
            place for place, card in enumerate(clue.hand, 1) if points_at(rules, clue.value, card)
        )


@settings(max_examples=40, deadline=None)
@given(rulesets())
def test_the_scale_leaves_no_score_out_and_examples_are_on_it(rules: Ruleset) -> None:
    scored = rules.ending is Ending.LAST_ROUND
    bands = [score for band in figures(rules, BandFigure) for score in range(band.least, band.most + 1)]
    assert bands == (list(range(rules.best + 1)) if scored else [])
    examples = figures(rules, ScoreFigure)
    assert len(examples) == scored
    for example in examples:
        assert [each.suit for each in example.fireworks] == [suit.key for suit in rules.suits]
        assert example.score == max(0, sum(each.points for each in example.fireworks)) in bands


@settings(max_examples=20, deadline=None)
@given(rulesets())
def test_every_tile_is_drawn_once(rules: Ruleset) -> None:
    assert [figure.tile for figure in figures(rules, TileFigure)] == list(dict.fromkeys(rules.tiles))


@settings(max_examples=20, deadline=None)
@given(rulesets())
def test_no_section_says_anything_twice(rules: Ruleset) -> None:
    for section in sections(ENGLISH, rules):
        texts = [rule.text for rule in section.rules]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("key", EDITIONS)
def test_what_is_offered_can_be_added(key: str) -> None:
    offered = [figure.option for figure in figures(ruleset(key), OfferFigure)]
    named = [option for option in offered if not option.endswith("=")]
    assert named == list(EDITIONS[key].offers)
    assert all(ruleset(f"{key}+{option}") != ruleset(key) for option in named)


def test_what_is_added_is_offered_no_longer() -> None:
    offered = [figure.option for figure in figures(ruleset("fr+black-powder"), OfferFigure)]
    assert offered == ["avalanche", "flamboyant-fives", "all-or-nothing"]


def test_the_own_way_comes_first_and_every_box_has_one() -> None:
    found = figures(ruleset("pl"), DepartureFigure)
    assert found[0].topic == "Clues that point at nothing"
    assert [(way.text, way.boxes) for way in found[0].ways] == [
        ("forbidden", ("pl",)),
        ("allowed", ("es", "pt", "fr", "de")),
    ]


@settings(max_examples=20, deadline=None)
@given(rulesets())
def test_a_page_survives_its_way_over_the_wire(rules: Ruleset) -> None:
    written = sections(ENGLISH, rules)
    data = msgspec.json.encode([to_wire(section) for section in written])
    received = msgspec.json.decode(data, type=list[struct_for(Section)])  # type: ignore[misc]
    assert tuple(from_wire(section) for section in received) == written
    assert data.decode() == to_json(written)
