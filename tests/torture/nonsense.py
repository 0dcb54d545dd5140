"""Bad input is harmless: whatever is sent, nothing breaks, nothing changes, and every refusal can be worded.

`python -m tests.torture.nonsense --count 1000000` sends one message in twenty over real sockets and the
others to rooms in its own process, which is faster; then it tries the HTTP routes.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import text as sql
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hanabi.codec import to_json
from hanabi.errors import HanabiError
from hanabi.room.parsing import parse_request
from hanabi.server.errors import ServerError
from hanabi.server.http.sockets import MOST_MISTAKES, dispatch
from hanabi.server.identity.cookies import CookieSigner
from hanabi.server.live import LiveRoom
from hanabi.server.live.guest import Guest
from hanabi.server.live.registry import RoomRegistry
from hanabi.server.storage.engine import make_engine, reading_engine
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool
from hanabi.text import Catalogue, sentence
from hanabi.wire.requests import AnyRequest, Ping, Sync
from hanabi.wire.terms import Manners, Spectators, SpectatorView, Terms
from tests.server.player import Player, open_room
from tests.server.served import SECRET, Served
from tests.server.services import Postgres, quick_folder
from tests.torture.figures import report
from tests.torture.gibberish import Frame, Known, Told, frame, raw_frame
from tests.torture.routes import try_routes

SEASON = 5_000
"""How many messages a set of rooms gets before new ones take their place."""
OVER_SOCKETS = 20
"""One message in this many goes over a real socket."""
BATCH = 40
ENOUGH = 5
"""A campaign stops after this many faults."""
PATIENCE = 30.0
ANSWERED = ("done", "pong")
TRACELESS = (Sync, Ping)
"""Requests that leave nothing in a log."""
STIRRING = ("vote", "begin", "stand-in", "seat-bot", "remove", "configure", "give-back")
"""Requests after which a room may act on its own."""
ENTRIES = "SELECT number, key, entry FROM entries WHERE room_id = :id ORDER BY number"
ACTIONS = (
    "SELECT game_id, seq, key, seat, action FROM actions"
    " WHERE game_id IN (SELECT id FROM games WHERE room_id = :id) ORDER BY game_id, seq"
)
QUIET = {"HANABI_MESSAGES_PER_SECOND": "1000000", "HANABI_BOT_WORKERS": "1"}

_english = Catalogue("en")


@dataclass(slots=True)
class Tally:
    """What became of all that was sent."""

    sent: Counter[str] = field(default_factory=Counter)
    """How many, by the way they went."""
    answers: Counter[str] = field(default_factory=Counter)
    """`done`, or the code of the refusal."""
    faults: list[str] = field(default_factory=list)
    _worded: set[tuple[str, ...]] = field(default_factory=set)

    def refuse(self, code: str, details: dict[str, str | int], sent: object) -> None:
        """A refusal must have a sentence, made of what it carries."""
        self.answers[code] += 1
        shape = (code, *sorted(details))
        if shape in self._worded:
            return
        self._worded.add(shape)
        said = sentence(_english, ServerError(code, **details)) if _english.knows(f"error-{code}") else ""
        gap = "{" in said and not any("{" in str(value) for value in details.values())
        if not said or gap or code == "internal":
            self.fail(f"{code} {details} is worded as {said!r} ({sent!r:.200})")

    def fail(self, fault: str) -> None:
        print(fault, flush=True)
        self.faults.append(fault)


@dataclass(slots=True)
class Watched:
    """A room whose logs may grow only by what was acknowledged."""

    id: str
    done: set[str] = field(default_factory=set)
    """The keys of requests that were carried out."""
    kept: set[str] = field(default_factory=set)
    """Those of them that must be in a log."""
    stirred: bool = False
    entries: Sequence[Any] = ()
    actions: Sequence[Any] = ()

    def carry_out(self, asked: AnyRequest, person: str, traced: bool) -> None:
        key = f"{person}/{asked.id}"
        self.done.add(key)
        if traced:
            self.kept.add(key)
        self.stirred |= asked.tag in STIRRING

    async def look(self, store: "Logs") -> None:
        """Remember the logs as they are before anything is sent."""
        self.entries, self.actions = await store.rows(ENTRIES, self.id), await store.rows(ACTIONS, self.id)

    async def check(self, store: "Logs", tally: Tally) -> None:
        for fault in await self._faults(store):
            tally.fail(fault)

    async def _faults(self, store: "Logs") -> list[str]:
        """What is in the logs, or missing there, against what was answered."""
        entries, actions = await store.rows(ENTRIES, self.id), await store.rows(ACTIONS, self.id)
        found = []
        if entries[: len(self.entries)] != self.entries or not set(self.actions) <= set(actions):
            found.append(f"what was in the logs of room {self.id} has changed")
        old = {row.key for row in (*self.entries, *self.actions)}
        new = [row.key for row in (*entries, *actions) if row.key not in old]
        found += [
            f"{key} was not acknowledged and is in a log" for key in new if key not in self.done | {None}
        ]
        found += [f"{key} was acknowledged and is in no log" for key in self.kept - set(new) - old]
        silent = len(actions) - len(self.actions) - sum(row.key not in old for row in actions)
        if silent > 0 and not self.stirred:
            found.append(f"room {self.id} acted on its own")
        return found


class Logs:
    """The database, read beside the server's back."""

    def __init__(self, url: str) -> None:
        self._engine = make_engine(url)

    async def rows(self, query: str, room: str) -> Sequence[Any]:
        async with reading_engine(self._engine).connect() as connection:
            return (await connection.execute(sql(query), {"id": room})).all()

    async def close(self) -> None:
        await self._engine.dispose()


# In this process


class Removed(Exception):
    """A person was removed from a room."""


@dataclass(slots=True, eq=False)
class Talker:
    """A guest in a room of this process."""

    guest: Guest
    live: LiveRoom
    room: Watched
    known: Known

    async def ask(self, asked: AnyRequest) -> Told:
        """The answer to a request; what else is told is taken note of."""
        dispatch(asked, self.guest, self.live)
        while True:
            data = await self.guest.next_frame()
            if data is None:
                raise Removed
            if data.startswith((b'{"type":"done"', b'{"type":"refused"', b'{"type":"pong"')):
                return self._hear(data)
            if data.startswith((b'{"type":"happened"', b'{"type":"room"')):
                self._hear(data)

    def _hear(self, data: bytes) -> Told:
        told: Told = json.loads(data)
        self.known.hear(told)
        return told

    async def must(self, kind: str, **fields: Any) -> None:
        """Ask for something that is in place."""
        text = to_json({"type": kind, "id": self.known.next_id(), **fields})
        told = await self.ask(parse_request(text))
        assert told["type"] == "done", told


class Season:
    """Three rooms, before a game, in one and after one, with every kind of person in them."""

    def __init__(self, hall: RoomRegistry, logs: Logs, number: int) -> None:
        self.hall, self.logs, self.number = hall, logs, number
        self.talkers: list[Talker] = []
        self.rooms: list[Watched] = []

    async def prepare(self) -> None:
        for kind in ("before", "during", "after"):
            await self._furnish(kind)
        ids = [each.room.id for each in self.talkers] + [each.live.room.game or "" for each in self.talkers]
        for talker in self.talkers:
            talker.known.elsewhere = [name for name in ids if name not in (talker.room.id, "")]
        for room in self.rooms:
            await room.look(self.logs)

    async def _furnish(self, kind: str) -> None:
        host = f"host-{kind}-{self.number}"
        terms = Terms(seats=2, manners=Manners.OPEN, spectators=Spectators(SpectatorView.OPEN))
        room = Watched(await self.hall.open_room(terms, host))
        self.rooms.append(room)
        live = await self.hall.get_room(room.id)
        people = [self._let_in(live, room, name) for name in (host, f"friend-{host}", f"watcher-{host}")]
        for person in people:
            await person.must("enter", name=person.known.name[:20])
        for person in people[: 1 if kind == "before" else 2]:
            await person.must("sit")
        if kind != "before":
            await people[0].must("begin")
        if kind == "after":
            for person in people[:2]:
                await person.must("vote")
            while live.scene.running:
                await asyncio.sleep(0.001)
        self._let_in(live, room, f"stranger-{host}")

    def _let_in(self, live: LiveRoom, room: Watched, person: str) -> Talker:
        guest = Guest(person)
        live.join(guest, None, -1)
        talker = Talker(guest, live, room, Known(person))
        self.talkers.append(talker)
        return talker

    async def run(self, chance: random.Random, count: int, tally: Tally) -> None:
        """Send `count` messages, and compare the logs with the answers."""
        for _ in range(count):
            talker = chance.choice(self.talkers)
            await send(talker, frame(chance, talker.known), tally)
            drain(self.talkers)
            self._let_go(tally)
            if len(tally.faults) > ENOUGH:
                break
        for room in self.rooms:
            await room.check(self.logs, tally)

    def _let_go(self, tally: Tally) -> None:
        """Hear no more from those a host has removed."""
        for talker in [each for each in self.talkers if each.guest.closing]:
            self.talkers.remove(talker)
            if talker.guest.closing and talker.guest.closing.code != "removed":
                tally.fail(f"let go: {talker.guest.closing}")

    async def end(self) -> None:
        for room in self.rooms:
            await self.hall.rooms.pop(room.id).stop()


async def send(talker: Talker, sent: Frame, tally: Tally) -> None:
    """One message, as a socket would hand it on; a refused one leaves the very same room behind."""
    before, seq = talker.live.room, talker.live.seq
    tally.sent["in process"] += 1
    try:
        asked = parse_request(sent if isinstance(sent, str) else None)
        async with asyncio.timeout(PATIENCE):
            told = await talker.ask(asked)
    except HanabiError as error:
        tally.refuse(error.code, error.details, sent)
        return
    except TimeoutError:
        tally.fail(f"{sent!r:.300} was not answered")
        return
    except Removed:
        return
    talker.known.past = [*talker.known.past[-20:], asked.id]
    if told["type"] in ANSWERED:
        tally.answers[told["type"]] += 1
        talker.room.carry_out(asked, talker.guest.person, not isinstance(asked, TRACELESS))
        return
    tally.refuse(told["code"], told["details"], sent)
    if talker.live.room is not before or (talker.live.seq != seq and not talker.room.stirred):
        tally.fail(f"{sent!r:.300} was refused as {told['code']} and changed the room")


def drain(talkers: Sequence[Talker]) -> None:
    """Forget what the others were told, so that nobody is let go for being slow."""
    for talker in talkers:
        talker.guest._drop_waiting()


@asynccontextmanager
async def hall_at(url: str) -> AsyncIterator[RoomRegistry]:
    """Rooms in this process."""
    store, bots = await Store.open(url), BotPool()
    await bots.start(1)
    hall = RoomRegistry(store, bots, None, bot_delay=0.0)
    try:
        yield hall
        await asyncio.gather(*(room.stop() for room in hall.rooms.values()))
    finally:
        await bots.close()
        await store.close()


async def talk_in_process(url: str, count: int, seed: int, tally: Tally) -> None:
    chance, logs = random.Random(seed), Logs(url)
    async with hall_at(url) as hall:
        for number, start in enumerate(range(0, count, SEASON)):
            if len(tally.faults) > ENOUGH:
                break
            season = Season(hall, logs, number)
            await season.prepare()
            await season.run(chance, min(SEASON, count - start), tally)
            await season.end()
            if start % (20 * SEASON) == 0:
                print(f"in process: {start} of {count}, {len(tally.faults)} faults", flush=True)
    await logs.close()


# Over sockets


@dataclass(slots=True, eq=False)
class Caller:
    """A client that talks to a server process."""

    base: str
    room: Watched
    cookie: str
    known: Known
    removed: bool = False

    @property
    def person(self) -> str:
        signed = CookieSigner((SECRET,)).read(self.cookie.partition("=")[2])
        assert signed is not None
        return signed.person

    async def call(self, chance: random.Random, tally: Tally, count: int) -> int:
        """Connect and send up to `count` frames, until the server disconnects; return how many were sent."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/rooms/{self.room.id}/socket"
        headers = {"Cookie": self.cookie}
        async with connect(
            address, origin=self.base, additional_headers=headers, compression=None, max_size=None,  # type: ignore[arg-type]
            ping_interval=None, open_timeout=PATIENCE,
        ) as socket:  # fmt: skip
            sent, mistakes = 0, 0
            while sent < count and mistakes <= MOST_MISTAKES:
                frames = [raw_frame(chance, self.known) for _ in range(min(BATCH, count - sent))]
                sent += len(frames)
                mistakes += await self._exchange(socket, frames, tally)
            if chance.random() < 0.2:
                await self._break_off(socket, chance, tally)
        return sent

    async def _exchange(self, socket: ClientConnection, frames: list[Frame], tally: Tally) -> int:
        """Send some frames and hear an answer to each; how many of them could not be read."""
        asked: dict[str, list[AnyRequest]] = {}
        for sent in frames:
            if (request := readable(sent)) is not None:
                asked.setdefault(request.id, []).append(request)
        tally.sent["over sockets"] += len(frames)
        try:
            async with asyncio.timeout(PATIENCE):
                for sent in frames:
                    await socket.send(sent)
                return await self._hear_all(socket, asked, len(frames), tally)
        except ConnectionClosed:
            # Closed in the middle: nobody knows what became of the rest.
            self.room.done |= {f"{self.person}/{key}" for key in asked}
            return MOST_MISTAKES + 1
        except TimeoutError:
            tally.fail(f"one of {frames!r:.500} was not answered")
            return MOST_MISTAKES + 1

    async def _hear_all(
        self, socket: ClientConnection, asked: dict[str, list[AnyRequest]], count: int, tally: Tally
    ) -> int:
        mistakes = 0
        while count:
            told: Told = json.loads(await socket.recv())
            self.known.hear(told)
            if told["type"] == "refused":
                mistakes += told["id"] is None
                tally.refuse(told["code"], told["details"], told)
            elif told["type"] in ANSWERED:
                self._done(asked.get(told["id"], []), told["id"], tally)
            elif told["type"] == "closing":
                self._close(str(told["code"]), tally)
            count -= told["type"] in ("refused", *ANSWERED)
        return mistakes

    def _done(self, asked: list[AnyRequest], key: str, tally: Tally) -> None:
        tally.answers["done"] += 1
        self.known.past = [*self.known.past[-20:], key]
        if not asked:
            tally.fail(f"{key} was acknowledged but not asked for")
        # Of several with one id, it may be the one that leaves no trace.
        traced = not any(isinstance(request, TRACELESS) for request in asked)
        for request in asked:
            self.room.carry_out(request, self.person, traced)

    def _close(self, code: str, tally: Tally) -> None:
        self.removed = code == "removed"
        if code not in ("nonsense", "removed"):
            tally.fail(f"closed as {code}")

    async def _break_off(self, socket: ClientConnection, chance: random.Random, tally: Tally) -> None:
        """End with something that is not a message at all."""
        tally.sent["over sockets"] += 1
        try:
            if chance.random() < 0.5:
                await socket.send("x" * 70_000)
            else:
                socket.transport.write(bytes(chance.randrange(256) for _ in range(50)))
            async with asyncio.timeout(2):
                async for _ in socket:
                    pass
        except (ConnectionClosed, TimeoutError, RuntimeError):
            pass  # gone, or closed already


def readable(sent: Frame) -> AnyRequest | None:
    try:
        return parse_request(sent if isinstance(sent, str) else None)
    except HanabiError:
        return None


async def callers(base: str) -> list[Caller]:
    """People in a room before a game, and in one where a game runs."""
    found: list[Caller] = []
    for running in (False, True):
        room_id, cookie = await open_room(base, seats=2, manners="open", spectators={"view": "open"})
        room = Watched(room_id)
        async with (
            Player(base, room_id, cookie) as host,
            Player(base, room_id) as friend,
            Player(base, room_id) as stranger,
        ):
            await host.do("enter", name="Ana")
            await host.do("sit")
            await friend.do("enter", name="Bo")
            if running:
                await friend.do("sit")
                await host.do("begin")
            for name, player in (("h", host), ("f", friend), ("s", stranger)):
                assert player.cookie is not None
                known = Known(f"{name}{int(running)}", elsewhere=[each.room.id for each in found])
                found.append(Caller(base, room, player.cookie, known))
    return found


async def talk_over_sockets(url: str, count: int, seed: int, tally: Tally) -> None:
    """Send `count` frames to a real server, which must be alive and well afterwards."""
    server, chance, left = Served(url, 1, **QUIET).start(), random.Random(seed), count
    logs = Logs(server.database_url)
    try:
        while left > 0 and len(tally.faults) <= ENOUGH:
            people = await callers(server.base)
            rooms = {each.room.id: each.room for each in people}
            for room in rooms.values():
                await room.look(logs)
            for _ in range(SEASON // 100):
                welcome = [each for each in people if not each.removed]
                left -= await chance.choice(welcome).call(chance, tally, min(left, 4 * BATCH))
                if left <= 0:
                    break
            for room in rooms.values():
                await room.check(logs, tally)
            print(f"over sockets: {count - left} of {count}, {len(tally.faults)} faults", flush=True)
        for fault in complaints(server):
            tally.fail(fault)
    finally:
        await logs.close()
        server.remove()


def complaints(server: Served) -> list[str]:
    """What a server's log should not contain, or that it is gone."""
    if not server.is_up():
        return ["the server does not answer any more"]
    bad = ("room-job-failed", "request-failed", "course-failed", "Exception in ASGI")
    return [
        f"the server's log: {line[:2000]}" for line in server.log.splitlines() if any(w in line for w in bad)
    ]


# The campaign


async def campaign(url: str, count: int, seed: int, tally: Tally) -> None:
    sockets = count // OVER_SOCKETS
    await talk_over_sockets(url, sockets, seed, tally)
    await talk_in_process(url, count - sockets, seed, tally)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--routes", type=int, default=100, help="examples for each HTTP route")
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def run(count: int, databases: Sequence[str], seed: int, routes: int) -> dict[str, Any]:
    """The figures of a campaign."""
    tally, began = Tally(), time.perf_counter()
    requests = 0
    for database in databases:
        with tempfile.TemporaryDirectory(dir=quick_folder()) as folder:
            postgres = Postgres().start() if database == "postgresql" else None
            url = postgres.new_database() if postgres else f"sqlite:///{folder}/hanabi.db"
            try:
                asyncio.run(campaign(url, count // len(databases), seed, tally))
                requests += try_routes(url, routes, seed, tally.faults) if routes else 0
            finally:
                if postgres:
                    postgres.remove()
    return {
        "campaign": "nonsense",
        "promise": "no crash, no change of state, and every refusal has its words",
        "count": tally.sent.total(),
        "sent": dict(tally.sent),
        "http_requests": requests,
        "answers": dict(tally.answers.most_common()),
        "seconds": round(time.perf_counter() - began, 1),
        "failures": len(tally.faults),
        "faults": tally.faults[:20],
    }


def main() -> int:
    given = arguments()
    databases = ("sqlite", "postgresql") if given.database == "both" else (given.database,)
    return report(run(given.count, databases, given.seed, given.routes), given.json)


if __name__ == "__main__":
    sys.exit(main())
