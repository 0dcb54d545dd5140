"""Words that do not belong in a catalogue: those the glossary rules out, and English in another language."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tests.text.lint.reading import MASKED, ROOT, Finding, Source

GLOSSARY = ROOT / "docs" / "glossary.md"
HEADING = "## Words we do not use"
TYPED = ("verb-", "forms-", "letter-")
"""Messages with words to type: every word that is understood belongs there."""
BASE = "en"
ENGLISH = re.compile(
    r"\b(?:and|are|be|been|cannot|does|every|from|is|it|not|of|only|that|the|their|there|this|when|where|which|who"
    r"|with|you|your)\b"
)
"""English words that none of the other languages has."""
SHARED = frozenset(
    ("Hanabi", "OK", "bot", "bots", "Bots", "ms", "Enter", "Esc", "Tab", "Home", "End", "PgDn", "PgUp")
)
LOANS = {
    "de": "Code NAME PERSON Pause",
    "fr": "Ctrl Arguments Code Interface Options Pause Points Replay SCORE Score expert indispensable table",
    "es": "Ctrl indispensable no",
    "pt": "Ctrl Interface Replay log remove replay",
    "pl": "Ctrl log partner start",
}
"""Words that are the same in English and in this language."""


class Banned(NamedTuple):
    """A row of the glossary: words that are not used, what to write, and why."""

    pattern: re.Pattern[str]
    write: str
    why: str


def check(source: Source, sources: Mapping[str, Source]) -> Iterator[Finding]:
    """Every word that the glossary rules out, and every sentence or word left in English."""
    yield from check_banned(source)
    if source.language != BASE and BASE in sources:
        yield from check_english(source, sources[BASE])


def check_banned(source: Source) -> Iterator[Finding]:
    """Every word that the glossary tells us not to use."""
    for sentence in source.sentences:
        for row in banned().get(source.language, ()) if not sentence.name.startswith(TYPED) else ():
            for found in row.pattern.finditer(sentence.text):
                what = f"{sentence.name}: “{found[0]}”; write {row.write}. {row.why}"
                yield Finding(source.language, sentence.line(found.start()), "word", what)


def check_english(source: Source, base: Source) -> Iterator[Finding]:
    """Every text that is still the English one, and every English word in another."""
    english = {(sentence.name, sentence.text) for sentence in base.sentences}
    known = SHARED | set(LOANS.get(source.language, "").split())
    for sentence in source.sentences:
        if sentence.name.startswith(TYPED):
            continue
        text = MASKED.sub(lambda found: " " * len(found[0]), sentence.text)
        words = set(re.findall(r"[^\W\d_]{2,}", text))
        if (sentence.name, sentence.text) in english and not words <= known:
            what = f"{sentence.name}: “{sentence.text.strip()}” is English; translate it"
            yield Finding(source.language, sentence.line(0), "English", what)
        else:
            for found in ENGLISH.finditer(text):
                what = f"{sentence.name}: “{found[0]}” is English; translate it"
                yield Finding(source.language, sentence.line(found.start()), "English", what)


@cache
def banned() -> dict[str, list[Banned]]:
    """The table of the glossary, by language."""
    found: dict[str, list[Banned]] = {}
    for language, words, write, why in read_table():
        pattern = "|".join(map(_pattern, words.split(", ")))
        found.setdefault(language, []).append(Banned(re.compile(rf"\b(?:{pattern})"), write, why))
    return found


def read_table() -> list[list[str]]:
    """The rows of the table: the language, the words, what to write instead, and why."""
    section = GLOSSARY.read_text(encoding="utf-8").partition(HEADING)[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    return rows[2:]


def _pattern(words: str) -> str:
    """The expression for a cell: `…` is any ending, `{ … }` any placeable, lower case stands for both."""
    parts = (r"\w*" if part == "…" else re.escape(part) for part in re.split("(…)", words))
    pattern = "".join(parts).replace(re.escape("{ ") + r"\w*" + re.escape(" }"), r"{[^}]*}")
    end = r"\b" if words[-1].isalpha() else ""
    return f"{pattern}{end}" if words != words.lower() else f"(?i:{pattern}){end}"
