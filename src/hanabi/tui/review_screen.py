"""The review of a game: the verdict, the chart, and the list of marked turns."""

from dataclasses import dataclass

from rich.text import Text

from hanabi.coach import ReviewedGame, ReviewMark, mark_text, verdict_text
from hanabi.coach.chart import chart_lines, columns
from hanabi.coach.signs import SIGNS, gravest_sign, sign_legend
from hanabi.tui.key_hints import ENTER, ESCAPE, Hint, hints_line
from hanabi.tui.painting import (
    CURSOR,
    FAINT,
    PLAIN,
    STRONG,
    TITLE,
    colour_suits,
    fit,
    paint,
    set_target,
    wrap,
)
from hanabi.tui.sheet import PaintedScreen

CHART_HEIGHT = 6
MOVES = {"down": 1, "right": 1, "up": -1, "left": -1, "pagedown": 5, "pageup": -5, "home": -9999, "end": 9999}
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
    """All marks of a game, in the order of play."""
    steps = enumerate(review.steps)
    return [MarkedTurn(place, step.turn, mark) for place, step in steps for mark in step.marks]


class ReviewScreen(PaintedScreen[int | None]):
    """Lists the marked turns; its result is the index of the chosen action, or None."""

    def __init__(self, review: ReviewedGame, place: int = 0) -> None:
        super().__init__()
        self.review = review
        self.entries = marked_turns(review)
        behind = (number for number, entry in enumerate(self.entries) if entry.place >= place)
        self.cursor = next(behind, max(0, len(self.entries) - 1))

    def lines(self, width: int, height: int) -> list[Text]:
        title = fit(paint(f" {self.say('screen-review-title')}", TITLE), width)
        title.stylize(TITLE)
        said = wrap(verdict_text(self.catalogue, self.review.verdict), width - 2)
        head = [title, *(paint(f" {line}", STRONG) for line in said), *self._chart(width)]
        room = height - len(head) - 1
        body = [*self._list(width, room), *[Text()] * room][:room]
        return [fit(line, width) for line in (*head, *body, self._hints(width))]

    def _chart(self, width: int) -> list[Text]:
        """The chart, and a line with its legend."""
        lines = chart_lines(self.review, width - 1, height=CHART_HEIGHT)
        legend = "  ".join(sign_legend(self.catalogue, self.review, SIGNS))
        names = f"▔ {self.say('coach-best')}  █ {self.say('coach-score')}  {legend}"
        return [*map(_colour_chart_line, lines), paint(f"    {names}", FAINT)]

    def _list(self, width: int, height: int) -> list[Text]:
        """The marks around the cursor; only the one under it is shown in full."""
        if not self.entries:
            return [Text(), paint(f" {self.say('coach-faultless')}")]
        told = [self._entry(number, width) for number in range(len(self.entries))]
        start = self.cursor
        # Scroll up as far as the entry after the cursor stays visible.
        while start and sum(map(len, told[start - 1 : self.cursor + 2])) <= height:
            start -= 1
        return [line for entry in told[start:] for line in entry]

    def _entry(self, number: int, width: int) -> list[Text]:
        entry, chosen = self.entries[number], number == self.cursor
        label = f" {entry.turn:>3} {gravest_sign([entry.mark])} "
        first, *rest = wrap(mark_text(self.catalogue, self.review.players, entry.mark), width - LABEL - 1)
        line = colour_suits(self.catalogue, f"{label}{first}{' …' if rest and not chosen else ''}")
        if not chosen:
            return [set_target(line, f"entry:{number}")]
        line.stylize(CURSOR, 0, LABEL - 1)
        under = [colour_suits(self.catalogue, f"{'':{LABEL}}{part}") for part in rest]
        return [set_target(each, f"entry:{number}") for each in (line, *under)]

    def _hints(self, width: int) -> Text:
        faint = not self.entries
        hints = [
            Hint("down", "↑↓", "screen-key-choose", faint),
            Hint("enter", ENTER, "screen-key-view", faint),
            Hint("escape", ESCAPE, "screen-key-back"),
        ]
        return hints_line(self.catalogue, hints, width)

    def answer_key(self, key: str, character: str) -> None:
        last = max(0, len(self.entries) - 1)
        if key in MOVES:
            self.cursor = min(last, max(0, self.cursor + MOVES[key]))
            self.redraw()
        elif key == "enter" and self.entries:
            self.dismiss(self.entries[self.cursor].place)
        elif key == "escape" or character.casefold() in ("q", "c"):
            self.dismiss(None)

    def answer_click(self, target: str) -> None:
        kind, _, value = target.partition(":")
        if kind != "entry":
            super().answer_click(target)
        elif int(value) == self.cursor:
            self.dismiss(self.entries[self.cursor].place)
        else:
            self.cursor = int(value)
            self.redraw()


def timeline(review: ReviewedGame, width: int, turn: int) -> Text:
    """A line with a dot or the sign of its mark for every turn, and a cursor on the current one."""
    drawn = columns(review, width)
    line = Text(f" {''.join(column.sign if column.sign.strip() else '·' for column in drawn)}", style=FAINT)
    line.highlight_regex("[✗!?~>]", f"bold {SIGN_INK}")
    here = sum(column.turn <= turn for column in drawn)
    line.stylize(CURSOR, here, here + 1)
    return line


def _colour_chart_line(line: str) -> Text:
    """Colour a line of the chart: the best possible score, the score and the signs."""
    text = Text(line, style=PLAIN)
    text.highlight_regex("[▔─]+", ROOF_INK)
    text.highlight_regex("[▁▂▃▄▅▆▇█]+", SCORE_INK)
    text.highlight_regex("[✗!?~>]", f"bold {SIGN_INK}")
    return text
