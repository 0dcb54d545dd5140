"""Which printed sentences stand behind the sentences of a page."""

from functools import cache

import pytest

from hanabi.rulebook import Rule, sections
from hanabi.rulebook.concordance import is_accounted_for, load, number_ranges, sources
from hanabi.rules import EDITIONS, ruleset
from hanabi.text import Catalogue

ENGLISH = Catalogue()
PRINTED = [key for key in EDITIONS if is_accounted_for(key)]


def rules_of(name: str) -> list[Rule]:
    return [rule for section in sections(ENGLISH, ruleset(name)) for rule in section.rules]


@cache
def numbers_of(name: str) -> frozenset[int]:
    """The sentences behind the whole page of a ruleset."""
    return frozenset(number for rule in rules_of(name) for number in sources(ruleset(name), rule))


def sources_of(name: str, message: str) -> list[tuple[int, ...]]:
    return [sources(ruleset(name), rule) for rule in rules_of(name) if rule.message == message]


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ((), ""),
        ((7,), "007"),
        ((7, 8), "007–008"),
        ((28, 29, 30, 111), "028–030, 111"),
        ((1, 3, 5, 6), "001, 003, 005–006"),
    ],
)
def test_numbers_are_written_as_ranges(numbers: tuple[int, ...], text: str) -> None:
    assert number_ranges(numbers) == text


def test_an_expansion_brings_its_own_sentences_to_the_page() -> None:
    (base,), (black,) = sources_of("fr", "page-complete"), sources_of("fr+black-powder", "page-complete")
    assert set(base) < set(black)


def test_cards_of_two_kinds_have_sentences_of_their_own() -> None:
    coloured, black = sources_of("fr+black-powder", "page-suit")
    assert coloured
    assert black
    assert not set(coloured) & set(black)


def test_a_page_of_no_printed_box_has_no_sources() -> None:
    assert not any(sources(ruleset("custom"), rule) for rule in rules_of("custom"))


@pytest.mark.parametrize("key", PRINTED)
def test_every_line_about_a_page_is_a_source_of_it(key: str) -> None:
    """No line is lost between the concordance and the pages."""
    for line in load(key).lines:
        assert not line.page or line.number in numbers_of(line.ruleset)


@pytest.mark.parametrize("key", PRINTED)
def test_each_sentence_about_the_base_game_is_printed_in_the_box(key: str) -> None:
    said = [rule for rule in rules_of(key) if rule.message.startswith("page-")]
    assert [rule.message for rule in said if not sources(ruleset(key), rule)] == []
