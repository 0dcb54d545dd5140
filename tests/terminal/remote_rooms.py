"""Rooms to visit: a real server in a process of its own, and a scripted one that misbehaves on demand."""

import json
import sys
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from hanabi.client.cookies import CookieStore
from hanabi.client.links import Link, read_link
from hanabi.wire.requests import PROTOCOL
from tests.server.served import Served
from tests.waits import WAIT_LIMIT

PROGRAM = Path(sys.executable).with_name("hanabi")


Visit: TypeAlias = Callable[[ServerConnection], Awaitable[None]]


class RealServer(Served):
    """A server, and rooms opened on it."""

    def open_room(self, passes: CookieStore | None = None, **terms: Any) -> Link:
        """A new room, whose host is the person with the cookies `passes`."""
        request = urllib.request.Request(
            f"{self.base}/api/rooms",
            json.dumps(terms).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=WAIT_LIMIT) as answer:
            link = read_link(json.load(answer)["link"])
            cookie = answer.headers["Set-Cookie"].split(";")[0]
        if passes is not None:
            passes.save_cookie(link.origin, cookie)
        return link


@contextmanager
def real_server(bot_delay: float = 0.0) -> Iterator[RealServer]:
    with RealServer(HANABI_BOT_DELAY=str(bot_delay)) as server:
        yield server


class Script:
    """A server that does to each connection, in turn, what a script says; the last line goes for the rest."""

    def __init__(
        self, *visits: Callable[[ServerConnection], Awaitable[None]], status: int | None = None
    ) -> None:
        self.visits, self.status = list(visits), status
        self.requests: list[Request] = []
        self.received: list[dict[str, Any]] = []
        self.set_cookie = "hanabi=first; Path=/; HttpOnly"
        self.server: Server

    @property
    def link(self) -> Link:
        port = next(iter(self.server.sockets)).getsockname()[1]
        return read_link(f"http://127.0.0.1:{port}/r/ROOM")

    async def __aenter__(self) -> "Script":
        self.server = await serve(
            self._visit, "127.0.0.1", 0, process_request=self._greet, process_response=self._sign
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close(close_connections=True)
        await self.server.wait_closed()

    async def hear(self, connection: ServerConnection) -> dict[str, Any]:
        """The next request."""
        request: dict[str, Any] = json.loads(await connection.recv())
        self.received.append(request)
        return request

    def _greet(self, connection: ServerConnection, request: Request) -> Response | None:
        self.requests.append(request)
        return connection.respond(self.status, "no") if self.status else None

    def _sign(self, connection: ServerConnection, request: Request, response: Response) -> Response:
        if "Cookie" not in request.headers and response.status_code == 101:
            response.headers["Set-Cookie"] = self.set_cookie
        return response

    async def _visit(self, connection: ServerConnection) -> None:
        act = self.visits.pop(0) if len(self.visits) > 1 else self.visits[0]
        await act(connection)


def told(kind: str, **fields: Any) -> str:
    """A message as it is sent."""
    return json.dumps({"type": kind, **fields})


WELCOME = told("welcome", protocol=PROTOCOL, room="ROOM")


def room_now(**fields: Any) -> str:
    """A room with three free seats, and what is different about it."""
    usual: dict[str, Any] = {
        "room": "ROOM",
        "number": 1,
        "terms": {},
        "host": None,
        "owner": None,
        "door": "open",
        "invitation": None,
        "members": [],
        "chairs": [{"member": None, "bot": None, "stand_in": None}] * 3,
        "votes": [],
        "host_votes": [],
        "takeover": None,
        "removed": [],
        "game": None,
        "running": False,
        "games": [],
        "review": None,
        "watching": 1,
        "you": None,
        "seat": None,
    }
    return told("room", **(usual | fields))
