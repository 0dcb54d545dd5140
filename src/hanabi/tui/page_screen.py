"""The screen for pages of text to scroll through."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from hanabi.plain.wrapping import TAG_WIDTH
from hanabi.tui.key_hints import ESCAPE, Hint, hints_line
from hanabi.tui.painting import TITLE, fit, paint, wrap

if TYPE_CHECKING:
    from hanabi.tui.app import HanabiApp

LABEL_WIDTH = TAG_WIDTH + 2
"""The width of the column with the tags of rules."""


class PageScreen(Screen[None]):
    """A title and lines to scroll through."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,r,l,k,question_mark", "back", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown,space", "page(1)", show=False),
        Binding("pageup,b", "page(-1)", show=False),
        Binding("home", "edge(-1)", show=False),
        Binding("end", "edge(1)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        super().__init__()
        self.page_title = title
        self.page_lines = list(lines)
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        width = self.app.size.width
        catalogue = cast("HanabiApp", self.app).catalogue
        title = fit(paint(f" {self.page_title}", TITLE), width)
        title.stylize(TITLE)
        hints = [Hint("escape", ESCAPE, "screen-key-back"), Hint("", "↑↓", "screen-key-scroll")]
        yield Static(title, id="page-title")
        with VerticalScroll(can_focus=False):
            yield Static(Text("\n").join(self.page_lines), id="page")
        yield Static(hints_line(catalogue, hints, width), id="page-hints")

    def on_mount(self) -> None:
        if self.at_end:
            self.action_edge(1)

    def on_click(self) -> None:
        self.action_back()

    def action_back(self) -> None:
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        self._page.scroll_relative(y=lines, animate=False)

    def action_page(self, pages: int) -> None:
        self._page.scroll_relative(y=pages * (self._page.size.height - 1), animate=False)

    def action_edge(self, edge: int) -> None:
        if edge > 0:
            self._page.scroll_end(animate=False)
        else:
            self._page.scroll_home(animate=False)

    @property
    def _page(self) -> VerticalScroll:
        return self.query_one(VerticalScroll)


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
