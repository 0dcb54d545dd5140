"""Sentences in lines: each beside the tags of its rule, under its heading."""

import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # help pages need no rules
    from hanabi.rulebook import Rule

WIDTH = 80
TAG_WIDTH = 10


def hanging(label: str, text: str) -> list[str]:
    """A text beside its label, wrapped under itself."""
    indent = " " * len(label)
    return textwrap.wrap(text, WIDTH, initial_indent=label, subsequent_indent=indent, break_on_hyphens=False)


def section(heading: str, rules: "Iterable[Rule]") -> list[str]:
    """A heading and its rules, or nothing where there are none."""
    lines = [line for rule in rules for line in hanging(f"  {rule.tags:{TAG_WIDTH}}", rule.text)]
    return ["", heading, *lines] if lines else []
