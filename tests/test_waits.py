"""Waits end on events, hanging tests are stopped, and a service that did not start is tried again."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests import waits
from tests.server.services import Service, answers, shared
from tests.waits import until, wait_until

ROOT = Path(__file__).parents[1]
HANGING = """
import time

def test_hanging():
    time.sleep(600)

def test_next():
    pass
"""
LISTENER = "import socket; socket.create_server(('127.0.0.1', {port})).accept()"


class Listener(Service):
    """A service that listens on a port, if it starts at all."""

    name = "listener"
    program = "raise SystemExit(1)"

    def command(self) -> list[str]:
        return [sys.executable, "-c", self.program.format(port=self.port)]

    def is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "it ended"
        return answers(self.port)


def test_a_service_that_did_not_start_is_started_by_the_next_test() -> None:
    with shared(Listener()) as service:
        with pytest.raises(AssertionError, match="it ended"):
            service.ensure_up()
        tried = service.port
        service.program = LISTENER
        assert service.ensure_up().process is not None
        assert service.port != tried
    assert not service.folder.exists()


def test_a_service_that_runs_is_left_alone_and_one_that_ended_comes_back_at_its_port() -> None:
    with shared(Listener()) as service:
        service.program = "import time; " + LISTENER + "; time.sleep(600)"
        service.ensure_up()
        first, port = service.process, service.port
        assert service.ensure_up().process is first
        service.kill()
        assert service.ensure_up().process is not first
        assert service.port == port


def test_a_wait_in_vain_says_what_was_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waits, "WAIT_LIMIT", 0.05)
    with pytest.raises(AssertionError, match="in vain: a miracle"):
        wait_until(lambda: False, "a miracle")
    with pytest.raises(AssertionError, match="in vain: a miracle"):
        asyncio.run(until(lambda: False, "a miracle"))


def test_a_hanging_test_is_stopped_where_it_hangs_and_the_next_one_runs(tmp_path: Path) -> None:
    file = tmp_path / "test_hanging.py"
    file.write_text(HANGING)
    options = ("-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", "-o", "timeout=1")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(file)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert "time.sleep(600)" in ran.stdout
    assert "Timeout (>1.0s)" in ran.stdout
    assert "1 failed, 1 passed" in ran.stdout
