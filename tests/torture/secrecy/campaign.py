"""The campaign: swaps of three kinds, every planted leak, and the times of bots' answers."""

import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass, field
from typing import get_args

from tests.server.services import Postgres
from tests.torture.secrecy import evenings, tables
from tests.torture.secrecy.evenings import LONGEST, some_evening
from tests.torture.secrecy.houses import Databases, Home, inside
from tests.torture.secrecy.leaks import LEAKS, Where
from tests.torture.secrecy.positions import positions
from tests.torture.secrecy.proofs import proof_differences
from tests.torture.secrecy.releases import TOLERANCE, apart, release_times
from tests.torture.secrecy.swaps import Swap
from tests.torture.secrecy.tables import some_table
from tests.torture.secrecy.worlds import Difference

SWAPS_PER_POSITION = 25
EVENINGS_PER_GAME = 2
ROUNDS = 20
"""How many answers of bots are timed in each world."""
LEAK_SWAPS, LEAK_EVENINGS = 120, 12
SWAPS_PER_LEAKY_POSITION = 4
MOST_DIFFERENCES = 5
"""A campaign stops after this many."""
Say = Callable[[str], None]
Homes = Callable[[Databases], AbstractAsyncContextManager[tuple[Home, Home]]]


def quietly(_: str) -> None:
    """Say nothing."""


@dataclass(frozen=True, slots=True)
class Shares:
    """How a number of swaps is divided: at tables, through whole servers, and over real sockets."""

    tables: int
    servers: int
    sockets: int

    @classmethod
    def of(cls, count: int) -> "Shares":
        servers, sockets = max(3, count // 200), max(2, count // 400)
        return cls(max(0, count - servers - sockets), servers, sockets)


@dataclass(slots=True)
class Tally:
    """What was compared, and what differed."""

    kinds: Counter[str] = field(default_factory=Counter)
    differences: list[tuple[str, Difference]] = field(default_factory=list)

    @property
    def swaps(self) -> int:
        return self.kinds.total()

    def add(self, swap: Swap, found: list[Difference]) -> None:
        self.kinds[swap.kind.value] += 1
        self.differences += ((swap.kind.value, difference) for difference in found)


async def swap_tables(count: int, seed: int, each: int = SWAPS_PER_POSITION, say: Say = quietly) -> Tally:
    """Make `count` swaps at tables, at most `each` in a position; stop early if the worlds are told apart."""
    chance, tally = random.Random(seed), Tally()
    for position in positions(chance):
        table, wanted = some_table(position, chance), min(each, count - tally.swaps)
        async for swap, found in tables.compared(table, wanted, chance):
            tally.add(swap, found)
        say(f"{tally.swaps} swaps at tables")
        if tally.swaps >= count or len(tally.differences) >= MOST_DIFFERENCES:
            return tally
    raise AssertionError("there is always another position")


async def swap_evenings(homes: Homes, both: Databases, count: int, seed: int, say: Say = quietly) -> Tally:
    """Make `count` swaps through whole servers; stop early if the worlds are told apart."""
    chance, tally = random.Random(seed), Tally()
    async with homes(both) as opened:
        for number, position in enumerate(positions(chance, LONGEST, EVENINGS_PER_GAME)):
            evening = some_evening(number, position, chance)
            async for swap, found in evenings.compared(opened, evening, chance):
                tally.add(swap, found)
            say(f"{tally.swaps} swaps with {homes.__name__} servers")
            if tally.swaps >= count or len(tally.differences) >= MOST_DIFFERENCES:
                return tally
    raise AssertionError("there is always another position")


async def is_noticed(where: Where) -> bool:
    """Whether one kind of comparison tells worlds apart, by the same swaps every time."""
    match where:
        case "table":
            return bool((await swap_tables(LEAK_SWAPS, 1, SWAPS_PER_LEAKY_POSITION)).differences)
        case "evening":
            with databases("sqlite") as both:
                return bool((await swap_evenings(inside, both, LEAK_EVENINGS, seed=4)).differences)
        case "proof":
            return bool(list(proof_differences()))
        case "release":
            return apart(await release_times(ROUNDS)) > TOLERANCE


async def false_alarms() -> list[Where]:
    """The comparisons that notice something where nothing is planted: what they find then means nothing."""
    return [where for where in get_args(Where) if await is_noticed(where)]


async def leaks_found() -> dict[str, bool]:
    found = {}
    for leak in LEAKS:
        with leak.plant():
            found[leak.name] = await is_noticed(leak.where)
    return found


@contextmanager
def databases(kind: str) -> Iterator[Databases]:
    """An empty database for each of two worlds."""
    if kind == "sqlite":
        folder = tempfile.mkdtemp(prefix="hanabi-secrecy-")
        try:
            yield f"sqlite:///{folder}/one.db", f"sqlite:///{folder}/other.db"
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    else:
        service = Postgres()
        try:
            service.start()
            yield service.new_database(), service.new_database()
        finally:
            service.remove()
