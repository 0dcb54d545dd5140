"""Worker processes as a thread of their owner sees them."""

import gc
import os
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from subprocess import DEVNULL

import pytest

from hanabi.workers import count_cores
from hanabi.workers.frames import RequestFailed, WorkerLost, pack
from hanabi.workers.processes import Worker, kill_group
from tests.server.bots.games import lives, wait_until_gone

LARGEST = 1000
TICK = 0.05


def started(*words: str, close_fds: bool = True) -> Worker:
    worker = Worker("tests.workers.rogue_worker", *words, largest=LARGEST, close_fds=close_fds)
    worker.wait_until_ready()
    return worker


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    worker = started()
    yield worker
    worker.end()


def ask(worker: Worker, name: str, body: object = None) -> object:
    """What a worker replies that may take as long as it likes."""
    return worker.ask(name, body, lambda: False, TICK)  # type: ignore[arg-type]


def ask_twice(worker: Worker, name: str, body: object = None) -> object:
    """What a worker replies that is given up when it has been looked at twice."""
    looks = iter((False, False, True))
    return worker.ask(name, body, partial(next, looks), TICK)  # type: ignore[arg-type]


def test_a_worker_answers_one_request_after_the_other(worker: Worker) -> None:
    assert [ask(worker, "echo", body) for body in (1, "é", [None, {"a": 2}])] == [1, "é", [None, {"a": 2}]]


def test_a_request_that_fails_says_where_without_values_and_the_worker_lives(worker: Worker) -> None:
    with pytest.raises(RequestFailed, match=r"^ZeroDivisionError in rogue_worker\.py:\d+$"):
        ask(worker, "divide", 0)
    with pytest.raises(RequestFailed, match=r"^KeyError in serving\.py:\d+$"):
        ask(worker, "dance")
    assert ask(worker, "echo", 5) == 5


def test_a_worker_that_ends_is_lost(worker: Worker) -> None:
    for _ in range(2):
        with pytest.raises(WorkerLost):
            ask(worker, "leave")


def test_a_worker_that_hangs_up_stays_lost_while_it_still_takes_requests(worker: Worker) -> None:
    for _ in range(2):
        with pytest.raises(WorkerLost):
            ask(worker, "hang_up")


def test_a_module_that_does_not_start_is_lost() -> None:
    worker = Worker("tests.workers.no_such_module", largest=LARGEST, stderr=DEVNULL)
    with pytest.raises(WorkerLost):
        worker.wait_until_ready()
    worker.end()


def test_a_worker_is_given_up_when_it_is_late(worker: Worker) -> None:
    with pytest.raises(TimeoutError):
        ask_twice(worker, "sleep")


@pytest.mark.parametrize(
    "data", [pack("{}"), pack("no JSON"), pack(" " * (LARGEST + 1)), pack('{"number":7,"reply":1}')]
)
def test_a_worker_that_writes_nonsense_is_lost(worker: Worker, data: bytes) -> None:
    with pytest.raises(WorkerLost):
        ask(worker, "write", data.hex())


def test_half_a_frame_keeps_nobody_waiting(worker: Worker) -> None:
    with pytest.raises(TimeoutError):
        ask_twice(worker, "write_and_sleep", pack("{}")[:-1].hex())


def test_a_worker_closes_what_it_inherits_but_for_the_files_it_is_to_keep(
    worker: Worker, tmp_path: Path
) -> None:
    with ExitStack() as files:
        one, kept, other = [files.enter_context((tmp_path / name).open("w")) for name in ("1", "2", "3")]
        for file in (one, kept, other):
            os.set_inheritable(file.fileno(), True)
        keeping = started(str(kept.fileno()), close_fds=False)
    assert ask(keeping, "list_files") == [kept.name]
    assert ask(worker, "list_files") == []
    keeping.end()


def test_what_a_worker_started_ends_with_it(worker: Worker) -> None:
    child = ask(worker, "have_child")
    assert isinstance(child, int)
    assert lives(child)
    with pytest.raises(WorkerLost):
        ask(worker, "leave")
    worker.end()
    wait_until_gone(child)


def test_a_worker_that_is_forgotten_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    worker = started()
    pid = worker.process.pid
    del worker
    gc.collect()
    assert not Path(f"/proc/{pid}").exists()


def test_a_fork_of_the_owner_does_not_end_its_worker(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as fork:
        fork.setattr(os, "getpid", lambda: 1)
        worker.end()
    assert ask(worker, "echo", 1) == 1
    kill_group(worker.process.pid)
    worker.finish()


def test_the_cores_are_those_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 3, 5}, raising=False)
    assert count_cores() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    assert count_cores() == 7
