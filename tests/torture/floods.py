"""What floods do to a server: send, connect or wait without end. Each goes on until it is stopped."""

import asyncio
import contextlib
import json
import random
import socket as sockets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

FLOOD_RATE = 10_000
"""Messages a second."""
LARGEST_BURST = 100
HALF_OPEN = 300
UNREAD = 198
"""How many sockets nobody reads."""
IDLE = 1_000
"""How many connections say nothing."""
STRANGER = "127.0.0.2"
"""Where floods come from: another address than that of the others, and not that of a trusted proxy."""
ANSWER_SECONDS = 30.0

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
    async def raw(self) -> AsyncIterator["Raw"]:
        """A connection from a stranger with hardly any room for what it does not read."""
        client = sockets.socket()
        client.setblocking(False)
        client.bind((STRANGER, 0))
        client.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        try:
            with contextlib.suppress(OSError):
                await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", self.port))
            yield Raw(client)
        finally:
            client.close()

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[ClientConnection]:
        async with connect(
            self.address, origin=self.base, compression=None, max_size=None,  # type: ignore[arg-type]
            ping_interval=None, close_timeout=1, local_addr=(STRANGER, 0),
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
            # A client that was held up does not catch up at once: it would write on without ever reading.
            due = min(int((time.perf_counter() - began) * FLOOD_RATE), sent + LARGEST_BURST)
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
    client.bind((STRANGER, 0))
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
    away = httpx.AsyncHTTPTransport(local_address=STRANGER)
    async with httpx.AsyncClient(base_url=target.base, transport=away) as client:
        while True:
            for told in await asyncio.gather(*(client.post("/api/rooms", json={}) for _ in range(10))):
                target.count(f"rooms {told.status_code}")
                if told.status_code not in (201, 429):
                    target.faults.append(f"opening a room is answered {told.status_code}: {told.text[:200]}")
            await asyncio.sleep(0.01)


# Floods of the door


async def headers(target: Target) -> None:
    """A header without an end, again and again."""
    while True:
        async with target.raw() as client:
            with contextlib.suppress(OSError):
                await client.send(b"GET / HTTP/1.1\r\nX: ")
                while await client.send(b"x" * 65536):
                    target.count("header bytes", 65536)
        target.count("endless headers")


async def handshakes(target: Target) -> None:
    """Handshakes with more headers than anybody reads, which must all be answered."""
    whole = HANDSHAKE.format(room=target.room, port=target.port).removesuffix("\r\n")
    endings = (f"Cookie: {'x' * 9000}\r\n\r\n", "X: 1\r\n" * 200 + "\r\n", "Content-Length: 9\r\n\r\n")
    while True:
        for ending in endings:
            async with target.raw() as client:
                await client.send(f"{whole}{ending}".encode())
                status = await client.status()
            target.count(f"handshakes {status}")
            if status not in ("400", "431"):
                target.faults.append(f"a handshake is answered {status or 'by nothing'}")
            await asyncio.sleep(0.01)


async def unread(target: Target) -> None:
    """Sockets that ask to be told everything and never read it."""
    await asyncio.gather(*(_never_read(target) for _ in range(UNREAD)))


async def _never_read(target: Target) -> None:
    whole = HANDSHAKE.format(room=target.room, port=target.port).encode()
    while True:
        async with target.raw() as client:
            target.count("unread sockets")
            await client.send(whole)
            number = 0
            while await client.send(_masked(f"u{number}")):
                number += 1
                await asyncio.sleep(0.1)
        target.count("unread sockets cut")
        await asyncio.sleep(1.0)


async def idle(target: Target) -> None:
    """Connections that say nothing, more than an address may have."""
    await asyncio.gather(*(_say_nothing(target) for _ in range(IDLE)))


async def _say_nothing(target: Target) -> None:
    while True:
        async with target.raw() as client:
            status = await client.status()
        target.count(f"idle connections {status or 'closed'}")
        await asyncio.sleep(5.0)


class Raw:
    """A connection without a protocol."""

    def __init__(self, client: sockets.socket) -> None:
        self._client, self._loop = client, asyncio.get_running_loop()

    async def send(self, data: bytes) -> bool:
        """Whether the server still takes anything."""
        try:
            await self._loop.sock_sendall(self._client, data)
        except OSError:
            return False
        return True

    async def status(self) -> str:
        """The status of the answer; empty when the connection ends without one."""
        told = b""
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                while b"\r\n" not in told and (data := await self._loop.sock_recv(self._client, 4096)):
                    told += data
        return told.split(b" ")[1].decode() if told.startswith(b"HTTP/") else ""


DOOR: dict[str, Flood] = {
    "headers": headers,
    "handshakes": handshakes,
    "unread": unread,
    "idle": idle,
}


async def neighbour(target: Target) -> None:
    """A busy program that never talks to the server: what it costs others is not the server's fault."""
    while True:
        began = time.perf_counter()
        while time.perf_counter() - began < 0.005:
            pass
        target.count("busy times")
        await asyncio.sleep(0)


FLOODS: dict[str, Flood] = {
    "messages": messages,
    "reconnections": reconnections,
    "huge frames": huge_frames,
    "half-open": half_open,
    "openings": openings,
}
