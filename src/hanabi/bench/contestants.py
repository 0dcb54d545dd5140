"""What is measured: contestants, and the setups they play in."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

BASE_RULESET = "pl"
"""The ruleset that other engines play: the base game, in which a clue must point at a card (U1)."""
OUR_PREFIX = "hanabi "
"""The prefix of our own contestants' names."""
BATCHES = {"cpu": 1 << 18, "cuda": 1 << 20}
"""The default number of games that are moved together, by device."""
MOVES_PER_CALL = 100
"""How many moves are made in each game between two looks at the clock."""

Play: TypeAlias = Callable[[], int]
"""Plays on for a moment and returns the number of moves made."""


class Setup(NamedTuple):
    """A setup: how many players and games, on which device, with observations or not."""

    players: int
    observation: bool
    """Whether the player to move also gets an observation vector."""
    device: str
    batch: int
    """The number of games that are moved together."""


class Contestant(NamedTuple):
    """An engine, used in a certain way, in a certain setup."""

    what: str
    """The name of the engine, and which part of its interface is used."""
    setup: Setup
    begin: Callable[[Setup], Play]
    """Imports, compiles and deals; raises ImportError or RuntimeError if it is not available here."""


class BenchOptions(NamedTuple):
    """What to measure."""

    players: tuple[int, ...] = (2, 5)
    devices: tuple[str, ...] = ("cpu",)
    batch: int | None = None
    peers: bool = True

    def setups(self) -> Iterator[Setup]:
        for players, observation, device in product(self.players, (False, True), self.devices):
            yield Setup(players, observation, device, self.batch or BATCHES[device])


def find_contestants(order: BenchOptions) -> list[Contestant]:
    """All installed contestants, setup by setup, ours first."""
    from hanabi.bench import ours, peers

    enter = (ours.entries, peers.entries) if order.peers else (ours.entries,)
    return [each for table in order.setups() for entries in enter for each in entries(table)]
