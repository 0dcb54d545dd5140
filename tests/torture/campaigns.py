"""Campaigns from the command line: how large, on which databases, and what came of it."""

import argparse
import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from tests.torture.figures import report

DATABASES = {"both": ("sqlite", "postgresql"), "sqlite": ("sqlite",), "postgresql": ("postgresql",)}
PROGRESS_SECONDS = 10.0
Figures = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Campaign:
    """What is promised, and what the count counts."""

    name: str
    promise: str
    counts: str
    usual: int

    def parser(self) -> argparse.ArgumentParser:
        """The options that every campaign has."""
        parser = argparse.ArgumentParser(prog=f"python -m tests.torture.{self.name}")
        parser.add_argument("--count", type=int, default=self.usual, help=self.counts)
        parser.add_argument("--database", choices=DATABASES, default="both")
        parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
        parser.add_argument("--json", type=Path)
        return parser

    def conduct(self, options: argparse.Namespace, stages: Mapping[str, Callable[[], Figures]]) -> int:
        """Run one stage after another and tell their figures; 1 when a promise is broken."""
        began = time.perf_counter()
        results = {name: stage() for name, stage in stages.items()}
        figures = {
            "campaign": self.name,
            "promise": self.promise,
            "count": options.count,
            "failures": sum(result["failures"] for result in results.values()),
            "seconds": round(time.perf_counter() - began, 1),
            "seed": options.seed,
            "stages": results,
        }
        return report(figures, options.json)


def run(course: Coroutine[Any, Any, Figures]) -> Figures:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(course)


class Progress:
    """Says now and then how far a stage has come."""

    def __init__(self, stage: str) -> None:
        self.stage = stage
        self._told = time.perf_counter()

    def tell(self, words: str) -> None:
        """Say it, unless something was said a moment ago."""
        now = time.perf_counter()
        if now - self._told > PROGRESS_SECONDS:
            self._told = now
            print(f"{self.stage}: {words}", flush=True)
