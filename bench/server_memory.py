"""How much memory a server holds after many games: people come, play a short game, and leave.

    python bench/server_memory.py --json bench/results/server_memory.json

Every room has two people over real sockets and is closed again when they have left. What the server
holds must not grow with the number of games it has seen.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server_load import Load, Seat, memory
from tests.server.served import Served

AT_ONCE = 8
SETTLE = 1000
"""How many games are played before the rooms are left to close, a minute after their people left."""
MOST_GROWTH_MIB = 16


@dataclass(slots=True)
class Run:
    """A server, and the memory it held at each step of the run."""

    served: Served
    games: int
    step: int
    played: int = 0
    rows: list[dict[str, float]] = field(default_factory=list)
    began: float = field(default_factory=time.perf_counter)

    async def count(self, http: httpx.AsyncClient) -> None:
        """Count a game, and look at the memory every so often."""
        self.played += 1
        if self.played % self.step == 0:
            self.note(await rooms_of(http))

    def note(self, rooms: int) -> None:
        """Look at the memory."""
        assert self.served.process is not None
        seconds = round(time.perf_counter() - self.began)
        held = round(memory(self.served.process.pid), 1)
        row = {"games": self.played, "rooms": rooms, "mib": held, "seconds": seconds}
        self.rows.append(row)
        print(json.dumps(row), file=sys.stderr, flush=True)

    @property
    def growth(self) -> float:
        """How many MiB the server grew by in the second half, rooms not counted.

        In the first half the caches of the database's connections fill, two megabytes each.
        """
        settled = [row for row in self.rows if not row["rooms"]]
        warm = [row["mib"] for row in settled if 2 * row["games"] >= self.games]
        return round(settled[-1]["mib"] - warm[0], 1)


class ShortGame:
    """Two people who play whatever they have until it is over."""

    def __init__(self, http: httpx.AsyncClient, load: Load) -> None:
        self._http, self._load = http, load
        self.seats: list[Seat] = []

    async def play(self) -> None:
        room, cookie = await self._open()
        try:
            for place in range(2):
                self.seats.append(await Seat.connect(self._load, room, cookie if place == 0 else None))
                await self.seats[-1].do("enter", name=f"p{place}")
                await self.seats[-1].do("sit", seat=place)
            await self.seats[0].do("begin")
            while not await self._act():
                pass
        finally:
            await asyncio.gather(*(seat.close() for seat in self.seats))

    async def _open(self) -> tuple[str, str]:
        answer = await self._http.post("/api/rooms", json={"seats": 2})
        answer.raise_for_status()
        return answer.json()["room"], answer.headers["set-cookie"].split(";")[0]

    async def _act(self) -> bool:
        """Have the player to move play a card; return whether the game is over."""
        await asyncio.gather(*(seat.dealt.wait() for seat in self.seats))
        table = max((seat.table for seat in self.seats), key=lambda table: int(table["seq"]))
        if table["table"]["outcome"] is not None:
            return True
        mover = next((seat for seat in self.seats if seat.table.get("choices")), None)
        if mover is None:
            await asyncio.sleep(0.001)
            return False
        table, mover.table = mover.table, {**mover.table, "choices": None}
        options = [option["action"] for option in table["choices"]["options"]]
        action = next((each for each in options if each["type"] == "play"), options[0])
        await mover.do("act", seq=table["seq"], game=table["game"], action=action)
        return False


async def measure(run: Run) -> None:
    """Play the games, a few at once."""
    load = Load(run.served.base)
    async with httpx.AsyncClient(base_url=run.served.base, timeout=60) as http:
        # Every room is opened by another person.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

        async def play_on(left: Iterator[int]) -> None:
            for _ in left:
                await ShortGame(http, load).play()
                await run.count(http)

        for first in range(0, run.games, SETTLE):
            left = iter(range(first, min(first + SETTLE, run.games)))
            await asyncio.gather(*(play_on(left) for _ in range(AT_ONCE)))
            while await rooms_of(http):
                await asyncio.sleep(1.0)
            run.note(0)


async def rooms_of(http: httpx.AsyncClient) -> int:
    """How many rooms the server has in memory."""
    text = (await http.get("/metrics")).text
    return int(float(text.split("\nhanabi_rooms ")[1].split()[0]))


def result_of(run: Run) -> dict[str, Any]:
    return {
        "games": run.played,
        "at_once": AT_ONCE,
        "growth_mib": run.growth,
        "most_growth_mib": MOST_GROWTH_MIB,
        "steps": run.rows,
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--step", type=int, default=500, help="games between two looks at the memory")
    parser.add_argument("--database", default="", help="a database URL (default: a new SQLite file)")
    parser.add_argument("--json", type=Path, help="a file to keep the result in")
    asked = parser.parse_args()
    served = Served(asked.database).start()
    try:
        run = Run(served, asked.games, asked.step)
        asyncio.run(measure(run))
    finally:
        served.remove()
    text = json.dumps(result_of(run), indent=1)
    print(text)
    if asked.json:
        asked.json.write_text(f"{text}\n")
    return 1 if run.growth > MOST_GROWTH_MIB else 0


if __name__ == "__main__":
    sys.exit(main())
