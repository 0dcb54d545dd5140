"""Several devices do the same thing at the same moment, through two server processes: one of them does it.

`python -m tests.torture.races --count 20000` holds 20,000 races on each database, with and without Redis.
"""

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

from tests.server.player import Told, open_room
from tests.server.served import Served
from tests.server.services import Redis
from tests.torture.campaigns import DATABASES, Campaign, Figures, Progress, run
from tests.torture.chronicle import read_chronicle
from tests.torture.crowd import WEIGHTS
from tests.torture.device import Device, open_devices
from tests.torture.figures import spread
from tests.torture.pair import outcries, pair
from tests.torture.sieges import empty_database

CAMPAIGN = Campaign(
    "races",
    "of all who do the same thing at once, over any number of processes, exactly one does it; "
    "the others are told so, and how things stand",
    "how many races",
    400,
)
REDIS = {"both": (False, True), "with": (True,), "without": (False,)}
DEVICES = 3
"""How many devices each person has at each server."""
GAMES = 3
"""How many games a room sees."""
LATE = ("stale", "game-over")
TWINS = 0.1
"""How often the racers are one request that comes several times."""
HANDING = 0.05
"""How often the host hands over while there is a race."""
NEAR = 0.3
"""How often all racers are at one server, so that the other one is behind at the next race."""
STRANGERS = 0.3
"""How often a player races out of turn."""


@dataclass(slots=True)
class Tally:
    """What was asked for and what came of it."""

    count: int
    races: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    across: int = 0
    """Races between processes."""
    won: dict[str, tuple[str, int] | None] = field(default_factory=dict)
    """Requests that were done, with the game and how many actions it had seen then."""
    lost: set[str] = field(default_factory=set)
    waits: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def enough(self) -> bool:
        return self.races.total() >= self.count or bool(self.faults)

    def hold(self, promise: bool, what: str) -> None:
        if not promise:
            self.faults.append(what)


@dataclass(frozen=True, slots=True)
class Racer:
    """A device and what it asks for."""

    device: Device
    id: str
    kind: str
    fields: Told


class Table:
    """Two people with many devices in one room after another."""

    def __init__(self, number: int, bases: tuple[str, str], seed: str, tally: Tally) -> None:
        self.bases, self.tally = bases, tally
        self.chance = random.Random(seed)
        self.people: list[list[Device]] = []
        self.past: list[Device] = []
        self.entries = 1
        """How many entries the log of the room must have."""
        self.game = ""
        self._names = (f"t{number}.{each}" for each in count(1))

    @property
    def devices(self) -> list[Device]:
        return [device for devices in self.people for device in devices]

    async def live(self) -> None:
        while not self.tally.enough:
            try:
                await self._evening()
            finally:
                await asyncio.gather(*(device.close() for device in self.devices))
                self.past += self.devices
                self.people = []

    async def _evening(self) -> None:
        room, cookie = await open_room(self.bases[0], seats=2)
        places = self.bases * DEVICES
        self.people, self.entries = [await open_devices(places, room, known) for known in (cookie, None)], 1
        await self._come_in()
        await self._sit_down()
        for _ in range(GAMES):
            if self.tally.enough:
                break
            await self._begin()
            await self._play()
        await self._agree()

    # Races about the room

    async def _come_in(self) -> None:
        """Two people want the same name."""
        answers = await self._race(
            "enter", [self._racer(self._any(who), "enter", name="A") for who in (0, 1)]
        )
        loser = 0 if answers[0]["type"] == "refused" else 1
        self._expect_one("enter", answers, ("name-taken",))
        await self._do(self._any(loser), "enter", name="B")

    async def _sit_down(self) -> None:
        """Two people want the same seat; one of them is left for the other one."""
        await self._all_hear()
        racers = [self._racer(device, "sit", seat=0) for device in self._some(self.devices)]
        winner = self._expect_one("sit", await self._race("sit", racers), ("seat-taken",))
        person = next(who for who, devices in enumerate(self.people) if racers[winner].device in devices)
        racers = [self._racer(device, "sit", seat=1) for device in self._some(self.people[1 - person])]
        self._expect_one("sit", await self._race("sit", racers), ("seat-taken",))

    async def _begin(self) -> None:
        """Everyone wants to start the game, and the host does."""
        host = await self._host()
        knowing = [device for device in self.people[host] if device.over or not device.table]
        racers = [self._racer(device, "begin") for device in self._some(knowing, self.devices)]
        answers = await self._race("begin", racers)
        won = self._expect_one("begin", answers, ("game-running", "not-host"))
        self.tally.hold(racers[won].device in self.people[host], "a guest began a game")
        await self._near(racers[won].device, _is_dealt)
        self.game = racers[won].device.room["game"]

    async def _host(self) -> int:
        """Who is the host once every device has heard of the same one."""
        await self._all_hear()
        hosts = [devices[0].room["you"] == devices[0].room["host"] for devices in self.people]
        return hosts.index(True)

    # Races about the game

    async def _play(self) -> None:
        while not self.tally.enough:
            here = [device for device in self.devices if device.table.get("game") == self.game]
            newest = max(device.seq for device in here)
            ahead = next((device for device in here if device.seq == newest and device.my_turn), None)
            if ahead is None:
                return
            await self._turn(ahead)

    async def _turn(self, ahead: Device) -> None:
        """The devices of a seat all act, some perhaps at a table they have not been shown yet."""
        mover = self.people[0] if ahead in self.people[0] else self.people[1]
        others = self.people[1] if mover is self.people[0] else self.people[0]
        racers = (
            self._twins(ahead, mover) if self.chance.random() < TWINS else self._rivals(ahead, mover, others)
        )
        aside = self._handing() if self.chance.random() < HANDING else []
        answers, handed = await asyncio.gather(self._race("act", racers), self._race("hand-over", aside))
        if aside:
            self._expect_one("hand-over", handed, ("not-host",))
        won = self._check_turn(ahead, mover, racers, answers)
        seq = answers[won]["seq"]
        await self._near(racers[won].device, lambda each: each.seq >= seq and each.table["game"] == self.game)

    def _rivals(self, ahead: Device, mover: list[Device], others: list[Device]) -> list[Racer]:
        if self.chance.random() < NEAR:
            mover, others = ([each for each in some if each.base == ahead.base] for some in (mover, others))
        strangers = others if self.chance.random() < STRANGERS else []
        return [self._act(device, ahead, next(self._names)) for device in self._some(mover, strangers)]

    def _twins(self, ahead: Device, mover: list[Device]) -> list[Racer]:
        """One request, sent by several devices of the same person."""
        first = self._act(ahead, ahead, next(self._names))
        return [Racer(device, first.id, first.kind, first.fields) for device in self._some(mover)]

    def _act(self, device: Device, ahead: Device, name: str) -> Racer:
        moves = [option["action"] for option in ahead.table["choices"]["options"]]
        move = self.chance.choices(moves, [WEIGHTS[move["type"]] for move in moves])[0]
        return Racer(device, name, "act", {"game": ahead.table["game"], "seq": ahead.seq, "action": move})

    def _handing(self) -> list[Racer]:
        """The host, as far as that is known, makes the other person the host."""
        room = self.devices[0].room
        if any(device.room["host"] != room["host"] for device in self.devices):
            return []
        host = next(devices for devices in self.people if devices[0].room["you"] == room["host"])
        heir = next(each["number"] for each in room["members"] if each["number"] != room["host"])
        return [self._racer(device, "hand-over", member=heir) for device in self._some(host)]

    def _check_turn(
        self, ahead: Device, mover: list[Device], racers: list[Racer], answers: list[Told]
    ) -> int:
        """One racer has moved the game on by one action; the others are shown the table after it."""
        game, seq = racers[0].fields["game"], racers[0].fields["seq"]
        twins = len({racer.id for racer in racers}) == 1
        won = 0 if twins else self._expect_one("act", answers, (*LATE, "not-your-turn"))
        for racer, told in zip(racers, answers, strict=True):
            if told["type"] == "done":
                fair = told["seq"] == seq + 1 and racer.device in mover
            elif told["code"] in LATE:
                fair = not twins and told["seq"] == seq + 1 and told["shown"] == (game, seq + 1)
            else:
                fair = racer.device not in mover and told["seq"] in (seq, seq + 1)
            self.tally.hold(fair, f"at {seq} of {game}: {told}")
        return won

    # Asking

    def _racer(self, device: Device, kind: str, **fields: Any) -> Racer:
        return Racer(device, next(self._names), kind, fields)

    def _any(self, person: int) -> Device:
        return self.chance.choice(self.people[person])

    def _some(self, first: list[Device], rest: list[Device] | None = None) -> list[Device]:
        """Two to eight devices in any order, one of the first among them."""
        one = self.chance.choice(first)
        pool = [device for device in {*first, *(rest or ())} if device is not one]
        pool.sort(key=self.devices.index)
        found = [one, *self.chance.sample(pool, min(self.chance.randint(1, 7), len(pool)))]
        return self.chance.sample(found, len(found))

    async def _race(self, kind: str, racers: list[Racer]) -> list[Told]:
        """Everyone asks at the same moment."""
        self.tally.races[kind] += bool(racers)
        self.tally.across += len({racer.device.base for racer in racers}) > 1
        return list(await asyncio.gather(*map(self._run, racers)))

    async def _do(self, device: Device, kind: str, **fields: Any) -> None:
        told = await self._run(self._racer(device, kind, **fields))
        assert told["type"] == "done", told

    async def _run(self, racer: Racer) -> Told:
        began = time.monotonic()
        told = await racer.device.ask(racer.kind, id=racer.id, **racer.fields)
        self.tally.waits.append(time.monotonic() - began)
        self.tally.codes[told.get("code", "done")] += 1
        if told["type"] == "done":
            acted = (racer.fields["game"], racer.fields["seq"] + 1) if racer.kind == "act" else None
            self.tally.won[racer.id] = acted
            self.entries += acted is None
        else:
            self.tally.lost.add(racer.id)
        return told

    def _expect_one(self, kind: str, answers: list[Told], codes: tuple[str, ...]) -> int:
        """The place of the only winner."""
        winners = [place for place, told in enumerate(answers) if told["type"] == "done"]
        fair = all(told["type"] == "done" or told["code"] in codes for told in answers)
        self.tally.hold(len(winners) == 1 and fair, f"{kind}: {answers}")
        assert winners, f"nobody won {kind}: {answers}"
        return winners[0]

    # Seeing

    async def _near(self, device: Device, happened: Callable[[Device], bool]) -> None:
        """Wait for the devices at the same server, which hear of everything at once."""
        near = [each for each in self.devices if each.base == device.base]
        await asyncio.gather(*(each.until(partial(happened, each)) for each in near))

    async def _all_hear(self) -> None:
        """Wait until the room is the same everywhere: a process refuses by what it knows."""
        for device in self.devices:
            await device.until(partial(_has_heard, device, self.entries))

    async def _agree(self) -> None:
        """In the end every device sees the same."""
        await self._all_hear()
        furthest = max(device.seq for device in self.devices)
        await asyncio.gather(*(device.reach(furthest) for device in self.devices))
        # A room tells that its game is over right after it has shown the last table.
        await asyncio.gather(*(device.until(partial(_knows_the_end, device)) for device in self.devices))
        for devices in self.people:
            shown = [(_lasting(device.room), device.table.get("table")) for device in devices]
            self.tally.hold(shown[0][0]["number"] == self.entries, f"not {self.entries} entries: {shown[0]}")
            self.tally.hold(shown.count(shown[0]) == len(shown), f"devices differ: {shown}")


def _is_dealt(device: Device) -> bool:
    """Whether a device sees a game that has just begun."""
    return bool(device.room["running"] and device.table.get("game") == device.room["game"])


def _has_heard(device: Device, number: int) -> bool:
    return bool(device.room["number"] >= number)


def _knows_the_end(device: Device) -> bool:
    """Whether a device sees of its room what it sees at its table: that the game runs, or is over."""
    table = device.table.get("table")
    return table is None or bool(device.room["running"]) == (table["outcome"] is None)


def _lasting(room: Told) -> Told:
    """A room apart from who is connected, which is learnt later elsewhere."""
    return {name: room[name] for name in ("number", "host", "chairs", "game", "running", "votes", "seat")}


async def hold_races(
    url: str, servers: tuple[Served, Served], options: Any, count: int, name: str
) -> Figures:
    """Hold races until there were enough, and hold the log against them."""
    tally, told, began = Tally(count), Progress(name), time.perf_counter()
    bases = (servers[0].base, servers[1].base)
    tables = [Table(each, bases, f"{options.seed}/{each}", tally) for each in range(options.tables)]
    playing = [asyncio.create_task(table.live()) for table in tables]
    while not all(task.done() for task in playing):
        await asyncio.wait(playing, timeout=1, return_when=asyncio.ALL_COMPLETED)
        told.tell(f"{tally.races.total()} of {count} races")
    for result in await asyncio.gather(*playing, return_exceptions=True):
        tally.hold(result is None, f"a table broke: {result!r}")
    seconds = time.perf_counter() - began
    await check(url, tally, [device for table in tables for device in table.past])
    tally.faults += outcries(servers)
    return figures(tally, seconds)


async def check(url: str, tally: Tally, devices: list[Device]) -> None:
    """The log holds the winners' requests, each once and at its place, and every device saw all of it."""
    kept = await read_chronicle(url)
    tally.faults += kept.faults + kept.misshown(devices)
    tally.faults += [fault for device in devices for fault in device.faults]
    tally.hold(
        kept.effects.keys() == tally.won.keys(), f"not the winners: {kept.effects.keys() ^ tally.won.keys()}"
    )
    for name, place in tally.won.items():
        tally.hold(place is None or kept.authors.get(place) == name, f"{name} is not at {place}")


def figures(tally: Tally, seconds: float) -> Figures:
    return {
        "races": dict(tally.races),
        "between_processes": tally.across,
        "answers": dict(tally.codes),
        "seconds": round(seconds, 1),
        "answer_seconds": spread(tally.waits),
        "failures": len(tally.faults),
        "faults": tally.faults[:10],
    }


@contextmanager
def perhaps_redis(wanted: bool) -> Iterator[str]:
    """The address of a Redis, or none."""
    if not wanted:
        yield ""
        return
    redis = Redis()
    try:
        yield redis.start().url
    finally:
        redis.remove()


def stage(name: str, database: str, redis: bool, count: int, options: Any) -> Figures:
    with empty_database(database) as url, perhaps_redis(redis) as news, pair(url, news) as servers:
        return run(hold_races(url, servers, options, count, name))


def main(arguments: list[str] | None = None) -> int:
    """Hold the races; 1 when one had not exactly one winner."""
    parser = CAMPAIGN.parser()
    parser.add_argument("--redis", choices=REDIS, default="both")
    parser.add_argument("--tables", type=int, default=6)
    options = parser.parse_args(arguments)
    kinds = [(database, redis) for database in DATABASES[options.database] for redis in REDIS[options.redis]]
    each = -(-options.count // len(kinds))
    names = {
        f"{database} {'with' if redis else 'without'} redis": (database, redis) for database, redis in kinds
    }
    return CAMPAIGN.conduct(
        options, {name: partial(stage, name, *kind, each, options) for name, kind in names.items()}
    )


if __name__ == "__main__":
    sys.exit(main())
