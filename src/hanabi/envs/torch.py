"""Batches of games whose observations, masks, rewards and actions are PyTorch tensors, without a copy.

>>> games = TensorGames("pl", players=2, count=1000, seed=7)          # doctest: +SKIP
>>> seen, legal = games.observe(), games.legal()                      # (1000, 658) uint8, (1000, 20) bool
>>> moved = games.step(games.sample())                                # reward, done, score: (1000,) each

On a GPU, everything happens in PyTorch's current stream and nothing waits for it, so steps, observations and
masks can be captured in a CUDA graph. Illegal actions are counted there until `check` is called.

PyTorch is imported when the first batch is made. It is not part of any extra, because it comes in builds for
different devices: install the one that suits yours.
"""

from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from hanabi.errors import BatchError
from hanabi.fast.games import Games
from hanabi.rules import Ruleset

Tensor: TypeAlias = Any


class TensorStep(NamedTuple):
    """The result of a step; the next step overwrites the tensors."""

    reward: Tensor
    """The change of each score; losing takes back what a game earned (`(count,)`, int8)."""
    done: Tensor
    """Whether each game ended; the next one is dealt already, if games restart (`(count,)`, bool)."""
    score: Tensor
    """Each score after the action, before any restart (`(count,)`, int8)."""


class TensorObservedStep(NamedTuple):
    """The result of a step, and what the seats to move see after it; the next step overwrites the tensors."""

    reward: Tensor
    done: Tensor
    score: Tensor
    seen: Tensor
    """The observations (`(count, observed)`, uint8)."""
    legal: Tensor
    """A mask of the legal actions (`(count, actions)`, bool)."""


class TensorGames:
    """A batch of games on the CPU or on a GPU, in tensors that share the memory of the games.

    Each method writes to the tensors that it returned before: clone what you want to keep.
    """

    def __init__(
        self,
        rules: Ruleset | str = "pl",
        players: int = 2,
        count: int = 1,
        seed: int = 0,
        device: str = "cpu",
        *,
        restart: bool = True,
        first: int | None = 0,
        threads: int | None = None,
    ) -> None:
        """Deal all games, as `hanabi.fast.Games` does; `device` is "cpu" or "cuda"."""
        self._torch = require_torch()
        self._batch = Games(
            rules, players, count, seed, device, restart=restart, first=first, threads=threads
        )
        self.device = self._torch.device(device)
        self._known: dict[int, tuple[Any, Tensor]] = {}

    @property
    def games(self) -> Games:
        """The games themselves; on a GPU, they work in PyTorch's current stream."""
        if self.device.type != "cpu":
            self._batch.use_stream(self._torch.cuda.current_stream().cuda_stream)
        return self._batch

    @property
    def count(self) -> int:
        return self._batch.count

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self._batch.actions

    @property
    def observed(self) -> int:
        """How many bits an observation has."""
        return self._batch.observed

    @property
    def seats(self) -> Tensor:
        """The seat to move in each game (`(count,)`, int8); it changes as games move."""
        return self._tensor(self._batch.seats)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games again, from `seed` if it is given."""
        self.games.reset(seed)

    def observe(self, ahead: int = 0) -> Tensor:
        """The observations of the seats to move, or `ahead` seats after them (`(count, observed)`, uint8)."""
        return self._tensor(self.games.observe(ahead))

    def legal(self) -> Tensor:
        """A mask of the legal actions of every game (`(count, actions)`, bool)."""
        return self._tensor(self.games.legal())

    def sample(self) -> Tensor:
        """A random legal action for every game; -1 if it is over (`(count,)`, int32)."""
        return self._tensor(self.games.sample())

    def step(self, actions: Tensor) -> TensorStep:
        """Take an action in every game; `actions` are numbers on the device of the games (`(count,)`).

        Games whose action is illegal do not change; `IllegalActions` names them after all others have moved,
        on a GPU when `check` is called.
        """
        return TensorStep(*map(self._tensor, self.games.step(self._array(actions))))

    def step_and_observe(self, actions: Tensor) -> TensorObservedStep:
        """Take an action in every game, then observe and mark what is legal."""
        return TensorObservedStep(*map(self._tensor, self.games.step_and_observe(self._array(actions))))

    def check(self) -> None:
        """Raise `IllegalActions` if actions were refused since the last call, which waits for a GPU."""
        self.games.check()

    def _tensor(self, array: Any) -> Tensor:
        """A tensor that shares the memory of an array."""
        if self.device.type == "cpu":
            return self._torch.from_numpy(array)
        if id(array) not in self._known:  # arrays on a GPU live as long as the games
            self._known[id(array)] = array, self._torch.as_tensor(array, device=self.device)
        return self._known[id(array)][1]

    def _array(self, actions: Tensor) -> Any:
        """The memory of a tensor as the kernel takes it; raise BatchError for a wrong kind or device."""
        torch = self._torch
        if not isinstance(actions, torch.Tensor):
            return actions
        if actions.device.type != self.device.type:
            raise BatchError("other-device", games=self.device.type, given=str(actions.device))
        if actions.is_floating_point() or actions.is_complex() or actions.dtype == torch.bool:
            raise BatchError("wrong-type", type=str(actions.dtype))
        held = actions.detach()
        return held.numpy() if self.device.type == "cpu" else held


def require_torch() -> Any:
    """Return the module `torch`; raise ImportError with what to install if it is missing."""
    try:
        return import_module("torch")
    except ImportError as error:
        raise ImportError(
            "These games are tensors of PyTorch, which is missing: pip install torch"
        ) from error
