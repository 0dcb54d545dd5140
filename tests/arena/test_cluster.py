"""A cluster of real processes gives the same lines as this machine alone, even if a worker dies."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from hanabi.arena import ArenaError, GameResult, Runner, cluster, make_match, play, read_results, run
from tests.arena.rogues import Hanger, Picky, Slow, named
from tests.cli.run import hanabi
from tests.server.services import answers, free_port
from tests.waits import WAIT_LIMIT, wait_until

SCHEDULER = "distributed.cli.dask_scheduler"
WORKER = "distributed.cli.dask_worker"


class Machines:
    """A scheduler, and workers; all may be killed."""

    def __init__(self, address: str, scheduler: "subprocess.Popen[bytes]", processes: ExitStack) -> None:
        self.address, self.scheduler = address, scheduler
        self._processes = processes
        self.workers: list[subprocess.Popen[bytes]] = []

    def hire(self, count: int) -> None:
        for _ in range(count):
            words = [WORKER, self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
            self.workers.append(self._processes.enter_context(process(*words)))

    def kill_one(self) -> None:
        self.workers[0].send_signal(signal.SIGKILL)
        assert self.workers[0].wait(timeout=WAIT_LIMIT) == -signal.SIGKILL


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machines]:
    """A scheduler without workers, and no limit on how long a worker takes to join it."""
    monkeypatch.setattr(cluster, "CONNECT_TIMEOUT", WAIT_LIMIT)
    port = free_port()
    with ExitStack() as processes:
        words = [SCHEDULER, "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]
        scheduler = processes.enter_context(process(*words))
        wait_for(port)
        yield Machines(f"tcp://127.0.0.1:{port}", scheduler, processes)


def wait_for(port: int) -> None:
    """Wait until a process listens on `port`."""
    wait_until(lambda: answers(port), f"a listener on port {port}")


@contextmanager
def process(module: str, *words: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A program that is killed at the end if it still runs."""
    command = [sys.executable, "-m", module, *words]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet, env={**os.environ}) as running:
        try:
            yield running
        finally:
            running.kill()


def test_a_worker_that_is_killed_loses_nothing(machines: Machines, tmp_path: Path) -> None:
    machines.hire(2)
    match, file = make_match([named(Slow)], "pl", 3, 1), tmp_path / "games.jsonl"
    lines: list[GameResult] = []
    for number, piece in enumerate(run(match, 40, Runner(cluster=machines.address), file)):
        lines += piece
        if number == 2:
            assert len(lines) < 20
            machines.kill_one()
    unhurried = play(make_match(["random"], "pl", 3, 1), range(40))
    assert sorted(lines, key=lambda line: line.game) == unhurried


def test_a_cluster_that_is_gone_is_told_and_what_was_finished_is_kept(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "EMPTY_TIMEOUT", 2.0)
    machines.hire(1)
    match, file = make_match([named(Slow)], "pl", 3, 1), tmp_path / "games.jsonl"
    pieces = run(match, 1000, Runner(cluster=machines.address), file)
    assert next(pieces) == []
    kept = next(pieces)
    machines.scheduler.kill()
    with pytest.raises(ArenaError, match="cluster-lost"):
        kept += [line for piece in pieces for line in piece]
    assert list(read_results(file)[1].values())[: len(kept)] == kept


def test_failures_and_refusals_come_from_a_cluster_as_from_here(machines: Machines) -> None:
    machines.hire(1)
    crew = Runner(cluster=machines.address, limit=1)
    match = make_match([named(Hanger)], "pl", 2, 1)
    lines = [line for piece in run(match, 3, crew) for line in piece]
    failed = [line.game for line in lines if line.failure is not None]
    assert sorted(failed) == [game for game in range(3) if match.bot_seed(game) % 2 == 0]
    with pytest.raises(Exception, match="unknown-edition"):
        list(run(make_match([named(Picky)], "fr", 2, 1), 3, crew))


def test_a_cluster_without_workers_is_told(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_TIMEOUT", 3.0)
    answer = hanabi("simulate", "--bot", "random", "--cluster", machines.address)
    assert answer.code == 1
    assert answer.sentence.startswith(f"The cluster at {machines.address} has no workers.")


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense", "http://[", "tcp://127.0.0.1:99999"])
def test_an_unreachable_cluster_is_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_TIMEOUT", 1.0)
    answer = hanabi("simulate", "--bot", "random", "--cluster", address)
    assert answer.code == 1
    assert answer.sentence.startswith(f"No dask scheduler answers at {address}.")


def test_a_worker_of_another_version_is_refused(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    machines.hire(1)
    monkeypatch.setattr(cluster, "version", lambda name: "9.9")
    with pytest.raises(
        ArenaError, match=r"have version 0\.1\.0 .* but this is version 9\.9.* \[cluster-version\]"
    ):
        list(run(make_match(["random"], "pl", 2, 1), 3, Runner(cluster=machines.address)))
