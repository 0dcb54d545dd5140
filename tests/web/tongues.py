"""Which words on a page are English where another language is spoken."""

import re
from functools import cache

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.text.page import page_families, page_named
from tests.text.sources import messages

WORDY = re.compile(r"[^\W\d_]{3,}")
EVERYWHERE = frozenset({"english"})
"""What the list of languages says in every language."""


class _Stretches(Visitor):
    """Gathers what a message says between its values."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        lines = (line.strip(" \u00a0,;:.!?…·()“”«»") for line in node.value.casefold().splitlines())
        self.found.update(line for line in lines if WORDY.search(line))


@cache
def stretches(language: str) -> frozenset[str]:
    """What the page says in a language, in pieces without values."""
    whole, beginnings = page_named(), tuple(page_families())
    visitor = _Stretches()
    for name, message in messages(language).items():
        if name in whole or name.startswith(beginnings):
            visitor.visit(message)
    return frozenset(visitor.found)


def english_in(shown: str, language: str) -> list[str]:
    """What a page says in English that the language it speaks says nowhere."""
    text, own = shown.casefold(), " / ".join(stretches(language))
    strange = (each for each in stretches("en") - EVERYWHERE if each in text and each not in own)
    return sorted(each for each in strange if re.search(rf"(?<!\w){re.escape(each)}(?!\w)", text))
