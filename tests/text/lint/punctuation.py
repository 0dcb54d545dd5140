"""Spaces, quotation marks and other signs, as each language prints them."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.text.lint.reading import MASKED, Finding, Sentence, Source

NARROW = "\u202f"
TIED = "\u00a0"
QUOTES = {
    "en": ("“", "”"),
    "de": ("„", "“"),
    "fr": ("«", "»"),
    "es": ("«", "»"),
    "pt": ("“", "”"),
    "pl": ("„", "”"),
}
SIGNS = ("verb-", "forms-", "screen-sign-", "screen-help-terms")
"""Messages in which a sign stands for itself."""
TABLES = ("play-help-announce",)
"""Messages of one line that are printed below others in columns; longer ones have columns of their own."""


class Slip(NamedTuple):
    """A sign that is wrong wherever it matches: what is wrong, and what to write."""

    pattern: re.Pattern[str]
    what: str
    write: str


def slip(pattern: str, what: str, write: str) -> Slip:
    return Slip(re.compile(pattern, re.MULTILINE), what, write)


ANYWHERE = (
    slip(r"\"", "a straight quotation mark", "the quotation marks of the language"),
    slip(r"'", "a straight apostrophe", "’"),
    slip(r"\.\.\.", "three dots", "…"),
    slip(rf"[ {TIED}{NARROW}][.,](?![\w./])", "a space before a full stop or comma", "no space"),
    slip(r"[^\W\d_][,;][^\W\d_]", "no space after a comma or semicolon", "a space"),
    slip(r"\(\s|\s\)", "a space inside brackets", "no space"),
    slip(r"(?<=\w) - (?=\w)", "a hyphen as a dash", "–, or a comma or colon"),
)
COLUMNS = slip(r"\S  +\S", "two spaces", "one space")
PARTED = slip(r"[^\W\d_]…", "no space before … after a whole word", "a space before it")
JOINED = slip(r"\s…(?!\s\w)", "a space before …", "no space")
CLOSED = slip(rf"[ {TIED}{NARROW}][;:!?](?=\s|$|”|“|»)", "a space before ; : ! ?", "no space")
CLOSED_PERCENT = slip(r"\s%", "a space before %", "no space")
SPACED_PERCENT = slip(rf"[\d}}](?!{TIED})[ {NARROW}]?%", "no no-break space before %", "U+00A0 before it")
OWN = {
    "fr": (
        slip(rf"(?<!{NARROW})[;!?»](?![=;])", "no narrow no-break space before ; ! ? »", "U+202F before it"),
        slip(rf"(?<!{NARROW}):(?=\s|$)", "no narrow no-break space before the colon", "U+202F before it"),
        slip(rf"«(?!{NARROW})", "no narrow no-break space after «", "U+202F after it"),
        slip(rf"[\d}}](?!{NARROW})[ {TIED}]?%", "no narrow no-break space before %", "U+202F before it"),
        JOINED,
    ),
    "de": (CLOSED, PARTED, SPACED_PERCENT),
    "es": (
        CLOSED,
        SPACED_PERCENT,
        slip(r"[«¿¡]\s|\s»", "a space inside « » or after ¿ ¡", "no space"),
        JOINED,
    ),
    "pl": (
        CLOSED,
        CLOSED_PERCENT,
        slip(r"(?<![\w’'.-])[aiouwzAIOUWZ] (?=\S)", "a one-letter word may end a line", "U+00A0 after it"),
        JOINED,
    ),
    "pt": (CLOSED, JOINED, CLOSED_PERCENT),
    "en": (CLOSED, PARTED, CLOSED_PERCENT),
}


def check(source: Source) -> Iterator[Finding]:
    """Every sign or space that its language prints otherwise."""
    for sentence in source.sentences:
        if not sentence.name.startswith(SIGNS):
            for at, what in (*_slips(source.language, sentence), *_pairs(source.language, sentence)):
                yield Finding(source.language, sentence.line(at), "punctuation", f"{sentence.name}: {what}")


def _slips(language: str, sentence: Sentence) -> Iterator[tuple[int, str]]:
    text = MASKED.sub(lambda found: "x" * len(found[0]), sentence.text)
    columns = () if "\n" in text or sentence.name in TABLES else (COLUMNS,)
    for each in (*ANYWHERE, *columns, *OWN.get(language, (CLOSED,))):
        for found in each.pattern.finditer(text):
            place = _around(sentence.text, found.start())
            yield found.start(), f"{each.what} at “{place}”; write {each.write}"


def _pairs(language: str, sentence: Sentence) -> Iterator[tuple[int, str]]:
    """Quotation marks of another language or without their partner, and ¿ ¡ that are missing."""
    text = sentence.text
    if language not in QUOTES:
        return
    opening, closing = QUOTES[language]
    for found in re.finditer(f"(?![{opening}{closing}])[“”„«»‚‘‹›]", text):
        yield found.start(), f"{found[0]} is a quotation mark of another language; write {opening} {closing}"
    if text.count(opening) != text.count(closing):
        yield 0, f"a quotation mark without its partner; write {opening} before and {closing} after"
    for first, last in (("¿", "?"), ("¡", "!")) if language == "es" else ():
        if text.count(first) != text.count(last):
            yield text.find(last), f"{last} without {first}; write {first}…{last}"


def _around(text: str, at: int) -> str:
    return text[max(0, at - 12) : at + 12].replace("\n", " ").strip()
