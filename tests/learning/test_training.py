"""A team learns a small game, goes on after an interruption, and leaves a network that plays it."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hanabi.game import deal, shuffled
from hanabi.learned.network import read_weights
from hanabi.learned.team import play_many
from hanabi.rules import ruleset
from tests.cli.run import Answer, hanabi

torch: Any = pytest.importorskip("torch", reason="PyTorch is no part of the development set")

SMALL = "custom+suits=1+ranks=3+hand=2"
ROLLOUT = 64 * 64
"""The moves of 64 games in a rollout."""


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """Several threads would wait for each other longer than they compute."""
    torch.set_num_threads(1)


def train(folder: Path, *more: str, moves: int = ROLLOUT, seed: int = 1) -> Answer:
    """Train a small team with the command."""
    sizes = ("--games", "64", "--width", "16", "--moves", str(moves), "--seed", str(seed))
    return hanabi("train", "--ruleset", SMALL, *sizes, "--out", str(folder), *more)


def test_a_team_learns_and_its_network_plays(tmp_path: Path) -> None:
    found = train(tmp_path, moves=12 * ROLLOUT)
    assert found.code == 0, found.err
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert curve[-1]["share"] == 1
    network = read_weights(tmp_path / "weights.npz")
    rules = ruleset(SMALL)
    states = [deal(rules, 2, shuffled(rules, random.Random(seed)))[0] for seed in range(300)]
    scores = np.array([end.score for end in play_many(network, states)])
    assert scores.mean() > 1.5
    assert abs(scores.mean() - curve[-1]["score"]) < 4 * scores.std() / len(scores) ** 0.5


def test_a_seed_and_a_number_of_moves_give_the_same_team(tmp_path: Path) -> None:
    weights = []
    for folder, seed in (("a", 1), ("b", 1), ("c", 2)):
        train(tmp_path / folder, seed=seed)
        weights.append((tmp_path / folder / "weights.npz").read_bytes())
    assert weights[0] == weights[1] != weights[2]


def test_the_same_command_goes_on(tmp_path: Path) -> None:
    train(tmp_path)
    found = train(tmp_path, moves=2 * ROLLOUT)
    assert "Resuming" in found.out
    assert [json.loads(line)["moves"] for line in (tmp_path / "curve.jsonl").read_text().splitlines()] == [
        ROLLOUT,
        2 * ROLLOUT,
    ]


def test_another_run_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    train(tmp_path)
    found = train(tmp_path, seed=2)
    assert found.code == 1
    assert "seed is 1 there, not 2. Choose another folder." in found.err
    (tmp_path / "checkpoint.pt").write_bytes(b"nonsense")
    assert "isn’t a checkpoint" in train(tmp_path).err


def test_without_a_gpu_it_says_what_is_missing(tmp_path: Path) -> None:
    if torch.cuda.is_available():
        return
    found = train(tmp_path, "--device", "cuda")
    assert (found.code, "Games can’t run on a GPU here." in found.err) == (1, True)
