"""The command line itself: help, versions, languages, mistakes, pipes, and how long it all takes."""

import io
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
import typer

from hanabi import cli
from hanabi.cli import rulesets
from hanabi.cli.running import Commands
from hanabi.text import languages
from tests.cli.run import ADMIN, COMMANDS, PROGRAM, hanabi, program

LANGUAGES = ", ".join(languages())
QUICK = 0.25
"""Seconds of computing that a page of help may take."""


def test_the_command_alone_shows_its_help() -> None:
    answer = hanabi()
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Usage: hanabi COMMAND [OPTIONS]\n\nHanabi, the cooperative card game")
    assert answer.out == hanabi("--help").out


def test_the_help_reads_as_it_should() -> None:
    golden = Path(__file__).parent / "golden" / "help.txt"
    assert help_pages() == golden.read_text(encoding="utf-8")


def help_pages() -> str:
    """The help of the program and of each command, one below the other."""
    commands = ((), *((each,) for each in COMMANDS), *(("admin", each) for each in ADMIN))
    return "\n".join(hanabi(*command, "--help").out for command in commands)


def test_the_version_is_that_of_the_package() -> None:
    assert hanabi("--version").out == f"hanabi {version('hanabi')}\n"


def test_help_needs_neither_fluent_nor_rich_nor_the_engine() -> None:
    seen = "import sys, hanabi.cli\ntry: hanabi.cli.main()\nfinally: print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", seen, "--help"]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stderr.split()
    slow = ("fluent", "rich", "babel", "hanabi.game", "hanabi.rules", "hanabi.bots")
    assert not [name for name in loaded if name.startswith(slow)]


def test_help_answers_at_once() -> None:
    """The processor's time counts, since the machine may be busy with something else."""
    spent = []
    for _ in range(3):
        before = os.times()
        subprocess.run([PROGRAM, "--help"], capture_output=True, check=True)
        after = os.times()
        spent.append(
            after.children_user + after.children_system - before.children_user - before.children_system
        )
    assert min(spent) < QUICK


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["fly"], f"There is no command “fly”. The commands are {', '.join(COMMANDS)}."),
        (["--fly"], "There is no option --fly here."),
        (["rules", "--fly"], "There is no option --fly here."),
        (["rules", "--json=1"], "--json is not used like that."),
        (["replay", "a", "--turn"], "--turn is not used like that."),
        (["replay", "a", "b"], "There are more words than this command takes."),
        (["play", "--players", "many"], "--players takes a whole number."),
        (["play", "--seed", "1.5"], "--seed takes a whole number."),
        (["serve", "--port", "99999"], "--port takes 0 to 65,535, not 99,999."),
        (["--language", "xx"], f"The language “xx” is not spoken here. Choose one of {LANGUAGES}."),
        (["rules", "--language"], f"The language “” is not spoken here. Choose one of {LANGUAGES}."),
        (["fly\x1b[2J"], f"There is no command “fly?[2J”. The commands are {', '.join(COMMANDS)}."),
    ],
)
def test_a_mistake_of_usage_is_told_in_a_sentence(words: list[str], told: str) -> None:
    answer = hanabi(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.sentence == told
    assert "--help” shows how it is used." in answer.err


@pytest.mark.parametrize(
    "words",
    [
        ["--language", "en", "rules", "fr"],
        ["rules", "--language=en_GB", "fr"],
        ["rules", "fr", "--language", "EN"],
    ],
)
def test_the_language_may_stand_anywhere(words: list[str]) -> None:
    assert hanabi(*words).out == hanabi("rules", "fr").out


def test_an_unknown_language_of_the_environment_is_no_mistake() -> None:
    assert hanabi("rules", "fr", HANABI_LANGUAGE="klingon", LC_ALL="tlh").out == hanabi("rules", "fr").out


def test_a_terminal_that_shows_only_ascii_still_shows_something() -> None:
    answer = program("rules", "fr", PYTHONIOENCODING="ascii")
    assert answer.code == 0
    assert "?no red card?" in answer.out


def test_a_reader_who_leaves_early_ends_the_program_quietly() -> None:
    with subprocess.Popen(
        [PROGRAM, "rules", "fr"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


def test_an_output_that_takes_nothing_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [str(PROGRAM), "rules", "fr"]
        found = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (found.returncode, found.stderr) == (1, "The system refused: No space left on device.\n")


def test_an_interruption_ends_the_program_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulesets, "_show_editions", interrupt)
    answer = hanabi("rules")
    assert (answer.code, answer.out, answer.err) == (130, "", "")


def test_a_bug_is_told_in_a_sentence_and_shown_whole_to_those_who_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rulesets, "_show_editions", stumble)
    answer = hanabi("rules", HANABI_TRACEBACK="")
    assert answer.code == 1
    assert answer.sentence == (
        "Something went wrong inside Hanabi (ZeroDivisionError('oh')). Please report it, with what you did."
    )
    with pytest.raises(AssertionError, match="oh"):
        hanabi("rules", HANABI_TRACEBACK="1")


def test_the_entry_point_leaves_with_the_code_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["hanabi", "fly"])
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with pytest.raises(SystemExit, match="2"):
        cli.main()


def test_a_program_of_its_own_answers_the_same() -> None:
    assert program("rules", "diff", "fr", "pl") == hanabi("rules", "diff", "fr", "pl")
    assert program("rules", "xx") == hanabi("rules", "xx")


def test_every_command_has_its_help_in_the_catalogue() -> None:
    command = typer.main.get_command(cli.app)
    assert isinstance(command, Commands)
    assert tuple(command.commands) == COMMANDS


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def stumble(*_: object) -> None:
    raise ZeroDivisionError("oh")
