"""The algorithm: a team plays with itself, and does more often what turned out better than expected.

This is proximal policy optimisation (Schulman et al., 2017). Both seats use one network, a step is a move of
either, and all moves share the team's points. The critic, which judges positions in training only, sees all
hands. Rewards are points, and a third strike takes back what was earned.
"""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.nn.utils import clip_grad_norm_

from hanabi.learned.network import Layer
from hanabi.learning.games import LearningGames
from hanabi.learning.graphs import Recorder
from hanabi.learning.networks import Actor, Critic
from hanabi.rules import Ruleset

FORBIDDEN = -1e9
"""The logit of an illegal action."""
POINT = 0.1
"""The reward for a point, which keeps the critic's numbers near 1."""


@dataclass(frozen=True)
class Hyperparameters:
    """What a training run is made with; `at` interpolates what changes in its course."""

    games: int
    width: int
    rollout: int = 64
    epochs: int = 2
    minibatches: int = 32
    discount: float = 0.999
    trace: float = 0.95
    clip: float = 0.2
    entropy: tuple[float, float] = (0.06, 0.001)
    rate: tuple[float, float] = (6e-4, 3e-5)
    hand_weight: float = 0.05
    most_gradient: float = 0.5

    @property
    def moves(self) -> int:
        """How many moves a rollout has."""
        return self.games * self.rollout

    def at(self, progress: float) -> tuple[float, float]:
        """The weight of the entropy and the learning rate, from 0, the beginning, to 1, the end.

        Entropy falls by a constant factor: a team that stops exploring early never learns to play fives.
        """
        most, least = self.entropy
        first, last = self.rate
        return most * (least / most) ** progress, first + (last - first) * progress


class Learner:
    """Two networks, the games they play, and what is remembered of them until it has been learned from."""

    def __init__(
        self,
        rules: Ruleset,
        players: int,
        settings: Hyperparameters,
        seed: int,
        device: str,
        recorder: Recorder,
    ) -> None:
        self.settings, self.device = settings, device
        torch.manual_seed(seed)
        self.games = LearningGames(rules, players, settings.games, seed, device)
        sight, mixed = self.games.sight, device == "cuda"
        self.actions = self.games.games.actions
        self.actor = Actor(sight, self.actions, settings.width, mixed).to(device)
        self.critic = Critic(sight, settings.width, mixed).to(device)
        self.parameters = [*self.actor.parameters(), *self.critic.parameters()]
        self.rate, self.entropy = self._number(0.0), self._number(0.0)
        self.optimizer = torch.optim.Adam(
            self.parameters, self.rate if mixed else 0.0, eps=1e-5, fused=True, capturable=mixed
        )
        self._make_buffers()
        self._choose, self._loss = recorder.compile(self.choose), recorder.compile(self.loss)
        self.collect = recorder.record(self._collect, self.games.games)
        self.update = recorder.record(self._update, self.games.games)

    def _make_buffers(self) -> None:
        """Make room for the moves of a rollout, each of them a row of a step."""
        shape, sight = (self.settings.rollout, self.settings.games), self.games.sight

        def room(*more: int, kind: torch.dtype = torch.float32, steps: int = shape[0]) -> Tensor:
            return torch.zeros((steps, shape[1], *more), dtype=kind, device=self.device)

        self.sights, self.others = (room(size, kind=torch.uint8) for size in (sight.size, sight.observed))
        self.legal, self.noise = room(self.actions, kind=torch.bool), room(self.actions)
        self.taken = room(kind=torch.int64)
        self.likely, self.rewards, self.scores = room(), room(), room()
        self.over = room(kind=torch.bool)
        self.values, self.gains = room(steps=shape[0] + 1), room()
        self.chosen = torch.zeros(
            self.settings.moves // self.settings.minibatches, dtype=torch.int64, device=self.device
        )
        self.told = torch.zeros(4, device=self.device)

    def learn(self, progress: float) -> None:
        """Play a rollout and learn from it."""
        entropy, rate = self.settings.at(progress)
        self.entropy.fill_(entropy)
        self.set_rate(rate)
        self.noise.exponential_()
        self.collect()
        for _ in range(self.settings.epochs):
            order = torch.randperm(self.settings.moves, device=self.device)
            for chosen in order.view(self.settings.minibatches, -1):
                self.chosen.copy_(chosen)
                self.update()

    def set_rate(self, rate: float) -> None:
        """Set the learning rate, where a recorded update reads it."""
        self.rate.fill_(rate)
        for group in self.optimizer.param_groups:
            if not isinstance(group["lr"], Tensor):
                group["lr"] = rate

    @torch.no_grad()
    def _collect(self) -> None:
        """Play a rollout: choose by chance, note everything, and compare the outcome with expectations."""
        for step in range(self.settings.rollout):
            look = self.games.look()
            self.sights[step], self.others[step], self.legal[step] = look
            self.taken[step], self.likely[step], self.values[step] = self._choose(*look, self.noise[step])
            self.rewards[step], self.over[step], self.scores[step] = self.games.move(self.taken[step])
        look = self.games.look()
        self.values[-1] = self._choose(*look, self.noise[-1])[2]
        self._compare()

    def choose(self, sights: Tensor, others: Tensor, legal: Tensor, noise: Tensor) -> tuple[Tensor, ...]:
        """Draw an action for every game; return it, its log-likelihood and the value of the game.

        The highest of all probabilities, each divided by exponential noise, is a draw from them.
        """
        likely = functional.log_softmax(self.actor(sights)[0].masked_fill(~legal, FORBIDDEN), dim=-1)
        taken = (likely - noise.clamp_min(1e-10).log()).argmax(dim=-1)
        return taken, likely.gather(1, taken.unsqueeze(1)).squeeze(1), self.critic(sights, others)

    def _compare(self) -> None:
        """Estimate how much better each move turned out than expected (GAE, Schulman et al., 2016)."""
        discount, trace = self.settings.discount, self.settings.trace
        gain = torch.zeros_like(self.values[0])
        for step in reversed(range(self.settings.rollout)):
            goes_on = discount * ~self.over[step]
            surprise = POINT * self.rewards[step] + goes_on * self.values[step + 1] - self.values[step]
            gain = surprise + goes_on * trace * gain
            self.gains[step] = gain

    def _update(self) -> None:
        """Improve both networks by the moves of one minibatch."""
        rows = (self.sights, self.others, self.legal, self.taken, self.likely, self.gains, self.values[:-1])
        self.optimizer.zero_grad(set_to_none=True)
        loss, told = self._loss(*(each.flatten(0, 1)[self.chosen] for each in rows))
        loss.backward()
        for network in (self.actor, self.critic):
            clip_grad_norm_(network.parameters(), self.settings.most_gradient, foreach=True)
        self.optimizer.step()
        self.told.copy_(told)

    def loss(
        self,
        sights: Tensor,
        others: Tensor,
        legal: Tensor,
        taken: Tensor,
        before: Tensor,
        gains: Tensor,
        values: Tensor,
    ) -> tuple[Tensor, Tensor]:
        """The loss of a minibatch, and its parts: entropy, and the errors of value, hand and likelihood."""
        logits, hand = self.actor(sights)
        likely = functional.log_softmax(logits.masked_fill(~legal, FORBIDDEN), dim=-1)
        change = likely.gather(1, taken.unsqueeze(1)).squeeze(1) - before
        ratio, clip = change.exp(), self.settings.clip
        gain = (gains - gains.mean()) / (gains.std() + 1e-8)
        # A move that was better than expected gets likelier, but by no more than `clip` at a time.
        choice = -torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        entropy = -(likely.exp() * likely).sum(dim=-1).mean()
        value = functional.mse_loss(self.critic(sights, others), values + gains)
        faces = self.critic.own_hands(others).float().unflatten(-1, self.actor.cards)
        guess = -(functional.log_softmax(hand, dim=-1) * faces).sum(dim=-1).mean()
        loss = choice + 0.5 * value - self.entropy * entropy + self.settings.hand_weight * guess
        return loss, torch.stack((entropy, value, guess, change.square().mean())).detach()

    @torch.no_grad()
    def evaluate(self, games: LearningGames, seed: int) -> Tensor:
        """The scores of one game at each table, in which the likeliest action is always taken."""
        games.forget(seed)
        scores = torch.full((games.games.count,), -1.0, device=self.device)
        while bool((scores < 0).any()):
            look = games.look()
            actions = self.actor(look.sights)[0].masked_fill(~look.legal, FORBIDDEN).argmax(dim=-1)
            _, over, score = games.move(actions)
            scores = torch.where(over & (scores < 0), score.float(), scores)
        return scores

    def state(self) -> dict[str, Tensor]:
        """Everything that has been learned, as tensors by name."""
        found = {f"actor.{name}": each for name, each in self.actor.state_dict().items()}
        found |= {f"critic.{name}": each for name, each in self.critic.state_dict().items()}
        for place, parameter in enumerate(self.parameters):
            kept = self.optimizer.state[parameter]
            found |= {f"adam.{place}.{name}": each for name, each in kept.items()}
        return found

    def load(self, state: dict[str, Tensor]) -> None:
        """Continue from a state; recorded work finds it where the old one was."""
        self.prepare()
        with torch.no_grad():
            for name, each in self.state().items():
                each.copy_(state[name])

    def prepare(self) -> None:
        """Compile and record everything, by a rollout and an update that change no weights."""
        if not self.optimizer.state:
            self.set_rate(0.0)
            self.noise.exponential_()
            self.collect()
            self.update()

    def layers(self) -> list[Layer]:
        """The layers of the network that chooses actions, in NumPy."""
        bodies = [self.actor.first, self.actor.second, self.actor.third]
        return [*(_layer(each.linear, each.norm) for each in bodies), _layer(self.actor.action, None)]

    def _number(self, value: float) -> Tensor:
        return torch.tensor(value, device=self.device)


def _layer(linear: nn.Linear, norm: nn.LayerNorm | None) -> Layer:
    more = (norm.weight, norm.bias) if norm else (torch.zeros(0), torch.zeros(0))
    return Layer(*(each.detach().float().cpu().numpy() for each in (linear.weight.T, linear.bias, *more)))
