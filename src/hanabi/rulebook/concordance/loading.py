"""Reading a concordance from its TOML file: a table for each ruleset, a line for each sentence."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from hanabi.rulebook.concordance.lines import Concordance, ConcordanceLine, SentenceKind

FOLDER = Path(__file__).parent
NUMBER = re.compile(r"\d{3}")
DIGEST = re.compile(r"[0-9a-f]{8}|")
RULED = (SentenceKind.MISPRINT, SentenceKind.RULING)
"""The kinds that name a ruling: `misprint U2`."""
KEYS = frozenset({"says", "kind", "rules", "page", "tests", "hash"})


def is_accounted_for(edition: str) -> bool:
    """Whether every sentence of an edition’s rulebook is accounted for here."""
    return (FOLDER / f"{edition}.toml").is_file()


@cache
def load(edition: str) -> Concordance:
    """The concordance of a printed edition."""
    return parse((FOLDER / f"{edition}.toml").read_text(encoding="utf-8"), edition)


def parse(text: str, edition: str) -> Concordance:
    """Parse the concordance of `edition`; raise ValueError, which names the line, if the text is not one."""
    data = tomllib.loads(text)
    sentences = data.pop("sentences", None)
    if not isinstance(sentences, int):
        raise ValueError(
            f"{edition}: the head must state how many sentences the book has, as in sentences = 194"
        )
    lines = tuple(
        _line(edition, ruleset, number, fields)
        for ruleset, table in data.items()
        for number, fields in _table(edition, ruleset, table).items()
    )
    return Concordance(edition, sentences, lines)


def _table(edition: str, ruleset: str, table: object) -> Mapping[str, Any]:
    """A table of the file, if it is one of this edition."""
    if ruleset.split("+")[0] != edition or not isinstance(table, dict):
        raise ValueError(
            f'{edition}: “{ruleset}” is not a table of this book; write [{edition}] or ["{edition}+…"]'
        )
    return table


def _line(edition: str, ruleset: str, number: str, fields: object) -> ConcordanceLine:
    """A line of a table."""
    place = f"{edition}-{number}"
    if not NUMBER.fullmatch(number):
        raise ValueError(f"{place}: a sentence has a number of three digits")
    if not isinstance(fields, dict) or not all(isinstance(value, str) for value in fields.values()):
        raise ValueError(f'{place}: a line has the form {{says = "…", rules = "…", page = "…", tests = "…"}}')
    if unknown := sorted(fields.keys() - KEYS):
        raise ValueError(f"{place}: unknown key {unknown[0]}; a line has {', '.join(sorted(KEYS))}")
    if not fields.get("says"):
        raise ValueError(f"{place}: says is missing")
    if not DIGEST.fullmatch(fields.get("hash", "")):
        raise ValueError(f"{place}: a hash has eight hexadecimal digits")
    kind, rulings = _kind(place, fields.get("kind", SentenceKind.RULE.value))
    rules, page, tests = (tuple(fields.get(key, "").split()) for key in ("rules", "page", "tests"))
    return ConcordanceLine(
        int(number), ruleset, fields["says"], kind, rulings, rules, page, tests, fields.get("hash", "")
    )


def _kind(place: str, text: str) -> tuple[SentenceKind, tuple[str, ...]]:
    """A kind, and the tags of its rulings: `misprint U2`."""
    word, *rulings = text.split() or [""]
    known = {kind.value: kind for kind in SentenceKind}
    if word not in known or bool(rulings) != (known[word] in RULED):
        raise ValueError(f"{place}: a kind is flavour, advice, or misprint or ruling with tags such as U2")
    return known[word], tuple(rulings)
