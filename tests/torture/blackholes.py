"""Clients behind a network that swallows every byte and closes nothing: each choice arrives, and once.

`python -m tests.torture.blackholes --count 10000` makes 10,000 choices, half of them on each database.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from math import ceil
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.server.player import open_room
from tests.torture.campaigns import DATABASES, Campaign, Figures, Progress, run
from tests.torture.chronicle import read_chronicle
from tests.torture.device import Device
from tests.torture.figures import spread
from tests.torture.pair import outcries
from tests.torture.restarts import AWAY
from tests.torture.siege import Mortal
from tests.torture.sieges import empty_database

CAMPAIGN = Campaign(
    "blackholes",
    "a client whose network swallows everything notices it, comes back, and its choices count once",
    "how many choices",
    10_000,
)
LARGEST = 65_536
PING_AFTER, SILENCE_LIMIT = 0.5, 2.0
"""Seconds: as in the page, but less than half as long."""
SHARE = 0.05
"""How many of the connections are swallowed at a time, and how often it is all of them."""
OPEN_TIMEOUT = 5.0
OUTAGE_SECONDS = 1.0
_names = (f"choice{number}" for number in count(1))


class Blackhole:
    """A proxy that stops forwarding when told to, and never closes a connection of its own accord."""

    def __init__(self, server_port: int, chance: random.Random) -> None:
        self._server_port, self._chance = server_port, chance
        self._pipes: set[Pipe] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self._silent = False
        self.swallowed = 0
        self.base = ""

    async def start(self) -> None:
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._server = server

    async def stop(self) -> None:
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await self._server.wait_closed()

    def swallow(self, share: float) -> None:
        """Let a share of the living connections, chosen by chance, go silent for good."""
        living = sorted((pipe for pipe in self._pipes if not pipe.dead), key=lambda pipe: pipe.number)
        for pipe in self._chance.sample(living, ceil(share * len(living))):
            pipe.dead = True
            self.swallowed += 1

    async def outage(self, seconds: float) -> None:
        """Swallow everything for a while, new connections included."""
        self._silent = True
        self.swallow(1.0)
        await asyncio.sleep(seconds)
        self._silent = False

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._server_port)
        self._writers += [writer, far_writer]
        pipe = Pipe(self._silent)
        self._pipes.add(pipe)
        for source, target in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(pipe.carry(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(lambda _: self._pipes.discard(pipe))


class Pipe:
    """One connection through the proxy."""

    _numbers = count()

    def __init__(self, dead: bool) -> None:
        self.number = next(self._numbers)
        self.dead = dead

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        # Writing to a connection that the other side has closed raises RuntimeError in uvloop.
        with suppress(OSError, RuntimeError):
            while data := await source.read(LARGEST):
                if not self.dead:
                    target.write(data)
                    await target.drain()
        if not self.dead:
            target.close()


class Survivor(Device):
    """A client with the heartbeat of the page: it pings in silence, and gives up what stays silent."""

    heard_at = 0.0
    _watching: asyncio.Task[None] | None = None

    async def _connected(self) -> ClientConnection:
        socket = await connect(
            self.address(),
            origin=Origin(self.base),
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            compression=None,
            max_size=None,
            open_timeout=OPEN_TIMEOUT,
            ping_interval=None,
        )
        assert socket.response is not None
        if fresh := socket.response.headers.get("Set-Cookie"):
            self.cookie = fresh.split(";")[0]
        self.heard_at = time.monotonic()
        self._watching = asyncio.create_task(self._watch(socket))
        return socket

    async def _come_back(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        while self._socket is None:
            await asyncio.sleep(random.uniform(0.02, 0.1))
            with suppress(*AWAY):
                self._socket = await self._connected()
        self.reconnections += 1
        for text in list(self._asked.values()):
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    async def _take(self, text: str) -> None:
        self.heard_at = time.monotonic()
        await super()._take(text)

    async def _watch(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while (silence := time.monotonic() - self.heard_at) < SILENCE_LIMIT:
                if silence >= PING_AFTER:
                    await socket.send(json.dumps({"type": "ping", "id": "ping"}))
                await asyncio.sleep(PING_AFTER)
        socket.transport.abort()


class Table:
    """Two people who play one game after another."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self.people: list[Survivor] = []
        self.arrived: list[str] = []
        """The names of the choices that were acknowledged."""
        self.seconds: list[float] = []
        """How long each choice took to be answered."""
        self.faults: list[str] = []

    async def set_up(self, direct: str, base: str) -> None:
        room, cookie = await open_room(direct, seats=2)
        for known, name in ((cookie, "A"), (None, "B")):
            person = Survivor(base, room, known, keep=True)
            await person.connect()
            await person.do("enter", name=name)
            await person.do("sit")
            self.people.append(person)
        await self.people[0].do("begin")

    async def play(self, enough: Callable[[], bool]) -> None:
        while not enough():
            player = await self._player()
            if player is None:
                await self._begin()
            else:
                await self._choose(player)

    async def _begin(self) -> None:
        """Play again; the answer comes before the new game is shown."""
        host, last = self.people[0], self.people[0].table["game"]
        await host.do("begin")
        await host.until(lambda: host.table["game"] != last, 120)

    async def _player(self) -> Survivor | None:
        """The player to move; None when the game is over."""
        host = self.people[0]
        await host.until(self._settled, 120)
        return next((person for person in self.people if person.my_turn), None)

    def _settled(self) -> bool:
        games = {person.table.get("game") for person in self.people}
        together = len(games) == 1 and len({person.seq for person in self.people}) == 1
        return together and any(person.my_turn or person.over for person in self.people)

    async def _choose(self, player: Survivor) -> None:
        name, began = next(_names), time.perf_counter()
        moves = [option["action"] for option in player.table["choices"]["options"]]
        told = await player.act(self.chance.choice(moves), id=name)
        self.seconds.append(time.perf_counter() - began)
        if told["type"] == "done":
            self.arrived.append(name)
            # The answer comes before the new table is shown.
            await asyncio.gather(
                *(person.until(partial(_has_seen, person, told), 120) for person in self.people)
            )
        else:
            self.faults.append(f"{name} was answered by {told}")


def _has_seen(person: Survivor, told: dict[str, Any]) -> bool:
    return person.seq >= int(told["seq"])


class Storm:
    """A server, tables behind a blackhole, and what became of their choices."""

    def __init__(self, url: str, options: Any, database: str) -> None:
        self.url, self.chance = url, random.Random(options.seed)
        self.wanted: int = -(-options.count // len(DATABASES[options.database]))
        self.server = Mortal(url)
        self.tables = [Table(f"{options.seed}/{each}") for each in range(options.rooms)]
        self.told = Progress(database)
        self.outages = 0

    async def run(self) -> Figures:
        self.server.spawn(None)
        self.server.until_up()
        blackhole = Blackhole(self.server.port, self.chance)
        await blackhole.start()
        try:
            await asyncio.gather(*(table.set_up(self.server.base, blackhole.base) for table in self.tables))
            raging = asyncio.create_task(self._rage(blackhole))
            await asyncio.gather(*(table.play(self._enough) for table in self.tables))
            raging.cancel()
            faults = await self._check()
        finally:
            await asyncio.gather(*(person.close() for person in self._people()), return_exceptions=True)
            await blackhole.stop()
            self.server.remove()
        return self._figures(blackhole, faults)

    def _figures(self, blackhole: Blackhole, faults: list[str]) -> Figures:
        return {
            "clients": len(self._people()),
            "choices": self._count(),
            "swallowed_connections": blackhole.swallowed,
            "outages": self.outages,
            "reconnections": sum(person.reconnections for person in self._people()),
            "answer_seconds": spread([each for table in self.tables for each in table.seconds]),
            "failures": len(faults),
            "faults": faults[:10],
        }

    def _people(self) -> list[Survivor]:
        return [person for table in self.tables for person in table.people]

    def _count(self) -> int:
        return sum(len(table.arrived) for table in self.tables)

    def _enough(self) -> bool:
        """Whether enough was chosen, and something swallowed: a fast machine may be done before that."""
        self.told.tell(f"{self._count()} of {self.wanted} choices")
        return self._count() >= self.wanted and any(person.reconnections for person in self._people())

    async def _rage(self, blackhole: Blackhole) -> None:
        while True:
            await asyncio.sleep(self.chance.uniform(0.1, 0.5))
            if self.chance.random() < SHARE:
                self.outages += 1
                await blackhole.outage(OUTAGE_SECONDS)
            else:
                blackhole.swallow(SHARE)

    async def _check(self) -> list[str]:
        """Every acknowledged choice is in a log, once, and everyone was shown every event once, in order."""
        kept = await read_chronicle(self.url)
        lost = [name for table in self.tables for name in table.arrived if kept.effects[name] != 1]
        return [
            *(f"{name} was acknowledged and has {kept.effects[name]} effects" for name in lost),
            *kept.faults,
            *kept.misshown(self._people()),
            *outcries((self.server,)),
            *(fault for table in self.tables for fault in table.faults),
            *(fault for person in self._people() for fault in person.faults),
        ]


def stage(database: str, options: Any) -> Figures:
    with empty_database(database) as url:
        return run(Storm(url, options, database).run())


def main(arguments: list[str] | None = None) -> int:
    """Swallow connections under clients; 1 when a choice was lost or counted twice."""
    parser = CAMPAIGN.parser()
    parser.add_argument("--rooms", type=int, default=40, help="how many tables of two people")
    options = parser.parse_args(arguments)
    return CAMPAIGN.conduct(
        options, {database: partial(stage, database, options) for database in DATABASES[options.database]}
    )


if __name__ == "__main__":
    sys.exit(main())
