"""The games of a learner: all look, move and remember at once, as tensors on one device."""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from hanabi.fast import Games
from hanabi.learned.sight import NetworkInput, network_input
from hanabi.rules import Ruleset


class Look(NamedTuple):
    """What is seen in every game; the next look overwrites it."""

    sights: Tensor
    """The inputs for the seats to move (`(count, sight.size)`, uint8)."""
    others: Tensor
    """The packed observations of the seats after them, which see their hands."""
    legal: Tensor


class LearningGames:
    """A batch of games that restart, with the memory of their last actions."""

    def __init__(self, rules: Ruleset, players: int, count: int, seed: int, device: str) -> None:
        self.games, self.device = Games(rules, players, count, seed, device), device
        self.sight: NetworkInput = network_input(rules, players)
        self.mask = torch.from_numpy(self.sight.mask).to(device)
        self.sights = torch.zeros((count, self.sight.size), dtype=torch.uint8, device=device)
        self.others = torch.zeros((count, self.sight.observed), dtype=torch.uint8, device=device)
        self.observed = self.sights[:, : self.sight.observed]
        self.memory = self.sights[:, self.sight.observed :]
        self._shared: dict[int, tuple[Any, Tensor]] = {}

    def look(self) -> Look:
        """Look at every game."""
        self.others.copy_(self._share(self.games.observe(1, packed=True)))
        self.observed.copy_(self._share(self.games.observe(packed=True)))
        return Look(self.sights, self.others, self._share(self.games.legal()))

    def move(self, actions: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Take a legal action in every game, after a look; return rewards, ends and scores."""
        taken = self.games.step(actions if actions.is_cuda else actions.numpy())
        rewards, over, scores = map(self._share, taken)
        remembered = torch.cat(self.sight.remember(self.observed, self.memory, self.mask), dim=1)
        self.memory.copy_(remembered.masked_fill_(over.unsqueeze(1), 0))
        return rewards, over, scores

    def forget(self, seed: int) -> None:
        """Deal all games again."""
        self.games.reset(seed)
        self.memory.zero_()

    def _share(self, array: Any) -> Tensor:
        """The tensor with the memory of an array; on a GPU it is made once, as games keep their arrays."""
        if self.device == "cpu":
            return torch.from_numpy(array)
        if id(array) not in self._shared:
            self._shared[id(array)] = array, torch.as_tensor(array, device=self.device)
        return self._shared[id(array)][1]
