"""The tutorials do what they say. Their sessions in Python are run with those of the other pages."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import hanabi

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, language: str = "") -> list[str]:
    """The blocks of code of a page that are in a language; commands have none."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands(page: str) -> list[list[str]]:
    """The calls of `hanabi` on a page, in words."""
    lines = "".join(blocks(page)).splitlines()
    return [shlex.split(line)[1:] for line in lines if line.startswith("hanabi ")]


@pytest.fixture
def with_mybot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the bot of the page in it, as readers have it when they reach the commands."""
    (tmp_path / "mybot.py").write_text("\n\n".join(blocks("first-bot.md", "python")), encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("with_mybot")
@pytest.mark.parametrize("words", commands("first-bot.md"), ids=lambda words: str(words[0]))
def test_a_command_of_the_page_on_the_first_bot_works(words: list[str]) -> None:
    fewer = ["4" if word.isdigit() and words[at - 1] == "--games" else word for at, word in enumerate(words)]
    plain = ["--plain", "--players", "2"] if words[0] == "play" else []
    answer = hanabi(*fewer, *plain, typed="quit\n")
    assert answer.code == 0, answer.err


def test_the_page_on_the_first_bot_checks_measures_compares_and_plays() -> None:
    assert [words[0] for words in commands("first-bot.md")] == ["check-bot", "simulate", "compare", "play"]


def test_the_first_game_goes_as_printed() -> None:
    printed = "".join(blocks("first-game.md", "text")).splitlines()
    typed = [line.removeprefix("Your turn> ") for line in printed if line.startswith("Your turn> ")]
    [words] = commands("first-game.md")
    output = iter(hanabi(*words, typed="\n".join((*typed, ""))).out.splitlines())
    missing = [line for line in printed if line not in output]
    assert len(typed) == 4
    assert missing == []


def test_the_agent_of_the_page_soon_plays_far_better_than_at_random(tmp_path: Path) -> None:
    """Random play scores 0.6. On one core, since the threads of small matrices wait for each other."""
    program = tmp_path / "learn.py"
    text = "\n\n".join(blocks("first-agent.md", "python"))
    assert "MOVES = 512, 3000" in text
    program.write_text(text.replace("512, 3000", "512, 1500"), encoding="utf-8")
    alone = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, str(program)]
    said = subprocess.run(command, env=alone, capture_output=True, text=True, check=True).stdout
    means = [float(mean) for mean in re.findall(r"mean score ([\d.]+) of 5", said)]
    assert len(means) == 3
    assert means[-1] > 2
