"""Sieges from the command line: a number on each database, and their figures."""

import argparse
import asyncio
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from tests.server.services import Postgres
from tests.torture.crowd import Habits
from tests.torture.figures import report
from tests.torture.siege import Plan, Siege

DATABASES = {"both": ("sqlite", "postgresql"), "sqlite": ("sqlite",), "postgresql": ("postgresql",)}
PROGRESS_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Campaign:
    """What is promised, and how far a siege has come."""

    name: str
    promise: str
    full: int
    """How many it takes to believe it."""
    measure: Callable[[Siege], int]
    habits: Habits


def main(campaign: Campaign, arguments: list[str] | None = None) -> int:
    """Run a campaign; 1 when a promise is broken."""
    options = read_options(campaign, arguments)
    databases = DATABASES[options.database]
    each = -(-options.count // len(databases))
    least = -(-options.acknowledgements // len(databases))
    results = {name: besiege(Progress(campaign, name, each, least), options) for name in databases}
    return report(summed_up(campaign, each * len(databases), results), options.json)


def summed_up(campaign: Campaign, count: int, results: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The figures of all databases together."""
    seconds = sum(result["seconds"] for result in results.values())
    return {
        "campaign": campaign.name,
        "promise": campaign.promise,
        "count": count,
        "failures": sum(result["failures"] for result in results.values()),
        "seconds": round(seconds, 1),
        "estimate": f"{campaign.full} take {seconds / count * campaign.full / 60:.0f} minutes",
        "databases": results,
    }


def read_options(campaign: Campaign, arguments: list[str] | None) -> Any:
    parser = argparse.ArgumentParser(prog=f"python -m tests.torture.{campaign.name}")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--acknowledgements", type=int, default=0, help="go on until there are this many")
    parser.add_argument("--database", choices=DATABASES, default="both")
    parser.add_argument("--rooms", type=int, default=40)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    parser.add_argument("--json", type=Path)
    return parser.parse_args(arguments)


def besiege(told: "Progress", options: Any) -> dict[str, Any]:
    """The figures of a siege on one database."""
    with empty_database(told.database) as url:
        siege = Siege(Plan(url, options.rooms, told.campaign.habits, options.seed, told.enough))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(siege.run())
    return {"seed": options.seed, **siege.figures()}


class Progress:
    """Says now and then how far a siege has come, and how long the rest will take."""

    def __init__(self, campaign: Campaign, database: str, count: int, acknowledgements: int) -> None:
        self.campaign, self.database, self.count = campaign, database, count
        self.acknowledgements = acknowledgements
        self.began = self.told = time.perf_counter()

    def enough(self, siege: Siege) -> bool:
        now, reached = time.perf_counter(), self.campaign.measure(siege)
        if now - self.told > PROGRESS_SECONDS:
            self.told = now
            left = (now - self.began) / max(reached, 1) * (self.count - reached)
            counts = f"{siege.kills} kills, {siege.ledger.acknowledged} acknowledgements"
            print(f"{self.database}: {reached} of {self.count}; {counts}; {left:.0f} s left", flush=True)
        return reached >= self.count and siege.ledger.acknowledged >= self.acknowledgements


@contextmanager
def empty_database(kind: str) -> Iterator[str]:
    if kind == "sqlite":
        folder = tempfile.mkdtemp(prefix="hanabi-torture-")
        try:
            yield f"sqlite:///{folder}/hanabi.db"
        finally:
            shutil.rmtree(folder)
    else:
        postgres = Postgres()
        try:
            yield postgres.start().new_database()
        finally:
            postgres.remove()
