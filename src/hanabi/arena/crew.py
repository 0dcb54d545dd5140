"""Whoever plays the games of a match: some processes of this machine, or a cluster."""

from collections.abc import Iterator
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from hanabi.arena.desks import Desk
from hanabi.arena.match import Line, Match
from hanabi.arena.supply import Supply

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


def play_here(match: Match, supply: Supply, jobs: int, limit: float) -> Iterator[list[Line]]:
    """Each piece as it is done by so many processes of this machine."""
    reports: SimpleQueue[Report] = SimpleQueue()
    desks = [Desk(limit) for _ in range(jobs)]
    workers = [Thread(target=_work, args=(desk, match, supply, reports), daemon=True) for desk in desks]
    try:
        for worker in workers:
            worker.start()
        yield from _heard(reports, jobs)
    finally:
        for desk in desks:
            desk.close()


def _heard(reports: "SimpleQueue[Report]", workers: int) -> Iterator[list[Line]]:
    while workers:
        report = reports.get()
        if isinstance(report, Exception):
            raise report
        if report is None:
            workers -= 1
        else:
            yield report


def _work(desk: Desk, match: Match, supply: Supply, reports: "SimpleQueue[Report]") -> None:
    try:
        while games := supply.take():
            lines = desk.play(match, games)
            supply.learn(lines)
            reports.put(lines)
    except Exception as error:  # noqa: BLE001
        reports.put(error)
    reports.put(None)
