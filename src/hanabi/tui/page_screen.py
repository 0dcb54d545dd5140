"""The screen for pages of text to scroll through."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from hanabi.plain.wrapping import TAG_WIDTH
from hanabi.tui.base_screen import BaseScreen
from hanabi.tui.key_bindings import bind
from hanabi.tui.painting import paint, wrap

LABEL_WIDTH = TAG_WIDTH + 2
"""The width of the column with the tags of rules."""


class ScrolledText(VerticalScroll):
    """Lines to scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("down,j", "scroll_down", "screen-key-scroll", "↑↓"),
        bind("space", "page_down"),
        bind("b", "page_up"),
    ]


class PageScreen(BaseScreen[None]):
    """A title and lines to scroll through."""

    AUTO_FOCUS = "ScrolledText"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("escape,q,enter,r,l,k,x,?", "back", "screen-key-back"),
    ]

    def __init__(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        super().__init__()
        self.page_title = title
        self.page_lines = list(lines)
        self.at_end = at_end

    def compose_body(self) -> ComposeResult:
        yield Static(self.page_title, id="page-title", classes="title", markup=False)
        with ScrolledText():
            yield Static(Text("\n").join(self.page_lines), id="page")

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one(ScrolledText).scroll_end(animate=False)

    def on_click(self) -> None:
        self.action_back()

    def action_back(self) -> None:
        self.dismiss(None)


def reflow(lines: Sequence[str], width: int) -> list[Text]:
    """Wrap a page of rules to another width: join its continuation lines, then wrap beside the tags."""
    whole: list[str] = []
    for line in lines:
        if whole and line.startswith(" " * LABEL_WIDTH):
            whole[-1] += f" {line.strip()}"
        else:
            whole.append(line)
    return [paint(part) for line in whole for part in _wrap_hanging(line, width)]


def _wrap_hanging(line: str, width: int) -> list[str]:
    if not line.startswith("  "):
        return wrap(line, width) if line else [""]
    return wrap(line, width, " " * LABEL_WIDTH)
