"""Sentences on a page: each beside the tags of its rule, under its heading."""

import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

WIDTH = 80
TAG_WIDTH = 10


@dataclass(frozen=True, slots=True)
class Rule:
    """A sentence of a page and the tags of its rule."""

    tags: str
    text: str

    def lines(self) -> list[str]:
        return hanging(f"  {self.tags:{TAG_WIDTH}}", self.text)


def hanging(label: str, text: str) -> list[str]:
    """A text beside its label, wrapped under itself."""
    indent = " " * len(label)
    return textwrap.wrap(text, WIDTH, initial_indent=label, subsequent_indent=indent, break_on_hyphens=False)


def section(heading: str, rules: Iterable[Rule]) -> list[str]:
    """A heading and its rules, or nothing where there are none."""
    lines = [line for rule in rules for line in rule.lines()]
    return ["", heading, *lines] if lines else []
