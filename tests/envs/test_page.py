"""What the page on environments shows, works."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_the_page_runs_to_the_end_of_a_game(program: str) -> None:
    found: dict[str, Any] = {}
    exec(program, found)
    assert found.get("done") or found.get("terminated") or found["observations"].shape == (1000, 658)


def test_the_page_collects_the_scores_of_games_that_ended_alone() -> None:
    found: dict[str, Any] = {}
    exec(PROGRAMS[2], found)
    assert found["finals"]
    assert len(found["finals"]) < 100 * 1000 / 10


def test_the_page_has_a_program_for_each_environment_and_one_for_batches() -> None:
    assert len(PROGRAMS) == 4
