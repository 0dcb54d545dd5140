"""A progress bar for matches: how many games are finished, and the mean so far."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hanabi.arena.figures import mean
from hanabi.arena.match import ArenaError, GameResult, Match
from hanabi.arena.results import read_results
from hanabi.arena.runner import Runner, run
from hanabi.arena.wording import Wording, team_name
from hanabi.bots.registry import is_compiled

PATIENCE = 5.0
"""Seconds without a game after which a reader without a bar is told why."""


@dataclass(slots=True)
class MatchProgress:
    """The results of a match so far, and whether it was interrupted."""

    match: Match
    lines: list[GameResult] = field(default_factory=list)
    interrupted: bool = False


def play_with_progress(
    words: Wording, match: Match, games: int, crew: Runner, file: Path | None
) -> MatchProgress:
    """Play a match with a progress bar on standard error; Ctrl-C ends it with the results so far."""
    played = MatchProgress(match)
    status = _initial_status(words, match)
    try:
        with (
            _progress_bar() as progress,
            _told_when_late(status if progress.disable else "") as arrived,
            closing(run(match, games, crew, file)) as pieces,
        ):
            task = progress.add_task(team_name(match), total=games, mean=status)
            for lines in pieces:
                arrived()
                played.lines += lines
                progress.update(task, completed=len(played.lines), mean=_mean_text(words, played.lines))
    except KeyboardInterrupt:
        played.interrupted = True
        if file is not None:
            # A piece may have been written to the file just before the interruption.
            with suppress(ArenaError):
                played.lines = [line for line in read_results(file)[1].values() if line.game < games]
    played.lines.sort(key=lambda line: line.game)
    return played


def _initial_status(words: Wording, match: Match) -> str:
    """What the bar says before the first game is finished: that bots are being compiled, or nothing."""
    return words.say("arena-compiling") if any(map(is_compiled, match.kinds)) else ""


def _mean_text(words: Wording, lines: list[GameResult]) -> str:
    return words.mean(mean([line.score for line in lines if line.failure is None]), 3)


@contextmanager
def _told_when_late(status: str) -> Iterator[Callable[[], None]]:
    """Tell a reader who sees no bar what takes so long, unless the function is called in time."""
    timer = Timer(PATIENCE, print, [status], {"file": sys.stderr, "flush": True})
    if status:
        timer.start()
    try:
        yield timer.cancel
    finally:
        timer.cancel()


@contextmanager
def _progress_bar() -> Iterator[Progress]:
    """A progress bar that disappears at the end; nothing if standard error is not a terminal."""
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
