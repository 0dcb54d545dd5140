"""Trains an agent on a tiny Hanabi, in NumPy alone: one suit, two players, two cards in hand.

A small network sees what the seat to move sees, and says which actions to take and how many points are still
to come. Many games are moved together. After each move the network is pulled towards the actions that turned
out better than it expected: an actor-critic.

What it learned is saved as `agent.npz`, and then `Learned` is a bot: run from the same folder, with the same
rules, `hanabi simulate --bot train:Learned --players 2 --ruleset custom+suits=1+hand=2`.
"""

import argparse
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.bots.policy import policy
from hanabi.fast.games import Games

Array: TypeAlias = npt.NDArray[np.float64]

SAVED = Path("agent.npz")
HIDDEN = 128
RATE = 0.003
PATIENCE = 0.98
"""What a point of the next turn is worth now."""
CURIOSITY = 0.02
"""How strongly to keep trying what seems worse."""


def think(layers: list[Array], seen: Array) -> tuple[Array, Array]:
    """What the hidden layer and the output make of observations."""
    first, first_bias, second, second_bias = layers
    thought: Array = np.maximum(seen @ first + first_bias, 0)
    return thought, thought @ second + second_bias


@cache
def saved_layers() -> list[Array]:
    """The network that was saved last."""
    with np.load(SAVED) as saved:
        return [saved[name] for name in saved.files]


def choose_best(seen: npt.NDArray[np.uint8], legal: npt.NDArray[np.bool_]) -> int:
    """The action that the saved network likes best."""
    _, said = think(saved_layers(), seen.astype(np.float64))
    return int(np.argmax(np.where(legal, said[:-1], -np.inf)))


Learned = policy(choose_best)


class Look(NamedTuple):
    """What the network makes of the games."""

    seen: Array
    thought: Array
    chances: Array
    """How likely each action is to be taken."""
    worth: Array
    """How many points are expected still."""


class Agent:
    """A network with one hidden layer, and Adam to improve it."""

    def __init__(self, observed: int, actions: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        first = self.chance.normal(0, observed**-0.5, (observed, HIDDEN))
        second = self.chance.normal(0, 0.01, (HIDDEN, actions + 1))
        self.layers: list[Array] = [first, np.zeros(HIDDEN), second, np.zeros(actions + 1)]
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.lessons = 0

    def look(self, games: Games) -> Look:
        """See the games as their seats to move do; only what is legal has a chance."""
        seen = games.observe().astype(np.float64)
        thought, said = think(self.layers, seen)
        wishes = np.where(games.legal(), said[:, :-1], -np.inf)
        likely = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return Look(seen, thought, likely / likely.sum(axis=1, keepdims=True), said[:, -1])

    def choose(self, look: Look) -> npt.NDArray[np.intp]:
        """An action for each game, by its chances."""
        reached = look.chances.cumsum(axis=1) > self.chance.random((len(look.chances), 1))
        drawn: npt.NDArray[np.intp] = np.where(
            reached.any(axis=1), reached.argmax(axis=1), look.chances.argmax(axis=1)
        )
        return drawn

    def learn(self, look: Look, actions: npt.NDArray[np.intp], surprise: Array) -> None:
        """Make what went better than expected more likely, and expect it."""
        count, chances = len(actions), look.chances
        taken = np.zeros_like(chances)
        taken[np.arange(count), actions] = 1
        logs = np.log(np.maximum(chances, 1e-12))
        spread = chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        pull = surprise[:, None] * (taken - chances) - CURIOSITY * spread
        said = np.column_stack((pull, surprise / 2)) / count
        thought = (said @ self.layers[2].T) * (look.thought > 0)
        self._adam([look.seen.T @ thought, thought.sum(axis=0), look.thought.T @ said, said.sum(axis=0)])

    def _adam(self, slopes: list[Array]) -> None:
        self.lessons += 1
        for place, slope in enumerate(slopes):
            self.means[place] += (slope - self.means[place]) * 0.1
            self.squares[place] += (slope**2 - self.squares[place]) * 0.001
            mean = self.means[place] / (1 - 0.9**self.lessons)
            square = self.squares[place] / (1 - 0.999**self.lessons)
            self.layers[place] += RATE * mean / (np.sqrt(square) + 1e-8)


def train(rules: str, players: int, moves: int, count: int, seed: int = 1) -> Agent:
    """Learn from `moves` moves in `count` games; print the mean score of the games ended in each tenth."""
    games = Games(rules, players, count, seed=seed, threads=1)
    agent = Agent(games.observed, games.actions, seed)
    means: list[float] = []
    ended: list[int] = []
    for move in range(1, moves + 1):
        look = agent.look(games)
        actions = agent.choose(look)
        moved = games.step(actions)
        ended += moved.scores[moved.over].tolist()
        expected = np.where(moved.over, 0, agent.look(games).worth)
        agent.learn(look, actions, moved.rewards + PATIENCE * expected - look.worth)
        if ended and move * 10 // moves > len(means):
            means.append(float(np.mean(ended)))
            ended = []
            print(f"{move:6} moves   mean score {means[-1]:.2f} of {games.ruleset.best}")
    return agent


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="custom+suits=1+hand=2", help="which game to learn")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--moves", type=int, default=8000, help="how many to learn from in each game")
    parser.add_argument("--games", type=int, default=512, help="how many are moved together")
    asked = parser.parse_args()
    np.savez(SAVED, *train(asked.rules, asked.players, asked.moves, asked.games).layers)
    print(f"saved as {SAVED}")
