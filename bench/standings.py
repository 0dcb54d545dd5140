"""How good each bot is, as tables for the site and as a picture."""

from collections.abc import Iterator
from html import escape
from math import log10
from typing import Any, TypeAlias

from bench.engine import ROOT

Row: TypeAlias = dict[str, Any]

PICTURE = ROOT / "docs" / "images" / "bots.svg"
STANDINGS = ("<!-- standings -->\n\n", "\n<!-- end of standings -->\n")
"""What the tables stand between on the page."""
BASE = "pl"
"""The base game of every published figure: no clue may be empty."""
COUNTS = (2, 3, 4, 5)
PUBLISHED = {2: 24.62, 3: 24.795, 4: 24.936, 5: 24.95}
"""The best mean scores of honest bots that others have published, by the number of players."""
COLOURS = {
    "beginner": "#4a7fb0",
    "club": "#3c8d5a",
    "partner": "#b0882b",
    "expert": "#d9662b",
    "master": "#a83f7c",
    "cheater": "#8a93a8",
}
BEST = 25
FAR, NEAR = 10.0, 0.02
"""How many points are missed at the left end of the scale, and at its right end."""
LEFT, WIDTH, RIGHT = 90, 520, 130
LINE, TITLE, AXIS = 22, 30, 34
MARKS = (15, 20, 22, 23, 24, 24.5, 24.8, 24.9, 24.95)
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #5b6478; }
    .title { font-weight: 700; }
    .name { text-anchor: end; }
    .mark { text-anchor: middle; font-size: 12px; }
    .small { font-size: 12px; }
    .grid { stroke: #8a93a8; stroke-opacity: 0.35; }
    .published { stroke: #c23b5a; stroke-width: 2; stroke-dasharray: 4 3; }
    .error { stroke: #232a45; stroke-width: 1.5; }
    @media (prefers-color-scheme: dark) {
      text { fill: #c3cad9; }
      .error { stroke: #f2f4f8; }
    }
"""


def with_standings(page: str, tables: str) -> str:
    """The page with these tables instead of those it has."""
    before, rest = page.split(STANDINGS[0])
    return before + STANDINGS[0] + tables + STANDINGS[1] + rest.split(STANDINGS[1])[1]


def standings(kept: dict[str, Any]) -> str:
    """The ladder, how often each bot strikes out at worst by any rules, and where all that comes from."""
    rows = kept["rows"]
    ladder = "\n".join(_ladder([row for row in rows if row["ruleset"] == BASE]))
    return "\n\n".join((ladder, _strikes(rows), _source(kept))) + "\n"


def by_box(kept: dict[str, Any]) -> str:
    """For each number of players, every box with what it offers, and where all that comes from."""
    rows = kept["rows"]
    tables = [
        f"## {players} players\n\n" + "\n".join(_boxes([row for row in rows if row["players"] == players]))
        for players in COUNTS
    ]
    return "\n\n".join((*tables, _source(kept))) + "\n"


def chart(rows: list[Row]) -> str:
    """The ladder as a picture: a scale for each number of players, on which points missed are logarithmic."""
    drawn, top = "", 0
    for players in COUNTS:
        alike = [row for row in rows if _is_drawn(row) and row["players"] == players]
        if alike:
            lines = "".join(f"    {line}\n" for line in _scale(players, alike))
            drawn += f'  <g transform="translate(0 {top})">\n{lines}  </g>\n'
            top += TITLE + LINE * len(alike) + AXIS
    drawn += "".join(f"  {line}\n" for line in _legend(top + 6))
    top += LINE
    name = "Mean scores of each bot with itself, 2 to 5 players, beside the best published"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {top}" '
        'role="img" aria-labelledby="title">\n'
        f'  <title id="title">{name}</title>\n  <style>{STYLE}  </style>\n{drawn}</svg>\n'
    )


def _ladder(rows: list[Row]) -> Iterator[str]:
    yield _line("bot", *(f"{players} players" for players in COUNTS), "games")
    yield "| --- |" + " ---: |" * (len(COUNTS) + 1)
    for bot in _bots(rows):
        mine = {row["players"]: row for row in rows if row["bot"] == bot}
        cells = (_score(mine.get(players)) for players in COUNTS)
        yield _line(f"`{bot}`", *cells, f"{max(row['games'] for row in mine.values()):,}")
    yield _line("best published", *(f"{PUBLISHED[players]:g}" for players in COUNTS), "")


def _boxes(rows: list[Row]) -> Iterator[str]:
    """For each ruleset the mean score of each bot, and how sure it is."""
    bots = _bots(rows)
    found = {(row["ruleset"], row["bot"]): row for row in rows}
    yield _line("rules", *(f"`{bot}`" for bot in bots))
    yield "| --- |" + " ---: |" * len(bots)
    for rules in sorted({row["ruleset"] for row in rows}):
        cells = (found.get((rules, bot)) for bot in bots)
        yield _line(
            f"`{rules}`", *(f"{row['mean']:.2f} ± {row['stderr']:.2f}" if row else "–" for row in cells)
        )


def _strikes(rows: list[Row]) -> str:
    """How often each bot strikes out where it does so most."""
    worst = []
    for bot in _bots(rows):
        row = max((row for row in rows if row["bot"] == bot), key=lambda row: float(row["struck_out"]))
        worst.append(f"`{bot}` {row['struck_out']:.1%} (`{row['ruleset']}`, {row['players']} players)")
    return f"Struck out, at worst: {', '.join(worst)}."


def _source(kept: dict[str, Any]) -> str:
    dates = sorted(row["date"] for row in kept["rows"])
    when = dates[0] if dates[0] == dates[-1] else f"{dates[0]} to {dates[-1]}"
    where = " and ".join(sorted({row["cpu"] for row in kept["rows"]}))
    return f"`{kept['command']}`, {when}, on {where}, with Python {kept['python']}."


def _score(row: Row | None) -> str:
    if row is None:
        return "–"
    return f"{row['mean']:.3f} ± {row['stderr']:.3f} ({row['perfect']:.1%})"


def _bots(rows: list[Row]) -> list[str]:
    """The bots of some rows, those of the ladder first and in its order."""
    ladder = list(COLOURS)
    return sorted(
        dict.fromkeys(row["bot"] for row in rows), key=lambda bot: ladder.index(bot) if bot in ladder else -1
    )


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _is_drawn(row: Row) -> bool:
    """Whether a bot is on the ladder of the base game, and not off its scale."""
    return row["ruleset"] == BASE and row["bot"] in COLOURS and BEST - row["mean"] < FAR


def _scale(players: int, rows: list[Row]) -> Iterator[str]:
    bottom = TITLE + LINE * len(rows)
    yield f'<text class="title" x="8" y="20">{players} players</text>'
    for mark in MARKS:
        x = _x(mark)
        yield f'<path class="grid" d="M{x} {TITLE - 4}V{bottom}"/>'
        yield f'<text class="mark" x="{x}" y="{bottom + 15}">{mark:g}</text>'
    published = _x(PUBLISHED[players])
    yield f'<path class="published" d="M{published} {TITLE - 8}V{bottom}"/>'
    for line, row in enumerate(rows):
        yield from _dot(row, TITLE + LINE * line + LINE / 2)


def _legend(y: int) -> Iterator[str]:
    yield f'<path class="published" d="M{LEFT} {y - 4}h24"/>'
    told = "best published; dots are means (and perfect games), lines two standard errors to either side"
    yield f'<text class="small" x="{LEFT + 32}" y="{y}">{told}</text>'


def _dot(row: Row, y: float) -> Iterator[str]:
    """A bot, its mean, and two standard errors to either side."""
    mean, reach = row["mean"], 2 * (row["stderr"] or 0)
    yield f'<text class="name" x="{LEFT - 10}" y="{y + 4}">{escape(row["bot"])}</text>'
    yield f'<path class="error" d="M{_x(mean - reach)} {y}H{_x(mean + reach)}"/>'
    yield f'<circle cx="{_x(mean)}" cy="{y}" r="5" fill="{COLOURS[row["bot"]]}"/>'
    perfect = f" ({row['perfect']:.0%})" if "perfect" in row else ""
    yield f'<text x="{LEFT + WIDTH + 12}" y="{y + 4}">{mean:.3f}{perfect}</text>'


def _x(score: float) -> float:
    """Where a score stands: as far right as it misses few points, each power of ten as wide."""
    missed = min(max(BEST - score, NEAR), FAR)
    return round(LEFT + WIDTH * (log10(FAR) - log10(missed)) / (log10(FAR) - log10(NEAR)), 1)
