"""What strangers do at the door: endless headers, half a request, too many connections, floods of frames."""

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

import httpx
import pytest

from hanabi.server.http.connections import LARGEST_LINE, LINGER_SECONDS, MOST_HEADERS
from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.services import shared

pytestmark = pytest.mark.anyio

STRANGER = "127.0.0.2"
"""An address of this machine that is not a trusted proxy."""
SOCKETS = 5
PATIENCE = 60.0
MEBIBYTE = 2**20


@pytest.fixture(scope="module")
def server_of_module() -> Iterator[Served]:
    """The server behind `served`."""
    with shared(Served(HANABI_CONNECTIONS_PER_ADDRESS=str(SOCKETS))) as server:
        yield server


class Wire:
    """A connection without any manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, data: bytes) -> bool:
        """Whether the server still takes what is sent."""
        with contextlib.suppress(ConnectionError):
            self._writer.write(data)
            await self._writer.drain()
            return not self._reader.at_eof()
        return False

    async def pour(self, data: bytes, most: int) -> int:
        """How many bytes the server took before it closed the connection."""
        sent = 0
        while sent < most and await self.send(data):
            sent += len(data)
            await asyncio.sleep(0)
        return sent

    async def open_socket(self, handshake: bytes) -> None:
        await self.send(handshake)
        assert (await self._reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")

    async def listen(self) -> bytes:
        """Everything the server sends, up to the end of the connection."""
        told = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while data := await self._reader.read(MEBIBYTE):
                    told += data
        return told

    async def answer(self) -> tuple[int, str]:
        """The status and the code of the answer, up to the end of the connection; 0 where there is none."""
        told = await self.listen()
        found = re.match(rb"HTTP/1.1 (\d+)", told)
        code = re.search(rb'"code":"([^"]+)"', told)
        return int(found[1]) if found else 0, code[1].decode() if code else ""

    def close(self) -> None:
        self._writer.transport.abort()


@contextlib.asynccontextmanager
async def wire(served: Served, address: str = STRANGER, small: bool = False) -> AsyncIterator[Wire]:
    """A connection from an address; a small one has hardly any room for what it does not read."""
    client = socket.socket()
    client.bind((address, 0))
    if small:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", served.port))
    reader, writer = await asyncio.open_connection(sock=client, limit=4096)
    made = Wire(reader, writer)
    try:
        yield made
    finally:
        made.close()


def handshake(served: Served, *lines: str, method: str = "GET", room: str = "room") -> bytes:
    """A request to become a socket, with some lines more."""
    usual = (
        f"{method} /api/rooms/{room}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{served.port}",
        f"Origin: {served.base}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    return "\r\n".join([*usual, *lines, "", ""]).encode("latin-1")


def request(served: Served, *lines: str, line: str = "GET /health HTTP/1.1") -> bytes:
    return "\r\n".join([line, f"Host: 127.0.0.1:{served.port}", *lines, "", ""]).encode("latin-1")


async def count(served: Served, code: str) -> float:
    """How many connections the server closed for a reason."""
    async with httpx.AsyncClient(base_url=served.base) as client:
        text = (await client.get("/metrics")).text
    found = re.search(rf'hanabi_dismissed_total{{code="{code}"}} (\S+)', text)
    return float(found[1]) if found else 0.0


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.02)


# Handshakes


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ((f"Cookie: {'x' * 9000}",), 431),
        ((f"Cookie: {'x' * 8190}",), 431),
        (tuple(f"X-{number}: 1" for number in range(200)), 431),
        (tuple(f"X-{number}: {'x' * 7000}" for number in range(20)), 431),
        (("Content-Length: 5",), 400),
        (("Transfer-Encoding: chunked",), 400),
    ],
    ids=["long line", "line at the parser's limit", "many", "much", "body", "chunked body"],
)
async def test_a_handshake_nobody_understands_is_answered_and_closed(
    served: Served, lines: tuple[str, ...], status: int
) -> None:
    async with wire(served) as stranger:
        await stranger.send(handshake(served, *lines))
        assert (await stranger.answer())[0] == status


@pytest.mark.parametrize("method", ["POST", "HEAD", "DELETE"])
async def test_a_handshake_is_a_get(served: Served, method: str) -> None:
    async with wire(served) as stranger:
        await stranger.send(handshake(served, method=method))
        assert (await stranger.answer())[0] in (400, 403, 405)


async def test_a_handshake_as_large_as_allowed_is_welcome(served: Served) -> None:
    lines = [f"X-{number}: 1" for number in range(MOST_HEADERS - 8)]
    async with wire(served) as guest:
        await guest.send(handshake(served, *lines, f"Cookie: {'x' * (LARGEST_LINE - 10)}"))
        assert (await guest.answer())[0] == 101


# Headers and bodies


@pytest.mark.parametrize("head", ["GET /", "GET / HTTP/1.1\r\nX: "], ids=["request line", "header"])
async def test_a_line_without_an_end_is_refused(served: Served, head: str) -> None:
    before = await count(served, "headers-too-large")
    async with wire(served) as stranger:
        await stranger.send(head.encode())
        assert await stranger.pour(b"x" * 65536, 64 * MEBIBYTE) < 16 * MEBIBYTE
    assert await count(served, "headers-too-large") == before + 1


async def test_headers_without_an_end_are_refused(served: Served) -> None:
    async with wire(served) as stranger:
        await stranger.send(b"GET / HTTP/1.1\r\n")
        assert await stranger.pour(b"X-Header: some words\r\n" * 1000, 64 * MEBIBYTE) < 16 * MEBIBYTE


async def test_the_refusal_of_large_headers_is_heard(served: Served) -> None:
    async with wire(served) as stranger:
        await stranger.send(request(served, f"Cookie: {'x' * LARGEST_LINE}"))
        assert await stranger.answer() == (431, "headers-too-large")
    async with wire(served) as stranger:
        await stranger.send(request(served, line=f"GET /{'x' * LARGEST_LINE} HTTP/1.1"))
        assert await stranger.answer() == (431, "headers-too-large")


async def test_the_refusal_is_heard_although_the_client_goes_on_sending(served: Served) -> None:
    async with wire(served) as stranger:
        await stranger.send(b"GET / HTTP/1.1\r\nX: ")
        told, _ = await asyncio.gather(stranger.answer(), stranger.pour(b"x" * 65536, 64 * MEBIBYTE))
        assert told == (431, "headers-too-large")


async def test_a_refused_connection_counts_for_a_while(served: Served) -> None:
    """So that a flood of bad requests soon reaches the limit of its address."""
    for bad in (request(served, f"Cookie: {'x' * LARGEST_LINE}"), handshake(served, "Content-Length: 5")):
        async with wire(served) as stranger:
            began = time.monotonic()
            await stranger.send(bad)
            assert (await stranger.answer())[0] in (400, 431)
            assert time.monotonic() - began > 0.9 * LINGER_SECONDS


@pytest.mark.parametrize(
    ("head", "rest"),
    [
        ("", "5;name=" + "x" * 65536),
        ("0\r\n", "X-Trailer: some words\r\n" * 3000),
        ("0\r\nX-Trailer: ", "x" * 65536),
        ("", "1\r\nx\r\n" * 10000),
        ("", f"{64 * 1024:x}\r\n" + "x" * 64 * 1024 + "\r\n"),
    ],
    ids=["chunk extension", "trailers", "long trailer", "tiny chunks", "large chunks"],
)
async def test_a_chunked_body_without_an_end_is_cut_off(served: Served, head: str, rest: str) -> None:
    lines = ("Transfer-Encoding: chunked", "Content-Type: application/json")
    async with wire(served) as stranger:
        await stranger.send(request(served, *lines, line="POST /api/rooms HTTP/1.1") + head.encode())
        assert await stranger.pour(rest.encode(), 64 * MEBIBYTE) < 16 * MEBIBYTE


async def test_a_body_nobody_reads_is_bounded_too(served: Served) -> None:
    before = await count(served, "body-too-large")
    async with wire(served) as stranger:
        await stranger.send(request(served, "Content-Length: 1000000000"))
        assert await stranger.pour(b"x" * 65536, 64 * MEBIBYTE) < 16 * MEBIBYTE
    assert await count(served, "body-too-large") == before + 1


async def test_requests_are_not_piled_up_behind_the_first(served: Served) -> None:
    before = await count(served, "too-many-requests")
    async with wire(served) as stranger:
        await stranger.send(request(served) * 3000)
        await stranger.answer()
    assert await count(served, "too-many-requests") == before + 1


async def test_a_few_requests_behind_each_other_are_answered(served: Served) -> None:
    async with wire(served) as guest:
        await guest.send(request(served) * 3 + request(served, "Connection: close"))
        told = b""
        while data := await guest._reader.read(MEBIBYTE):
            told += data
        assert told.count(b"HTTP/1.1 200 OK") == 4


# Time


async def test_a_connection_with_an_unfinished_request_is_closed_in_time(served: Served) -> None:
    half = request(
        served, "Content-Type: application/json", "Content-Length: 9", line="POST /api/rooms HTTP/1.1"
    )
    told = await asyncio.gather(
        outwaited(served, b""),
        outwaited(served, b"GET / HTTP/1.1\r\nX: "),
        outwaited(served, half),
        outwaited(served, handshake(served)[:-2]),
    )
    late = (408, "request-timeout")
    assert list(told) == [(0, ""), late, late, late]


async def test_empty_lines_keep_no_connection_open(served: Served) -> None:
    """Before a request, and between two."""
    await asyncio.gather(*(outwaited(served, first, drip) for first in (b"", request(served))))


async def nothing(_: Wire) -> None:
    """Send nothing more."""


async def outwaited(
    served: Served, first: bytes, then: Callable[[Wire], Coroutine[Any, Any, None]] = nothing
) -> tuple[int, str]:
    """What the server answers a client that begins a request and does not finish it."""
    async with wire(served) as stranger:
        await stranger.send(first)
        going_on = asyncio.create_task(then(stranger))
        try:
            return await stranger.answer()
        finally:
            going_on.cancel()


async def drip(stranger: Wire) -> None:
    while await stranger.send(b"\r\n"):
        await asyncio.sleep(0.5)


# How many


async def test_connections_are_counted_from_the_first_byte(served: Served) -> None:
    before = await count(served, "too-many-connections")
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(2 * SOCKETS):
            await stack.enter_async_context(wire(served, "127.0.0.3"))
        async with wire(served, "127.0.0.3") as stranger:
            assert await stranger.answer() == (429, "too-many-connections")
        async with wire(served, "127.0.0.4") as other:
            await other.send(request(served, "Connection: close"))
            assert (await other.answer())[0] == 200
    assert await count(served, "too-many-connections") == before + 1


async def test_closed_connections_are_counted_no_longer(served: Served) -> None:
    for _ in range(4 * SOCKETS):
        async with wire(served, "127.0.0.5") as guest:
            await guest.send(request(served, "Connection: close"))
            assert (await guest.answer())[0] == 200


async def test_a_trusted_proxy_may_have_any_number(served: Served) -> None:
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(4 * SOCKETS):
            await stack.enter_async_context(wire(served, "127.0.0.1"))
        async with httpx.AsyncClient(base_url=served.base) as client:
            assert (await client.get("/health")).status_code == 200


# Sockets nobody reads


def sync(number: int) -> bytes:
    """A request to be told everything."""
    return masked(TEXT, json.dumps({"type": "sync", "id": f"s{number}"}).encode())


async def ask_without_reading(stranger: Wire, handshake: bytes) -> None:
    """Ask to be told everything until the server has had enough."""
    await stranger.send(handshake)
    for number in range(100_000):
        if not await stranger.send(sync(number)):
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the server sends without end")


async def test_sockets_nobody_reads_are_let_go_and_the_others_play_on(served: Served) -> None:
    room, cookie = await open_room(served.base)
    before = await count(served, "slow")
    async with contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(Player(served.base, room, cookie))
        strangers = [await stack.enter_async_context(wire(served, small=True)) for _ in range(SOCKETS)]
        asking = [
            asyncio.create_task(ask_without_reading(each, handshake(served, room=room))) for each in strangers
        ]
        await host.do("enter", name="Ana")
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*asking)
        await host.do("sit")
    assert await count(served, "slow") == before + SOCKETS


# Frames


def masked(opcode: int, data: bytes) -> bytes:
    return bytes((0x80 | opcode, 0x80 | len(data), 0, 0, 0, 0)) + data


TEXT, PING, PONG = 1, 9, 10
CLOSED_FOR_FLOOD = bytes((0x88, 2 + len(b"flood"))) + (1008).to_bytes(2) + b"flood"
"""The last frame of a socket that was closed for sending too much."""


@pytest.mark.parametrize("opcode", [TEXT, PING, PONG], ids=["text", "ping", "pong"])
async def test_tiny_frames_without_an_end_are_cut_off(served: Served, opcode: int) -> None:
    room, _ = await open_room(served.base)
    before = await count(served, "flood")
    async with wire(served) as stranger:
        await stranger.open_socket(handshake(served, room=room))
        told, _ = await asyncio.gather(
            stranger.listen(), stranger.pour(masked(opcode, b"") * 10000, 64 * MEBIBYTE)
        )
        assert told.endswith(CLOSED_FOR_FLOOD)
    assert await count(served, "flood") == before + 1
    async with Player(served.base, room) as guest:
        await guest.do("enter", name="Ana")


# Requests


@pytest.fixture(scope="module")
def strict_of_module() -> Iterator[Served]:
    """The server behind `strict`."""
    service = Served(
        HANABI_MESSAGES_PER_SECOND="20",
        HANABI_MESSAGES_PER_SECOND_PER_ADDRESS="30",
        HANABI_TALK_PER_MINUTE="8",
        HANABI_TALK_PER_MINUTE_PER_ADDRESS="16",
    )
    with shared(service) as server:
        yield server


@pytest.fixture
def strict(strict_of_module: Served) -> Served:
    """A server with low limits on chat and requests."""
    return strict_of_module.ensure_up()


async def named(stack: contextlib.AsyncExitStack, served: Served, room: str, name: str) -> Player:
    player = await stack.enter_async_context(Player(served.base, room))
    await player.do("enter", name=name)
    return player


async def test_more_connections_give_nobody_more_requests(strict: Served) -> None:
    room, cookie = await open_room(strict.base)
    async with contextlib.AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Player(strict.base, room, cookie)) for _ in range(10)]
        for number in range(15):
            for device in devices:
                await device.send(json.dumps({"type": "ping", "id": f"p{number}"}))
        await until(lambda: any(device.closing for device in devices))
        assert {device.closing["code"] for device in devices if device.closing} == {"flood"}


async def test_a_person_who_talks_too_often_is_refused_and_stays(strict: Served) -> None:
    room, cookie = await open_room(strict.base)
    async with contextlib.AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Player(strict.base, room, cookie)) for _ in range(2)]
        await devices[0].do("enter", name="Ana")
        told = [await devices[number % 2].ask("say", text="hello") for number in range(4)]
        assert [each.get("code") for each in told] == [None, None, "talk-too-often", "talk-too-often"]
        other = await named(stack, strict, room, "Bo")
        await other.do("say", text="hello")
        await devices[0].do("sit")


async def test_an_address_has_a_limit_of_its_own(strict: Served) -> None:
    """At the limit requests are refused, since others may share the address; only a flood is disconnected."""
    room, _ = await open_room(strict.base)
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Player(strict.base, room)) for _ in range(10)]
        told = await asyncio.gather(*(each.ask("sync") for each in people for _ in range(20)))
        assert {each.get("code") for each in told} == {None, "too-many-requests"}
        assert not any(each.closing for each in people)
