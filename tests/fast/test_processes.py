"""Games in other processes: forked, sent there, and where nothing can be kept on disk."""

import os
import pickle
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest

from hanabi.errors import IllegalActions
from hanabi.fast import Games, StepResult
from hanabi.fast.compiling import COMPILES
from hanabi.fast.cpu import MIN_GAMES_PER_THREAD

MANY = 2 * MIN_GAMES_PER_THREAD
"""Enough for two threads."""


def moved() -> Games:
    games = Games("pl", 2, MANY, seed=1, threads=2)
    games.step(games.sample())
    return games


def points_after(games: Games) -> int:
    return games.wander(30).points


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_forked_process_goes_on() -> None:
    games = moved()
    with get_context("fork").Pool(1) as pool:
        found = pool.apply_async(points_after, (games,)).get(timeout=120)
    assert found == points_after(games)


def test_games_survive_the_way_to_another_process() -> None:
    games = moved()
    returned = pickle.loads(pickle.dumps(games))
    np.testing.assert_array_equal(returned.legal(), games.legal())
    np.testing.assert_array_equal(returned.sample(), games.sample())
    assert points_after(returned) == points_after(games)


def test_a_refusal_has_what_became_of_the_others() -> None:
    games = Games("pl", 2, 3, seed=1)
    actions = games.sample().copy()
    actions[1] = -1
    with pytest.raises(IllegalActions) as refused:
        games.step(actions)
    assert isinstance(refused.value.moved, StepResult)
    assert list(refused.value.moved.over) == [False, False, False]
    assert [state.board.turn for state in map(games.save, range(3))] == [1, 0, 1]


@pytest.mark.skipif(not COMPILES, reason="nothing is compiled here")
def test_a_folder_that_cannot_be_written_costs_only_time(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    program = "from hanabi.fast.compiling import cache_folder; print(cache_folder('fast'))"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"HANABI_CACHE": str(blocked)},
        capture_output=True,
        text=True,
        check=True,
    )
    made = Path(told.stdout.strip())
    assert blocked not in made.parents
    assert not made.exists(), "it is left behind"
