"""Wrap text for pages: a label on the left, the text beside it."""

import textwrap
from collections.abc import Iterable

WIDTH = 80
TAG_WIDTH = 10


def wrap_beside(label: str, text: str) -> list[str]:
    """Wrap a text beside its label, with a hanging indent; a space follows the longest label, too."""
    label += " " if label and not label.endswith(" ") else ""
    indent = " " * len(label)
    return textwrap.wrap(text, WIDTH, initial_indent=label, subsequent_indent=indent, break_on_hyphens=False)


def section_lines(heading: str, rows: Iterable[tuple[str, str]]) -> list[str]:
    """The lines of a heading and its rows, each the tags of a rule and a sentence; none without rows."""
    lines = [line for tags, text in rows for line in wrap_beside(f"  {tags:{TAG_WIDTH}}", text)]
    return ["", heading, *lines] if lines else []
