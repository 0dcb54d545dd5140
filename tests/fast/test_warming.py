"""The wait for the compiler is announced in words of the catalogues, and once."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from rich.status import Status

from hanabi.fast import warmup
from hanabi.text import Catalogue, languages

COMPILING = """
import contextlib
from pathlib import Path
from hanabi.fast import warmup

# Each process waits in the announcement until the other has seen that nothing is compiled yet.
@contextlib.contextmanager
def announce():
    (folder / str(warmup.os.getpid())).touch()
    while len([each for each in folder.iterdir() if each.name.isdigit()]) < 2:
        pass
    yield

folder = Path({folder!r})
warmup.cache_folder = lambda part: folder
warmup.COMPILES = True
warmup.run_once("fast", "test", lambda: print("compiled"), announce)
"""


@pytest.mark.parametrize("language", languages())
def test_the_wait_is_announced_in_the_language_of_the_environment(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANABI_LANGUAGE", language)
    monkeypatch.setenv("FORCE_COLOR", "1")  # as on a terminal
    shown = warmup.spinner()
    assert isinstance(shown, Status)
    assert shown.status == Catalogue(language).say("kernel-compiling")


def test_where_there_is_no_terminal_the_wait_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HANABI_LANGUAGE", "en")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    with warmup.spinner():
        told = capsys.readouterr()
    assert (told.out, told.err) == ("", "Compiling for the first time, which takes about a minute …\n")


def test_what_was_compiled_before_is_neither_run_nor_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened = []

    @contextmanager
    def announce() -> Iterator[None]:
        happened.append("announced")
        yield

    monkeypatch.setattr(warmup, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(warmup, "COMPILES", True)
    for _ in range(2):
        warmup.run_once("fast", "test", lambda: happened.append("run"), announce)
    assert happened == ["announced", "run"]


def test_of_two_processes_that_start_together_one_compiles(tmp_path: Path) -> None:
    program = COMPILING.format(folder=str(tmp_path))
    with ExitStack() as stack:
        processes = [
            stack.enter_context(
                subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
            )
            for _ in range(2)
        ]
        said = sorted(process.communicate()[0] for process in processes)
    assert said == ["", "compiled\n"]
