"""Two server processes share a Redis that does its worst: everyone still sees everything soon.

`python -m tests.torture.whispers --count 12 --seconds 20 --away 60` has 12 tables play through every
mood of Redis; a table's people are spread over both servers.
"""

import asyncio
import random
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tests.server.player import Told, open_room
from tests.server.services import Redis
from tests.torture.campaigns import DATABASES, Campaign, Figures, Progress, run
from tests.torture.chronicle import read_settled_chronicle
from tests.torture.crowd import WEIGHTS
from tests.torture.device import Device
from tests.torture.figures import spread
from tests.torture.gossip import CALM, Gossip, Mood
from tests.torture.pair import outcries, pair
from tests.torture.sieges import empty_database

CAMPAIGN = Campaign(
    "whispers",
    "whatever Redis loses, doubles or delays, everybody sees everything once, in order, within 2 seconds",
    "how many tables",
    12,
)
MOODS = (
    CALM,
    Mood("everything lost", lose=1.0),
    Mood("everything doubled", double=1.0),
    Mood("everything late", late=4.0),
    Mood("a bit of everything", lose=0.4, double=0.4, garble=0.2, late=2.0),
    Mood("silent", silent=True),
    Mood("away", away=True),
    Mood("calm again"),
)
THINKING = 0.3
"""How many seconds people think, at most."""
TALK = 0.2
"""How often a player says something before they act."""
BOTS_EVERY = 3
"""At every third table sits a bot, for which both servers think."""


@dataclass(slots=True)
class Times:
    """When things first became known, and in which mood."""

    mood: str = CALM.name
    first: dict[object, tuple[str, float]] = field(default_factory=dict)

    def know(self, what: object, at: float | None = None) -> None:
        """Note that something is acknowledged, or shown to a player."""
        self.first.setdefault(what, (self.mood, time.monotonic() if at is None else at))


class Witness(Device):
    """A device that notes when it is told of things."""

    times: Times

    def _happened(self, told: Told) -> None:
        self.times.know((told["game"], told["seq"]))
        super()._happened(told)

    async def _take(self, text: str) -> None:
        before = len(self.lines)
        await super()._take(text)
        for line in self.lines[before:]:
            place = (self.room_id, "line", line["number"])
            self.times.know(place)
            if line["number"] in self.said_at:
                self.faults.append(f"line {line['number']} was told twice")
            self.said_at[line["number"]] = time.monotonic()


class Table:
    """Two people, one at each server, and a device more; sometimes a bot."""

    def __init__(self, number: int, bases: tuple[str, str], times: Times, seed: str) -> None:
        self.bases, self.times = bases, times
        self.chance = random.Random(seed)
        self.bot = number % BOTS_EVERY == BOTS_EVERY - 1
        self.devices: list[Witness] = []
        self.stopping = False
        self.actions = 0

    async def sit_down(self) -> None:
        room, cookie = await open_room(self.bases[0], seats=3 if self.bot else 2, manners="open")
        host = await self._device(self.bases[0], room, cookie)
        friend = await self._device(self.bases[1], room)
        await self._device(self.bases[1], room, cookie)
        for device, name in ((host, "A"), (friend, "B")):
            await device.do("enter", name=name)
            await device.do("sit")
        if self.bot:
            await host.do("seat-bot", seat=2, bot="beginner")
        await host.until(lambda: None not in [c["bot"] or c["member"] for c in host.room["chairs"]])

    async def _device(self, base: str, room: str, cookie: str | None = None) -> Witness:
        device = Witness(base, room, cookie)
        device.times = self.times
        self.devices.append(device)
        await device.connect()
        return device

    async def play(self) -> None:
        """One game after another until told to stop."""
        host, friend, _ = self.devices
        while not self.stopping:
            await host.do("begin")
            await asyncio.gather(self._play(host), self._play(friend))

    async def _play(self, device: Witness) -> None:
        await device.until(partial(_sees_a_new_game, device))
        while not self.stopping and not device.over:
            if device.my_turn:
                await self._move(device)
            await device.until(lambda: device.my_turn or device.over or self.stopping, 60)

    async def _move(self, device: Witness) -> None:
        await asyncio.sleep(self.chance.random() * THINKING)
        if self.chance.random() < TALK:
            await device.do("say", text="well")
        moves = [option["action"] for option in device.table["choices"]["options"]]
        move = self.chance.choices(moves, [WEIGHTS[move["type"]] for move in moves])[0]
        game = device.table["game"]
        told = await device.act(move)
        assert told["type"] == "done", told
        self.times.know((game, told["seq"]))
        self.actions += 1
        await device.reach(told["seq"])

    async def stop(self) -> None:
        self.stopping = True
        for device in self.devices:
            async with device._news:
                device._news.notify_all()


def _sees_a_new_game(device: Device) -> bool:
    return bool(device.room["running"] and device.table.get("game") == device.room["game"])


async def listen(url: str, redis: Redis, options: Any, name: str) -> Figures:
    """Play through every mood and measure how late each player was told of each thing."""
    gossip = Gossip(redis.port, random.Random(options.seed))
    await gossip.turn(CALM)
    with pair(url, gossip.url) as servers:
        # The servers start before anything of this loop runs, and find their Redis when it does.
        times, began = Times(), time.perf_counter()
        bases = (servers[0].base, servers[1].base)
        tables = [Table(each, bases, times, f"{options.seed}/{each}") for each in range(options.count)]
        await asyncio.gather(*(table.sit_down() for table in tables))
        messages, faults = await _play_through(tables, gossip, times, options, name)
        faults += outcries(servers)
        seconds = time.perf_counter() - began
        faults += await _check(url, tables, options.within)
        await asyncio.gather(*(device.close() for table in tables for device in table.devices))
    gossip.leave()
    return _figures(tables, times, faults, options.within, seconds) | {"messages": messages}


async def _play_through(
    tables: list[Table], gossip: Gossip, times: Times, options: Any, name: str
) -> tuple[dict[str, dict[str, int]], list[str]]:
    """How many messages came through and how many did not, by mood; and what broke."""
    told, messages = Progress(name), {}
    playing = [asyncio.create_task(table.play()) for table in tables]
    for mood in MOODS:
        gossip.delivered = gossip.spoilt = 0
        await gossip.turn(mood)
        times.mood = mood.name
        await asyncio.wait(playing, timeout=options.away if mood.away else options.seconds)
        messages[mood.name] = {"delivered": gossip.delivered, "spoilt": gossip.spoilt}
        told.tell(f"{mood.name}: {len(times.first)} things have happened")
    await asyncio.gather(*(table.stop() for table in tables))
    broken = [repr(end) for end in await asyncio.gather(*playing, return_exceptions=True) if end]
    await _settle(tables, times, options.within)
    return messages, broken


async def _settle(tables: list[Table], times: Times, within: float) -> None:
    """Wait until everyone has seen everything, or it is too late for that."""
    deadline = time.monotonic() + within
    sights = [sight for table in tables for sight in _concerned(table, times)]
    while time.monotonic() < deadline and any(_seen_at(device, what) is None for what, device in sights):
        await asyncio.sleep(0.1)


async def _check(url: str, tables: list[Table], within: float) -> list[str]:
    devices = [device for table in tables for device in table.devices]
    kept = await read_settled_chronicle(url, devices, within)
    return kept.faults + kept.misshown(devices) + [fault for device in devices for fault in device.faults]


def _figures(tables: list[Table], times: Times, faults: list[str], within: float, seconds: float) -> Figures:
    delays: dict[str, list[float]] = defaultdict(list)
    for table in tables:
        for what, device in _concerned(table, times):
            mood, at = times.first[what]
            seen = _seen_at(device, what)
            if seen is None or seen - at > within:
                late = "never" if seen is None else f"{seen - at:.2f} s late"
                faults.append(f"{what} was seen {late} ({mood})")
            else:
                delays[mood].append(max(0.0, seen - at))
    return {
        "tables": len(tables),
        "actions": sum(table.actions for table in tables),
        "sights": sum(map(len, delays.values())),
        "delay_seconds": {mood: spread(found) for mood, found in delays.items()},
        "within": within,
        "seconds": round(seconds, 1),
        "failures": len(faults),
        "faults": faults[:10],
    }


def _concerned(table: Table, times: Times) -> list[tuple[Any, Device]]:
    """Everything that happened at a table, with each device that must have seen it."""
    games = {game for device in table.devices for game in device.history}
    room = table.devices[0].room_id
    return [(what, device) for what in times.first for device in table.devices if what[0] in (room, *games)]  # type: ignore[index]


def _seen_at(device: Device, what: Any) -> float | None:
    return device.said_at.get(what[2]) if len(what) == 3 else device.seen_at.get(what)


def stage(database: str, options: Any) -> Figures:
    redis = Redis()
    try:
        redis.start()
        with empty_database(database) as url:
            return run(listen(url, redis, options, database))
    finally:
        redis.remove()


def main(arguments: list[str] | None = None) -> int:
    """Let Redis do its worst; return 1 if anything was seen late, twice or never."""
    parser = CAMPAIGN.parser()
    parser.add_argument("--seconds", type=float, default=20, help="how long each mood lasts")
    parser.add_argument("--away", type=float, default=60, help="how long Redis is away")
    parser.add_argument("--within", type=float, default=2, help="how soon everyone must see everything")
    options = parser.parse_args(arguments)
    return CAMPAIGN.conduct(
        options, {database: partial(stage, database, options) for database in DATABASES[options.database]}
    )


if __name__ == "__main__":
    sys.exit(main())
