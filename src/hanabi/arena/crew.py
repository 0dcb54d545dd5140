"""What plays the games of a match, some processes of this machine or a cluster, and whole matches."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from hanabi.arena.match import Line, Match
from hanabi.arena.results import kept_results
from hanabi.arena.supply import Supply, missing
from hanabi.arena.worker_handle import GameWorker

Report: TypeAlias = list[Line] | Exception | None
"""A piece that is done, what ended a worker early, or None from one that has nothing left to do."""


@dataclass(frozen=True, slots=True)
class Crew:
    """How many processes play, how long a bot may take for a move, and the cluster if there is one."""

    jobs: int = 1
    limit: float = 60.0
    cluster: str | None = None

    def play(self, match: Match, supply: Supply) -> Iterator[list[Line]]:
        """Each piece as it is done, in any order."""
        if self.cluster is None:
            return play_here(match, supply, self.jobs, self.limit)
        from hanabi.arena.cluster import play_there

        return play_there(match, supply, self.cluster, self.limit)


def run(match: Match, games: int, crew: Crew, file: Path | None = None) -> Generator[list[Line], None, None]:
    """The first `games` of a match, piece by piece as they are done; those kept in `file` lead.

    What is kept is not played again unless a bot failed, and what is played is kept.
    """
    if file is None:
        yield from crew.play(match, Supply(missing((), games)))
        return
    with kept_results(file, match) as results:
        done = {game: line for game, line in results.lines.items() if line.failure is None}
        yield [line for line in done.values() if line.game < games]
        for lines in crew.play(match, Supply(missing(done, games))):
            results.add(lines)
            yield lines


def play_here(match: Match, supply: Supply, jobs: int, limit: float) -> Iterator[list[Line]]:
    """Each piece as it is done by `jobs` processes of this machine."""
    reports: SimpleQueue[Report] = SimpleQueue()
    workers = [GameWorker(limit) for _ in range(jobs)]
    try:
        for worker in workers:
            Thread(target=_play_pieces, args=(worker, match, supply, reports), daemon=True).start()
        yield from _receive(reports, jobs)
    finally:
        for worker in workers:
            worker.close()


def _receive(reports: "SimpleQueue[Report]", busy: int) -> Iterator[list[Line]]:
    while busy:
        report = reports.get()
        if isinstance(report, Exception):
            raise report
        if report is None:
            busy -= 1
        else:
            yield report


def _play_pieces(worker: GameWorker, match: Match, supply: Supply, reports: "SimpleQueue[Report]") -> None:
    try:
        while games := supply.take():
            lines = worker.play(match, games)
            supply.learn(lines)
            reports.put(lines)
    except Exception as error:  # noqa: BLE001
        reports.put(error)
    reports.put(None)
