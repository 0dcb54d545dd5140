"""One game as a Gymnasium environment; the seat to move observes and acts, so an agent plays every seat.

>>> import gymnasium
>>> game = gymnasium.make("hanabi.envs.vector:Hanabi-v0", ruleset="pl", players=2)
>>> observation, info = game.reset(seed=7)
>>> observation, reward, over, truncated, info = game.step(game.action_space.sample(info["action_mask"]))
"""

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import Env, error
from gymnasium.spaces import Box, Discrete

from hanabi.envs.rendering import render_text
from hanabi.errors import IllegalAction
from hanabi.fast import layout
from hanabi.fast.arguments import MOST_SEEDS
from hanabi.fast.game import Game
from hanabi.rules import Ruleset

Bits = npt.NDArray[np.uint8]


class HanabiSingleEnv(Env[Bits, Any]):
    """A game at a time; `info` has the `action_mask`, the `seat` to move and the `score` so far."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        ruleset: Ruleset | str = "pl",
        players: int = 2,
        *,
        first: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(ruleset, players)
        self.first, self.render_mode = first, render_mode
        rules = self.game.rules
        self.observation_space = Box(0, 1, (int(rules[layout.OBSERVED]),), np.uint8)
        self.action_space = Discrete(int(rules[layout.ACTIONS]))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bits, dict[str, Any]]:
        """Deal a game; without a seed, the one that follows the last. `options` are ignored."""
        del options
        super().reset(seed=seed)
        self.game.reset(int(self.np_random.integers(MOST_SEEDS)), first=self.first)
        return self._look()

    def step(self, action: int) -> tuple[Bits, float, bool, bool, dict[str, Any]]:
        """Take an action; raise InvalidAction if it is not legal."""
        try:
            reward = float(self.game.step(action))
        except IllegalAction as refused:
            raise error.InvalidAction(f"Action {action} is not legal now; see the action_mask.") from refused
        seen, info = self._look()
        return seen, reward, self.game.over, False, info

    def render(self) -> str | None:
        """Return the table as text, with open hands."""
        return None if self.render_mode is None else render_text(self.game.save())

    def _look(self) -> tuple[Bits, dict[str, Any]]:
        game = self.game
        mask = game.legal().astype(np.int8)
        return game.observe().copy(), {"action_mask": mask, "seat": game.seat, "score": game.score}
