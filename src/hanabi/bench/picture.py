"""The measured speeds as an SVG chart, legible on light and dark backgrounds."""

from collections.abc import Iterator
from html import escape

from hanabi.bench.measuring import Row
from hanabi.bench.pages import format_speed, is_ours, label, title
from hanabi.bench.scale import Scale, scale
from hanabi.text import Catalogue

LEFT, BAR, RIGHT = 190, 420, 110
"""The widths of the names, the longest bar and the figures."""
LINE, TITLE, AXIS = 22, 34, 26
"""The heights of a bar with its gap, of a heading, and of the scale below."""
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #5b6478; }
    .title { font-weight: 700; }
    .what, .mark { text-anchor: end; }
    .mark { text-anchor: middle; font-size: 12px; }
    .grid { stroke: #8a93a8; stroke-opacity: 0.35; }
    .ours { fill: #d9662b; }
    .peer { fill: #4a7fb0; }
    .spread { stroke: #232a45; stroke-width: 1.5; }
    @media (prefers-color-scheme: dark) {
      text { fill: #c3cad9; }
      .spread { stroke: #f2f4f8; }
    }
"""


def picture(catalogue: Catalogue, rows: list[Row]) -> str:
    """The SVG file: a chart for each setup, one below the other on the same scale."""
    shared = scale([*(row.low for row in rows), *(row.high for row in rows)])
    drawn, top = "", 0
    for players, observation in dict.fromkeys((row.players, row.observation) for row in rows):
        alike = [row for row in rows if (row.players, row.observation) == (players, observation)]
        lines = _chart(catalogue, title(catalogue, players, observation), shared, alike)
        drawn += (
            f'  <g transform="translate(0 {top})">\n'
            + "".join(f"    {line}\n" for line in lines)
            + "  </g>\n"
        )
        top += TITLE + LINE * len(alike) + AXIS
    return _svg(catalogue.say("bench-chart"), LEFT + BAR + RIGHT, top, drawn)


def _svg(name: str, width: int, height: int, drawn: str) -> str:
    size = f'viewBox="0 0 {width} {height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">\n'
        f'  <title id="title">{escape(name)}</title>\n'
        f"  <style>{STYLE}  </style>\n"
        f"{drawn}</svg>\n"
    )


def _chart(catalogue: Catalogue, heading: str, shared: Scale, rows: list[Row]) -> Iterator[str]:
    yield f'<text class="title" x="8" y="{TITLE - 12}">{escape(heading)}</text>'
    bottom = TITLE + LINE * len(rows)
    for place, power in shared.marks():
        x = _x(place)
        yield f'<path class="grid" d="M{x} {TITLE - 4}V{bottom}"/>'
        yield f'<text class="mark" x="{x}" y="{bottom + 15}">{power}</text>'
    for line, row in enumerate(rows):
        yield from _bar(catalogue, shared, row, TITLE + LINE * line)


def _bar(catalogue: Catalogue, shared: Scale, row: Row, top: int) -> Iterator[str]:
    """A name, a bar up to the median, a line from the slowest to the fastest round, and the figure."""
    low, middle, high = (_x(shared.place(speed)) for speed in (row.low, row.moves_per_s, row.high))
    whose = "ours" if is_ours(row) else "peer"
    text, centre = top + 14, top + 9
    yield f'<text class="what" x="{LEFT - 8}" y="{text}">{escape(label(row))}</text>'
    long = round(middle - LEFT, 1)
    yield f'<rect class="{whose}" x="{LEFT}" y="{top + 2}" width="{long}" height="{LINE - 8}"/>'
    yield f'<path class="spread" d="M{low} {centre}H{high}M{low} {centre - 4}v8M{high} {centre - 4}v8"/>'
    yield f'<text x="{high + 7:.1f}" y="{text}">{format_speed(catalogue, row.moves_per_s)}</text>'


def _x(place: float) -> float:
    return round(LEFT + BAR * place, 1)
