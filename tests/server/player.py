"""A client at the other end of a socket: it asks, waits for the answer, and remembers what it was told."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from tests.waits import WAIT_LIMIT

Told = dict[str, Any]


async def open_room(base: str, **terms: Any) -> tuple[str, str]:
    """A new room, and the cookie of its host."""
    async with httpx.AsyncClient(base_url=base, timeout=WAIT_LIMIT) as client:
        answer = await client.post("/api/rooms", json=terms)
        answer.raise_for_status()
        return answer.json()["room"], answer.headers["set-cookie"].split(";")[0]


class Player:
    """One connection to a room; with `keep` it reconnects when it breaks."""

    def __init__(self, base: str, room: str, cookie: str | None = None, keep: bool = False) -> None:
        self.base, self.room_id, self.cookie, self.keep = base, room, cookie, keep
        self.frames: list[str] = []
        self.room: Told = {}
        self.game: Told = {}
        self.table: Told = {}
        """The last `happened`."""
        self.lines: list[Told] = []
        self.advice: Told = {}
        self.desk: Told = {}
        self.opened: Told = {}
        self.closing: Told = {}
        self.close_code: int | None = None
        self.events: list[Any] = []
        self.reconnections = 0
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self._asked: dict[str, str] = {}
        self._numbers = count(1)
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Player":
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def seq(self) -> int:
        return int(self.table.get("seq", -1))

    @property
    def seat(self) -> int | None:
        seat: int | None = self.room.get("seat")
        return seat

    @property
    def my_turn(self) -> bool:
        return bool(self.table.get("choices"))

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["table"]["outcome"] is not None

    def address(self) -> str:
        seen = f"?game={self.table['game']}&since={self.seq}" if self.table else ""
        return f"{self.base.replace('http', 'ws', 1)}/api/rooms/{self.room_id}/socket{seen}"

    async def connect(self) -> "Player":
        self._socket = await self._connected()
        self._task = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.room) or self._socket is None or bool(self.closing))
        return self

    async def _connected(self) -> ClientConnection:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        socket = await connect(
            self.address(),
            origin=Origin(self.base),
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=WAIT_LIMIT,
            ping_timeout=WAIT_LIMIT,
        )
        assert socket.response is not None
        if fresh := socket.response.headers.get("Set-Cookie"):
            self.cookie = fresh.split(";")[0]
        return socket

    async def close(self) -> None:
        self.keep = False
        if self._socket is not None:
            await self._socket.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, kind: str, id: str | None = None, **fields: Any) -> Told:
        """Send a request; the answer is `done` or `refused`."""
        key = id or f"r{next(self._numbers)}"
        text = json.dumps({"type": kind, "id": key, **fields})
        answer = self._answers.setdefault(key, asyncio.get_running_loop().create_future())
        self._asked[key] = text
        with contextlib.suppress(ConnectionClosed):
            await self.send(text)
        async with asyncio.timeout(WAIT_LIMIT):
            return await answer

    async def do(self, kind: str, **fields: Any) -> Told:
        """Send a request that must be carried out."""
        told = await self.ask(kind, **fields)
        assert told["type"] == "done", told
        return told

    async def act(self, action: Told, seq: int | None = None, id: str | None = None) -> Told:
        at = self.seq if seq is None else seq
        return await self.ask("act", id=id, game=self.table["game"], seq=at, action=action)

    async def send(self, text: str | bytes) -> None:
        if self._socket is not None:
            await self._socket.send(text)

    async def until(self, happened: Callable[[], bool], seconds: float = WAIT_LIMIT) -> None:
        """Return once `happened` is true."""
        async with self._news:
            async with asyncio.timeout(seconds):
                await self._news.wait_for(happened)

    async def reach(self, seq: int) -> None:
        """Return once the table has seen `seq` actions."""
        await self.until(lambda: self.seq >= seq)

    async def _read(self) -> None:
        while True:
            await self._read_until_closed()
            if not self.keep or (self.closing and self.closing["back_in"] is None):
                return
            await self._come_back()

    async def _read_until_closed(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                await self._take(str(text))
        except ConnectionClosed:
            pass
        self.close_code = self._socket.close_code
        self._socket = None
        async with self._news:
            self._news.notify_all()

    async def _come_back(self) -> None:
        while self._socket is None:
            await asyncio.sleep(0.1)
            with contextlib.suppress(OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                self._socket = await self._connected()
        self.reconnections += 1
        for text in list(self._asked.values()):
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(text)

    async def _take(self, text: str) -> None:
        self.frames.append(text)
        told = json.loads(text)
        match told["type"]:
            case "room":
                self.room = told
            case "game":
                self.game = told
            case "happened":
                self._happened(told)
            case "said":
                self.lines.append(told)
            case "advice":
                self.advice = told
            case "desk":
                self.desk = told
            case "opened":
                self.opened = told
            case "closing":
                self.closing = told
            case "done" | "refused" | "pong":
                self._answered(told)
        async with self._news:
            self._news.notify_all()

    def _happened(self, told: Told) -> None:
        if self.table and told["game"] != self.table["game"]:
            self.events = []
        self.table = told
        self.events += told["events"]

    def _answered(self, told: Told) -> None:
        self._asked.pop(str(told["id"]), None)
        answer = self._answers.pop(str(told["id"]), None)
        if answer is not None and not answer.done():
            answer.set_result(told)
