"""The two networks: one chooses actions and sees what a seat sees, one judges games and sees every hand."""

from typing import Any

import torch
from torch import Tensor, nn

from hanabi.learned.sight import NetworkInput


class Dense(nn.Module):
    """A linear layer, normalised, with ReLU."""

    def __init__(self, taken: int, given: int) -> None:
        super().__init__()
        self.linear, self.norm = nn.Linear(taken, given), nn.LayerNorm(given)

    def forward(self, values: Tensor) -> Tensor:
        return torch.relu(self.norm(self.linear(values)))


class Bits(nn.Module):
    """Unpacks bytes to bits, the lowest first, as numbers for a layer."""

    masks: Tensor

    def __init__(self, kind: torch.dtype) -> None:
        super().__init__()
        self.kind = kind
        self.register_buffer("masks", 1 << torch.arange(8, dtype=torch.uint8), persistent=False)

    def forward(self, packed: Tensor) -> Tensor:
        return (packed.unsqueeze(-1) & self.masks).ne(0).flatten(-2).to(self.kind)


class Actor(nn.Module):
    """Chooses actions by what the seat to move sees; in training, it also guesses the seat's own hand."""

    def __init__(self, sight: NetworkInput, actions: int, width: int, mixed: bool) -> None:
        """`mixed` computes the wide layers with half precision, which only GPUs are fast at."""
        super().__init__()
        self.mixed = mixed
        hand = sight.own_hand.stop - sight.own_hand.start
        self.cards = hand // sight.faces, sight.faces
        self.bits = Bits(torch.bfloat16 if mixed else torch.float32)
        self.first = Dense(8 * sight.size, width)
        self.second = Dense(width, width)
        self.third = Dense(width, width * 2 // 3)
        self.action = nn.Linear(width * 2 // 3, actions)
        self.hand = nn.Linear(width * 2 // 3, hand)
        nn.init.orthogonal_(self.action.weight, 0.01)

    def forward(self, sights: Tensor) -> tuple[Tensor, Tensor]:
        """A number for every action, the likelier the higher, and one for every face of every own card."""
        with torch.autocast(sights.device.type, torch.bfloat16, enabled=self.mixed):
            found = self.first(self.bits(sights))
            found = self.third(found + self.second(found))
        found = found.float()
        return self.action(found), self.hand(found).unflatten(-1, self.cards)


class Critic(nn.Module):
    """Estimates what a game is still worth to the team, by what the seat to move sees and its own hand."""

    def __init__(self, sight: NetworkInput, width: int, mixed: bool) -> None:
        super().__init__()
        self.mixed, self.own_hand = mixed, sight.own_hand
        self.bits = Bits(torch.bfloat16 if mixed else torch.float32)
        self.first = Dense(8 * sight.size + sight.own_hand.stop - sight.own_hand.start, width)
        self.second = Dense(width, width * 2 // 3)
        self.value = nn.Linear(width * 2 // 3, 1)

    def forward(self, sights: Tensor, others: Tensor) -> Tensor:
        """A value for each game; `others` are the observations of the next seat, which sees that hand."""
        with torch.autocast(sights.device.type, torch.bfloat16, enabled=self.mixed):
            seen = torch.cat((self.bits(sights), self.own_hands(others)), dim=-1)
            found = self.second(self.first(seen))
        value: Tensor = self.value(found.float())
        return value.squeeze(-1)

    def own_hands(self, others: Tensor) -> Tensor:
        """The faces of the hand of the seat to move, a bit for each face of each card."""
        bits: Any = self.bits(others)
        return bits[:, self.own_hand]
