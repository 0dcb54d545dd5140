"""The review of a game: the verdict, the chart, and the list of marked turns."""

from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from hanabi.coach import ReviewedGame, ReviewMark, mark_text, verdict_text
from hanabi.coach.chart import chart_lines, columns
from hanabi.coach.signs import SIGNS, gravest_sign, sign_legend
from hanabi.tui.base_screen import BaseScreen
from hanabi.tui.cursor_list import CursorList
from hanabi.tui.key_bindings import bind
from hanabi.tui.painting import CURSOR, FAINT, PLAIN, colour_suits, paint, stack, wrap
from hanabi.tui.sheet import Sheet

CHART_HEIGHT = 6
PAGE = 5
LABEL = 7
"""The width of the column with the turn and the sign of a mark."""
ROOF_INK, SCORE_INK, SIGN_INK = "#56b4e9", "#f58a4b", "#f0e442"


@dataclass(frozen=True, slots=True)
class MarkedTurn:
    """A mark, with the index and the turn of its action."""

    place: int
    turn: int
    mark: ReviewMark


def marked_turns(review: ReviewedGame) -> list[MarkedTurn]:
    """All marks and all praise of a game, in the order of play."""
    steps = enumerate(review.steps)
    return [MarkedTurn(place, step.turn, mark) for place, step in steps for mark in step.remarks]


class ReviewScreen(BaseScreen[int | None]):
    """Lists the marked turns; its result is the index of the chosen action, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("down,right", "move(1)", "screen-key-choose", "↑↓"),
        bind("up,left", "move(-1)"),
        bind("pagedown", f"move({PAGE})"),
        bind("pageup", f"move(-{PAGE})"),
        bind("home", "move(-9999)"),
        bind("end", "move(9999)"),
        bind("enter", "take", "screen-key-view"),
        bind("escape,q,c", "back", "screen-key-back"),
    ]

    def __init__(self, review: ReviewedGame, place: int = 0) -> None:
        super().__init__()
        self.review = review
        self.entries = marked_turns(review)
        behind = (number for number, entry in enumerate(self.entries) if entry.place >= place)
        self.start = next(behind, len(self.entries))

    def compose_body(self) -> ComposeResult:
        verdict = verdict_text(self.catalogue, self.review.verdict)
        yield Static(self.say("screen-review-title"), classes="title", markup=False)
        yield Static(verdict, classes="question", markup=False)
        yield Sheet(self._chart, id="chart")
        if not self.review.marked:
            yield Static(self.say("coach-faultless"), classes="question", markup=False)
        yield CursorList(self._entries(), self.start)

    @property
    def cursor(self) -> int:
        """The index of the mark under the cursor."""
        return self.query_one(CursorList).cursor

    def on_resize(self) -> None:
        self.query_one(CursorList).show(self._entries())

    def _chart(self, width: int, height: int) -> list[Text]:
        """The chart, and a line with its legend."""
        lines = chart_lines(self.review, width - 1, height=CHART_HEIGHT)
        legend = "  ".join(sign_legend(self.catalogue, self.review, SIGNS))
        names = f"▔ {self.say('coach-best')}  █ {self.say('coach-score')}  {legend}"
        return stack([*map(_colour_chart_line, lines), paint(f"    {names}", FAINT)], width, height)

    def _entries(self) -> list[Text]:
        """The marks, each with its turn and its gravest sign."""
        return [self._entry(entry, self.app.size.width - LABEL - 2) for entry in self.entries]

    def _entry(self, entry: MarkedTurn, width: int) -> Text:
        label = f" {entry.turn:>3} {gravest_sign([entry.mark])} "
        lines = wrap(mark_text(self.catalogue, self.review.players, entry.mark), width)
        return colour_suits(self.catalogue, label + f"\n{'':{LABEL}}".join(lines), Style.null())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        return True if self.entries or action == "back" else None

    def action_move(self, step: int) -> None:
        self.query_one(CursorList).highlighted = self.cursor + step

    def action_take(self) -> None:
        self.dismiss(self.entries[self.cursor].place)

    def action_back(self) -> None:
        self.dismiss(None)


def timeline(review: ReviewedGame, width: int, turn: int) -> Text:
    """A line with a dot or the sign of its mark for every turn, and a cursor on the current one."""
    drawn = columns(review, width)
    line = Text(f" {''.join(column.sign if column.sign.strip() else '·' for column in drawn)}", style=FAINT)
    line.highlight_regex("[✗!?~>★]", f"bold {SIGN_INK}")
    here = sum(column.turn <= turn for column in drawn)
    line.stylize(CURSOR, here, here + 1)
    return line


def _colour_chart_line(line: str) -> Text:
    """Colour a line of the chart: the best possible score, the score and the signs."""
    text = Text(line, style=PLAIN)
    text.highlight_regex("[▔─]+", ROOF_INK)
    text.highlight_regex("[▁▂▃▄▅▆▇█]+", SCORE_INK)
    text.highlight_regex("[✗!?~>★]", f"bold {SIGN_INK}")
    return text
