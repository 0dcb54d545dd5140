"""Two ways to run two whole servers: in this process with real guests, or as processes with real sockets."""

import asyncio
import io
import json
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from typing import Any, Protocol, TypeAlias, cast

import httpx
from websockets.asyncio.client import ClientConnection

from hanabi.errors import HanabiError
from hanabi.room.parsing import parse_request
from hanabi.room.refusals import refused_message
from hanabi.server.app import make_app
from hanabi.server.context import ServerContext
from hanabi.server.http.sockets import dispatch
from hanabi.server.identity.cookies import CookieSigner
from hanabi.server.live import LiveRoom
from hanabi.server.live.guest import Guest
from hanabi.server.settings import Settings
from tests.server.player import Player
from tests.server.services import Service
from tests.torture.secrecy.rigged import ASKED, DEALS, SECRET, Ids, Puppets, Rigged, rigged
from tests.torture.secrecy.traces import logged
from tests.waits import WAIT_LIMIT

MOMENT = 0.002
Databases: TypeAlias = tuple[str, str]
"""One for each world."""


def cookie_of(person: str) -> str:
    """The cookie of a person; they need not have been here before."""
    return f"hanabi={CookieSigner((SECRET,)).sign(person, 0)}"


class Home(Protocol):
    """A whole server, and what can be learnt about it from outside."""

    client: httpx.AsyncClient

    def restart(self, evening: int) -> None:
        """Begin an evening."""

    def player(self, room: str, person: str) -> Player: ...

    def plan(self, deal: str) -> None:
        """Give chance its next deal."""

    def asked(self) -> list[str]:
        """What bots were asked so far."""

    def log(self) -> list[str]:
        """The lines logged so far, without their times."""


class Bridge:
    """A socket without a network: what is sent is asked, what a guest is told is received."""

    close_code = 1000

    def __init__(self, room: LiveRoom, guest: Guest) -> None:
        self._room, self._guest = room, guest

    async def send(self, text: str) -> None:
        try:
            dispatch(parse_request(text), self._guest, self._room)
        except HanabiError as error:
            self._guest.tell(refused_message(None, error, self._room.seq))

    async def close(self) -> None:
        self._room.leave(self._guest)
        self._guest.dismiss("gone")

    async def __aiter__(self) -> AsyncIterator[str]:
        while (data := await self._guest.next_frame()) is not None:
            yield data.decode()


class Visitor(Player):
    """A client that joined without a network."""

    def __init__(self, house: ServerContext, room: str, person: str) -> None:
        super().__init__("http://localhost", room, cookie_of(person))
        self._house, self._person = house, person

    async def _connected(self) -> ClientConnection:
        room, guest = await self._house.registry.get_room(self.room_id), Guest(self._person)
        room.join(guest, self.table.get("game"), self.seq)
        return cast(ClientConnection, Bridge(room, guest))


class Rig:
    """What two servers in this process share, since they are never busy at the same time."""

    def __init__(self) -> None:
        self.deals, self.asked, self.ids = list[Any](), list[str](), Ids()
        self.chance = Rigged(lambda: self.deals.pop(0))
        self.lines = io.StringIO()

    @contextmanager
    def set_up(self) -> Iterator[None]:
        bots = partial(Puppets, self.chance, self.asked.append)
        with rigged(self.chance, bots, self.ids), logged() as self.lines:
            yield


class Inside:
    """A server in this process."""

    def __init__(self, rig: Rig, house: ServerContext, client: httpx.AsyncClient) -> None:
        self.client, self._rig, self._house = client, rig, house

    def restart(self, evening: int) -> None:
        self._rig.ids.restart(evening)

    def player(self, room: str, person: str) -> Player:
        return Visitor(self._house, room, person)

    def plan(self, deal: str) -> None:
        self._rig.deals.append(json.loads(deal))

    def asked(self) -> list[str]:
        return list(self._rig.asked)

    def log(self) -> list[str]:
        return self._rig.lines.getvalue().splitlines()


@asynccontextmanager
async def inside(databases: Databases) -> AsyncIterator[tuple[Home, Home]]:
    """Servers in this process: stores, halls, rooms, guests and routes are real, only the sockets are not."""
    rig = Rig()
    async with AsyncExitStack() as stack:
        stack.enter_context(rig.set_up())
        one, other = [await stack.enter_async_context(_inside(rig, database)) for database in databases]
        yield one, other


@asynccontextmanager
async def _inside(rig: Rig, database: str) -> AsyncIterator[Home]:
    settings = Settings(
        database, secret=SECRET, bot_delay=0, rooms_per_minute=10**6, requests_per_minute=10**6
    )
    app = make_app(settings)
    async with ServerContext.open(settings) as house:
        app.state.context = house
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield Inside(rig, house, client)


class RiggedProcess(Service):
    """A rigged server as a process of its own."""

    name = "rigged"

    def __init__(self, database: str) -> None:
        super().__init__()
        self.database = database
        for name in (DEALS, ASKED):
            (self.folder / name).touch()

    def command(self) -> list[str]:
        words = [str(self.port), self.database, str(self.folder)]
        return [sys.executable, "-m", "tests.torture.secrecy.rigged", *words]

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": os.pathsep.join(sys.path)}

    def read(self, name: str) -> list[str]:
        return (self.folder / name).read_text().splitlines()


class Outside:
    """A server in another process."""

    def __init__(self, process: RiggedProcess, client: httpx.AsyncClient) -> None:
        self.client, self._process = client, process

    def restart(self, evening: int) -> None:
        """Nothing else uses the ids of this process."""

    def player(self, room: str, person: str) -> Player:
        return Player(str(self.client.base_url), room, cookie_of(person))

    def plan(self, deal: str) -> None:
        with (self._process.folder / DEALS).open("a") as deals:
            print(deal, file=deals)

    def asked(self) -> list[str]:
        return self._process.read(ASKED)

    def log(self) -> list[str]:
        lines = (json.loads(line) for line in self._process.read("log"))
        return [json.dumps({name: line[name] for name in line if name != "timestamp"}) for line in lines]


@asynccontextmanager
async def outside(databases: Databases) -> AsyncIterator[tuple[Home, Home]]:
    """Servers in processes of their own, reached over real sockets."""
    async with AsyncExitStack() as stack:
        one, other = [await stack.enter_async_context(_outside(database)) for database in databases]
        yield one, other


@asynccontextmanager
async def _outside(database: str) -> AsyncIterator[Home]:
    with RiggedProcess(database) as process:
        base = f"http://127.0.0.1:{process.port}"
        async with httpx.AsyncClient(base_url=base, timeout=WAIT_LIMIT) as client:
            yield Outside(process, client)


async def until_asked(home: Home, count: int) -> None:
    """Returns once bots were asked so often."""
    async with asyncio.timeout(WAIT_LIMIT):
        while len(home.asked()) < count:
            await asyncio.sleep(MOMENT)
