"""What a starting server tells the person who started it, and what it logs for people and for programs."""

import json
import logging
import socket
import sys
from pathlib import Path

import pytest
import structlog

from hanabi.cli import hosting
from hanabi.server import page
from hanabi.server.monitoring.logs import set_up_logs
from hanabi.server.serving import EVERYWHERE, address_of, own_address
from hanabi.server.settings import Settings
from hanabi.text import Catalogue
from tests.cli.run import hanabi


@pytest.mark.parametrize("host", EVERYWHERE)
def test_a_server_that_listens_everywhere_names_an_address_that_can_be_shared(host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert address_of(listening) == f"http://127.0.0.1:{listening.getsockname()[1]}"
    own = own_address(host)
    assert own not in EVERYWHERE
    socket.inet_pton(family, own)


def test_a_machine_without_a_network_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr("hanabi.server.serving.socket.socket.connect", fail)
    assert [own_address(host) for host in EVERYWHERE] == ["127.0.0.1", "::1"]


@pytest.mark.parametrize("built", [True, False])
def test_a_server_without_its_page_says_so(
    built: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "INDEX", Path(page.__file__ if built else "no-such-page.html"))
    hosting._Announcer(Catalogue(), Settings()).ready("http://127.0.0.1:8000")
    told = capsys.readouterr()
    assert told.out.startswith("Hanabi is running at http://127.0.0.1:8000.")
    assert ("The web page isn’t built" in told.err) is not built


@pytest.fixture
def logs_restored() -> object:
    """The logs of the other tests, as they were."""
    before = structlog.get_config(), logging.getLogger().handlers[:], logging.getLogger().level
    yield
    structlog.configure(**before[0])
    logging.getLogger().handlers[:] = before[1]
    logging.getLogger().setLevel(before[2])


@pytest.mark.usefixtures("logs_restored")
@pytest.mark.parametrize("terminal", [True, False])
def test_logs_are_lines_about_problems_for_people_and_json_for_programs(
    terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    set_up_logs()
    log = structlog.get_logger()
    log.info("serving", room="secret")
    log.warning("storage-failed", room="secret")
    logging.getLogger("library").warning("odd")
    lines = capsys.readouterr().err.splitlines()
    assert "secret" not in "".join(lines)
    if terminal:
        assert len(lines) == 2
        assert "storage-failed" in lines[0]
        assert "{" not in "".join(lines)
    else:
        assert [json.loads(line)["event"] for line in lines] == ["serving", "storage-failed", "odd"]


@pytest.mark.parametrize("workers", ["0", "-1", "1000"])
def test_an_impossible_number_of_processes_is_refused(workers: str) -> None:
    assert hanabi("serve", "--workers", workers).sentence.startswith("--workers must be 1 to 256, not ")
