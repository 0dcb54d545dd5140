"""The command line itself: help, versions, languages, mistakes and pipes."""

import io
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
from tests.cli.mistakes import golden, mistakes, mistakes_page
from tests.cli.run import ADMIN, COMMANDS, PROGRAM, hanabi, program

LANGUAGES = ", ".join(languages())


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


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_the_version_is_that_of_the_package(option: str) -> None:
    assert hanabi(option).out == f"hanabi {version('hanabi')}\n"


@pytest.mark.parametrize(
    ("words", "same"),
    [
        ("-h", "--help"),
        ("help", "--help"),
        ("play -h", "play --help"),
        ("help play", "play --help"),
        ("help admin", "admin --help"),
        ("help admin list", "admin list --help"),
        ("admin help list", "admin list --help"),
    ],
)
def test_help_is_found_however_it_is_asked_for(words: str, same: str) -> None:
    answer = hanabi(*words.split())
    assert (answer.code, answer.err) == (0, "")
    assert answer == hanabi(*same.split())


def test_a_comment_that_the_shell_passes_on_is_none_of_the_command_line() -> None:
    pasted = ["rules", "diff", "fr", "pl", "#", "how", "two", "editions", "differ"]
    assert hanabi(*pasted) == hanabi("rules", "diff", "fr", "pl")


def test_a_hundred_wrong_command_lines_are_answered_as_they_should_be() -> None:
    assert len(mistakes()) > 100
    assert mistakes_page() == golden().read_text(encoding="utf-8")


def test_help_needs_neither_fluent_nor_rich_nor_the_engine() -> None:
    seen = "import sys, hanabi.cli\ntry: hanabi.cli.main()\nfinally: print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", seen, "--help"]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stderr.split()
    slow = ("fluent", "rich", "babel", "hanabi.game", "hanabi.rules", "hanabi.bots")
    assert not [name for name in loaded if name.startswith(slow)]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["fly"], f"There’s no command “fly”. The commands are {', '.join(COMMANDS)}."),
        (["--fly"], "There’s no option --fly here."),
        (["rules", "--fly"], "There’s no option --fly here."),
        (["rules", "--json=1"], "--json can’t be used like that."),
        (["replay", "a", "--turn"], "--turn can’t be used like that."),
        (["replay", "a", "b"], "Too many arguments for this command."),
        (["play", "--players", "many"], "--players must be a whole number."),
        (["play", "--seed", "1.5"], "--seed must be a whole number."),
        (["serve", "--port", "99999"], "--port must be 0 to 65,535, not 99,999."),
        (["--language", "xx"], f"The language “xx” isn’t available. Choose one of {LANGUAGES}."),
        (["rules", "--language"], f"The language “” isn’t available. Choose one of {LANGUAGES}."),
        (["fly\x1b[2J"], f"There’s no command “fly?[2J”. The commands are {', '.join(COMMANDS)}."),
    ],
)
def test_a_mistake_of_usage_is_told_in_a_sentence(words: list[str], told: str) -> None:
    answer = hanabi(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.sentence == told
    assert "For help, run “" in answer.err


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


def test_an_unknown_language_of_the_system_is_no_mistake_but_one_meant_for_us_is() -> None:
    assert hanabi("rules", "fr", HANABI_LANGUAGE="", LC_ALL="tlh").out == hanabi("rules", "fr").out
    assert hanabi("rules", "fr", HANABI_LANGUAGE="tlh").sentence == (
        f"The language “tlh” in HANABI_LANGUAGE isn’t available. Choose one of {LANGUAGES}."
    )
    assert hanabi("rules", "fr", "--language", "en", HANABI_LANGUAGE="tlh").code == 0


def test_a_terminal_that_shows_only_ascii_still_shows_something() -> None:
    answer = program("rules", "fr", PYTHONIOENCODING="ascii")
    assert answer.code == 0
    assert '"no red cards", "no 4s"' in answer.out
    assert "You can't pass." in answer.out
    assert "?" not in answer.out


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
    assert (found.returncode, found.stderr) == (1, "System error: No space left on device.\n")


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
        "Something went wrong inside Hanabi (ZeroDivisionError('oh')). "
        "Please report this, and what you were doing."
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
