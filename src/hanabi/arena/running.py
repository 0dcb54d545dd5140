"""A whole match: what is kept is not played again unless a bot failed, and what is played is kept."""

from collections.abc import Generator
from pathlib import Path

from hanabi.arena.crew import Crew
from hanabi.arena.match import Line, Match
from hanabi.arena.results import kept_results
from hanabi.arena.supply import Supply, missing


def run(match: Match, games: int, crew: Crew, file: Path | None = None) -> Generator[list[Line], None, None]:
    """The first so many games of a match, piece by piece as they are done; those of the file lead."""
    if file is None:
        yield from crew.play(match, Supply(missing((), games)))
        return
    with kept_results(file, match) as results:
        done = {game: line for game, line in results.lines.items() if line.failure is None}
        yield [line for line in done.values() if line.game < games]
        for lines in crew.play(match, Supply(missing(done, games))):
            results.add(lines)
            yield lines
