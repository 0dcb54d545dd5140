"""Names of people: what a name may contain, and when two names look the same."""

import unicodedata
from collections.abc import Iterable

from hanabi.server.errors import refuse

LONGEST_NAME = 24
MOST_MARKS = 3
"""How many marks a letter of a name may carry: vowel points and accents need no more."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Letters for programs and for Unicode, but nothing for the eye: fillers and variation selectors."""


def clean_name(text: str) -> str:
    """Return a name as it is shown: one line of printable letters, neither empty nor too long."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        refuse("name-empty")
    if len(name) > LONGEST_NAME:
        refuse("name-too-long", most=LONGEST_NAME)
    if not name.isprintable() or _has_stacked_marks(name) or not _visible(name):
        refuse("name-unprintable")
    return name


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others."""
    wanted = _skeleton(name)
    return any(_skeleton(other) == wanted for other in others)


def _has_stacked_marks(name: str) -> bool:
    """Whether a letter carries more marks than any language needs."""
    marks = "".join(unicodedata.category(letter)[0] for letter in name)
    return "M" * (MOST_MARKS + 1) in marks


def _visible(name: str) -> str:
    """Return a name without marks and without what takes no ink."""
    return "".join(
        letter for letter in name if letter not in BLANKS and not unicodedata.category(letter).startswith("M")
    )


def _skeleton(name: str) -> str:
    """Return a text that is equal for names that look alike: wide or narrow letters, capitals or not."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in plain if letter not in BLANKS)
