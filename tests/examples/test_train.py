"""The agent of the example learns."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hanabi.fast.games import Games

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"
RULES = "custom+suits=1+hand=2"


@pytest.fixture
def example() -> Any:
    """The example as a module."""
    spec = spec_from_file_location("train", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def random_score() -> float:
    """The mean score of random play."""
    games = Games(RULES, players=2, count=512)
    moves = (games.step(games.sample()) for _ in range(100))
    return float(np.mean([score for moved in moves for score in moved.scores[moved.over]]))


def test_the_agent_soon_plays_far_better_than_at_random(tmp_path: Path) -> None:
    """On one core, since the threads of small matrices wait for each other where others work too."""
    command = [sys.executable, str(EXAMPLE), "--moves", "1000", "--games", "64"]
    alone = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    said = subprocess.run(command, env=alone, capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    means = [float(mean) for mean in re.findall(r"mean score ([\d.]+) of 5", said)]
    assert len(means) == 10
    assert means[-1] > 2 * random_score()
    play = [
        "simulate",
        "--ruleset",
        RULES,
        "--players",
        "2",
        "--bot",
        "train:Learned",
        "--games",
        "100",
        "--json",
    ]
    shutil.copy(EXAMPLE, tmp_path)
    command = [sys.executable, "-m", "hanabi", *play]
    played = subprocess.run(
        command, env=alone, capture_output=True, text=True, check=True, cwd=tmp_path
    ).stdout
    assert json.loads(played)["mean"] > 2 * random_score()


def test_an_agent_takes_only_legal_actions_and_each_by_its_chance(example: Any) -> None:
    games = Games(RULES, players=2, count=2000)
    agent = example.Agent(games.observed, games.actions, seed=3)
    look = agent.look(games)
    assert not look.chances[~games.legal()].any()
    often = np.bincount(agent.choose(look), minlength=games.actions) / games.count
    assert np.abs(often - look.chances.mean(axis=0)).max() < 0.05
