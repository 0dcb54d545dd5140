"""Moves per second, measured in rounds: contestants take turns, so a busy moment affects them all."""

import time
from collections.abc import Callable, Iterable
from statistics import median
from typing import NamedTuple

from hanabi.bench.contestants import Contestant, Play

ROUNDS = 5
WARM_UP_CALLS = 3
"""How often a contestant plays before it is measured; more than once, since it may be compiled twice."""


class Row(NamedTuple):
    """The speed of a contestant, as written to JSON."""

    what: str
    players: int
    batch: int
    observation: bool
    device: str
    moves_per_s: int
    """The median of the rounds."""
    low: int
    """The slowest round."""
    high: int
    """The fastest round."""


class Ready(NamedTuple):
    """A contestant that is warmed up."""

    contestant: Contestant
    play: Play


def prepare(entered: Iterable[Contestant], absent: Callable[[Contestant, Exception], None]) -> list[Ready]:
    """Start and warm up the contestants; call `absent` for each that is not available."""
    found = []
    for each in entered:
        try:
            found.append(Ready(each, _warm_up(each)))
        except (ImportError, RuntimeError) as error:
            absent(each, error)
    return found


def measure(ready: list[Ready], seconds: float, done: Callable[[], None] = lambda: None) -> list[Row]:
    """Measure the speed of every contestant in about `seconds` altogether; call `done` after each turn."""
    share = seconds / ROUNDS / max(1, len(ready))
    rounds = [[_measure_turn(each, share, done) for each in ready] for _ in range(ROUNDS)]
    return [_make_row(each.contestant, list(speeds)) for each, *speeds in zip(ready, *rounds, strict=True)]


def _warm_up(contestant: Contestant) -> Play:
    play = contestant.begin(contestant.setup)
    for _ in range(WARM_UP_CALLS):
        play()
    return play


def _measure_turn(each: Ready, seconds: float, done: Callable[[], None]) -> float:
    """The moves per second of one contestant over at least `seconds`."""
    began, moves = time.perf_counter(), each.play()
    while (spent := time.perf_counter() - began) < seconds:
        moves += each.play()
    done()
    return moves / spent


def _make_row(who: Contestant, speeds: list[float]) -> Row:
    table, figures = who.setup, (median(speeds), min(speeds), max(speeds))
    about = (who.what, table.players, table.batch, table.observation, table.device)
    return Row(*about, *(round(speed) for speed in figures))
