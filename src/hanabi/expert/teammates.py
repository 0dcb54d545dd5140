"""The expert as a teammate in a batch of games, for agents that learn to play with it or to play as it does.

>>> games = Games("pl", players=3, count=1000, seed=7)
>>> expert = Teammates(games)
>>> moved = expert.step(expert.choose())
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from hanabi.expert import loops
from hanabi.expert.mind import MIND, NEVER, QUIET, TOLD
from hanabi.expert.sets import EVERYTHING
from hanabi.fast.arguments import check_actions
from hanabi.fast.compiling import to_kernel
from hanabi.fast.cpu import rows
from hanabi.fast.games import Games, StepResult
from hanabi.fast.layout import NONE


class Teammates:
    """The expert's choice for the seat to move in every game of a batch on the CPU.

    The team's language needs every action to be heard, so the games are moved by `step` here, no matter who
    chose the actions. A seat of another kind is understood as if it spoke that language.
    """

    def __init__(self, games: Games) -> None:
        """Sit down at games in which nobody has moved yet."""
        if games.device != "cpu":
            raise TypeError(f"The expert plays batches on the CPU; this one is on {games.device}.")
        self.games = games
        self._minds = np.zeros((games.count, MIND), np.int64)
        self._actions = np.zeros(games.count, np.int64)
        self._forget(np.ones(games.count, np.bool_))

    def choose(self) -> npt.NDArray[np.int64]:
        """The action of the expert in every game (`(count,)`); -1 where the game is over."""
        self._run(loops.decide_games)
        return self._actions.copy()

    def step(self, actions: Any) -> StepResult:
        """Hear the actions and take them, as `Games.step` does."""
        self._actions[:] = np.clip(check_actions(actions, self.games.count), NONE, self.games.actions)
        self._run(loops.hear_games)
        try:
            return self.games.step(actions)
        finally:  # some may have been refused
            self._forget(self.games._machine.over)

    def _forget(self, over: npt.NDArray[np.bool_]) -> None:
        """Forget what was said in games that are over."""
        self._minds[over, TOLD:QUIET] = EVERYTHING
        self._minds[over, QUIET] = NEVER

    def _run(self, loop: Any) -> None:
        machine = self.games._machine
        state = to_kernel(self.games.rules), rows(machine.words), rows(machine.small)
        loop(*state, rows(self._minds), to_kernel(self._actions), 0, self.games.count)
