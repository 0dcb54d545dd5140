"""What is said, and what is drawn beside it, follows from the rules."""

from collections.abc import Iterator
from typing import TypeVar

import pytest
from hypothesis import given, settings

from hanabi.codec import Strictness, json_reader, to_json
from hanabi.rulebook import Rule, Section, sections, title
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
from hanabi.text import Catalogue, languages
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
    assert bands == (list(range(rules.least, rules.best + 1)) if scored else [])
    examples = figures(rules, ScoreFigure)
    assert len(examples) == scored
    for example in examples:
        assert [each.suit for each in example.fireworks] == [suit.key for suit in rules.suits]
        assert example.score == max(rules.least, sum(each.points for each in example.fireworks)) in bands


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
    assert found[0].topic == "Clues that point at no cards"
    assert [(way.text, way.boxes) for way in found[0].ways] == [
        ("forbidden", ("pl",)),
        ("allowed", ("de", "es", "fr", "pt")),
    ]


@settings(max_examples=20, deadline=None)
@given(rulesets())
def test_a_page_survives_its_way_over_the_wire(rules: Ruleset) -> None:
    written = sections(ENGLISH, rules)
    read = json_reader(tuple[Section, ...], Strictness.CLOSED)
    assert read(to_json(written)) == written


ABOLISHED = {
    "page-score",
    "page-score-missing",
    "page-award",
    "band-horrible",
    "page-dead",
    "page-last-round",
    "ruling-u13",
    "ruling-u18",
}
"""What a game without points, scale and last round cannot have; a firework that is dead has lost it (V1)."""
SOMEWHERE = {"page-award", "page-score-missing", "ruling-u13", "ruling-u18"}
"""Those of them that only some boxes have."""
SHORTENED = {"ruling-u12", "ruling-u25"}
"""Rulings that speak of the last round, or of a game that keeps its points when it is stopped."""


@pytest.mark.parametrize("edition", [key for key in EDITIONS if key != "custom"])
def test_a_page_of_all_or_nothing_leaves_out_what_the_variant_abolishes(edition: str) -> None:
    options = EDITIONS[edition].offers
    everything = ruleset("+".join((edition, *(option for option in options if option != "all-or-nothing"))))
    scored = {rule.message for rule in rules_of(everything)}
    assert scored >= ABOLISHED - SOMEWHERE | {"ruling-u25"}
    won_or_lost = {rule.message for rule in rules_of(ruleset(f"{everything}+all-or-nothing"))}
    assert won_or_lost & (ABOLISHED | SHORTENED) == set()
    assert "page-won-or-lost" in won_or_lost


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", [key for key, each in EDITIONS.items() if "black-powder" in each.offers])
def test_what_all_or_nothing_offers_costs_no_points(edition: str, language: str) -> None:
    scored, won_or_lost = (
        next(
            rule.text
            for section in sections(Catalogue(language), ruleset(name))
            for rule in section.rules
            if rule.message == "offer-black-powder"
        )
        for name in (edition, f"{edition}+all-or-nothing")
    )
    assert scored.startswith(won_or_lost.rstrip("."))
    assert len(scored) > len(won_or_lost)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pl+avalanche+synchronised-show", "Any firework may be announced. The right"),
        ("pt+synchronised-show", "Any firework may be announced. The right"),
        ("pt+black-powder+synchronised-show", "Any firework may be announced, even one whose colour"),
    ],
)
def test_a_firework_that_cannot_be_clued_is_mentioned_where_there_is_one(name: str, said: str) -> None:
    (ruling,) = (rule.text for rule in rules_of(ruleset(name)) if rule.message == "ruling-u6")
    assert ruling.startswith(said)


@pytest.mark.parametrize("language", languages())
def test_examples_begin_with_what_their_letters_mean(language: str) -> None:
    catalogue, rules = Catalogue(language), ruleset("fr+avalanche+black-powder")
    (legend, *_) = next(each.rules for each in sections(catalogue, rules) if each.key == "examples")
    for suit in rules.suits:
        assert f"{catalogue.say(f'letter-{suit.key}')} {catalogue.say(f'suit-{suit.key}')}" in legend.text


@pytest.mark.parametrize(
    ("name", "completing"),
    [
        ("fr", ["page-complete"]),
        ("fr+flamboyant-fives", []),
        ("fr+flamboyant-fives+black-powder", ["page-complete-suit"]),
        ("de+flamboyant-fives+black-powder", []),
    ],
)
def test_a_page_says_which_completed_fireworks_return_a_token(name: str, completing: list[str]) -> None:
    said = [rule.message for rule in rules_of(ruleset(name))]
    assert [message for message in said if message.startswith("page-complete")] == completing


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("es+all-or-nothing", "the Spanish edition, Traca final (es+all-or-nothing)"),
        ("pl+avalanche", "the Polish edition, Lawina kolorów (pl+avalanche)"),
        ("de+all-or-nothing", "the German edition (de+all-or-nothing)"),
        ("fr", "the French edition (fr)"),
    ],
)
def test_a_title_has_the_names_that_the_box_prints(name: str, said: str) -> None:
    assert title(ENGLISH, ruleset(name)) == f"Hanabi: {said}"
