"""A sheet of styled lines that reports clicks."""

from collections.abc import Callable
from itertools import zip_longest

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from hanabi.tui.painting import FAINT, PAPER, TARGET

GROUND = Style(bgcolor=PAPER)


class Sheet(Widget):
    """Styled lines, one for each row of the terminal."""

    ALLOW_SELECT = False

    class Clicked(Message):
        """Posted when something with a click target is clicked."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, draw: Callable[[int, int], list[Text]], id: str | None = None) -> None:
        super().__init__(id=id)
        self.draw = draw
        self.rows: list[Text] = []
        self.stale = False

    def redraw(self) -> None:
        """Draw again soon, once, however often this is called until then."""
        if not self.stale:
            self.stale = True
            self.call_later(self._draw)

    def on_resize(self) -> None:
        self.redraw()

    def _draw(self) -> None:
        """Draw, and refresh the lines that are different now."""
        rows, self.stale = self.draw(*self.size), False
        pairs = enumerate(zip_longest(self.rows, rows))
        changed = [Region(0, y, self.size.width, 1) for y, (old, new) in pairs if old != new]
        self.rows = rows
        if changed:
            self.refresh(*changed)

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
