"""`hanabi completion`: the shell knows what comes next."""

import subprocess
from pathlib import Path

import pytest

from hanabi.cli.shell_completion import SHELLS, complete_rules_words, complete_ruleset
from tests.cli.run import PROGRAM, hanabi, program


def completed(*words: str) -> list[str]:
    """What the program offers for the last of these words."""
    asked = {"_HANABI_COMPLETE": "complete_bash", "COMP_WORDS": " ".join(words)}
    return program(**asked, COMP_CWORD=str(len(words) - 1)).out.split()


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_is_printed_for_each_shell(shell: str) -> None:
    answer = hanabi("completion", shell)
    assert (answer.code, answer.err) == (0, "")
    assert "_HANABI_COMPLETE" in answer.out


def test_another_shell_is_refused_in_a_sentence() -> None:
    answer = hanabi("completion", "csh")
    assert answer.code == 2
    assert answer.sentence == "SHELL must be one of bash, zsh, fish, not “csh”. Did you mean “zsh”?"


@pytest.mark.parametrize(
    ("begun", "offered"),
    [
        ("p", ["pl", "pt"]),
        ("fr+bl", ["fr+black-powder"]),
        ("fr+black-powder+bl", []),
        ("pl+", ["pl+avalanche", "pl+all-or-nothing", "pl+synchronised-show"]),
        ("custom+to", ["custom+tokens="]),
        ("xx+a", []),
    ],
)
def test_rulesets_are_completed_word_by_word(begun: str, offered: list[str]) -> None:
    assert complete_ruleset(begun) == offered


def test_rules_offers_the_comparison_too() -> None:
    assert complete_rules_words("d") == ["diff", "de"]
    assert complete_rules_words("x") == []


def test_the_program_answers_a_shell() -> None:
    assert completed("hanabi", "re") == ["replay", "review", "restore"]
    assert completed("hanabi", "play", "fr+fl") == ["fr+flamboyant-fives"]
    assert completed("hanabi", "play", "--bot", "be") == ["beginner"]
    assert completed("hanabi", "play", "--bot", "ex") == []
    assert completed("hanabi", "simulate", "--bot", "ex") == ["expert"]
    assert completed("hanabi", "compare", "--bots", "random,be") == ["random,beginner"]
    assert "--players" in completed("hanabi", "play", "--p")


def test_a_real_bash_completes_a_ruleset(tmp_path: Path) -> None:
    script = tmp_path / "completion.bash"
    script.write_text(hanabi("completion", "bash").out, encoding="utf-8")
    asks = (
        f'source {script}; COMP_WORDS=(hanabi play pt+bl); COMP_CWORD=2; _hanabi_completion "{PROGRAM}"; '
        'printf "%s" "${COMPREPLY[*]}"'
    )
    found = subprocess.run(["bash", "-c", asks], capture_output=True, text=True, check=True)
    assert found.stdout == "pt+black-powder"
