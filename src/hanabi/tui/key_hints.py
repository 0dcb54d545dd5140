"""The line of keys at the bottom of a screen."""

from dataclasses import dataclass

from rich.text import Text

from hanabi.text import Catalogue
from hanabi.tui.painting import FAINT, PLAIN, STRONG, join, paint, set_target

GAP = "  "
ENTER, ESCAPE, TAB = "screen-name-enter", "screen-name-escape", "screen-name-tab"
HOME, END = "screen-name-home", "screen-name-end"
PAGE_DOWN, PAGE_UP = "screen-name-page-down", "screen-name-page-up"


@dataclass(frozen=True, slots=True)
class Hint:
    """A key, its label, and the message id of what it does; faint while it has no effect."""

    key: str
    shown: str
    does: str
    faint: bool = False


def hints_line(catalogue: Catalogue, hints: list[Hint], width: int) -> Text:
    """As many keys as fit; the last two always stay, those before them are dropped from the end."""
    kept = list(hints)
    while len(kept) > 2 and _line(catalogue, kept).cell_len > width:
        del kept[-3]
    return _line(catalogue, kept)


def key_legend(catalogue: Catalogue, keys: str) -> str:
    """The labels of keys separated by spaces: characters as they are, names translated."""
    words = (catalogue.say(key) if key.startswith("screen-name-") else key for key in keys.split(" "))
    return " ".join(words)


def _line(catalogue: Catalogue, hints: list[Hint]) -> Text:
    return join([Text(" "), join((_hint(catalogue, hint) for hint in hints), GAP)])


def _hint(catalogue: Catalogue, hint: Hint) -> Text:
    key, word = (FAINT, FAINT) if hint.faint else (STRONG, PLAIN)
    text = join([paint(key_legend(catalogue, hint.shown), key), paint(f" {catalogue.say(hint.does)}", word)])
    return set_target(text, f"key:{hint.key}")
