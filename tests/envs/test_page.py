"""What the page on environments shows, works."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hanabi.table import Table

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
RL_ENV, STATES, PETTINGZOO, VECTOR, BATCH, POLICY = PROGRAMS


@cache
def run(program: str) -> dict[str, Any]:
    """What a program leaves behind under each name."""
    found: dict[str, Any] = {}
    exec(program, found)
    return found


@pytest.mark.parametrize("program", [RL_ENV, PETTINGZOO, VECTOR, BATCH])
def test_a_program_of_the_page_runs_to_the_end_of_a_game(program: str) -> None:
    found = run(program)
    assert found.get("done") or found.get("terminated") or found["observations"].shape == (1000, 658)


def test_the_page_tries_every_move_on_a_copy() -> None:
    found = run(STATES)
    assert list(found["best"]) == [str(move) for move in found["state"].legal_moves()]


def test_the_page_makes_a_bot_of_a_function() -> None:
    found = run(POLICY)
    table = Table("pl", players=2, seed=1).sit_all([found["First"](), found["First"]()])
    table.run()
    assert table.over


def test_the_page_collects_the_scores_of_games_that_ended_alone() -> None:
    found = run(VECTOR)
    assert found["finals"]
    assert len(found["finals"]) < 100 * 1000 / 10
