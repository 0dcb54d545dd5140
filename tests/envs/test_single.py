"""The environment of a single game keeps Gymnasium's contract."""

import gymnasium
import numpy as np
import pytest
from gymnasium import error

from hanabi.envs.single import HanabiSingleEnv

NAME = "hanabi.envs.vector:Hanabi-v0"


def test_gymnasium_makes_it_and_its_checkers_and_wrappers_agree() -> None:
    game = gymnasium.make(NAME, ruleset="pl", players=3, first=None)
    assert isinstance(game.unwrapped, HanabiSingleEnv)
    counted = gymnasium.wrappers.RecordEpisodeStatistics(gymnasium.wrappers.FlattenObservation(game))
    seats = set()
    for seed in range(4):
        observation, info = counted.reset(seed=seed)
        seats.add(info["seat"])
        over, total = False, 0.0
        while not over:
            assert observation in counted.observation_space
            action = counted.action_space.sample(info["action_mask"])
            observation, reward, over, truncated, info = counted.step(action)
            assert not truncated
            total += float(reward)
        assert total == info["score"] == info["episode"]["r"]
    assert len(seats) > 1


def test_a_seed_gives_the_same_game_again_and_the_next_one_is_another() -> None:
    game = HanabiSingleEnv()
    first = game.reset(seed=5)[0]
    assert not np.array_equal(game.reset()[0], first)
    assert np.array_equal(game.reset(seed=5)[0], first)


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    game = HanabiSingleEnv(render_mode="ansi")
    observation, info = game.reset(seed=5)
    text = game.render()
    assert text is not None
    for wrong in (int(np.argmin(info["action_mask"])), -1, 20):
        with pytest.raises(error.InvalidAction):
            game.step(wrong)
    assert game.render() == text
    assert np.array_equal(game._look()[0], observation)
    assert HanabiSingleEnv().render() is None
