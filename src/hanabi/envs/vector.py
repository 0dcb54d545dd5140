"""Many games as one Gymnasium vector environment; in each game the seat to move observes and acts.

>>> import gymnasium
>>> games = gymnasium.make_vec("hanabi.envs.vector:Hanabi-v0", num_envs=1000, ruleset="pl", players=2)
>>> observations, infos = games.reset(seed=7)
>>> observations, rewards, over, _, infos = games.step(games.unwrapped.sample())
"""

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import error, register
from gymnasium.envs.registration import registry
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from hanabi.envs.renaming import SeatRenamings
from hanabi.envs.rendering import render_text
from hanabi.fast.arguments import MOST_SEEDS
from hanabi.fast.games import Games
from hanabi.rules import Ruleset

Array = npt.NDArray[Any]
ID = "Hanabi-v0"


class HanabiVectorEnv(VectorEnv[Array, Array, Array]):
    """A batch of games, each restarted in the step in which it ends.

    `infos` has the `action_mask` and the `seat` of every game, and in `final_info` the scores of those that
    ended. Final observations are not returned: no game is truncated, so nothing is estimated from them.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["ansi"],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        ruleset: Ruleset | str = "pl",
        players: int = 2,
        *,
        first: int | None = 0,
        renamed_for: str = "nobody",
        copy: bool = True,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create a batch of `num_envs` games; without `copy`, the next step overwrites returned arrays."""
        self.games = Games(ruleset, players, num_envs, first=first, threads=threads)
        self.names = SeatRenamings(self.games.ruleset, players, num_envs, renamed_for)
        self.num_envs, self.copy, self.render_mode = num_envs, copy, render_mode
        self.single_observation_space = Box(0, 1, (self.games.observed,), np.uint8)
        self.single_action_space = Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._legal: Array | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games again; without a seed, the deals that follow the last. `options` are ignored."""
        del options
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(MOST_SEEDS)))
        self.names.choose(self.np_random)
        return self._observe()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take an action in every game; if any is illegal, raise InvalidAction and take none."""
        moved = self.games.step(self._check_actions(actions))
        over: Array = moved.over.copy()
        ended = np.flatnonzero(over)
        rewards, scores = moved.rewards.astype(np.float64), moved.scores.copy() if len(ended) else None
        self.names.choose(self.np_random, ended)
        observations, infos = self._observe()
        if scores is not None:
            infos |= {"final_info": {"score": scores, "_score": over}, "_final_info": over}
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def sample(self) -> Array:
        """A random legal action for every game, all equally likely."""
        drawn: Array = self.games.sample().copy()
        if self.names.whose == "nobody":
            return drawn
        meant = self.names.all.actions[self.names.for_seats(self.games.seats)]
        shown: Array = np.argmax(meant == drawn[:, None], axis=1)
        return shown

    def render(self) -> tuple[str, ...] | None:
        """Render every table as text, with open hands."""
        if self.render_mode is None:
            return None
        return tuple(render_text(self.games.save(game)) for game in range(self.num_envs))

    def _observe(self) -> tuple[Array, dict[str, Any]]:
        """The observations and infos of every game.

        The mask by which `step` judges actions stays ours: callers get a copy, or a view they cannot write.
        """
        bits, self._legal = self.games.observe(), self.games.legal().view(np.int8)
        mask, seats, names = self._legal, self.games.seats, self.names
        if names.whose != "nobody":
            bits, mask = (
                names.rename(bits, names.all.bits, seats),
                names.rename(mask, names.all.actions, seats),
            )
        elif self.copy:
            bits, mask = bits.copy(), mask.copy()
        else:
            mask = _read_only(mask)
        seats = seats.copy() if self.copy else _read_only(seats)
        shown, seated = np.ones((2, self.num_envs), np.bool_)
        return bits, {"action_mask": mask, "_action_mask": shown, "seat": seats, "_seat": seated}

    def _check_actions(self, actions: Array) -> Array:
        """Check actions and undo the renaming; raise InvalidAction if any of them is illegal."""
        if self._legal is None:
            raise error.ResetNeeded("No game has begun: call reset() first.")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise error.InvalidAction(f"Actions are {self.num_envs} whole numbers, one for each game.")
        within = (numbers >= 0) & (numbers < self.games.actions)
        meant = self._real_actions(numbers * within)
        refused = np.flatnonzero(~within | (self._legal[np.arange(self.num_envs), meant] == 0))
        if len(refused):
            game, count = int(refused[0]), len(refused)
            raise error.InvalidAction(
                f"Action {int(numbers[game])} is illegal in game {game} ({count} such in all)."
            )
        return meant

    def _real_actions(self, actions: Array) -> Array:
        """The real numbers of renamed actions."""
        if self.names.whose == "nobody":
            return actions
        return self.names.all.actions[self.names.for_seats(self.games.seats), actions]


def _read_only(array: Array) -> Array:
    """A read-only view of an array."""
    seen: Array = array.view()
    seen.flags.writeable = False
    return seen


if ID not in registry:
    register(id=ID, vector_entry_point="hanabi.envs.vector:HanabiVectorEnv")
