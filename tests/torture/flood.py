"""Floods: somebody sends, connects or waits without end; they are let go, and nobody else notices.

`python -m tests.torture.flood --count 10` measures ten rounds of each flood and a quiet one before each. A
flood comes from a process of its own that leaves the processor to others: it is the server that is measured.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket as sockets
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.services import Postgres
from tests.torture.figures import report, spread

GAMES = 20
ROUND_SECONDS = 5.0
PAUSE = 0.4
"""Seconds between an acknowledgement and the next action of a quiet game."""
FLOOD_RATE = 10_000
"""Messages a second."""
LET_GO_SECONDS = 1.0
MOST_MORE = 0.2
"""How much later the others may be served, as a share."""
HALF_OPEN = 300
MOST_MEMORY = 200 * 2**20
"""How much a server may grow by all the floods together."""
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

Flood: TypeAlias = Callable[["Target"], Coroutine[Any, Any, None]]


@dataclass(slots=True)
class Target:
    """A server under a flood, and what the flood found out."""

    base: str
    room: str
    let_go: list[float] = field(default_factory=list)
    """Seconds from the first message of a flood to its end."""
    close_codes: list[int | None] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"{self.base.replace('http', 'ws', 1)}/api/rooms/{self.room}/socket"

    @property
    def port(self) -> int:
        return int(self.base.rpartition(":")[2])

    def count(self, what: str, by: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + by

    def learn(self, found: dict[str, Any]) -> None:
        """Add what another flood found out."""
        self.let_go += found["let_go"]
        self.close_codes += found["close_codes"]
        self.reasons += found["reasons"]
        self.faults += found["faults"]
        for what, times in found["counts"].items():
            self.count(what, times)

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[ClientConnection]:
        async with connect(
            self.address, origin=self.base, compression=None, max_size=None,  # type: ignore[arg-type]
            ping_interval=None, close_timeout=1,
        ) as socket:  # fmt: skip
            yield socket


# Floods


async def messages(target: Target) -> None:
    """One client sends as fast as it may be asked to, again and again."""
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with target.connected() as socket:
                await _send_until_closed(target, socket)
        await asyncio.sleep(0.5)


async def _send_until_closed(target: Target, socket: ClientConnection) -> None:
    hearing = asyncio.create_task(_hear(target, socket))
    began, sent = time.perf_counter(), 0
    try:
        while not hearing.done():
            due = int((time.perf_counter() - began) * FLOOD_RATE)
            for number in range(sent, due):
                await socket.send(json.dumps({"type": "sync", "id": f"f{number}"}))
            target.count("messages", max(0, due - sent))
            sent = max(sent, due)
            await asyncio.sleep(0.001)
    except ConnectionClosed:
        pass
    await hearing
    target.let_go.append(time.perf_counter() - began)
    target.close_codes.append(socket.close_code)


async def _hear(target: Target, socket: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for text in socket:
            if str(text).startswith('{"type":"closing"'):
                target.reasons.append(json.loads(text)["code"])


async def reconnections(target: Target) -> None:
    """One client comes and goes without a pause."""
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with target.connected() as socket:
                target.count("reconnections")
                socket.transport.abort()


async def huge_frames(target: Target) -> None:
    """Frames far larger than any message."""
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with target.connected() as socket:
                while True:
                    await socket.send("x" * random.choice((5_000, 60_000, 1_000_000)))
                    target.count("huge frames")
                    await asyncio.sleep(0.01)


async def half_open(target: Target) -> None:
    """Connections that never finish their request, and some that ask and never read."""
    held: list[sockets.socket] = []
    try:
        while True:
            for _ in range(HALF_OPEN - len(held)):
                held.append(await _hold(target, len(held) % 3))
                await asyncio.sleep(0.002)
            for each in held:
                with contextlib.suppress(OSError):
                    each.send(b"X")
            await asyncio.sleep(1.0)
    finally:
        for each in held:
            each.close()


HANDSHAKE = (
    "GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def _hold(target: Target, manner: int) -> sockets.socket:
    """A connection that says nothing, stops in the middle of a header, or never reads."""
    loop, client = asyncio.get_running_loop(), sockets.socket()
    client.setblocking(False)
    client.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    await loop.sock_connect(client, ("127.0.0.1", target.port))
    target.count("half-open")
    whole = HANDSHAKE.format(room=target.room, port=target.port).encode()
    await loop.sock_sendall(client, (b"", whole[:60], whole)[manner])
    if manner == 2:
        await loop.sock_sendall(client, b"".join(_masked(f"s{n}") for n in range(15)))
    return client


def _masked(id: str) -> bytes:
    """A request to be told everything, as a frame."""
    data = json.dumps({"type": "sync", "id": id}).encode()
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


async def openings(target: Target) -> None:
    """One client opens rooms as fast as it can."""
    async with httpx.AsyncClient(base_url=target.base) as client:
        while True:
            for told in await asyncio.gather(*(client.post("/api/rooms", json={}) for _ in range(10))):
                target.count(f"rooms {told.status_code}")
                if told.status_code not in (201, 429):
                    target.faults.append(f"opening a room is answered {told.status_code}: {told.text[:200]}")
            await asyncio.sleep(0.01)


FLOODS: dict[str, Flood] = {
    "messages": messages,
    "reconnections": reconnections,
    "huge frames": huge_frames,
    "half-open": half_open,
    "openings": openings,
}


# The others


class QuietGame:
    """Two people who play on, a little after each acknowledgement."""

    def __init__(self, served: Served, seed: int) -> None:
        self.served, self.chance = served, random.Random(seed)
        self.waits: list[float] = []
        self.people: list[Player] = []

    async def begin(self, stack: contextlib.AsyncExitStack) -> None:
        room, cookie = await open_room(self.served.base, seats=2)
        self.people = [Player(self.served.base, room, each) for each in (cookie, None)]
        for name, person in zip(("Ana", "Bo"), self.people, strict=True):
            await stack.enter_async_context(person)
            await person.do("enter", name=name)
            await person.do("sit")
        await self.people[0].do("begin")

    async def play(self) -> None:
        """Act for whoever's turn it is, for ever; a game that is over is followed by another."""
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

    def add(self, name: str, waits: list[float]) -> None:
        self.waits.setdefault(name, []).append(waits)

    def median_p99(self, name: str) -> float:
        return statistics.median(spread(each)["p99"] for each in self.waits[name] if each)

    def figures(self) -> dict[str, Any]:
        return {
            name: {
                "median_of_p99": round(self.median_p99(name), 4),
                "all": spread([wait for each in rounds for wait in each]),
                "actions": sum(map(len, rounds)),
            }
            for name, rounds in self.waits.items()
        }


class Attack:
    """A flood in a process of its own."""

    def __init__(self, name: str, target: Target) -> None:
        self.name, self.target = name, target
        words = ["--attack", name, "--base", target.base, "--room", target.room]
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
    os.nice(19)
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    flooding = asyncio.create_task(FLOODS[name](target))
    while not target.counts and not flooding.done():
        await asyncio.sleep(0.01)
    print("begun", flush=True)
    await asyncio.wait([flooding, asyncio.create_task(stopped.wait())], return_when=asyncio.FIRST_COMPLETED)
    if flooding.done():
        target.faults.append(f"{name} broke: {flooding.exception()!r}")
    await end([flooding])
    print(json.dumps(asdict(target)), flush=True)


async def measure(
    served: Served, games: int, repetitions: int, seconds: float, floods: Sequence[str]
) -> tuple[Rounds, Target]:
    """Let quiet games go on while floods come and go."""
    rounds, target = (
        Rounds(),
        Target(served.base, (await open_room(served.base, spectators={"view": "open"}))[0]),
    )
    async with contextlib.AsyncExitStack() as stack:
        quiet = [QuietGame(served, number) for number in range(games)]
        for game in quiet:
            await game.begin(stack)
        playing = [asyncio.create_task(game.play()) for game in quiet]
        try:
            for number in range(repetitions):
                for name in floods:
                    rounds.add("quiet", await one_round(quiet, seconds))
                    rounds.add(name, await flooded_round(quiet, Attack(name, target), seconds))
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
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def check_playing(playing: list[asyncio.Task[None]], target: Target) -> None:
    broken = [task.exception() for task in playing if task.done()]
    target.faults += [f"a quiet game broke: {error!r}" for error in broken]


# The campaign


def memory(process: int) -> int:
    """The bytes a process has in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def check(rounds: Rounds, target: Target, grown: int, tolerance: float, let_go: float) -> list[str]:
    """Every broken promise."""
    faults = list(target.faults)
    if any(code != 1008 for code in target.close_codes) or set(target.reasons) - {"flood"}:
        faults.append(f"a flood was closed with {target.close_codes} {set(target.reasons)}")
    if target.let_go and statistics.median(target.let_go) > let_go:
        faults.append(f"a flood went on for {spread(target.let_go)} seconds")
    limit = rounds.median_p99("quiet") * (1 + tolerance)
    late = {name: rounds.median_p99(name) for name in rounds.waits if rounds.median_p99(name) > limit}
    faults += [f"{name}: p99 {p99:.4f} s, more than {limit:.4f} s" for name, p99 in late.items()]
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
) -> dict[str, Any]:
    """The figures of a campaign."""
    postgres = Postgres().start() if database == "postgresql" else None
    served = Served(postgres.new_database() if postgres else "", 1, **USUAL)
    began = time.perf_counter()
    try:
        served.start()
        assert served.process is not None
        before = memory(served.process.pid)
        rounds, target = asyncio.run(measure(served, games, repetitions, seconds, floods))
        grown = memory(served.process.pid) - before
        target.faults += [] if served.is_up() else ["the server does not answer any more"]
    finally:
        served.remove()
        if postgres:
            postgres.remove()
    faults = check(rounds, target, grown, tolerance, let_go)
    return {
        "campaign": "flood",
        "promise": "a flood is let go within a second, and the others' p99 rises by a fifth at most",
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5, help="rounds of each flood")
    parser.add_argument("--seconds", type=float, default=ROUND_SECONDS, help="of each round")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--floods", nargs="+", choices=tuple(FLOODS), default=tuple(FLOODS))
    parser.add_argument("--json", type=Path)
    parser.add_argument("--attack", choices=tuple(FLOODS), help=argparse.SUPPRESS)
    parser.add_argument("--base", help=argparse.SUPPRESS)
    parser.add_argument("--room", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(given.attack, Target(given.base, given.room)))
        return 0
    return report(run(GAMES, given.count, given.seconds, given.database, given.floods), given.json)


if __name__ == "__main__":
    sys.exit(main())
