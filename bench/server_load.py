"""How much a server carries: many games at once, and how soon each action is acknowledged and seen.

    python bench/server_load.py --games 500 --seats 4 --rate 100 --seconds 30
    python bench/server_load.py --games 500 --climb       goes on with higher rates until 100 ms is passed

The server is a process of its own, started here; clients are people in every seat, over real sockets.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.served import Served

GOAL_SECONDS = 0.1


class Seat:
    """One person's socket."""

    def __init__(self, socket: ClientConnection, load: "Load") -> None:
        self.socket, self._load = socket, load
        self.table: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.dealt = asyncio.Event()
        self.asked = 0
        self.task = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, load: "Load", room: str, cookie: str | None) -> "Seat":
        """A socket to a room, for the person of this cookie."""
        socket = await connect(
            f"{load.base.replace('http', 'ws', 1)}/api/rooms/{room}/socket",
            origin=Origin(load.base),
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            ping_interval=None,
            max_size=None,
        )
        return cls(socket, load)

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something under an id of its own."""
        self.asked += 1
        return await self.ask(kind, f"{self.asked}", **fields)

    async def close(self) -> None:
        self.task.cancel()
        await self.socket.close()

    async def ask(self, kind: str, id: str, **fields: Any) -> dict[str, Any]:
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[id] = answer
        await self.socket.send(msgspec.json.encode({"type": kind, "id": id, **fields}).decode())
        return await asyncio.wait_for(answer, 60)

    async def _read(self) -> None:
        async for frame in self.socket:
            told = msgspec.json.decode(frame)
            match told["type"]:
                case "happened":
                    self.table = told
                    self.dealt.set()
                    self._load.seen(told["game"], told["seq"])
                case "room":
                    self.room = told
                case "done" | "refused":
                    self.answers.pop(told["id"]).set_result(told)


@dataclass(slots=True)
class Load:
    """Games and what was measured while they were played."""

    base: str
    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    late: int = 0
    failures: list[str] = field(default_factory=list)
    sent: dict[tuple[str, int], float] = field(default_factory=dict)

    def seen(self, game: str, seq: int) -> None:
        began = self.sent.get((game, seq))
        if began is not None:
            self.shown.append(time.perf_counter() - began)

    def forget(self) -> None:
        self.acknowledged, self.shown, self.late = [], [], 0
        self.sent.clear()


class Game:
    """A room full of people, in the middle of one game after another."""

    def __init__(self, load: Load, number: int, seats: int) -> None:
        self.load, self.number, self.size = load, number, seats
        self.chance = random.Random(number)
        self.seats: list[Seat] = []

    async def open(self, terms: dict[str, Any]) -> None:
        async with httpx.AsyncClient(base_url=self.load.base, timeout=60, verify=False) as http:
            answer = await http.post("/api/rooms", json={"seats": self.size, **terms})
        answer.raise_for_status()
        room, cookie = answer.json()["room"], answer.headers["set-cookie"].split(";")[0]
        for place in range(self.size):
            seat = await Seat.connect(self.load, room, cookie if place == 0 else None)
            self.seats.append(seat)
            await seat.do("enter", name=f"p{place}")
            await seat.do("sit", seat=place)
        await self.seats[0].do("begin")

    async def step(self) -> None:
        """Have the player to move act, and measure how long it takes."""
        mover = next((seat for seat in self.seats if seat.table.get("choices")), None)
        if mover is None:
            over = self.seats[0].table["table"]["outcome"] is not None
            await (self.seats[0].do("begin") if over else asyncio.sleep(0))
            return
        table = mover.table
        action = self.chance.choice(table["choices"]["options"])["action"]
        mover.table = {**table, "choices": None}
        began = time.perf_counter()
        self.load.sent[table["game"], table["seq"] + 1] = began
        told = await mover.do("act", seq=table["seq"], game=table["game"], action=action)
        if told["type"] == "done":
            self.load.acknowledged.append(time.perf_counter() - began)
        else:
            self.load.failures.append(told["code"])

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()


async def steady(load: Load, games: Sequence[Game], rate: float, seconds: float) -> None:
    """Act at a steady rate, each time in another game, however long the answers take."""
    began, running, idle = time.perf_counter(), set[asyncio.Task[None]](), list(games)
    for number in range(int(rate * seconds)):
        wait = began + number / rate - time.perf_counter()
        await asyncio.sleep(max(0.0, wait))
        if not idle:
            load.late += 1
            continue
        game = idle.pop(0)
        task = asyncio.create_task(game.step())
        running.add(task)
        task.add_done_callback(running.discard)
        task.add_done_callback(lambda _, game=game: idle.append(game))  # type: ignore[misc]
    await asyncio.gather(*running)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def memory(pid: int) -> float:
    """MiB that a process and its children hold."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    status = Path(f"/proc/{pid}/status").read_text()
    held = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return held / 1024 + sum(memory(int(child)) for child in children)


def processor(pid: int) -> float:
    """Seconds of processor time that a process and its children have used."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    numbers = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    used = (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")
    return used + sum(processor(int(child)) for child in children)


def report(load: Load, rate: float, seconds: float, pid: int, used: float) -> dict[str, Any]:
    return {
        "rate": rate,
        "actions_per_s": round(len(load.acknowledged) / seconds, 1),
        "acknowledged_p50_ms": round(1000 * percentile(load.acknowledged, 0.5), 1),
        "acknowledged_p99_ms": round(1000 * percentile(load.acknowledged, 0.99), 1),
        "shown_p99_ms": round(1000 * percentile(load.shown, 0.99), 1),
        "late": load.late,
        "failures": len(load.failures),
        "memory_mib": round(memory(pid)),
        "processor_ms_per_action": round(1000 * used / max(1, len(load.acknowledged)), 2),
    }


async def measure(asked: argparse.Namespace, served: Served) -> list[dict[str, Any]]:
    load = Load(served.base)
    games = [Game(load, number, asked.seats) for number in range(asked.games)]
    limits = asyncio.Semaphore(20)

    async def opened(game: Game) -> None:
        async with limits:
            await game.open({"ruleset": asked.ruleset})

    await asyncio.gather(*map(opened, games))
    print(f"{asked.games} games, {asked.games * asked.seats} seats", file=sys.stderr)
    assert served.process is not None
    rows = []
    gc.disable()  # or the clients would stop to look for lost objects, and that would be measured too
    for rate in rates(asked):
        load.forget()
        before = processor(served.process.pid)
        await steady(load, games, rate, asked.seconds)
        used = processor(served.process.pid) - before
        rows.append(report(load, rate, asked.seconds, served.process.pid, used))
        print(json.dumps(rows[-1]), file=sys.stderr)
        if rows[-1]["acknowledged_p99_ms"] > 1000 * GOAL_SECONDS:
            break
    await asyncio.gather(*(game.close() for game in games))
    return rows


def rates(asked: argparse.Namespace) -> list[float]:
    return [asked.rate * step for step in range(1, 21)] if asked.climb else [asked.rate]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--climb", action="store_true", help="go on with higher rates until it is too much")
    parser.add_argument("--ruleset", default="fr")
    parser.add_argument("--database", default="", help="a database URL (default: a new SQLite file)")
    parser.add_argument("--json", type=Path, help="a file to keep the result in")
    asked = parser.parse_args()
    served = Served(asked.database).start()
    try:
        rows = asyncio.run(measure(asked, served))
    finally:
        served.remove()
    result = {
        "games": asked.games,
        "seats": asked.games * asked.seats,
        "cores": os.cpu_count(),
        "steps": rows,
    }
    print(json.dumps(result, indent=1))
    if asked.json:
        asked.json.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
