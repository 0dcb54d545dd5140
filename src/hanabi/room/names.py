"""What may be written in a room: the rules for names and texts among friends; a server has stricter ones."""

import unicodedata
from collections.abc import Iterable
from typing import Protocol

from hanabi.game.replay import is_printable
from hanabi.room.errors import refuse

ERASED_NAME = "—"
"""What every erased person is called; nobody can choose it, as it is only punctuation."""
LONGEST_NAME = 24
"""Counted in characters as people see them: a letter with its accents, or an emoji of any length."""
SHOWN = "LNS"
"""The categories of what a name needs at least one of: letters, numbers and symbols."""


class TextPolicy(Protocol):
    """Rules for what people write. This module follows it, and a server has a stricter one for strangers."""

    def clean_name(self, text: str) -> str:
        """Return a name as it is shown, or refuse it."""

    def is_taken(self, name: str, others: Iterable[str]) -> bool:
        """Whether a name looks like one of the others."""

    def replace_invisible(self, text: str) -> str:
        """Replace what cannot be seen by spaces."""


def clean_name(text: str) -> str:
    """Return a name as it is shown: one line of printable characters, not just punctuation, not too long."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if replace_invisible(name) != name:
        refuse("name-unprintable")
    if not any(unicodedata.category(letter)[0] in SHOWN for letter in name):
        refuse("name-empty")
    if len(name) > LONGEST_NAME:
        refuse("name-too-long", most=LONGEST_NAME)
    return name


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name is one of the others but for its case."""
    return _fold(name) in map(_fold, others)


def replace_invisible(text: str) -> str:
    """Replace characters that cannot be printed by spaces."""
    return "".join(letter if is_printable(letter) else " " for letter in text)


def _fold(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
