"""A seed is the same games compiled and interpreted, in a batch of any size, with any number of threads."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from hanabi.fast import Games
from hanabi.fast.compiling import COMPILES
from hanabi.fast.cpu import MIN_GAMES_PER_THREAD
from tests.fast.digest import TABLES, arrays, digest

ROOT = Path(__file__).parents[2]
MOVES = 60
MANY = 3 * MIN_GAMES_PER_THREAD + 100
"""Enough games for three threads."""


@pytest.mark.skipif(not COMPILES, reason="nothing is compiled here")
def test_interpreted_games_are_the_compiled_ones_byte_for_byte() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "tests.fast.digest"]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found = json.loads(told.stdout)
    assert found["compiled"] is False
    assert found["digests"] == {name: digest(name, players) for name, players in TABLES}


def moved(count: int, threads: int | None = None) -> Games:
    games = Games("fr+avalanche+flamboyant-fives", 3, count, seed=9, threads=threads)
    for _ in range(MOVES):
        games.step(games.sample())
    return games


@pytest.mark.parametrize("count", [1, 2, 511, 1024])
def test_a_game_is_the_same_in_a_batch_of_any_size(count: int) -> None:
    for some, all_of_them in zip(arrays(moved(count)), arrays(moved(MANY)), strict=True):
        assert some.tobytes() == all_of_them[:count].tobytes()


@pytest.mark.parametrize("threads", [2, 3, 64])
def test_a_game_is_the_same_with_any_number_of_threads(threads: int) -> None:
    alone, shared = moved(MANY, threads=1), moved(MANY, threads)
    for one, other in zip(arrays(alone), arrays(shared), strict=True):
        assert one.tobytes() == other.tobytes()
    assert np.array_equal(alone.observe(2), shared.observe(2))
    assert np.array_equal(alone.legal(), shared.legal())


def test_a_seed_is_the_same_games_again_after_a_reset() -> None:
    games = moved(10)
    before = [part.copy() for part in arrays(games)]
    games.reset()
    for _ in range(MOVES):
        games.step(games.sample())
    assert all(np.array_equal(*pair) for pair in zip(before, arrays(games), strict=True))


def test_another_seed_is_other_games() -> None:
    games = Games("pl", 2, 5, seed=1)
    faces = games.save(0).secrets.faces
    games.reset(2)
    assert games.seed == 2
    assert games.save(0).secrets.faces != faces
