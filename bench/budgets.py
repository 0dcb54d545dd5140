"""A picture of what thought is worth: the score against how much is tried out, for each number of players."""

from collections.abc import Iterator
from math import log2, log10
from typing import Any

from bench.standings import BEST, COUNTS, PUBLISHED, STYLE

COLOURS = {2: "#4a7fb0", 3: "#3c8d5a", 4: "#b0882b", 5: "#a83f7c"}
LEFT, TOP, WIDTH, HEIGHT, RIGHT, BOTTOM = 70, 34, 480, 260, 130, 60
LEAST, MOST = 16, 256
FIRST = LEAST / 8
"""Where the expert stands, who tries nothing out."""
FAR, NEAR = 3.0, 0.01
MARKS = (23, 24, 24.5, 24.8, 24.9, 24.95, 24.98)


def chart(kept: dict[str, Any]) -> str:
    """The picture of some figures."""
    box = f"0 0 {LEFT + WIDTH + RIGHT} {TOP + HEIGHT + BOTTOM}"
    lines = "".join(f"  {line}\n" for line in (*_axes(), *_curves(kept)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        'role="img" aria-labelledby="title">\n'
        '  <title id="title">Mean score of the master against how many layouts it tries out</title>\n'
        f"  <style>{STYLE}  .curve {{ fill: none; stroke-width: 2.5; }}\n  </style>\n{lines}</svg>\n"
    )


def _axes() -> Iterator[str]:
    yield '<text class="title" x="8" y="20">Mean score, base game</text>'
    for mark in MARKS:
        yield f'<path class="grid" d="M{LEFT} {_y(mark)}h{WIDTH}"/>'
        yield f'<text class="name" x="{LEFT - 8}" y="{_y(mark) + 4}">{mark:g}</text>'
    for layouts, name in ((FIRST, "expert"), *((2**power, str(2**power)) for power in range(4, 9, 2))):
        yield f'<text class="mark" x="{_x(layouts)}" y="{TOP + HEIGHT + 18}">{name}</text>'
    told = "layouts of the hidden cards tried out at most; dashes: best published; bars: two standard errors"
    yield f'<text class="small" x="{LEFT}" y="{TOP + HEIGHT + 42}">{told}</text>'


def _curves(kept: dict[str, Any]) -> Iterator[str]:
    for players in COUNTS:
        rows = [row for name, row in kept.items() if name.startswith(f"budget-{players}-")]
        rows.sort(key=lambda row: int(row["layouts"]))
        if rows:
            yield from _curve(players, rows)


def _curve(players: int, rows: list[dict[str, Any]]) -> Iterator[str]:
    """The scores of one number of players, from the expert's on."""
    colour = COLOURS[players]
    points = [(FIRST, rows[0]["expert"]), *((row["layouts"], row["mean"]) for row in rows)]
    path = "L".join(f"{_x(layouts)} {_y(score)}" for layouts, score in points)
    yield f'<path class="curve" stroke="{colour}" d="M{path}"/>'
    for row in rows:
        x, reach = _x(row["layouts"]), 2 * row["stderr"]
        yield f'<path class="error" d="M{x} {_y(row["mean"] - reach)}V{_y(row["mean"] + reach)}"/>'
        yield f'<circle cx="{x}" cy="{_y(row["mean"])}" r="4.5" fill="{colour}"/>'
    published = _y(PUBLISHED[players])
    yield f'<path stroke="{colour}" stroke-dasharray="4 4" d="M{LEFT} {published}h{WIDTH}"/>'
    end = _y(points[-1][1])
    yield f'<text x="{LEFT + WIDTH + 10}" y="{end + 4}">{players} players</text>'


def _x(layouts: float) -> float:
    span = log2(MOST) - log2(FIRST)
    return round(LEFT + 20 + (WIDTH - 40) * (log2(layouts) - log2(FIRST)) / span, 1)


def _y(score: float) -> float:
    """Where a score stands: as far up as it misses few points, each power of ten as high."""
    missed = min(max(BEST - score, NEAR), FAR)
    return round(TOP + HEIGHT * (log10(missed) - log10(NEAR)) / (log10(FAR) - log10(NEAR)), 1)
