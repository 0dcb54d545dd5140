"""The wait for the compiler is announced in words of the catalogues, and once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.status import Status

from hanabi.fast import warmup
from hanabi.text import Catalogue, languages


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
    assert (told.out, told.err) == ("", "Compiling, which takes about a minute, once …\n")


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
