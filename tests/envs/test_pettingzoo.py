"""The PettingZoo environment keeps PettingZoo's contract, for every kind of ruleset."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from hanabi.envs import pettingzoo
from hanabi.errors import RulesetError

TABLES = [
    ("pl", 2),
    ("pl+synchronised-show", 3),
    ("fr+avalanche+black-powder+flamboyant-fives", 4),
    ("de+flamboyant-fives", 5),
    ("es+all-or-nothing", 2),
    ("custom+flamboyant-fives+synchronised-show", 6),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("renamed_for", ["nobody", "seats"])
def test_the_api_test_of_pettingzoo_passes(name: str, players: int, renamed_for: str) -> None:
    table = pettingzoo.env(name, players, renamed_for=renamed_for, first=None)
    with warnings.catch_warnings():
        # Its list of environments whose observations are dictionaries has only PettingZoo's own.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(table, num_cycles=200)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seed_test_of_pettingzoo_passes(name: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(name, players, first=None, renamed_for="table"), num_cycles=60)


def test_the_render_test_of_pettingzoo_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env("fr+flamboyant-fives", 3, render_mode=render_mode))
    assert "fireworks r" in capsys.readouterr().out


def played(table: Any, seed: int) -> tuple[dict[str, float], dict[str, Any]]:
    """What each seat got in a game of chance, and the last infos."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total = dict.fromkeys(table.agents, 0.0)
    infos = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, infos[agent] = table.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        assert not truncated
        assert terminated or len(legal)
        table.step(None if terminated else int(chance.choice(legal)))
    return total, infos


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everyone_is_rewarded_alike_and_all_rewards_are_the_score(name: str, players: int) -> None:
    table = pettingzoo.env(name, players, renamed_for="seats")
    total, infos = played(table, 3)
    assert list(total.values()) == [infos["player_0"]["score"]] * players


def test_only_the_seat_to_move_has_legal_actions() -> None:
    table = pettingzoo.raw_env("pl", 3)
    table.reset(seed=1)
    masks = [table.observe(agent)["action_mask"].any() for agent in table.agents]
    assert masks == [True, False, False]


def test_anybody_begins_where_nobody_is_named() -> None:
    table = pettingzoo.env("pl", 3, first=None)
    begun = set()
    for seed in range(20):
        table.reset(seed=seed)
        begun.add(table.agent_selection)
    assert begun == {"player_0", "player_1", "player_2"}


def test_games_without_a_seed_follow_each_other() -> None:
    table = pettingzoo.env("pl", 2)
    table.reset(seed=1)
    first = table.observe("player_0")["observation"]
    table.reset()
    second = table.observe("player_0")["observation"]
    assert (first != second).any()


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    raw = pettingzoo.raw_env("pl", 2)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 may not take action 0"):
        raw.step(0)
    with pytest.raises(ValueError, match="a number below 20"):
        raw.step(20)
    table = pettingzoo.env("pl", 2)
    table.reset(seed=1)
    table.step(0)
    assert table.last()[2]
    assert table.infos == {"player_0": {"score": 0}, "player_1": {"score": 0}}
    for agent in table.agent_iter():
        assert table.last()[4] == {"score": 0}, agent
        table.step(None)
    with pytest.raises(AssertionError):
        pettingzoo.env("pl", 2).step(5)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(RulesetError):
        pettingzoo.env("pl", 6)
    with pytest.raises(RulesetError):
        pettingzoo.env("atlantis")
    with pytest.raises(ValueError, match="human or ansi"):
        pettingzoo.env(render_mode="rgb_array")
    with pytest.raises(ValueError, match="cannot begin"):
        pettingzoo.env(first=2)
