"""Something to look at while games are played: how many are over, and the mean so far."""

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hanabi.arena.crew import Crew, run
from hanabi.arena.figures import mean
from hanabi.arena.match import ArenaError, Line, Match
from hanabi.arena.results import read_results
from hanabi.arena.wording import Wording, team
from hanabi.bots.kinds import is_compiled


@dataclass(slots=True)
class Played:
    """The lines of a match so far, and whether somebody has had enough."""

    match: Match
    lines: list[Line] = field(default_factory=list)
    interrupted: bool = False


def play_watched(words: Wording, match: Match, games: int, crew: Crew, file: Path | None) -> Played:
    """Play a match in sight of whoever looks at standard error; Ctrl-C ends it with what is there."""
    played = Played(match)
    try:
        with _progress() as progress, closing(run(match, games, crew, file)) as pieces:
            task = progress.add_task(team(match), total=games, mean=_before(words, match))
            for lines in pieces:
                played.lines += lines
                progress.update(task, completed=len(played.lines), mean=_mean(words, played.lines))
    except KeyboardInterrupt:
        played.interrupted = True
        if file is not None:
            # A piece may have been kept just before anybody was told of it.
            with suppress(ArenaError):
                played.lines = [line for line in read_results(file)[1].values() if line.game < games]
    played.lines.sort(key=lambda line: line.game)
    return played


def _before(words: Wording, match: Match) -> str:
    """What there may be to wait for before the first game is over."""
    return words.say("arena-compiling") if any(map(is_compiled, match.kinds)) else ""


def _mean(words: Wording, lines: list[Line]) -> str:
    return words.mean(mean([line.score for line in lines if line.failure is None]), 3)


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar on a terminal, which is gone in the end, and nothing in a file."""
    console = Console(file=sys.stderr, highlight=False, markup=False)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[mean]}", markup=False),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress
