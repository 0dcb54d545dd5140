"""What is wrong with a concordance: each fault names the line and says what is missing."""

from collections.abc import Iterator
from functools import cache

from hanabi.errors import RulesetError
from hanabi.rulebook import sections
from hanabi.rulebook.concordance import Concordance, ConcordanceLine, SentenceKind
from hanabi.rules import ruleset
from hanabi.text import Catalogue
from tests.rulebooks.tags import UNPRINTED, cited, known_tags, rulebook_tests

PLAIN_KINDS = (SentenceKind.FLAVOUR, SentenceKind.ADVICE)


def faults(book: Concordance) -> list[str]:
    """Every fault of a book's concordance."""
    return [*_numbering(book), *(fault for line in book.lines for fault in _line_faults(book.edition, line))]


def untold_tags(books: tuple[Concordance, ...]) -> list[str]:
    """The rules and rulings on printed boxes that no sentence of any book states or calls for."""
    told = {tag for book in books for line in book.lines for tag in line.tags}
    return [tag for tag in known_tags() if tag not in (*UNPRINTED, *told)]


def _numbering(book: Concordance) -> Iterator[str]:
    """The numbers are 1 to the number of sentences, each once."""
    numbers = [line.number for line in book.lines]
    for number in sorted(set(numbers) ^ set(range(1, book.sentences + 1))):
        yield f"{book.edition}-{number:03}: " + (
            "has no line" if number not in numbers else f"the book has {book.sentences} sentences"
        )
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield f"{book.edition}-{number:03}: has two lines"


@cache
def _line_faults(edition: str, line: ConcordanceLine) -> tuple[str, ...]:
    """The faults of one line."""
    return tuple(_find_line_faults(edition, line))


def _find_line_faults(edition: str, line: ConcordanceLine) -> Iterator[str]:
    place = f"{edition}-{line.number:03}"
    if not line.digest:
        yield f"{place}: has no hash"
    for tag in line.tags:
        if tag not in known_tags():
            yield f"{place}: docs/rules.md has no {tag}"
    if line.kind in PLAIN_KINDS and not (line.tags or line.page or line.tests):
        return
    if not line.tags:
        yield f"{place}: names no rule"
    yield from (f"{place}: {fault}" for fault in (*_page_faults(line), *_test_faults(line)))


def _page_faults(line: ConcordanceLine) -> Iterator[str]:
    """The page of the ruleset tells every message, under one of the line's tags."""
    if not line.page:
        yield "names no sentence of a page"
    try:
        told = messages(line.ruleset)
    except RulesetError as error:
        yield f"{line.ruleset} is not a ruleset: {error}"
        return
    for message in line.page:
        if message not in told:
            yield f"the page of {line.ruleset} omits {message}"
        elif not told[message] & set(line.tags):
            yield f"the page of {line.ruleset} has {message} under {' '.join(sorted(told[message]))}"


def _test_faults(line: ConcordanceLine) -> Iterator[str]:
    """Every test is there and cites one of the line's tags."""
    if not line.tests:
        yield "names no test"
    for test in line.tests:
        if test not in rulebook_tests():
            yield f"there is no test {test}"
        elif not set(cited(rulebook_tests()[test])) & set(line.tags):
            yield f"{test} cites none of {' '.join(line.tags)}"


@cache
def messages(name: str) -> dict[str, set[str]]:
    """The messages of the rules page of a ruleset, each with the tags it stands under."""
    found: dict[str, set[str]] = {}
    for section in sections(Catalogue(), ruleset(name)):
        for rule in section.rules:
            found.setdefault(rule.message, set()).update(rule.tags.split())
    return found
