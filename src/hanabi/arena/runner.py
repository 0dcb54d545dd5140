"""Running whole matches, in processes of this machine or on a cluster."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from hanabi.arena.match import GameResult, Match
from hanabi.arena.results import open_results
from hanabi.arena.work_queue import WorkQueue, missing_ranges
from hanabi.arena.worker_handle import GameWorker

Report: TypeAlias = list[GameResult] | Exception | None
"""What a worker thread reports: a finished piece, the exception that ended it, or None when it is done."""


@dataclass(frozen=True, slots=True)
class Runner:
    """What runs the games: `jobs` processes, or the `cluster` at an address.

    A bot that takes more than `limit` seconds for a move fails.
    """

    jobs: int = 1
    limit: float = 60.0
    cluster: str | None = None

    def play(self, match: Match, supply: WorkQueue) -> Iterator[list[GameResult]]:
        """Play the games of `supply`; yield each piece as it is finished, in any order."""
        if self.cluster is None:
            return play_locally(match, supply, self.jobs, self.limit)
        from hanabi.arena.cluster import play_on_cluster

        return play_on_cluster(match, supply, self.cluster, self.limit)


def run(
    match: Match, games: int, crew: Runner, file: Path | None = None
) -> Generator[list[GameResult], None, None]:
    """Play the first `games` games of a match; yield them piece by piece, those already in `file` first.

    New results are added to `file`. Games found there are not played again unless a bot failed in them.
    """
    if file is None:
        yield from crew.play(match, WorkQueue(missing_ranges((), games)))
        return
    with open_results(file, match) as results:
        done = {game: line for game, line in results.lines.items() if line.failure is None}
        yield [line for line in done.values() if line.game < games]
        for lines in crew.play(match, WorkQueue(missing_ranges(done, games))):
            results.add(lines)
            yield lines


def play_locally(match: Match, supply: WorkQueue, jobs: int, limit: float) -> Iterator[list[GameResult]]:
    """Play the games of `supply` in `jobs` processes; yield each piece as it is finished."""
    reports: SimpleQueue[Report] = SimpleQueue()
    workers = [GameWorker(limit) for _ in range(jobs)]
    try:
        for worker in workers:
            Thread(target=_play_pieces, args=(worker, match, supply, reports), daemon=True).start()
        yield from _receive(reports, jobs)
    finally:
        for worker in workers:
            worker.close()


def _receive(reports: "SimpleQueue[Report]", busy: int) -> Iterator[list[GameResult]]:
    while busy:
        report = reports.get()
        if isinstance(report, Exception):
            raise report
        if report is None:
            busy -= 1
        else:
            yield report


def _play_pieces(worker: GameWorker, match: Match, supply: WorkQueue, reports: "SimpleQueue[Report]") -> None:
    try:
        while games := supply.take():
            lines = worker.play(match, games)
            supply.adjust_size(lines)
            reports.put(lines)
    except Exception as error:  # noqa: BLE001
        reports.put(error)
    reports.put(None)
