"""Every printed sentence has its line, every rule its sentence, every line its page and its tests."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hanabi.rulebook.concordance import Concordance, ConcordanceLine, SentenceKind, load, parse
from tests.rulebooks.concordance import PRINTED, figures
from tests.rulebooks.faults import faults, untold_tags
from tests.rulebooks.tags import UNPRINTED, known_tags

README = Path(__file__).parents[2] / "README.md"
BOOKS = tuple(map(load, PRINTED))


@pytest.mark.parametrize("book", BOOKS, ids=PRINTED)
def test_every_printed_sentence_has_a_line_that_holds(book: Concordance) -> None:
    assert faults(book) == []


def test_every_rule_is_told_by_some_book() -> None:
    assert untold_tags(BOOKS) == []


def test_no_book_tells_a_rule_about_custom_rulesets() -> None:
    assert [tag for book in BOOKS for line in book.lines for tag in line.tags if tag in UNPRINTED] == []


@pytest.mark.parametrize("book", BOOKS, ids=PRINTED)
def test_no_line_can_be_removed(book: Concordance) -> None:
    for line in book.lines:
        others = tuple(each for each in book.lines if each is not line)
        assert faults(replace(book, lines=others)) == [f"{book.edition}-{line.number:03}: has no line"]


@pytest.mark.parametrize("book", BOOKS, ids=PRINTED)
@pytest.mark.parametrize(
    ("without", "fault"),
    [
        (lambda line: replace(line, rules=()), "names no rule"),
        (lambda line: replace(line, page=()), "names no sentence of a page"),
        (lambda line: replace(line, tests=()), "names no test"),
        (lambda line: replace(line, digest=""), "has no hash"),
    ],
    ids=["rules", "page", "tests", "hash"],
)
def test_a_rule_needs_all_of_its_fields(
    book: Concordance, without: Callable[[ConcordanceLine], ConcordanceLine], fault: str
) -> None:
    for line in book.lines:
        if line.kind is SentenceKind.RULE:
            lines = tuple(without(each) if each is line else each for each in book.lines)
            assert f"{book.edition}-{line.number:03}: {fault}" in faults(replace(book, lines=lines))


@pytest.mark.parametrize("tag", [tag for tag in known_tags() if tag not in UNPRINTED])
def test_a_rule_that_no_sentence_states_is_noticed(tag: str) -> None:
    silent = tuple(
        replace(book, lines=tuple(line for line in book.lines if tag not in line.tags)) for book in BOOKS
    )
    assert tag in untold_tags(silent)


GOOD = 'rules = "B2", page = "page-hands", tests = "test_deal.test_the_boxes_are_for_two_to_five_players"'


@pytest.mark.parametrize(
    ("word", "other", "fault"),
    [
        ('"B2"', '"B99"', "docs/rules.md has no B99"),
        ("page-hands", "page-tile-for", "the page of fr omits page-tile-for"),
        ("page-hands", "page-play", "the page of fr has page-play under B7"),
        ("test_the_boxes", "test_no_boxes", "there is no test test_deal.test_no_boxes"),
        (
            "test_deal.test_the_boxes_are_for_two_to_five_players",
            "test_clues.test_no_clue_without_a_clue_token",
            "cites none of B2",
        ),
    ],
)
def test_a_line_must_hold(word: str, other: str, fault: str) -> None:
    head, tail = 'sentences = 1\n[fr]\n001 = {says = "A hand.", ', ', hash = "00000000"}'
    assert faults(parse(f"{head}{GOOD}{tail}", "fr")) == []
    assert any(fault in each for each in faults(parse(f"{head}{GOOD.replace(word, other)}{tail}", "fr")))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[fr]\n001 = {says = "A."}', "how many sentences"),
        ('sentences = 1\n[de]\n001 = {says = "A."}', "“de” is not a table of this book"),
        ('sentences = 1\n[fr]\n1 = {says = "A."}', "fr-1: a sentence has a number of three digits"),
        ('sentences = 1\n[fr]\n001 = "A."', "fr-001: a line has the form"),
        ('sentences = 1\n[fr]\n001 = {says = "A.", rules = ["B2"]}', "fr-001: a line has the form"),
        ('sentences = 1\n[fr]\n001 = {says = "A.", rule = "B2"}', "fr-001: unknown key rule"),
        ('sentences = 1\n[fr]\n001 = {rules = "B2"}', "fr-001: says is missing"),
        ('sentences = 1\n[fr]\n001 = {says = "A.", hash = "12"}', "fr-001: a hash has eight"),
        ('sentences = 1\n[fr]\n001 = {says = "A.", kind = "flavor"}', "fr-001: a kind is"),
        ('sentences = 1\n[fr]\n001 = {says = "A.", kind = "ruling"}', "fr-001: a kind is"),
        ('sentences = 1\n[fr]\n001 = {says = "A.", kind = "advice B2"}', "fr-001: a kind is"),
    ],
)
def test_a_wrong_line_is_refused_by_its_number(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=re.escape(fault)):
        parse(text, "fr")


def test_the_readme_has_the_figures() -> None:
    """`python -m tests.rulebooks.concordance` prints them."""
    assert figures() in README.read_text(encoding="utf-8")
