"""The connection to a server: kept open, restored when it breaks, and refused with a sentence."""

import asyncio
import json
import socket
import ssl
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

from hanabi.client import connection as clients
from hanabi.client.connection import Client, reconnect_pauses
from hanabi.client.cookies import CookieStore
from hanabi.client.links import Link, RemoteError, read_link
from hanabi.text import Catalogue, languages, sentence
from hanabi.wire.messages import AnyTold
from hanabi.wire.requests import PROTOCOL, Begin, Enter, Sit
from tests.terminal.remote_rooms import WELCOME, Script, Visit, room_now, told
from tests.waits import WAIT_LIMIT, until
from tests.web.wire import Wire


class Listener:
    """Keeps what a client hears."""

    def __init__(self) -> None:
        self.told: list[AnyTold] = []
        self.losses = 0

    def message_received(self, told: AnyTold) -> None:
        self.told.append(told)

    def connection_lost(self) -> None:
        self.losses += 1


def visitor(link: Link, folder: Path) -> tuple[Client, Listener]:
    listener = Listener()
    return Client(link, CookieStore(folder), listener), listener


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, WAIT_LIMIT))


def says(*frames: str | bytes, then_close: bool = True) -> Visit:
    """What a server says to a connection; then it closes it, or waits."""

    async def act(connection: ServerConnection) -> None:
        for frame in frames:
            await connection.send(frame)
        if not then_close:
            await connection.wait_closed()

    return act


async def refusal(link: Link, folder: Path) -> RemoteError:
    """Why a person cannot visit a room."""
    with pytest.raises(RemoteError) as refused:
        await visitor(link, folder)[0].run()
    return refused.value


def test_a_client_comes_from_the_origin_of_its_link_and_with_the_cookie_it_got(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Script(says(WELCOME, room_now(), then_close=False)) as server:
            for _ in range(2):
                client, listener = visitor(server.link, tmp_path)
                staying = asyncio.create_task(client.run())
                await until(lambda heard=listener.told: len(heard) == 2)  # type: ignore[misc]
                client.leave()
                await staying
            first, second = server.requests
            assert first.headers["Origin"] == server.link.origin
            assert first.path == "/api/rooms/ROOM/socket"
            assert "Cookie" not in first.headers
            assert second.headers["Cookie"] == "hanabi=first"

    run(scene())


def test_what_was_not_answered_is_sent_again_with_the_same_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "FIRST_PAUSE", 0.01)

    async def scene() -> None:
        async def loses(connection: ServerConnection) -> None:
            await connection.send(WELCOME)
            request = await server.hear(connection)
            await connection.send(told("done", id=request["id"], seq=0))
            await server.hear(connection)
            connection.transport.abort()

        async def answers(connection: ServerConnection) -> None:
            await connection.send(WELCOME)
            request = await server.hear(connection)
            await connection.send(
                told("refused", id=request["id"], code="seat-taken", details={}, seq=0, retry="change")
            )
            await connection.wait_closed()

        server = Script(loses, answers)
        async with server:
            client, listener = visitor(server.link, tmp_path)
            staying = asyncio.create_task(client.run())
            client.ask(Enter("one", "Anna"))
            client.ask(Sit("two", 1))
            await until(lambda: len(listener.told) == 4)
            assert [request["id"] for request in server.received] == ["one", "two", "two"]
            assert (listener.losses, client.connected, client.waiting) == (1, True, False)
            client.leave()
            await staying

    run(scene())


def test_after_a_loss_only_what_was_missed_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "FIRST_PAUSE", 0.01)
    from tests.terminal.test_remote_sitting import joined, scenes

    async def scene() -> None:
        room = room_now(game="g", running=True)
        async with Script(says(WELCOME, room), says(WELCOME, then_close=False)) as server:
            client, listener = visitor(server.link, tmp_path)
            sitting, heard = scenes("fr")
            client.visit.game = joined(sitting)
            client.visit.game.apply(heard[3])
            staying = asyncio.create_task(client.run())
            await until(lambda: len(listener.told) == 3)
            asked = [request.path.partition("?")[2] for request in server.requests]
            assert asked == ["game=g&since=3"] * 2
            client.leave()
            await staying

    run(scene())


def test_a_silent_network_is_noticed_and_the_request_arrives_under_its_id(tmp_path: Path) -> None:
    async def scene() -> None:
        async def answers(connection: ServerConnection) -> None:
            await connection.send(WELCOME)
            request = await server.hear(connection)
            await connection.send(told("done", id=request["id"], seq=0))
            await connection.wait_closed()

        server = Script(says(WELCOME, then_close=False), answers)
        async with server:
            wire = Wire(int(server.link.host.rpartition(":")[2]))
            client, listener = visitor(read_link(f"{wire.base}/r/ROOM"), tmp_path)
            staying = asyncio.create_task(client.run())
            await until(lambda: client.connected)
            wire.silence()
            client.ask(Enter("one", "Anna"))
            await until(lambda: listener.losses == 1)
            assert client.waiting
            wire.speak()
            await until(lambda: not client.waiting)
            assert [request["id"] for request in server.received] == ["one"]
            client.leave()
            await staying
            wire.cut()

    run(scene())


def test_the_pauses_grow_and_are_never_quite_the_same() -> None:
    longest = [pause for pause, _ in zip(reconnect_pauses(lambda: 1.0), range(7), strict=False)]
    shortest = [pause for pause, _ in zip(reconnect_pauses(lambda: 0.0), range(7), strict=False)]
    assert longest == [0.5, 1, 2, 4, 8, 8, 8]
    assert shortest == [pause / 2 for pause in longest]


def test_a_server_that_says_when_to_come_back_is_come_back_to_then(tmp_path: Path) -> None:
    async def scene() -> None:
        closing = told("closing", code="slow", back_in=0.01)
        async with Script(says(WELCOME, closing), says(WELCOME, then_close=False)) as server:
            client, listener = visitor(server.link, tmp_path)
            begun = asyncio.get_running_loop().time()
            staying = asyncio.create_task(client.run())
            await until(lambda: len(server.requests) == 2)
            assert asyncio.get_running_loop().time() - begun < 0.25
            client.leave()
            await staying
            assert listener.losses == 1

    run(scene())


def test_a_server_that_is_not_back_when_it_said_is_tried_less_and_less_often(tmp_path: Path) -> None:
    async def scene() -> None:
        async def close(connection: ServerConnection) -> None:
            await says(WELCOME, told("closing", code="slow", back_in=0.01))(connection)
            server.status = 503

        async with Script(close) as server:
            client, _ = visitor(server.link, tmp_path)
            begun = asyncio.get_running_loop().time()
            staying = asyncio.create_task(client.run())
            await until(lambda: len(server.requests) == 3)
            assert asyncio.get_running_loop().time() - begun >= clients.FIRST_PAUSE / 2
            client.leave()
            await staying

    run(scene())


def test_a_request_the_server_cannot_read_is_not_sent_for_ever(tmp_path: Path) -> None:
    async def scene() -> None:
        refused = told("refused", id=None, code="malformed", details={"where": "$"}, seq=0, retry="correct")
        async with Script(says(WELCOME, refused, then_close=False)) as server:
            client, listener = visitor(server.link, tmp_path)
            client.ask(Begin("one"))
            staying = asyncio.create_task(client.run())
            await until(lambda: len(listener.told) == 2)
            assert not client.waiting
            client.leave()
            await staying

    run(scene())


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([told("closing", code="no-such-room", back_in=None)], "no-such-room"),
        ([told("closing", code="too-many-connections", back_in=5.0)], "too-many-connections"),
        ([WELCOME, told("closing", code="removed", back_in=None)], "removed"),
        ([told("welcome", protocol=PROTOCOL + 1, room="ROOM")], "server-protocol"),
        ([told("welcome", protocol=PROTOCOL + 1, room={"new": 1})], "server-protocol"),
        ([], "no-hanabi-server"),
        (["hello"], "no-hanabi-server"),
        ([b"\xff\x00"], "no-hanabi-server"),
        ([json.dumps({"type": "brand-new"})], "no-hanabi-server"),
        ([room_now()], "no-hanabi-server"),
    ],
)
def test_a_server_that_cannot_be_played_on_is_refused(frames: list[str], code: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with Script(says(*frames)) as server:
            assert (await refusal(server.link, tmp_path)).code == code

    run(scene())


@pytest.mark.parametrize(
    ("status", "code"), [(404, "no-hanabi-server"), (403, "server-forbids"), (502, "no-hanabi-server")]
)
def test_something_else_that_answers_is_no_server(status: int, code: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with Script(says(), status=status) as server:
            assert (await refusal(server.link, tmp_path)).code == code

    run(scene())


def test_a_server_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            port = listening.getsockname()[1]
        gone = await refusal(read_link(f"http://127.0.0.1:{port}/r/a"), tmp_path)
        assert gone.code == "server-unreachable"
        unknown = await refusal(read_link("http://no-such-host.invalid/r/a"), tmp_path)
        assert unknown.code == "no-such-host"
        monkeypatch.setattr(clients, "CONNECT_TIMEOUT", 0.1)
        with socket.create_server(("127.0.0.1", 0)) as silent:
            port = silent.getsockname()[1]
            assert (
                await refusal(read_link(f"http://127.0.0.1:{port}/r/a"), tmp_path)
            ).code == "server-silent"

    run(scene())


def test_a_server_without_a_valid_certificate_is_sent_nothing(tmp_path: Path) -> None:
    link = read_link("https://x.org/r/a")
    bad = clients._connection_error(link, ssl.SSLCertVerificationError(1, "self-signed certificate"))
    assert bad.code == "certificate-refused"

    async def scene() -> None:
        async with Script(says(WELCOME)) as server:
            secure = read_link(str(server.link).replace("http:", "https:"))
            assert (await refusal(secure, tmp_path)).code == "no-hanabi-server"

    run(scene())


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_sentence(language: str) -> None:
    details: dict[str, str | int] = {"server": "S", "host": "S", "link": "S", "protocol": 2, "known": 1}
    links = ("link-unreadable", "link-without-room", "no-such-host", "server-unreachable", "server-silent")
    servers = ("certificate-refused", "no-hanabi-server", "server-forbids", "server-protocol")
    for code in (*links, *servers):
        text = sentence(Catalogue(language), RemoteError(code, **details))
        assert "S" in text or "2" in text
        assert "{" not in text
