"""The base of the screens: a sheet of styled lines that fills the terminal and reports clicks."""

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from hanabi.text import Catalogue
from hanabi.tui.painting import FAINT, PAPER, PLAIN, TARGET, centre, paint, wrap
from hanabi.tui.table_scene import SMALLEST

if TYPE_CHECKING:
    from hanabi.tui.app import HanabiApp

T = TypeVar("T")
GROUND = Style(bgcolor=PAPER)


class Sheet(Widget):
    """Styled lines, one for each row of the terminal."""

    ALLOW_SELECT = False

    class Clicked(Message):
        """Posted when something with a click target is clicked."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, draw: Callable[[], list[Text]]) -> None:
        super().__init__()
        self.draw = draw
        self.rows: list[Text] = []
        self.stale = True

    def redraw(self) -> None:
        """Draw again before the next refresh, once, however often this is called until then."""
        self.stale = True
        self.refresh()

    def render_lines(self, crop: Region) -> list[Strip]:
        if self.stale:
            self.rows = self.draw()
            self.stale = False
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        row = self.rows[y] if y < len(self.rows) else Text()
        segments, ground = row.render(self.app.console), GROUND
        if self.app.no_color:
            segments, ground = map(without_colours, segments), Style.null()
        return Strip(segments).apply_style(ground).adjust_cell_length(self.size.width, ground)

    def on_click(self, event: events.Click) -> None:
        meta = self.screen.get_style_at(event.screen_x, event.screen_y).meta
        if TARGET in meta:
            self.post_message(self.Clicked(meta[TARGET]))


def without_colours(segment: Segment) -> Segment:
    """Remove the colours of a segment: backgrounds become reversed text, faint text becomes dim."""
    style = segment.style
    if style is None:
        return segment
    shape = Style(
        bold=style.bold,
        italic=style.italic,
        underline=style.underline,
        dim=style.color == FAINT.color,
        reverse=style.bgcolor is not None,
        meta=style.meta,
    )
    return Segment(segment.text, shape)


class PaintedScreen(Screen[T]):
    """A screen with one sheet, driven by keys and clicks."""

    ALLOW_SELECT = False

    @property
    def hanabi(self) -> "HanabiApp":
        return cast("HanabiApp", self.app)

    @property
    def catalogue(self) -> Catalogue:
        return self.hanabi.catalogue

    @property
    def too_small(self) -> bool:
        """Whether the terminal is too small for a table."""
        return self.app.size.width < SMALLEST[0] or self.app.size.height < SMALLEST[1]

    @abstractmethod
    def lines(self, width: int, height: int) -> list[Text]:
        """The lines of the screen for a terminal of this size."""

    @abstractmethod
    def answer_key(self, key: str, character: str) -> None:
        """Answer a key."""

    def answer_click(self, target: str) -> None:
        """Answer a click on a target; a click on a key hint presses that key."""
        kind, _, value = target.partition(":")
        if kind == "key":
            self.answer_key(value, value if len(value) == 1 else "")

    def compose(self) -> ComposeResult:
        yield Sheet(self._current_lines)

    def on_resize(self) -> None:
        self.redraw()

    def on_screen_resume(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Draw the screen again."""
        for sheet in self.query(Sheet):
            sheet.redraw()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if not self.too_small:
            self.answer_key(event.key, event.character or "")
        elif event.key == "q":
            self.hanabi.leave()

    def on_sheet_clicked(self, message: Sheet.Clicked) -> None:
        message.stop()
        if not self.too_small:
            self.answer_click(message.target)

    def say(self, message: str, **values: str | int) -> str:
        return self.catalogue.say(message, **values)

    def _current_lines(self) -> list[Text]:
        """The lines of the screen, or the request for a larger terminal."""
        width, height = self.app.size
        return self._too_small_lines(width, height) if self.too_small else self.lines(width, height)

    def _too_small_lines(self, width: int, height: int) -> list[Text]:
        """Lines that ask for a larger terminal."""
        wide, high = SMALLEST
        text = self.say("screen-too-small", width=wide, height=high, has_width=width, has_height=height)
        shown = [centre(paint(line, PLAIN), width) for line in wrap(text, width - 2)]
        return [Text()] * max(0, (height - len(shown)) // 2) + shown
