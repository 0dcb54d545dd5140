"""What differs between two worlds, and what was told in each of them."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from hanabi.game import Seat, Shuffle
from hanabi.game.proof import Proof
from hanabi.room.game import SEEDS
from tests.torture.secrecy.positions import Position
from tests.torture.secrecy.swaps import Swap

COMMITMENT = "c0" * 32
"""What every world shows: the hash of the deck is the one thing that may depend on it."""


@dataclass(frozen=True, slots=True)
class World:
    """Everything one seat cannot know."""

    shuffle: Shuffle
    nonce: str
    seeds: tuple[int, ...]
    people: str
    """How the ids of people begin, which nobody is ever told."""
    gossip: str
    """What the other seats note on cards, and how often."""

    @property
    def proof(self) -> Proof:
        return Proof(COMMITMENT, self.nonce)


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two worlds could be told apart."""

    channel: str
    one: str
    other: str


@dataclass(slots=True)
class Transcript:
    """Everything that left the server in one world, by whom or what it reached."""

    told: dict[str, list[bytes]] = field(default_factory=dict)

    def add(self, channel: str, data: bytes | str) -> None:
        self.told.setdefault(channel, []).append(data.encode() if isinstance(data, str) else data)

    def differences(self, other: "Transcript", channels: Iterable[str]) -> Iterator[Difference]:
        """The first difference of each of these channels."""
        for channel in channels:
            mine, theirs = self.told.get(channel, []), other.told.get(channel, [])
            if mine != theirs:
                yield _first_difference(channel, mine, theirs)


def this_world(position: Position, chance: random.Random) -> World:
    """The world a position was played in."""
    return World(position.shuffle, _nonce(chance), _seeds(position, chance), "this-", "perhaps a five")


def other_world(position: Position, world: World, swap: Swap, chance: random.Random) -> World:
    """A world that the seat or, after swaps hidden from all, any person cannot tell from the first."""
    if not swap.own:
        return World(swap.shuffle, _nonce(chance), world.seeds, "other-", world.gossip)
    seeds = list(_seeds(position, chance))
    seeds[position.seat] = world.seeds[position.seat]
    return World(swap.shuffle, _nonce(chance), tuple(seeds), "other-", "never, it is a one!")


def others(position: Position) -> list[Seat]:
    return [seat for seat in range(position.players) if seat != position.seat]


def _nonce(chance: random.Random) -> str:
    return chance.randbytes(32).hex()


def _seeds(position: Position, chance: random.Random) -> tuple[int, ...]:
    return tuple(chance.randrange(SEEDS) for _ in range(position.players))


def _first_difference(channel: str, mine: list[bytes], theirs: list[bytes]) -> Difference:
    for one, other in zip(mine, theirs, strict=False):
        if one != other:
            return Difference(channel, *_around(one, other))
    return Difference(channel, f"{len(mine)} messages", f"{len(theirs)} messages")


def _around(one: bytes, other: bytes) -> tuple[str, str]:
    """Both texts from a little before the place where they part."""
    same = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    start = max(0, same - 60)
    return one[start : same + 100].decode(errors="replace"), other[start : same + 100].decode(
        errors="replace"
    )
