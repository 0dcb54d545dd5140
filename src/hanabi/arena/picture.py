"""Charts of matches as SVG, legible on light and dark backgrounds."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import NamedTuple

from hanabi.arena.figures import Summary
from hanabi.arena.match import Match
from hanabi.arena.wording import Wording
from hanabi.rules import ruleset

STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #5b6478; text-anchor: middle; }
    .title { font-weight: 700; text-anchor: start; }
    .row { text-anchor: end; }
    .small { font-size: 11px; }
    .grid { stroke: #8a93a8; stroke-opacity: 0.35; }
    .bar { fill: #d9662b; }
    .mean { stroke: #4a7fb0; stroke-width: 2; }
    .cell { fill: #d9662b; }
    .on { fill: #ffffff; }
    @media (prefers-color-scheme: dark) {
      text { fill: #c3cad9; }
      .on { fill: #ffffff; }
    }
"""
BAR, HIGH, TOP, MARGIN = 20, 220, 52, 16
"""The width of a bar, the height of the highest, and the space above and beside them."""
CELL_WIDTH, CELL_HEIGHT = 96, 40
"""The size of a cell of the heat map; columns are wider if a name needs it."""
LETTER = 7.2
"""The approximate width of a letter."""


def scores_picture(words: Wording, match: Match, summary: Summary) -> str:
    """A histogram of scores, from the lowest to the best possible, with the mean."""
    rules, title = ruleset(match.ruleset), words.title(match, summary.games)
    bars = range(rules.least, rules.best + 1)
    width = max(2 * MARGIN + BAR * len(bars), round(2 * MARGIN + LETTER * len(title)))
    return svg(title, width, TOP + HIGH + 40, _histogram(words, summary, bars, title))


def cross_picture(
    words: Wording, title: str, bots: tuple[str, ...], cells: Mapping[tuple[str, str], Summary]
) -> str:
    """A heat map of the means of all pairs."""
    longest = round(LETTER * max(map(len, bots)))
    grid = _Grid(longest + 2 * MARGIN, max(CELL_WIDTH, longest + MARGIN))
    width = max(grid.column(len(bots)) + MARGIN, round(2 * MARGIN + LETTER * len(title)))
    return svg(title, width, grid.row(len(bots)) + MARGIN, _heat(words, title, bots, cells, grid))


def svg(name: str, width: int, height: int, drawn: Iterator[str]) -> str:
    """A whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'role="img" aria-labelledby="title">\n'
        f'  <title id="title">{escape(name)}</title>\n'
        f"  <style>{STYLE}  </style>\n" + "".join(f"  {line}\n" for line in drawn) + "</svg>\n"
    )


def text(x: float, y: float, what: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}">{escape(what)}</text>'


def _histogram(words: Wording, summary: Summary, bars: range, title: str) -> Iterator[str]:
    bottom = TOP + HIGH
    yield text(MARGIN, 22, title, "title")
    most = max(summary.scores.values(), default=1)
    for place, score in enumerate(bars):
        count, left = summary.scores.get(score, 0), MARGIN + BAR * place
        high = HIGH * count / most
        if count:
            yield (
                f'<rect class="bar" x="{left + 2}" y="{bottom - high:.1f}" width="{BAR - 4}" '
                f'height="{high:.1f}"><title>{score}: {words.count(count)}</title></rect>'
            )
        if score % 5 == 0:
            yield text(left + BAR / 2, bottom + 18, str(score))
    yield f'<path class="grid" d="M{MARGIN} {bottom}H{MARGIN + BAR * len(bars)}"/>'
    middle = MARGIN + BAR * (summary.score.value - bars.start + 0.5)
    yield f'<path class="mean" d="M{middle:.1f} {TOP - 4}V{bottom}"/>'
    yield text(
        MARGIN + BAR * len(bars) / 2, TOP - 10, f"{words.say('arena-mean')} {words.mean(summary.score)}"
    )


class _Grid(NamedTuple):
    """The layout of a heat map: the widths of the row names and of a column."""

    names: int
    width: int

    def column(self, place: int) -> int:
        return self.names + self.width * place

    def row(self, place: int) -> int:
        return TOP + CELL_HEIGHT * place


def _heat(
    words: Wording,
    title: str,
    bots: tuple[str, ...],
    cells: Mapping[tuple[str, str], Summary],
    grid: _Grid,
) -> Iterator[str]:
    yield text(MARGIN, 22, title, "title")
    for place, name in enumerate(bots):
        yield text(grid.column(place) + grid.width / 2, TOP - 8, name)
        yield text(grid.names - 8, grid.row(place) + CELL_HEIGHT / 2 + 5, name, "row")
    best = max((0.0, *(cell.score.value for cell in cells.values()))) or 1
    for (first, second), cell in cells.items():
        corner = (grid.column(bots.index(second)), grid.row(bots.index(first)))
        yield from _cell(words, cell, corner, grid.width, 0.15 + 0.85 * max(0, cell.score.value) / best)


def _cell(
    words: Wording, cell: Summary, corner: tuple[int, int], width: int, strength: float
) -> Iterator[str]:
    left, top = corner
    yield (
        f'<rect class="cell" x="{left + 1}" y="{top + 1}" width="{width - 2}" '
        f'height="{CELL_HEIGHT - 2}" fill-opacity="{strength:.2f}"/>'
    )
    shade = "on small" if strength > 0.5 else "small"
    yield text(left + width / 2, top + CELL_HEIGHT / 2 + 5, words.mean(cell.score), shade)
