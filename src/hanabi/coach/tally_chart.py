"""Many reviews as bars: what each player did per game, and what each team did, in characters and as SVG."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape

from hanabi.coach.tallies import PlayerTally, Tallies, TeamTally
from hanabi.coach.words import bot_name
from hanabi.text import Catalogue

MOST_ROWS = 12
"""How many players or teams a chart shows: those with the most games."""
BLOCKS = 24
"""The width of the longest bar in characters."""
LEFT, WIDE, RIGHT = 220, 380, 70
"""The widths of the names, of the longest bar and of its value."""
TOP, ROW = 34, 20
"""The heights of a heading and of a bar."""
LONGEST_NAME = 28
"""How many letters of a name fit."""
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #5b6478; }
    .title { font-weight: 700; }
    .name { text-anchor: end; }
    rect { fill: #d9662b; }
    @media (prefers-color-scheme: dark) { text { fill: #c3cad9; } }
"""
PER_GAME: dict[str, Callable[[PlayerTally], int]] = {
    "review-chart-strikes": lambda player: player.marks["strike"],
    "review-chart-lost": lambda player: player.marks["lost"],
    "review-chart-saves": lambda player: player.missed_saves,
}
"""What is counted for each game of a player, by the heading of its chart."""


@dataclass(frozen=True, slots=True)
class BarChart:
    """A heading, and a value for each name."""

    title: str
    bars: tuple[tuple[str, float], ...]

    def share(self, value: float) -> float:
        """How long a bar is, from 0 to 1."""
        longest = max(value for _, value in self.bars)
        return value / longest if longest else 0


def tally_charts(catalogue: Catalogue, tallies: Tallies) -> Iterator[BarChart]:
    """Strikes, lost cards and missed saves of each player, agreement with each bot, and cards per clue."""
    players = sorted(tallies.players.items(), key=lambda each: -each[1].games)[:MOST_ROWS]
    for heading, count in PER_GAME.items():
        bars = ((player, count(tally) / tally.games) for player, tally in players)
        yield BarChart(catalogue.say(heading), tuple(bars))
    for bot in tallies.bots:
        said = catalogue.say("review-chart-agreement", bot=bot_name(catalogue, bot))
        bars = ((player, 100 * tally.agreed[bot] / max(1, tally.moves)) for player, tally in players)
        yield BarChart(said, tuple(bars))
    teams = sorted(tallies.teams.values(), key=lambda team: -team.games)[:MOST_ROWS]
    yield BarChart(catalogue.say("review-chart-efficiency"), tuple(map(_efficiency, teams)))


def _efficiency(team: TeamTally) -> tuple[str, float]:
    return ", ".join(team.names), team.cards / max(1, team.clues)


def tally_chart_lines(catalogue: Catalogue, tallies: Tallies) -> Iterator[str]:
    """The charts in characters, each after an empty line and its heading."""
    for chart in tally_charts(catalogue, tallies):
        yield from ("", chart.title)
        names = [_short(name) for name, _ in chart.bars]
        width = max(map(len, names), default=0)
        for name, (_, value) in zip(names, chart.bars, strict=True):
            bar = "█" * round(BLOCKS * chart.share(value))
            yield f"  {name:<{width}}  {bar}{' ' if bar else ''}{_figure(catalogue, value)}"


def tally_picture(catalogue: Catalogue, tallies: Tallies) -> str:
    """The charts as an SVG file, one below the other."""
    drawn, top = [], 0
    for chart in tally_charts(catalogue, tallies):
        drawn += [f'<g transform="translate(0 {top})">', *_drawn(catalogue, chart), "</g>"]
        top += TOP + ROW * len(chart.bars)
    size = f'viewBox="0 0 {LEFT + WIDE + RIGHT} {top + ROW // 2}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">\n'
        f'  <title id="title">{escape(catalogue.say("review-chart"))}</title>\n'
        f"  <style>{STYLE}  </style>\n" + "".join(f"  {line}\n" for line in drawn) + "</svg>\n"
    )


def _drawn(catalogue: Catalogue, chart: BarChart) -> Iterator[str]:
    yield f'<text class="title" x="8" y="{TOP - 10}">{escape(chart.title)}</text>'
    for place, (name, value) in enumerate(chart.bars):
        top, wide = TOP + ROW * place, round(WIDE * chart.share(value), 1)
        yield f'<text class="name" x="{LEFT - 8}" y="{top + 13}">{escape(_short(name))}</text>'
        yield f'<rect x="{LEFT}" y="{top + 2}" width="{wide}" height="{ROW - 6}"/>'
        yield f'<text x="{LEFT + wide + 7:.1f}" y="{top + 13}">{_figure(catalogue, value)}</text>'


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _figure(catalogue: Catalogue, value: float) -> str:
    return f"{value:.2f}".replace(".", catalogue.say("arena-decimal-mark"))
