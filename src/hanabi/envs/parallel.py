"""The PettingZoo environment in its parallel form: every seat acts at every step, and all but one wait.

>>> table = parallel_env(ruleset="pl", players=3)
>>> observations, infos = table.reset(seed=7)
>>> while table.agents:
...     masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
...     actions = {agent: table.action_space(agent).sample(mask) for agent, mask in masks.items()}
...     observations, rewards, terminations, truncations, infos = table.step(actions)
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo.utils.env import ParallelEnv  # type: ignore[import-untyped]

from hanabi.envs.pettingzoo import raw_env
from hanabi.rules import Ruleset


class parallel_env(ParallelEnv[str, Any, int]):  # type: ignore[misc]  # noqa: N801
    """All seats act at once; the last action means waiting, and is the only one of a seat out of turn."""

    metadata: ClassVar[dict[str, Any]] = {"name": "hanabi_parallel_v0", "render_modes": ["human", "ansi"]}

    def __init__(
        self,
        ruleset: Ruleset | str = "pl",
        players: int = 2,
        *,
        first: int | None = 0,
        renamed_for: str = "nobody",
        render_mode: str | None = None,
    ) -> None:
        """Create a table; the options are those of `hanabi.envs.pettingzoo.env`."""
        self._table = raw_env(ruleset, players, first=first, renamed_for=renamed_for, render_mode=render_mode)
        self.render_mode = render_mode
        self.possible_agents = self._table.possible_agents
        self.agents: list[str] = []
        self.state_space = self._table.state_space
        self.wait = int(self._table.action_space(self.possible_agents[0]).n)
        bits = self._table.observation_space(self.possible_agents[0])["observation"]
        seen = Dict({"observation": bits, "action_mask": Box(0, 1, (self.wait + 1,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game; without a seed, the one that follows the last. `options` are ignored."""
        self._table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Take the action of the seat to move; raise ValueError if it is illegal or another does not wait."""
        table = self._table
        for agent in self.agents:
            if agent != table.agent_selection and actions[agent] != self.wait:
                raise ValueError(f"{agent} is not to move: its only action is {self.wait}, which waits.")
        table.step(actions[table.agent_selection])
        found = self._look(), table.rewards, table.terminations, table.truncations, table.infos
        if any(table.terminations.values()):
            self.agents = []
        return found

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The whole table: what the seat to move sees, then its own hand, which it does not see."""
        return self._table.state()

    def render(self) -> str | None:
        return self._table.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _look(self) -> dict[str, Any]:
        """What every seat sees, with the mask of its actions and of waiting."""
        seen = {agent: self._table.observe(agent) for agent in self.agents}
        for agent, each in seen.items():
            waits = agent != self._table.agent_selection
            each["action_mask"] = np.append(each["action_mask"], np.int8(waits))
        return seen
