"""A review as a text chart: the score and the best score still possible, turn by turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from hanabi.coach.review import ReviewedGame, ReviewStep
from hanabi.coach.signs import gravest_sign

ROWS = 8
"""How many rows the scores take."""
EIGHTHS = " ▁▂▃▄▅▆▇█"
PLAIN_EIGHTHS = "     ####"
ROOF, LOWER_ROOF, PLAIN_ROOF = "▔", "─", "-"
MARGIN = 4
"""The columns to the left of the chart, for the scale."""
LABEL_INTERVAL = 10
"""Every how many columns the turn is numbered."""


@dataclass(frozen=True, slots=True)
class Column:
    """One or more turns in a column: the first turn, the last step, and the sign of the gravest mark."""

    turn: int
    last: ReviewStep
    sign: str


def columns(review: ReviewedGame, width: int, plain: bool = False) -> list[Column]:
    """The turns in at most `width` columns, the deal first."""
    turns = [step.turn for step in review.turns]
    count = min(len(turns), max(1, width))
    edges = [place * len(turns) // count for place in range(count + 1)]
    return [_column(review, turns[start:end], plain) for start, end in pairwise(edges)]


def _column(review: ReviewedGame, turns: Sequence[int], plain: bool) -> Column:
    steps = [step for step in review.steps if turns[0] <= step.turn <= turns[-1]]
    marks = [mark for step in steps for mark in step.remarks]
    return Column(turns[0], steps[-1], gravest_sign(marks, plain))


def chart_lines(review: ReviewedGame, width: int, plain: bool = False, height: int = ROWS) -> list[str]:
    """The chart, `width` columns wide: scores, the signs of marks, and the numbers of the turns."""
    drawn = columns(review, width - MARGIN, plain)
    most = review.verdict.best
    rows = [_row(drawn, most, row, height, plain) for row in reversed(range(height))]
    scale = [str(most), *[""] * (height - 2), "0"]
    lines = [f"{label:>{MARGIN - 1}} {row}" for label, row in zip(scale, rows, strict=True)]
    below = ("".join(column.sign for column in drawn), _numbers(drawn))
    return [line.rstrip() for line in (*lines, *(" " * MARGIN + each for each in below))]


def count_lines(review: ReviewedGame, width: int, plain: bool = False) -> Iterator[tuple[str, str]]:
    """Clue tokens, strikes and pace below the chart: the message id of each, and a digit per column."""
    drawn = columns(review, width - MARGIN, plain)
    yield "coach-tokens", "".join(_digit(column.last.clue_tokens) for column in drawn)
    yield "coach-strikes", "".join(_digit(column.last.strikes) for column in drawn)
    yield "coach-pace-left", "".join(_pace(column.last.pace) for column in drawn)


def _row(drawn: Sequence[Column], most: int, row: int, height: int, plain: bool) -> str:
    """One row of the chart, counted from below: the score as an area, the best score as a line above."""
    return "".join(_cell(column.last, most, row, height, plain) for column in drawn)


def _cell(step: ReviewStep, most: int, row: int, height: int, plain: bool) -> str:
    filled = _eighths(step.points, most, row, height)
    if filled:
        return (PLAIN_EIGHTHS if plain else EIGHTHS)[filled]
    return _roof(step.best * height / most, row, plain) if most else " "


def _roof(reach: float, row: int, plain: bool) -> str:
    """The line of the best score if it is in this row, at its top or lower; a space otherwise."""
    if row != max(0, ceil(reach) - 1):
        return " "
    return PLAIN_ROOF if plain else ROOF if reach - row > 3 / 4 else LOWER_ROOF


def _eighths(points: int, most: int, row: int, height: int) -> int:
    """How many eighths of a row a score fills."""
    reach = 8 * height * points / most if most else 0
    return min(8, max(0, round(reach) - 8 * row))


def _digit(count: int) -> str:
    return str(count) if count < 10 else "+"


def _pace(left: int | None) -> str:
    """The pace as a digit: `-` below zero, a space once the last round has begun."""
    if left is None:
        return " "
    return _digit(left) if left >= 0 else "-"


def _numbers(drawn: Sequence[Column]) -> str:
    """The turn numbers below every `LABEL_INTERVAL`th column."""
    line = ""
    for place, column in enumerate(drawn):
        if place % LABEL_INTERVAL == 0:
            line = line.ljust(place) + str(column.turn)
    return line
