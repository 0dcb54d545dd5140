"""Wrap text for pages: a label on the left, the text beside it."""

import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # keeps `--help` fast
    from hanabi.rulebook import Rule

WIDTH = 80
TAG_WIDTH = 10


def wrap_beside(label: str, text: str) -> list[str]:
    """Wrap a text beside its label, with a hanging indent."""
    indent = " " * len(label)
    return textwrap.wrap(text, WIDTH, initial_indent=label, subsequent_indent=indent, break_on_hyphens=False)


def section_lines(heading: str, rules: "Iterable[Rule]") -> list[str]:
    """The lines of a heading and its rules; none without rules."""
    lines = [line for rule in rules for line in wrap_beside(f"  {rule.tags:{TAG_WIDTH}}", rule.text)]
    return ["", heading, *lines] if lines else []
