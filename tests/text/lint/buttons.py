"""Words on buttons and behind keys: they must stay short enough for their place."""

import re
from collections.abc import Iterator
from functools import cache

from tests.text.lint.reading import Finding, Source
from tests.text.page import files

BUTTON = 30
"""The most characters on a button of the page."""
LIMITS = {
    "remark-": 40,
    "web-room-fill": 36,
    "web-table-kind-": 10,
    "web-table-mark-": 14,
    "web-table-": 22,
    "screen-key-": 15,
}
"""The most characters in other places, by the beginning of the message; the first that matches counts.

Remarks and the button that fills a room have a line of their own. Actions, kinds of action and marks share
one with others of their kind, and keys share one of 80 columns.
"""
VALUE = "12"
"""What a placeable is counted as: a card's number; a long name is cut short by the page itself."""
NAME = re.compile(
    r"\bsay\((?:[^\"`)]*\?)?\s*(?:\"([a-z0-9-]+)\"|`([a-z0-9-]+)\$)(?:\s*:\s*\"([a-z0-9-]+)\")?"
)
"""What is said: `say("name")`, say(`beginning-${…}`) or `say(condition ? "name" : "other")`."""


def check(source: Source) -> Iterator[Finding]:
    """Every text on a button or behind a key that is too long for it."""
    for sentence in source.sentences:
        if _is_on_a_button(sentence.name):
            length = len(re.sub(r"{[^}]*}", VALUE, sentence.text))
            most = next((most for start, most in LIMITS.items() if sentence.name.startswith(start)), BUTTON)
            if length > most:
                what = f"{sentence.name}: {length} characters on a button; write at most {most}"
                yield Finding(source.language, sentence.line(0), "length", what)


def _is_on_a_button(name: str) -> bool:
    whole, beginnings = buttons()
    return name in whole or name.startswith((*beginnings, "screen-key-"))


@cache
def buttons() -> tuple[frozenset[str], frozenset[str]]:
    """The messages that the page writes on buttons, and the beginnings of those it puts together."""
    said = [found for source in files(".svelte").values() for text in _contents(source) for found in text]
    names = {name for found in said for name in (found[0], found[2]) if name}
    return frozenset(names), frozenset(found[1] for found in said if found[1])


def _contents(source: str) -> Iterator[list[tuple[str, str, str]]]:
    """What each button of a component says, between its tags."""
    for found in re.finditer(r"<button\b", source):
        start = _end_of_tag(source, found.end())
        yield NAME.findall(source[start : source.index("</button", start)])


def _end_of_tag(source: str, at: int) -> int:
    """The place behind a tag, whose attributes may have `>` between braces."""
    depth = 0
    while source[at] != ">" or depth:
        depth += (source[at] == "{") - (source[at] == "}")
        at += 1
    return at + 1
