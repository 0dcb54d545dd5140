"""Floods: one client sends, connects or waits endlessly; it is disconnected, and nobody else notices.

`python -m tests.torture.flood --count 10` measures ten rounds of each flood and a quiet one before each. A
flood comes from a process of its own that leaves the processor to others: it is the server that is measured.
On a machine with few cores any busy program is noticed, so one that never talks to the server is measured
too, and floods are compared with it.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.services import Postgres
from tests.torture.figures import report, spread
from tests.torture.floods import DOOR, FLOODS, Target, neighbour

ATTACKS = FLOODS | DOOR | {"neighbour": neighbour}
"""Everything that is done to a server, and what is done beside it."""
ENDED_ONCE: dict[str, Callable[[Target], bool]] = {
    "messages": lambda target: bool(target.let_go),
    "headers": lambda target: "endless headers" in target.counts,
}
"""Floods that the server ends, and whether it has: a short round may be over before that."""

GAMES = 20
ROUND_SECONDS = 5.0
PAUSE = 0.4
"""Seconds between an acknowledgement and the next action of a quiet game."""
LET_GO_SECONDS = 1.0
MOST_MORE = 1.0
"""How much later the others may be served, as a share."""
LONGEST_SECONDS = 5.0
"""How long a player may wait on a busy machine."""
MOST_MEMORY = 100 * 2**20
"""How much a server may grow at any time by all the floods together."""
PROMISE = (
    "half of the floods are let go within a second, and the others' {place} at most doubles, compared with "
    "that beside a busy program which never talks to the server"
)
USUAL = {
    "HANABI_MESSAGES_PER_SECOND": "20",
    "HANABI_MESSAGES_PER_SECOND_PER_ADDRESS": "200",
    "HANABI_TALK_PER_MINUTE": "40",
    "HANABI_TALK_PER_MINUTE_PER_ADDRESS": "400",
    "HANABI_ROOMS_PER_MINUTE": "120",
    "HANABI_CONNECTIONS_PER_ADDRESS": "200",
    "HANABI_REQUESTS_PER_MINUTE": "600",
    "HANABI_BOT_WORKERS": "1",
}
"""The limits of a server that nobody set up, but for the rooms that the quiet games need."""

# The others


class QuietGame:
    """Two people who play on, a little after each acknowledgement."""

    def __init__(self, served: Served, seed: int) -> None:
        self.served, self.chance = served, random.Random(seed)
        self.room = ""
        self.waits: list[float] = []
        self.people: list[Player] = []

    async def begin(self, stack: contextlib.AsyncExitStack) -> None:
        room, cookie = await open_room(self.served.base, seats=2, spectators={"view": "open"})
        self.room = room
        self.people = [Player(self.served.base, room, each) for each in (cookie, None)]
        for name, person in zip(("Ana", "Bo"), self.people, strict=True):
            await stack.enter_async_context(person)
            await person.do("enter", name=name)
            await person.do("sit")
        await self.people[0].do("begin")

    async def play(self) -> None:
        """Act for the player to move, forever; a game that is over is followed by another."""
        while True:
            for person in self.people:
                if person.over and person is self.people[0]:
                    await person.do("begin")
                elif person.my_turn and not person.over:
                    await self._act(person)
            await asyncio.sleep(PAUSE * (0.5 + self.chance.random()))

    async def _act(self, person: Player) -> None:
        actions = [option["action"] for option in person.table["choices"]["options"]]
        calm = [action for action in actions if action["type"] != "play"] or actions
        began = time.perf_counter()
        told = await person.act(self.chance.choice(calm))
        self.waits.append(time.perf_counter() - began)
        for each in self.people:
            await each.reach(told["seq"])


@dataclass(slots=True)
class Rounds:
    """How long acknowledgements took, round by round, quiet or under each flood."""

    waits: dict[str, list[list[float]]] = field(default_factory=dict)
    members: dict[str, list[float]] = field(default_factory=dict)
    """The same in the room that the flood falls upon."""

    def add_members(self, name: str, waits: list[float]) -> None:
        self.members.setdefault(name, []).extend(waits)

    def add(self, name: str, waits: list[float]) -> None:
        self.waits.setdefault(name, []).append(waits)

    def median(self, name: str, place: str) -> float:
        """The median over the rounds of a percentile."""
        return statistics.median(spread(each)[place] for each in self.waits[name] if each)

    @property
    def longest(self) -> float:
        return max(wait for rounds in self.waits.values() for each in rounds for wait in each)

    def figures(self) -> dict[str, Any]:
        return {
            name: {
                "median_of_p90": round(self.median(name, "p90"), 4),
                "median_of_p99": round(self.median(name, "p99"), 4),
                "all": spread([wait for each in rounds for wait in each]),
                "actions": sum(map(len, rounds)),
                "in_the_flooded_room": spread(self.members.get(name, [])),
            }
            for name, rounds in self.waits.items()
        }


class Attack:
    """A flood in a process of its own; `nice` is how much of the processor it leaves to others."""

    def __init__(self, name: str, target: Target, nice: int) -> None:
        self.name, self.target = name, target
        words = [f"--attack={name}", f"--base={target.base}", f"--room={target.room}", f"--nice={nice}"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.torture.flood", *words], stdout=subprocess.PIPE, text=True
        )

    async def begun(self) -> None:
        assert self._process.stdout is not None
        await asyncio.to_thread(self._process.stdout.readline)

    async def end(self) -> None:
        """Stop it and learn what it found."""
        self._process.terminate()
        told, _ = await asyncio.to_thread(self._process.communicate, timeout=20)
        if self._process.returncode or not told:
            self.target.faults.append(f"{self.name} broke")
            return
        self.target.learn(json.loads(told))


async def attack(name: str, target: Target) -> None:
    """Be a flood until told to stop, then tell how it went."""
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    flooding = asyncio.create_task(ATTACKS[name](target))
    while not target.counts and not flooding.done():
        await asyncio.sleep(0.01)
    print("begun", flush=True)
    await asyncio.wait([flooding, asyncio.create_task(stopped.wait())], return_when=asyncio.FIRST_COMPLETED)
    while name in ENDED_ONCE and not ENDED_ONCE[name](target) and not flooding.done():
        await asyncio.sleep(0.01)
    if flooding.done():
        target.faults.append(f"{name} broke: {flooding.exception()!r}")
    await end([flooding])
    print(json.dumps(asdict(target)), flush=True)


async def measure(
    served: Served, games: int, repetitions: int, seconds: float, floods: Sequence[str], nice: int
) -> tuple[Rounds, Target]:
    """Let quiet games go on while floods come and go."""
    rounds = Rounds()
    async with contextlib.AsyncExitStack() as stack:
        quiet = [QuietGame(served, number) for number in range(games)]
        for game in quiet:
            await game.begin(stack)
        # Floods fall upon a room in which people play.
        target = Target(served.base, quiet[0].room)
        playing = [asyncio.create_task(game.play()) for game in quiet]
        try:
            for number in range(repetitions):
                for name in ("neighbour", *floods):
                    rounds.add("quiet", await one_round(quiet, seconds))
                    rounds.add(name, await flooded_round(quiet, Attack(name, target, nice), seconds))
                    rounds.add_members(name, list(quiet[0].waits))
                print(f"round {number + 1} of {repetitions}: {target.counts}", flush=True)
                check_playing(playing, target)
        finally:
            await end(playing)
    return rounds, target


async def one_round(quiet: list[QuietGame], seconds: float) -> list[float]:
    """What the quiet games waited for during a time."""
    for game in quiet:
        game.waits.clear()
    await asyncio.sleep(seconds)
    return [wait for game in quiet for wait in game.waits]


async def flooded_round(quiet: list[QuietGame], flood: Attack, seconds: float) -> list[float]:
    await flood.begun()
    waits = await one_round(quiet, seconds)
    await flood.end()
    return waits


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel them until they are done: `wait_for` of Python 3.11 forgets it if its answer has just come."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=1.0)
    await asyncio.gather(*tasks, return_exceptions=True)


def check_playing(playing: list[asyncio.Task[None]], target: Target) -> None:
    broken = [task.exception() for task in playing if task.done()]
    target.faults += [f"a quiet game broke: {error!r}" for error in broken]


# The campaign


def memory(process: int, peak: bool = False) -> int:
    """The bytes a process has in memory, or the most it ever had."""
    name = "VmHWM" if peak else "VmRSS"
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) * 1024


def check(
    rounds: Rounds, target: Target, grown: int, tolerance: float, let_go: float, place: str
) -> list[str]:
    """Every broken promise."""
    faults = list(target.faults)
    if any(code != 1008 for code in target.close_codes) or set(target.reasons) - {"flood"}:
        faults.append(f"a flood was closed with {target.close_codes} {set(target.reasons)}")
    if target.let_go and statistics.median(target.let_go) > let_go:
        faults.append(f"a flood went on for {spread(target.let_go)} seconds")
    limit = max(rounds.median(name, place) for name in ("quiet", "neighbour")) * (1 + tolerance)
    late = {name: took for name in rounds.waits if (took := rounds.median(name, place)) > limit}
    faults += [f"{name}: {place} {took:.4f} s, more than {limit:.4f} s" for name, took in late.items()]
    if not all(rounds.members.values()):
        faults.append("in the flooded room nobody could play")
    if grown > MOST_MEMORY:
        faults.append(f"the server grew by {grown >> 20} MiB")
    return faults


def run(
    games: int,
    repetitions: int,
    seconds: float,
    database: str = "sqlite",
    floods: Sequence[str] = tuple(FLOODS),
    tolerance: float = MOST_MORE,
    let_go: float = LET_GO_SECONDS,
    place: str = "p99",
    longest: float = LONGEST_SECONDS,
    nice: int = 19,
) -> dict[str, Any]:
    """The figures of a campaign; with a lower `nice`, floods begin sooner on a busy machine."""
    postgres = Postgres().start() if database == "postgresql" else None
    served = Served(postgres.new_database() if postgres else "", 1, **USUAL)
    began = time.perf_counter()
    try:
        served.start()
        assert served.process is not None
        before = memory(served.process.pid)
        rounds, target = asyncio.run(measure(served, games, repetitions, seconds, floods, nice))
        grown = memory(served.process.pid, peak=True) - before
        target.faults += [] if served.is_up() else ["the server does not answer any more"]
    finally:
        served.remove()
        if postgres:
            postgres.remove()
    faults = check(rounds, target, grown, tolerance, let_go, place)
    if rounds.longest > longest:
        faults.append(f"a player waited {rounds.longest:.1f} s")
    return {
        "campaign": "flood",
        "promise": PROMISE.format(place=place),
        "count": repetitions,
        "database": database,
        "quiet_games": games,
        "counts": target.counts,
        "let_go_seconds": spread(target.let_go),
        "close_codes": sorted({str(code) for code in target.close_codes}),
        "acknowledge_seconds": rounds.figures(),
        "grown_mib": grown >> 20,
        "seconds": round(time.perf_counter() - began, 1),
        "failures": len(faults),
        "faults": faults[:20],
    }


def main(
    campaign: str = "flood",
    floods: Sequence[str] = tuple(FLOODS),
    seconds: float = ROUND_SECONDS,
    place: str = "p99",
) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5, help="rounds of each flood")
    parser.add_argument("--seconds", type=float, default=seconds, help="of each round")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--floods", nargs="+", choices=tuple(ATTACKS), default=floods)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--attack", choices=tuple(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--base", help=argparse.SUPPRESS)
    parser.add_argument("--room", help=argparse.SUPPRESS)
    parser.add_argument("--nice", type=int, default=19, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        os.nice(given.nice)
        asyncio.run(attack(given.attack, Target(given.base, given.room)))
        return 0
    figures = run(GAMES, given.count, given.seconds, given.database, given.floods, place=place)
    return report({**figures, "campaign": campaign}, given.json)


if __name__ == "__main__":
    sys.exit(main())
