"""The parallel environment keeps PettingZoo's contract."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test  # type: ignore[import-untyped]

from hanabi.envs import pettingzoo
from hanabi.envs.parallel import parallel_env


@pytest.mark.parametrize(("name", "players"), [("pl", 2), ("fr+avalanche+flamboyant-fives", 4)])
def test_the_parallel_tests_of_pettingzoo_pass(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        parallel_api_test(parallel_env(name, players, renamed_for="seats", first=None), num_cycles=100)


def test_it_is_the_same_game_as_the_one_in_which_seats_take_turns() -> None:
    table, turns = parallel_env("pl", 3), pettingzoo.raw_env("pl", 3)
    observations, _ = table.reset(seed=3)
    turns.reset(seed=3)
    total, terminations, infos = 0.0, {"": False}, {"": {"score": -1}}
    while table.agents:
        mover = turns.agent_selection
        assert np.array_equal(table.state(), turns.state())
        for agent, seen in observations.items():
            assert np.array_equal(seen["observation"], turns.observe(agent)["observation"])
            assert seen["action_mask"][-1] == (agent != mover)
        action = int(np.flatnonzero(observations[mover]["action_mask"])[-1])
        actions = dict.fromkeys(table.agents, table.wait) | {mover: action}
        observations, rewards, terminations, _, infos = table.step(actions)
        turns.step(action)
        assert rewards == turns.rewards
        total += rewards["player_0"]
    assert all(terminations.values())
    assert total == infos["player_0"]["score"]


def test_a_seat_out_of_turn_can_only_wait() -> None:
    table = parallel_env("pl", 2)
    table.reset(seed=3)
    with pytest.raises(ValueError, match="player_1 is not to move"):
        table.step({"player_0": 5, "player_1": 5})
    with pytest.raises(ValueError, match="number below"):
        table.step({"player_0": table.wait, "player_1": table.wait})
