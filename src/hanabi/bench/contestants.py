"""Who is measured, and at which tables."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

BASE = "pl"
"""The base game as the peers play it: a clue points at a card (U1)."""
OURS = "hanabi "
"""How the names of our own contestants begin."""
BATCHES = {"cpu": 1 << 18, "cuda": 1 << 20}
"""How many games are moved together on each device, unless somebody says."""
STRETCH = 100
"""How many moves a single game is moved between two looks at the clock."""

Play: TypeAlias = Callable[[], int]
"""Plays on for a moment, and returns how many moves that were."""


class Table(NamedTuple):
    """What is played, and on what."""

    players: int
    observation: bool
    """Whether whoever is to move also sees the table, as a vector."""
    device: str
    batch: int
    """How many games are moved together."""


class Contestant(NamedTuple):
    """A way to move games."""

    what: str
    """Whose it is, and which part of the interface is used."""
    table: Table
    begin: Callable[[Table], Play]
    """Imports, compiles and deals; an ImportError or a RuntimeError says that it cannot be had here."""


class Order(NamedTuple):
    """What somebody wants to be measured."""

    players: tuple[int, ...] = (2, 5)
    devices: tuple[str, ...] = ("cpu",)
    batch: int | None = None
    peers: bool = True

    def tables(self) -> Iterator[Table]:
        for players, observation, device in product(self.players, (False, True), self.devices):
            yield Table(players, observation, device, self.batch or BATCHES[device])


def contestants(order: Order) -> list[Contestant]:
    """Everybody who is installed, table by table, ours first."""
    from hanabi.bench import ours, peers

    enter = (ours.entries, peers.entries) if order.peers else (ours.entries,)
    return [each for table in order.tables() for entries in enter for each in entries(table)]
