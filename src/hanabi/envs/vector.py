"""Many games as one Gymnasium vector environment; in each game the seat to move observes and acts.

>>> import gymnasium
>>> games = gymnasium.make_vec("hanabi.envs.vector:Hanabi-v0", num_envs=1000, ruleset="pl", players=2)
>>> observations, infos = games.reset(seed=7)
>>> observations, rewards, over, _, infos = games.step(games.unwrapped.sample())
"""

from typing import Any, ClassVar, cast

import numpy as np
import numpy.typing as npt
from gymnasium import error, register
from gymnasium.envs.registration import registry
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from hanabi.envs.renaming import SeatRenamings
from hanabi.envs.rendering import render_text
from hanabi.errors import IllegalActions
from hanabi.fast.arguments import MOST_SEEDS
from hanabi.fast.games import Games, StepResult
from hanabi.rules import Ruleset

Array = npt.NDArray[Any]
ID = "Hanabi-v0"


class HanabiVectorEnv(VectorEnv[Array, Array, Array]):
    """A batch of games; `autoreset_mode` says when a game that ended is followed by another.

    `infos` has the `action_mask` and the `seat` of every game, and the `score` of those that ended: in
    `final_info`, next to their `final_obs`, if the next game is dealt in the same step.
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
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        final_obs: bool = True,
        lenient: bool = False,
        strike_cost: int = 0,
        copy: bool = True,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create a batch of `num_envs` games; without `copy`, the next step overwrites returned arrays.

        No game is truncated, so few programs need the last observation of a game: without `final_obs`, steps
        in which games end are faster. `lenient` and `strike_cost` change rewards as in `hanabi.fast.Games`.
        """
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.mode}  # type: ignore[misc]
        more: Any = {"first": first, "lenient": lenient, "strike_cost": strike_cost, "threads": threads}
        self.games = Games(ruleset, players, num_envs, restart=False, **more)
        self.final_obs = final_obs
        self._over = np.zeros(num_envs, np.bool_)
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
        """Deal all games again; without a seed, the deals that follow the last.

        `options` may have a `reset_mask`, which says which games to deal again.
        """
        super().reset(seed=seed)
        mask = (options or {}).get("reset_mask")
        dealt = None if mask is None else _check_mask(mask, self.num_envs)
        if dealt is None or seed is not None:
            self.games.reset(int(self.np_random.integers(MOST_SEEDS)), dealt)
        else:
            self.games.reset(games=dealt)
        self._over[slice(None) if dealt is None else dealt] = False
        self.names.choose(self.np_random, slice(None) if dealt is None else np.flatnonzero(dealt))
        return self._observe()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take an action in every game; if any is illegal, raise InvalidAction and take none.

        Where a game ended in the last step and is dealt again in this one, the action means nothing.
        """
        waiting = self._over
        if self.mode is AutoresetMode.DISABLED and waiting.any():
            raise error.ResetNeeded(
                "Games have ended: call reset(options={'reset_mask': ...}) for them first."
            )
        moved = self._move(self._check_actions(actions, waiting))
        over: Array = moved.over.copy()
        rewards, scores = moved.rewards.astype(np.float64), moved.scores.copy()
        finals = self._deal_next(over if self.mode is AutoresetMode.SAME_STEP else waiting, scores)
        observations, infos = self._observe()
        if self.mode is not AutoresetMode.SAME_STEP:
            self._over, finals = over.copy(), {"score": scores, "_score": over} if over.any() else {}
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos | finals

    def _move(self, actions: Array) -> StepResult:
        """Step; games that are over refuse every action."""
        try:
            return self.games.step(actions)
        except IllegalActions as refused:
            return cast(StepResult, refused.moved)

    def _deal_next(self, over: Array, scores: Array) -> dict[str, Any]:
        """Deal the games that follow those that are over, and return the infos on how these ended."""
        ended = np.flatnonzero(over)
        if not len(ended):
            return {}
        finals: dict[str, Any] = {"final_info": {"score": scores, "_score": over}, "_final_info": over}
        if self.final_obs and self.mode is AutoresetMode.SAME_STEP:
            last = np.full(self.num_envs, None, object)
            last[ended] = list(self._last_observations(ended))
            finals |= {"final_obs": last, "_final_obs": over}
        self.games.reset(games=ended)
        self.names.choose(self.np_random, ended)
        return finals

    def _last_observations(self, ended: Array) -> Array:
        """What the seats that would move next see of games that are over."""
        games = self.games.copy(ended)
        bits: Array = games.observe()
        if self.names.whose == "nobody":
            return bits
        order = self.names.all.bits[self.names.chosen[ended, games.seats]]
        return np.take_along_axis(bits, order.astype(np.int64), axis=1)

    def sample(self) -> Array:
        """A random legal action for every game, all equally likely; 0 where the game is over."""
        drawn: Array = np.maximum(self.games.sample(), 0)
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

    def _check_actions(self, actions: Array, over: Array) -> Array:
        """Check actions of games that go on, and undo the renaming; raise InvalidAction if one is illegal."""
        if self._legal is None:
            raise error.ResetNeeded("No game has begun: call reset() first.")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise error.InvalidAction(f"Actions are {self.num_envs} whole numbers, one for each game.")
        within = (numbers >= 0) & (numbers < self.games.actions)
        meant = self._real_actions(numbers * within)
        legal = self._legal[np.arange(self.num_envs), meant] != 0
        refused = np.flatnonzero(~(within & legal | over))
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


def _check_mask(mask: Any, count: int) -> Array:
    """Return the mask of a partial reset; raise ValueError if it is none."""
    given = np.asarray(mask)
    if given.shape != (count,) or given.dtype != np.bool_ or not given.any():
        raise ValueError(f"A reset_mask has {count} booleans, one for each game, and at least one is true.")
    return given


def _read_only(array: Array) -> Array:
    """A read-only view of an array."""
    seen: Array = array.view()
    seen.flags.writeable = False
    return seen


if ID not in registry:
    register(
        id=ID,
        entry_point="hanabi.envs.single:HanabiSingleEnv",
        vector_entry_point="hanabi.envs.vector:HanabiVectorEnv",
    )
