"""The figures of matches as pages for the terminal."""

from collections.abc import Iterator, Mapping

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from hanabi.arena.figures import CONFIDENCE_LEVEL, MIN_GAMES, ScoreDifference, Summary
from hanabi.arena.match import GameEnding, Match
from hanabi.arena.wording import Wording
from hanabi.rules import ruleset

BAR = 40
"""The width of the longest bar, in characters."""
PARTS = " ▏▎▍▌▋▊▉█"
"""A character cell from empty to full in eighths, for the ends of bars."""
LOSSES = (GameEnding.CARD_LOST, GameEnding.OUT_OF_TURNS, GameEnding.STRUCK_OUT)


def print_page(page: RenderableType) -> None:
    Console(highlight=False, markup=False).print(page)


def match_page(words: Wording, match: Match, summary: Summary) -> RenderableType:
    """The figures of a match, how its games ended, and a bar for each score."""
    title = Text(words.title(match, summary.games), style="bold")
    if not summary.games:
        return title
    return Group(title, _figures(words, match, summary), _losses(words, summary), *_scores(words, summary))


def difference_page(words: Wording, bots: tuple[str, str], found: ScoreDifference) -> RenderableType:
    """The difference between two bots, and whether it is significant."""
    low, high = found.score.interval()
    rows = {
        "arena-difference": words.mean(found.score, 3),
        "arena-interval": f"{words.decimal(low, 3)} … {words.decimal(high, 3)}",
        "arena-pairs": _tally(words, bots, found.better, found.worse),
        "arena-only-perfect": _tally(words, bots, *found.perfect),
    }
    return Group(_grid(words, rows), Text(verdict(words, bots, found)), Text(words.say("arena-how-compared")))


def verdict(words: Wording, bots: tuple[str, str], found: ScoreDifference) -> str:
    """A sentence that says whether one bot is better, with the confidence."""
    if found.games < MIN_GAMES:
        return words.say("arena-verdict-few", games=found.games, least=MIN_GAMES)
    confidence = words.percent(min(1 - found.p_value, 0.9999), 2 if found.p_value < 0.01 else 1)
    if not found.settled:
        return words.say(
            "arena-verdict-open", confidence=confidence, level=words.percent(CONFIDENCE_LEVEL, 0)
        )
    better, other = bots if found.score.value > 0 else (bots[1], bots[0])
    by = words.decimal(abs(found.score.value))
    return words.say("arena-verdict-better", better=better, other=other, by=by, confidence=confidence)


def cross_page(
    words: Wording, bots: tuple[str, ...], cells: Mapping[tuple[str, str], Summary]
) -> RenderableType:
    """The mean of each pair: the row's bot has every other seat from the first, the column's the rest."""
    table = Table(box=SIMPLE)
    table.add_column(words.say("arena-cross-corner"), no_wrap=True)
    for name in bots:
        table.add_column(name, justify="right", no_wrap=True)
    for row in bots:
        table.add_row(row, *(_cell(words, cells.get((row, column))) for column in bots))
    return Group(table, Text(words.say("arena-how-crossed")))


def _cell(words: Wording, summary: Summary | None) -> str:
    return words.mean(summary.score) if summary and summary.games else "–"


def _figures(words: Wording, match: Match, summary: Summary) -> Table:
    best = words.say("arena-of-best", score=words.mean(summary.score, 3), best=ruleset(match.ruleset).best)
    rows = {
        "arena-mean": best,
        "arena-perfect": words.percent(summary.share(GameEnding.PERFECT)),
        "arena-struck-out": words.percent(summary.share(GameEnding.STRUCK_OUT)),
        "arena-moves": words.decimal(summary.moves, 1),
        "arena-strikes": words.decimal(summary.strikes),
        "arena-time": words.duration(summary.seconds / summary.games),
    }
    return _grid(words, rows)


def _losses(words: Wording, summary: Summary) -> Table:
    """How many games were not perfect, by cause."""
    table = Table(title=words.say("arena-losses"), title_justify="left", box=None, show_header=False)
    for _ in range(3):
        table.add_column(justify="right")
    table.columns[0].justify = "left"
    for ending in LOSSES:
        count = words.count(summary.endings.get(ending, 0))
        table.add_row(words.say(f"arena-ending-{ending.value}"), count, words.percent(summary.share(ending)))
    return table


def _scores(words: Wording, summary: Summary) -> Iterator[Text]:
    """A bar for each score, from the lowest to the highest that occurred."""
    yield Text()
    yield Text(words.say("arena-scores"), style="italic")
    most = max(summary.scores.values())
    for score in range(min(summary.scores), max(summary.scores) + 1):
        count = summary.scores.get(score, 0)
        if count or score > 0:
            yield Text(f"{score:>4} {bar(count / most)} {words.percent(count / summary.games)}")


def bar(share: float) -> str:
    """A bar as long as `share` of the longest."""
    whole, eighths = divmod(round(share * BAR * 8), 8)
    return "█" * whole + (PARTS[eighths] if eighths else "")


def _grid(words: Wording, rows: Mapping[str, str]) -> Table:
    table = Table(box=None, show_header=False)
    for message, value in rows.items():
        table.add_row(words.say(message), value)
    return table


def _tally(words: Wording, bots: tuple[str, str], first: int, second: int) -> str:
    return f"{bots[0]} {words.count(first)}, {bots[1]} {words.count(second)}"
