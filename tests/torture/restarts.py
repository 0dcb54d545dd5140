"""A server with many games is killed or stopped and restarted: every game soon continues where it was.

`python -m tests.torture.restarts --count 300` does both with 300 games of two people, some with a bot.
"""

import asyncio
import json
import random
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.player import Told, open_room
from tests.torture.audit import connected, rows
from tests.torture.campaigns import DATABASES, Campaign, Figures, Progress, run
from tests.torture.chronicle import read_settled_chronicle
from tests.torture.device import Device
from tests.torture.figures import spread
from tests.torture.pair import outcries
from tests.torture.siege import Mortal
from tests.torture.sieges import empty_database

CAMPAIGN = Campaign(
    "restarts",
    "after a kill or a stop every game is live again within 5 seconds of the server, where it was",
    "how many games",
    300,
)
WAYS = {"both": ("kill", "stop"), "kill": ("kill",), "stop": ("stop",)}
SIGNALS = {"kill": signal.SIGKILL, "stop": signal.SIGTERM}
STOPPED = 1012
"""How a server that stops closes a connection."""
BOTS_EVERY = 10
BOT_DELAY = 2.0
"""Long enough for a bot to be still thinking when the server dies."""
LONELY = 5
"""How many rooms are left to their bots each time."""
LONELY_SECONDS = 60.0
AT_ONCE = 24
"""How many games are set up at the same time."""
ACTIONS = "SELECT count(*) FROM actions WHERE game_id = :game"
AWAY = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)


class Regular(Device):
    """A client that reconnects like a browser: soon, but not at the same moment as all the others."""

    returned: Told | None = None
    """The table as it was when they came back."""
    returned_at: float = 0.0

    async def _come_back(self) -> None:
        self.returned = None
        while self._socket is None:
            await asyncio.sleep(random.uniform(0.25, 0.75))
            with suppress(*AWAY):
                self._socket = await self._connected()
        self.reconnections += 1

    def _happened(self, told: Told) -> None:
        super()._happened(told)
        if self.returned is None:
            self.returned, self.returned_at = told, time.time()


class Game:
    """Two people at a table, perhaps with a bot, before and after an outage."""

    def __init__(self, number: int, base: str, seed: str) -> None:
        self.base = base
        self.bot = number % BOTS_EVERY == 0
        self.chance = random.Random(seed)
        self.people: list[Regular] = []
        self.before: list[Told] = []
        self.faults: list[str] = []

    async def begin(self) -> None:
        """Play the first turns."""
        room, cookie = await open_room(self.base, seats=3 if self.bot else 2)
        for known, name in ((cookie, "A"), (None, "B")):
            person = Regular(self.base, room, known, keep=True)
            await person.connect()
            await person.do("enter", name=name)
            await person.do("sit")
            self.people.append(person)
        host = self.people[0]
        if self.bot:
            await host.do("seat-bot", seat=2, bot="beginner")
        await host.do("begin")
        await asyncio.gather(*(person.until(partial(_has_table, person)) for person in self.people))
        for _ in range(self.chance.randint(0, 3)):
            await self.move()

    async def move(self) -> float:
        """The player to move gives a clue or discards; return when it was acknowledged."""
        player = await self._player()
        moves = [option["action"] for option in player.table["choices"]["options"]]
        told = await player.act(next((move for move in moves if move["type"] != "play"), moves[0]))
        answered = time.time()
        if told["type"] != "done":
            self.faults.append(f"the next action was answered by {told}")
            return answered
        await asyncio.gather(*(person.reach(told["seq"]) for person in self.people))
        return answered

    async def _player(self) -> Regular:
        """The person whose turn it is, once it is a person's."""
        one, other = self.people
        waiting = [asyncio.create_task(each.until(partial(_may_move, each), 60)) for each in self.people]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return one if one.my_turn else other

    def remember(self) -> None:
        self.before = [person.table for person in self.people]
        for person in self.people:
            person.returned = None
            person.close_code = None

    async def resume(self) -> float:
        """Come back, look, go on; returns when the next action was acknowledged."""
        await asyncio.gather(*(person.until(partial(_is_back, person), 120) for person in self.people))
        for person, before in zip(self.people, self.before, strict=True):
            assert person.returned is not None
            if not self._same(person.returned, before):
                self.faults.append(f"a game came back as {person.returned}, not {before}"[:2000])
        return await self.move()

    def _same(self, after: Told, before: Told) -> bool:
        """Whether a table is the one that was left, or the bot whose turn it was has moved since."""
        if after["game"] != before["game"]:
            return False
        if self.bot and not any(table["choices"] for table in self.before):
            return bool(after["seq"] >= before["seq"])
        return (after["seq"], after["table"], after["choices"]) == (
            before["seq"],
            before["table"],
            before["choices"],
        )


def _has_table(person: Regular) -> bool:
    return bool(person.table)


def _may_move(person: Regular) -> bool:
    return person.my_turn


def _is_back(person: Regular) -> bool:
    return person.returned is not None


@dataclass(slots=True)
class Outage:
    """How one outage went."""

    how: str
    down: float = 0.0
    """Seconds until the server was gone."""
    up: float = 0.0
    """When it served again, by its own log."""
    starting: float = 0.0
    codes: Counter[str] = field(default_factory=Counter)
    seen: list[float] = field(default_factory=list)
    """Seconds from the server being up until each client had its table."""
    went_on: list[float] = field(default_factory=list)
    """Seconds from the server being up until each game had its next action."""
    pending: int = 0
    """Lonely rooms whose bot had not moved when the server went."""
    lonely: list[float] = field(default_factory=list)
    """Seconds until a bot in an empty room moved."""
    complaints: Counter[str] = field(default_factory=Counter)
    """What the server logged as odd after it had come back."""
    faults: list[str] = field(default_factory=list)

    def figures(self) -> Figures:
        return {
            "stopping_seconds": round(self.down, 2),
            "starting_seconds": round(self.starting, 2),
            "close_codes": dict(self.codes),
            "seen_seconds": spread(self.seen),
            "next_action_seconds": spread(self.went_on),
            "complaints": dict(self.complaints),
            "lonely_rooms": {"pending": self.pending, "seconds": spread(self.lonely)},
        }


class Restarts:
    """A server, its games, and the outages they go through."""

    def __init__(self, url: str, options: Any, name: str) -> None:
        self.url, self.options = url, options
        self.server = Mortal(url, HANABI_BOT_DELAY=str(BOT_DELAY))
        self.games = [Game(each, self.server.base, f"{options.seed}/{each}") for each in range(options.count)]
        self.told = Progress(name)

    async def run(self) -> Figures:
        began = time.perf_counter()
        self.server.spawn(None)
        self.server.until_up()
        try:
            await self._set_up()
            ready = time.perf_counter() - began
            outages = [await self._outage(how) for how in WAYS[self.options.how]]
            faults = outcries((self.server,)) + await self._check()
        finally:
            await asyncio.gather(*(person.close() for person in self._people()))
            self.server.remove()
        faults += [fault for outage in outages for fault in outage.faults]
        return {
            "games": len(self.games),
            "sockets": len(self._people()),
            "setting_up_seconds": round(ready, 1),
            "outages": {outage.how: outage.figures() for outage in outages},
            "failures": len(faults),
            "faults": faults[:10],
        }

    def _people(self) -> list[Regular]:
        return [person for game in self.games for person in game.people]

    async def _set_up(self) -> None:
        gate, done = asyncio.Semaphore(AT_ONCE), 0

        async def begin(game: Game) -> None:
            nonlocal done
            async with gate:
                await game.begin()
            done += 1
            self.told.tell(f"{done} games have begun")

        await asyncio.gather(*map(begin, self.games))

    async def _outage(self, how: str) -> Outage:
        outage = Outage(how)
        lonely = await asyncio.gather(*(self._leave_alone() for _ in range(LONELY)))
        for game in self.games:
            game.remember()
        await self._stop(outage)
        outage.pending = sum([await self._actions(game) < 2 for game in lonely])
        await self._start(outage)
        resumed = await asyncio.gather(
            *(game.resume() for game in self.games),
            *(self._bot_moves(game, outage) for game in lonely),
            return_exceptions=True,
        )
        outage.complaints = self._complaints(outage.up)
        await self._judge(outage, resumed[: len(self.games)])
        outage.faults += [
            f"a player did not come back: {end!r}" for end in resumed if isinstance(end, Exception)
        ]
        return outage

    async def _leave_alone(self) -> str:
        """A room whose only person acts and leaves, so that it is its bot's turn."""
        room, cookie = await open_room(self.server.base, seats=2, first=0)
        async with Device(self.server.base, room, cookie) as host:
            await host.do("enter", name="A")
            await host.do("sit", seat=0)
            await host.do("seat-bot", seat=1, bot="beginner")
            await host.do("begin")
            await host.until(lambda: host.my_turn)
            await host.act(host.table["choices"]["options"][0]["action"])
            return str(host.table["game"])

    async def _stop(self, outage: Outage) -> None:
        began, process = time.perf_counter(), self.server.process
        assert process is not None
        process.send_signal(SIGNALS[outage.how])
        while not self.server.dead:
            await asyncio.sleep(0.01)
        outage.down = time.perf_counter() - began
        self.server.process = None

    async def _start(self, outage: Outage) -> None:
        served, began = self._servings(), time.time()
        self.server.spawn(None)
        while len(self._servings()) == len(served):
            assert not self.server.dead, self.server.log
            await asyncio.sleep(0.05)
        outage.up = self._servings()[-1]
        outage.starting = outage.up - began

    def _servings(self) -> list[float]:
        """When the server began to serve, each time, by its own log."""
        return [_at(line) for line in self._log() if line["event"] == "serving"]

    def _complaints(self, since: float) -> Counter[str]:
        odd = (line for line in self._log() if "code" in line and _at(line) > since)
        return Counter(f"{line['event']} {line['code']}" for line in odd)

    def _log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.server.log.splitlines() if line.startswith("{")]

    async def _judge(self, outage: Outage, resumed: list[float | BaseException]) -> None:
        people = self._people()
        outage.codes.update(str(person.close_code) for person in people)
        outage.seen = [max(0.0, person.returned_at - outage.up) for person in people if person.returned]
        outage.went_on = [end - outage.up for end in resumed if isinstance(end, float)]
        slow = sum(seconds > self.options.within for seconds in outage.seen)
        if slow > len(people) // 100:
            outage.faults.append(f"{slow} of {len(people)} came back later than {self.options.within} s")
        if outage.how == "stop" and set(outage.codes) != {str(STOPPED)}:
            outage.faults.append(f"a server that stops closed with {dict(outage.codes)}")
        if not outage.pending:
            outage.faults.append("no bot was thinking when the server went")
        outage.faults += [fault for game in self.games for fault in game.faults]

    async def _actions(self, game: str) -> int:
        async with connected(self.url) as connection:
            return int((await rows(connection, ACTIONS, game=game))[0][0])

    async def _bot_moves(self, game: str, outage: Outage) -> float:
        """Wait for the bot of a room that nobody is in."""
        while await self._actions(game) < 2:
            if time.time() - outage.up > LONELY_SECONDS:
                raise TimeoutError(f"the bot of {game} never moved")
            await asyncio.sleep(0.25)
        outage.lonely.append(max(0.0, time.time() - outage.up))
        return time.time()

    async def _check(self) -> list[str]:
        """Nothing was lost or doubled on the way."""
        people = self._people()
        kept = await read_settled_chronicle(self.url, people, self.options.within)
        return kept.faults + kept.misshown(people) + [fault for person in people for fault in person.faults]


def _at(line: dict[str, Any]) -> float:
    return datetime.fromisoformat(line["timestamp"]).timestamp()


def stage(database: str, options: Any) -> Figures:
    with empty_database(database) as url:
        return run(Restarts(url, options, database).run())


def main(arguments: list[str] | None = None) -> int:
    """Restart servers under games; 1 when one did not come back as it was, or not soon."""
    parser = CAMPAIGN.parser()
    parser.add_argument("--how", choices=WAYS, default="both")
    parser.add_argument("--within", type=float, default=5, help="how soon 99 of 100 clients must be back")
    options = parser.parse_args(arguments)
    return CAMPAIGN.conduct(
        options, {database: partial(stage, database, options) for database in DATABASES[options.database]}
    )


if __name__ == "__main__":
    sys.exit(main())
