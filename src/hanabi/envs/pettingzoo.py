"""A PettingZoo environment for any ruleset: seats take turns, and all get the same reward.

>>> table = env(ruleset="fr+flamboyant-fives", players=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     mask = observation["action_mask"]
...     table.step(None if terminated else table.action_space(agent).sample(mask))
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped]

from hanabi.envs.renaming import SeatRenamings
from hanabi.envs.rendering import render_text
from hanabi.errors import IllegalAction
from hanabi.fast import layout
from hanabi.fast.arguments import MOST_SEEDS
from hanabi.fast.game import Game
from hanabi.rules import Ruleset

ILLEGAL_REWARD = -1.0
"""The reward of a seat whose illegal action ends the game."""
RENDER_MODES = ("human", "ansi")


def env(
    ruleset: Ruleset | str = "pl",
    players: int = 2,
    *,
    first: int | None = 0,
    renamed_for: str = "nobody",
    render_mode: str | None = None,
) -> AECEnv[str, Any, int | None]:
    """Create the environment in PettingZoo's usual wrappers; an illegal action warns and ends the game."""
    raw = raw_env(ruleset, players, first=first, renamed_for=renamed_for, render_mode=render_mode)
    legal = _TerminateIllegal(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class _TerminateIllegal(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """Ends the game after an illegal action, with the score in `infos` as at any other end."""

    def step(self, action: int | None) -> None:
        super().step(action)
        table = self.unwrapped
        if table.terminations and all(table.terminations.values()):
            table.infos = {agent: {"score": table.game.score} for agent in table.agents}


class raw_env(AECEnv[str, Any, int | None]):  # type: ignore[misc]  # noqa: N801
    """The environment without wrappers, which raises ValueError for an illegal action.

    `first` begins, or a random seat if it is None. `renamed_for` says for whom interchangeable suits are
    permuted at random in every game: "nobody", the whole "table" alike, or "seats", each in its own way.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hanabi_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        ruleset: Ruleset | str = "pl",
        players: int = 2,
        *,
        first: int | None = 0,
        renamed_for: str = "nobody",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"A game is rendered as {' or '.join(RENDER_MODES)}, not as {render_mode!r}.")
        if first is not None and not 0 <= first < players:
            raise ValueError(f"Seats are numbered 0 to {players - 1}; {first} cannot begin.")
        self.game = Game(ruleset, players)
        self.first, self.render_mode = first, render_mode
        self.names = SeatRenamings(self.game.ruleset, players, 1, renamed_for)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._make_observation_space())
        self.action_spaces = {agent: Discrete(self._count(layout.ACTIONS)) for agent in self.possible_agents}
        whole = self._count(layout.OBSERVED) + layout.hand_size(self.game.rules)
        self.state_space = Box(0, 1, (whole,), np.uint8)

    def _count(self, place: int) -> int:
        return int(self.game.rules[place])

    def _make_observation_space(self) -> Dict:
        bits, actions = self._count(layout.OBSERVED), self._count(layout.ACTIONS)
        mask = Box(0, 1, (actions,), np.int8)
        return Dict({"observation": Box(0, 1, (bits,), np.uint8), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game; without a seed, the one that follows the last. `options` are ignored."""
        del options
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        players = len(self.possible_agents)
        seed = int(self._chance.integers(MOST_SEEDS))
        first = int(self._chance.integers(players)) if self.first is None else self.first
        self.game.reset(seed, first=first)
        self.names.choose(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of a seat, and its mask of legal actions, which is 0 unless it is to move."""
        seat, names = self._seats[agent], self.names.all
        renaming = self.names.chosen[0, seat]
        ahead = (seat - self.game.seat) % len(self.possible_agents)
        legal = self.game.legal().view(np.int8)[names.actions[renaming]]
        mask = legal if ahead == 0 else np.zeros_like(legal)
        return {"observation": self.game.observe(ahead)[names.bits[renaming]], "action_mask": mask}

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The whole table: what the seat to move sees, then its own hand, which it does not see."""
        return np.concatenate([self.game.observe(), self.game.own_hand()])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        reward = float(self._take_action(agent, action))
        self.rewards = dict.fromkeys(self.agents, reward)
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: {"score": self.game.score} for each in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _take_action(self, agent: str, action: int | None) -> int:
        """Take an action of a seat, as that seat numbers it, and return the reward."""
        if action is None or not self.action_spaces[agent].contains(action):
            raise ValueError(
                f"An action is a number below {self._count(layout.ACTIONS)}; {action!r} is none."
            )
        meant = self.names.all.actions[self.names.chosen[0, self._seats[agent]], action]
        try:
            return self.game.step(int(meant))
        except IllegalAction as error:
            raise ValueError(f"{agent} may not take action {action} now; see its action_mask.") from error

    def render(self) -> str | None:
        """Render the table as text with open hands: print it, or return it if the mode is "ansi"."""
        text = render_text(self.game.save())
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
