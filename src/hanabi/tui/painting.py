"""Styled text: colours, click targets, and layout in lines and columns.

The colours are those of Okabe and Ito, which colour-blind people can tell apart. No colour is used alone:
there is always a letter or a rank with it.
"""

import re
import textwrap
from collections.abc import Iterable, Sequence

from rich.cells import cell_len, chop_cells
from rich.style import Style
from rich.text import Text

from hanabi.text import Catalogue

TARGET = "target"
PAPER = "#1b1f2a"
INK, DIM_INK = "#d8dbe2", "#7d8494"
BAR, LIGHT, WARNING = "#2d3446", "#f5f5f5", "#f0e442"
PLAIN = Style(color=INK)
FAINT = Style(color=DIM_INK)
STRONG = Style(color="#ffffff", bold=True)
TITLE = Style(color="#ffffff", bgcolor=BAR, bold=True)
ALARM = Style(color=WARNING, bold=True)
CURSOR = Style(color="#1b1f2a", bgcolor=LIGHT, bold=True)
ASIDE = Style(color="#9aa3b5", italic=True)
BLOCKS = {
    "red": Style(color="#000000", bgcolor="#d55e00", bold=True),
    "yellow": Style(color="#000000", bgcolor="#f0e442", bold=True),
    "green": Style(color="#000000", bgcolor="#009e73", bold=True),
    "white": Style(color="#000000", bgcolor="#ffffff", bold=True),
    "blue": Style(color="#ffffff", bgcolor="#0072b2", bold=True),
    "purple": Style(color="#ffffff", bgcolor="#5e3c99", bold=True),
    "teal": Style(color="#000000", bgcolor="#66cccc", bold=True),
    "multicolour": Style(color="#000000", bgcolor="#cc79a7", bold=True),
    "black": Style(color="#ffffff", bgcolor="#000000", bold=True),
}
"""Styles of the suits as background."""
INKS = {
    "red": Style(color="#f58a4b", bold=True),
    "yellow": Style(color="#f0e442", bold=True),
    "green": Style(color="#2fc79a", bold=True),
    "white": Style(color="#ffffff", bold=True),
    "blue": Style(color="#56b4e9", bold=True),
    "purple": Style(color="#b79bf0", bold=True),
    "teal": Style(color="#7fe0e0", bold=True),
    "multicolour": Style(color="#e39ac6", bold=True),
    "black": Style(color="#aab2c5", bold=True, underline=True),
}
"""Styles of the suits as text colour; black, invisible on a dark background, is underlined grey."""


def paint(text: str, style: Style = PLAIN, target: str | None = None) -> Text:
    """Make a text with a style and, optionally, a click target."""
    return set_target(Text(text, style=style), target)


def set_target(text: Text, target: str | None) -> Text:
    """Give a text a click target, unless that is None; return the same text."""
    if target is not None:
        text.stylize(Style.from_meta({TARGET: target}))
    return text


def join(parts: Iterable[Text], gap: str = "") -> Text:
    """Join texts with a gap."""
    return Text(gap).join(parts)


def fit(text: Text, width: int) -> Text:
    """Cut or pad a text to exactly `width` columns; the padding has no style."""
    cut = Text().append_text(text)
    if cut.cell_len > width:
        cut.rstrip()
    cut.truncate(max(0, width), overflow="ellipsis", pad=True)
    return cut


def spread(left: Text, right: Text, width: int) -> Text:
    """Put two texts at the ends of a line; the left one is cut if there is too little room."""
    room = max(0, width - right.cell_len - 1)
    return fit(join([fit(left, room), Text(" "), right]), width)


def join_columns(columns: Sequence[tuple[list[Text], int]], height: int) -> list[Text]:
    """Put columns, each with its lines and its width, side by side."""
    return [join(fit(_line(lines, row), width) for lines, width in columns) for row in range(height)]


def stack(lines: list[Text], width: int, height: int) -> list[Text]:
    """Cut or pad lines to exactly `width` columns and `height` lines."""
    return [fit(_line(lines, row), width) for row in range(height)]


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Wrap a text to `width` columns, indenting all lines but the first."""
    if cell_len(text) != len(text):
        return _wrap_cells(text, max(1, width), indent)
    return textwrap.wrap(text, max(1, width), subsequent_indent=indent, break_on_hyphens=False) or [""]


def _wrap_cells(text: str, width: int, indent: str) -> list[str]:
    """Wrap a text with characters wider than one column, such as Chinese or emoji."""
    words = (part for word in text.split() for part in chop_cells(word, max(2, width - len(indent))))
    lines = [next(words, "")]
    for word in words:
        longer = f"{lines[-1]} {word}"
        if cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(indent + word)
    return lines


def first_that_fits(texts: Iterable[Text], width: int) -> Text:
    """The first text that fits into `width` columns, or the last one."""
    tried = list(texts)
    return next((text for text in tried if text.cell_len <= width), tried[-1])


def colour_suits(catalogue: Catalogue, line: str, style: Style = PLAIN) -> Text:
    """Make a text in which the names of suits have their colours."""
    text = Text(line, style=style)
    for suit, ink in INKS.items():
        forms = "|".join(map(re.escape, catalogue.say(f"forms-{suit}").split()))
        text.highlight_regex(rf"\b(?:{forms})\b", ink)
    return text


def widest(texts: Iterable[str]) -> int:
    """The width of the widest text, in columns."""
    return max(map(cell_len, texts), default=0)


def _line(lines: list[Text], row: int) -> Text:
    return lines[row] if row < len(lines) else Text()


def wrap_indented(line: str, width: int) -> list[str]:
    """Wrap a line, keeping its indent."""
    indent = " " * (len(line) - len(line.lstrip()))
    return [indent + part for part in wrap(line.strip(), width - len(indent))]
