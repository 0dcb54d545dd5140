"""Engines are measured in turn, and those that cannot play are reported."""

import time
from collections.abc import Callable

from hanabi.bench.contestants import Contestant, Play, Setup
from hanabi.bench.measuring import ROUNDS, WARM_UP_CALLS, Ready, measure, prepare

TABLE = Setup(players=2, observation=True, device="cpu", batch=8)


def player(moves: int, calls: list[int]) -> Callable[[Setup], Play]:
    """A contestant that makes `moves` moves in each call, which is noted in `calls`."""

    def play() -> int:
        calls.append(moves)
        return moves

    return lambda table: play


def ready(*calls_of: int) -> tuple[list[Ready], list[int]]:
    """Contestants who share a list of whose turn it was."""
    calls: list[int] = []
    return [
        Ready(Contestant(str(moves), TABLE, player(moves, calls)), player(moves, calls)(TABLE))
        for moves in calls_of
    ], calls


def test_every_engine_is_warmed_up_before_it_is_measured() -> None:
    calls: list[int] = []
    [each] = prepare([Contestant("one", TABLE, player(5, calls))], lambda *_: None)
    assert calls == [5] * WARM_UP_CALLS
    assert each.contestant.what == "one"


def test_an_engine_that_is_missing_is_left_out_and_reported() -> None:
    def missing(table: Setup) -> Play:
        raise ImportError("no such library")

    told: list[str] = []
    entered = [Contestant("gone", TABLE, missing), Contestant("here", TABLE, player(1, []))]
    found = prepare(entered, lambda who, error: told.append(f"{who.what}: {error}"))
    assert [each.contestant.what for each in found] == ["here"]
    assert told == ["gone: no such library"]


def test_contestants_take_turns_in_every_round() -> None:
    entered, calls = ready(1, 2, 3)
    measure(entered, seconds=0)
    assert calls == [1, 2, 3] * ROUNDS


def test_every_turn_that_is_over_is_reported() -> None:
    entered, _ = ready(1, 2)
    turns: list[None] = []
    measure(entered, 0, lambda: turns.append(None))
    assert len(turns) == 2 * ROUNDS


def test_a_row_has_the_median_between_the_slowest_and_the_fastest_round() -> None:
    entered, _ = ready(1000)
    [row] = measure(entered, seconds=0.01)
    assert row[:5] == ("1000", 2, 8, True, "cpu")
    assert 0 < row.low <= row.moves_per_s <= row.high


def test_a_speed_is_moves_by_seconds() -> None:
    """Ten milliseconds for 1000 moves are 100,000 a second, or fewer where the machine is busy."""

    def play() -> int:
        time.sleep(0.01)
        return 1000

    [row] = measure([Ready(Contestant("slow", TABLE, lambda table: play), play)], seconds=0.5)
    assert 10_000 < row.moves_per_s <= 100_000


def test_nobody_is_measured_where_nobody_is_ready() -> None:
    assert measure([], seconds=1) == []
