"""`python -m docs.sources_page` writes sources.md, a list of the sentences of the printed rulebooks.

The page in the repository is complete, so you can read it there without building the site.
"""

from collections.abc import Iterator
from pathlib import Path

from hanabi.rulebook.concordance import Concordance, ConcordanceLine, SentenceKind, is_accounted_for, load
from hanabi.rules import EDITIONS
from hanabi.text import Catalogue

PAGE = Path(__file__).with_name("sources.md")
ENGLISH = Catalogue()
INTRODUCTION = """\
# Sources

This page is for people who want to know where a rule comes from, or who own one of the boxes and want to
check that no sentence of its rulebook was left out. It lists every sentence of the five printed
rulebooks: headings, list items, rows of tables and examples count as sentences. The wording is ours; the
books’ text is not copied.

* A sentence of the rules names the tags that it states in [the rules](rules.md), the messages of the
  rules page that tell it (`hanabi rules RULESET --sources` shows the numbers beside them), and the tests
  that show it, each with its file in `tests/rulebooks`.
* *Flavour* bears on no game: headings, the story, addresses. *Advice* is about playing well.
* A *misprint*, or a sentence on which there is a *ruling*, names the tag of that ruling.

Every tag of [the rules](rules.md) stands beside some sentence here, except U23: it is about the rulesets
of `custom`, which no box prints.

The data is in `src/hanabi/rulebook/concordance`, one file for each book. A line has a hash: eight
hexadecimal digits of the SHA-256 of the printed sentence in lower case and without punctuation. If you
own the texts of the books, `python -m tests.rulebooks.concordance FOLDER` splits the `.txt` files of a
folder into sentences and names each one whose number or hash differs; with `--fill` it writes the
hashes. They are those of the texts that we read, in which a few headings were misread, so these may
differ in yours. Without a folder the command prints the figures. `make sources` writes this page.
"""


def page() -> str:
    """The whole page."""
    return "\n".join(
        [INTRODUCTION, *(line for edition in EDITIONS if is_accounted_for(edition) for line in book(edition))]
    )


def book(edition: str) -> Iterator[str]:
    """The heading and the tables of a book."""
    name, concordance = EDITIONS[edition].called("en").name, load(edition)
    yield from (f"## {name[0].upper()}{name[1:]}", "", summary(concordance), "")
    yield from ("| number | says | rules | page | tests |", "| --- | --- | --- | --- | --- |")
    yield from (row(edition, line) for line in sorted(concordance.lines, key=lambda line: line.number))
    yield ""


def summary(concordance: Concordance) -> str:
    """How many sentences a book has, and how many of them are rules."""
    rules = sum(line.bears_on_play for line in concordance.lines)
    return f"{concordance.sentences} sentences, {rules} of them rules."


def row(edition: str, line: ConcordanceLine) -> str:
    """A sentence as a row of the table."""
    kind = f"*{line.kind.value}*" if line.kind is not SentenceKind.RULE else ""
    tags = " ".join(filter(None, (kind, *line.tags)))
    page = " ".join([f"`{line.ruleset}`:", *(f"`{message}`" for message in line.page)]) if line.page else ""
    tests = "; ".join(map(readable, line.tests))
    return f"| {edition}-{line.number:03} | {line.says} | {tags} | {page} | {tests} |"


def readable(test: str) -> str:
    """The name of a test as words: `test_clues.test_no_clue_without_a_clue_token`."""
    file, function = (part.removeprefix("test_").replace("_", " ") for part in test.split("."))
    return f"{function} ({file})"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
