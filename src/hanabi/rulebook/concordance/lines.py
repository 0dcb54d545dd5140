"""The lines of a concordance: one for each sentence of a printed rulebook."""

from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.rules.enums import NamedEnum


class SentenceKind(NamedEnum):
    """What a sentence is; anything but a rule also stands in its line."""

    RULE = "rule"
    FLAVOUR = "flavour"
    ADVICE = "advice"
    MISPRINT = "misprint"
    RULING = "ruling"


@dataclass(frozen=True, slots=True)
class ConcordanceLine:
    """A sentence of a printed rulebook, in our words, and what answers to it here.

    `ruleset` names the rules page that tells it, `page` are messages of that page, `rules` are tags of
    docs/rules.md, `rulings` those of our rulings on a misprint or a gap, `tests` are functions of
    tests/rulebooks. `digest` is that of the printed sentence, for people who own the book.
    """

    number: int
    ruleset: str
    says: str
    kind: SentenceKind = SentenceKind.RULE
    rulings: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    page: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    digest: str = ""

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of the rules and of the rulings."""
        return (*self.rules, *(tag for tag in self.rulings if tag not in self.rules))

    @property
    def bears_on_play(self) -> bool:
        """Whether pages and tests must answer to the sentence: it is neither flavour nor advice."""
        return self.kind not in (SentenceKind.FLAVOUR, SentenceKind.ADVICE)


@dataclass(frozen=True, slots=True)
class Concordance:
    """The sentences of one printed rulebook: how many it has, and the lines in the order of the file."""

    edition: str
    sentences: int
    lines: tuple[ConcordanceLine, ...]

    def about(self, options: frozenset[str]) -> Iterator[ConcordanceLine]:
        """The lines told on the page of a ruleset that adds these options to the edition."""
        return (line for line in self.lines if added_options(line.ruleset) <= options)


def added_options(ruleset: str) -> frozenset[str]:
    """The options that the name of a ruleset adds to its edition."""
    return frozenset(ruleset.split("+")[1:])
