"""Batches of games lend their memory to other libraries, and PyTorch takes it as tensors."""

import sys
from typing import Any

import numpy as np
import pytest

from hanabi.envs import torch as tensors
from hanabi.errors import BatchError, IllegalActions
from hanabi.fast import Games

COUNT = 200


@pytest.mark.parametrize("name", ["pl", "fr+avalanche+flamboyant-fives", "custom+ranks=3+suits=1+hand=2"])
def test_arrays_have_no_gaps_and_are_taken_without_a_copy(name: str) -> None:
    games = Games(name, players=2, count=COUNT, seed=1)
    moved = games.step(games.sample())
    for array in (games.observe(), games.legal(), games.sample(), *moved):
        taken = np.from_dlpack(array)
        assert array.flags.c_contiguous
        assert np.shares_memory(taken, array)
        assert taken.dtype == array.dtype


def test_an_observation_is_as_long_as_it_says() -> None:
    games = Games("pl", players=2, count=COUNT, seed=1)
    packed = games.observe(packed=True).copy()
    bits = np.unpackbits(packed, axis=1, count=games.observed, bitorder="little")
    assert np.array_equal(games.observe(), bits)


def test_without_pytorch_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(ImportError, match="pip install torch"):
        tensors.TensorGames()


class TestWithPytorch:
    """These need PyTorch, which is no part of the development set."""

    @pytest.fixture
    def torch(self) -> Any:
        return pytest.importorskip("torch")

    def test_tensors_are_the_arrays_of_the_same_games(self, torch: Any) -> None:
        games, same = tensors.TensorGames("pl", 2, COUNT, 7), Games("pl", 2, COUNT, 7)
        for _ in range(40):
            seen, legal = games.observe(), games.legal()
            assert np.array_equal(seen.numpy(), same.observe())
            assert np.array_equal(legal.numpy(), same.legal())
            assert np.array_equal(games.observe(1).numpy(), same.observe(1))
            assert np.array_equal(games.seats.numpy(), same.seats)
            actions = games.sample().clone()
            for found, expected in zip(games.step(actions), same.step(actions.numpy()), strict=True):
                assert np.array_equal(found.numpy(), expected)
        assert (games.observe().dtype, games.legal().dtype) == (torch.uint8, torch.bool)
        assert games.observe().shape == (games.count, games.observed)
        assert games.legal().shape == (games.count, games.actions)

    def test_nothing_is_copied(self, torch: Any) -> None:
        games = tensors.TensorGames("pl", 2, COUNT, 7)
        moved = games.step(games.sample())
        shared = [games.observe(), games.legal(), *moved]
        again = games.step(games.sample())
        assert [each.data_ptr() for each in shared] == [
            each.data_ptr() for each in (games.observe(), games.legal(), *again)
        ]
        assert torch.from_dlpack(games.games.observe()).data_ptr() == games.observe().data_ptr()

    def test_a_reset_deals_the_same_games_again(self, torch: Any) -> None:
        games = tensors.TensorGames("pl", 2, COUNT, 7)
        dealt = games.observe().clone()
        games.step(games.sample())
        games.reset()
        assert torch.equal(games.observe(), dealt)
        games.reset(8)
        assert not torch.equal(games.observe(), dealt)

    def test_strides_and_types_of_actions_do_not_matter(self, torch: Any) -> None:
        games = tensors.TensorGames("pl", 2, COUNT, 7)
        for kind in (torch.int8, torch.int16, torch.int64, torch.uint8):
            wide = torch.full((COUNT, 2), 5, dtype=kind)
            games.step(wide[:, 0])

    def test_wrong_actions_are_refused(self, torch: Any) -> None:
        games = tensors.TensorGames("pl", 2, COUNT, 7)
        for kind in (torch.float32, torch.bool, torch.complex64):
            with pytest.raises(BatchError, match="whole numbers, not torch"):
                games.step(torch.zeros(COUNT, dtype=kind))
        with pytest.raises(BatchError, match="one action for each game"):
            games.step(torch.zeros(COUNT + 1, dtype=torch.int64))
        with pytest.raises(BatchError, match="on cpu, but the actions are on meta"):
            games.step(torch.zeros(COUNT, dtype=torch.int64, device="meta"))
        with pytest.raises(IllegalActions):
            games.step(torch.zeros(COUNT, dtype=torch.int64))

    def test_a_policy_of_a_network_learns(self, torch: Any) -> None:
        games = tensors.TensorGames("custom+suits=1+ranks=2+hand=1", 2, 256, 1, threads=1)
        torch.manual_seed(1)
        net = torch.nn.Linear(games.observed, games.actions)
        steps = torch.optim.Adam(net.parameters(), 0.01)
        rewards = []
        for _ in range(80):
            seen, legal = games.observe().float(), games.legal().clone()
            likely = torch.distributions.Categorical(logits=net(seen).masked_fill(~legal, -1e9))
            actions = likely.sample()
            reward = games.step(actions).reward.float()
            loss = -(likely.log_prob(actions) * (reward - reward.mean())).mean()
            steps.zero_grad()
            loss.backward()
            steps.step()
            rewards.append(float(reward.mean()))
        assert np.mean(rewards[-20:]) > np.mean(rewards[:5]) + 0.05
