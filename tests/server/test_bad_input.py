"""What goes wrong at a server has a code, a sentence in the reader's language and a line in the log.

A database in trouble acknowledges nothing; when it is well again, the same socket goes on.
"""

import asyncio
import contextlib
import json
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hanabi.codec import encode
from hanabi.rules import ruleset
from hanabi.server.errors import DatabaseError
from hanabi.server.monitoring.readiness import FRESH_SECONDS
from hanabi.text import Catalogue
from hanabi.wire.refusals import retry_of
from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.services import Postgres, answers, free_port
from tests.waits import WAIT_LIMIT

pytestmark = pytest.mark.anyio

LOST = "storage-unavailable"
LOGGED = '{"code": "storage-unavailable", "error": "'
"""A line of the log about a request over HTTP: those of rooms begin with a room."""
LESS_THAN_A_PAGE = 4000
POST = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
GERMAN = {"Accept-Language": "de-AT,de;q=0.9"}
MOST_MEMBERS = 100
OTHER_VERSION = {"format": "hanabi-replay", "version": "\ud800"}


class Powerless(Served):
    """A server for whom permissions hold even when root runs the tests."""

    def command(self) -> list[str]:
        setpriv = [shutil.which("setpriv") or "setpriv", "--bounding-set=-dac_override,-dac_read_search"]
        return [*(setpriv if os.geteuid() == 0 else []), *super().command()]

    def is_up(self) -> bool:
        """It answers, though it cannot write."""
        return answers(self.port)


def worded(language: str, code: str, **details: str | int) -> str:
    return Catalogue(language).say(f"error-{code}", **details)


@contextlib.asynccontextmanager
async def pair(served: Served, **terms: Any) -> AsyncIterator[tuple[Player, Player]]:
    """Two people in the middle of a game."""
    room, cookie = await open_room(served.base, seats=2, manners="open", first=0, **terms)
    async with Player(served.base, room, cookie) as host, Player(served.base, room) as friend:
        for name, player in (("Ana", host), ("Bo", friend)):
            await player.do("enter", name=name)
            await player.do("sit")
        await host.do("begin")
        for player in (host, friend):
            await player.reach(0)
        yield host, friend


def first_option(player: Player) -> dict[str, Any]:
    action: dict[str, Any] = player.table["choices"]["options"][0]["action"]
    return action


# Rooms and games


@pytest.mark.parametrize("language", ["en", "de", "fr"])
async def test_a_room_that_does_not_exist_is_refused_in_words(served: Served, language: str) -> None:
    async with served.client(headers={"Accept-Language": language}) as client:
        for path, code in (("/api/rooms/none", "no-such-room"), ("/api/games/none", "no-such-game")):
            told = await client.get(path)
            assert told.status_code == 404
            assert told.json() == {
                "code": code,
                "details": {},
                "message": worded(language, code),
                "retry": retry_of(code).value,
            }


async def test_nobody_waits_for_a_room_that_does_not_exist(served: Served) -> None:
    async with Player(served.base, "none") as lost:
        await lost.until(lambda: lost.close_code is not None)
        assert lost.closing == {"type": "closing", "code": "no-such-room", "back_in": None}
        assert lost.close_code == 1008
    assert '"dismissed"' in served.log


async def test_a_refusal_may_quote_letters_that_no_message_can_hold(served: Served) -> None:
    """A lone surrogate is a valid letter for JSON inside JSON, and nowhere else."""
    rules = encode(ruleset("fr"))
    assert isinstance(rules, dict)
    odd = json.dumps(rules | {"edition": "\ud800"})
    async with served.client() as client:
        for path, body in (("/api/rooms", {"ruleset": odd}), ("/api/games", OTHER_VERSION)):
            data = json.dumps(body)
            answer = await client.post(path, content=data, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400
            assert "?" in answer.json()["details"].values()
    room, cookie = await open_room(served.base)
    async with Player(served.base, room, cookie) as host:
        await host.do("enter", name="Ana")
        told = await host.ask("configure", terms={"ruleset": odd})
        assert (told["type"], told["details"]["edition"]) == ("refused", "?")


async def test_a_full_table_takes_nobody_more(served: Served) -> None:
    async with pair(served) as (host, _), Player(served.base, host.room_id) as late:
        await late.do("enter", name="Cy")
        assert (await late.ask("sit"))["code"] == "game-running"
    room, cookie = await open_room(served.base, seats=2)
    async with Player(served.base, room, cookie) as host:
        await host.do("enter", name="Ana")
        for seat in (0, 1):
            await host.do("seat-bot", seat=seat, bot="beginner")
        assert (await host.ask("sit"))["code"] == "room-full"
        told = await host.ask("sit", seat=1)
        assert (told["code"], told["details"]) == ("seat-taken", {"seat": 1})


async def test_a_crowded_room_takes_nobody_more(served: Served) -> None:
    room, _ = await open_room(served.base)
    for number in range(MOST_MEMBERS):
        async with Player(served.base, room) as guest:
            await guest.do("enter", name=f"Guest {number}")
    async with Player(served.base, room) as late:
        told = await late.ask("enter", name="Late")
        assert (told["code"], told["details"]) == ("room-crowded", {"most": MOST_MEMBERS})


async def test_a_stale_action_shows_the_table_and_does_nothing(served: Served) -> None:
    async with pair(served) as (host, friend):
        action = first_option(host)
        await host.act(action)
        await friend.reach(1)
        told = await friend.act(first_option(friend), seq=0)
        assert (told["code"], told["seq"]) == ("stale", 1)
        assert json.loads(friend.frames[-2])["type"] == "happened"
        assert (await friend.act(first_option(friend), seq=7))["code"] == "stale"
        assert (await friend.act(first_option(friend)))["type"] == "done"


async def test_an_action_meant_for_another_game_is_stale(served: Served) -> None:
    async with pair(served) as (host, _):
        told = await host.ask("act", game="another", seq=0, action=first_option(host))
        assert told["code"] == "stale"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"type": "play", "card": 59}, "card-not-in-hand"),
        ({"type": "play", "card": -1}, "card-not-in-hand"),
        ({"type": "discard", "card": 0}, "all-tokens-available"),
        ({"type": "clue", "to": 0, "value": 1}, "clue-to-oneself"),
        ({"type": "clue", "to": 7, "value": 1}, "no-such-seat"),
        ({"type": "clue", "to": 1, "value": 9}, "rank-not-clued"),
        ({"type": "clue", "to": 1, "value": "pink"}, "colour-not-clued"),
        ({"type": "choose", "option": None}, "nothing-to-choose"),
    ],
)
async def test_an_illegal_action_is_refused_in_words_and_does_nothing(
    served: Served, action: dict[str, Any], code: str
) -> None:
    async with pair(served) as (host, friend):
        told = await host.act(action)
        assert (told["type"], told["code"], told["seq"]) == ("refused", code, 0)
        assert worded("de", code, **told["details"]) != worded("en", code, **told["details"])
        assert friend.seq == 0


# Requests that never arrive


BEGUN = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x",
    POST + b"Content-Length: 100\r\n\r\n{",
    POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
)


async def test_nobody_holds_a_connection_for_nothing(served: Served) -> None:
    told = await asyncio.gather(*(heard_after(served, begun) for begun in BEGUN))
    late = b"HTTP/1.1 408 Request Timeout"
    assert [each.partition(b"\r\n")[0] for each in told] == [b"", late, late, late]
    assert "Traceback" not in served.log
    assert '"request-failed"' not in served.log


async def heard_after(served: Served, begun: bytes) -> bytes:
    """What the server sends before it hangs up on a client that begins a request and stops."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(begun)
    try:
        return await asyncio.wait_for(reader.read(), WAIT_LIMIT)
    except ConnectionError:
        return b""
    finally:
        writer.close()


# A database in trouble


async def carries_on(
    served: Served, trouble: Callable[[], Awaitable[None]], mend: Callable[[], None]
) -> None:
    """Nothing is acknowledged while there is trouble; afterwards the same sockets go on."""
    async with pair(served) as (host, friend):
        sockets = (host._socket, friend._socket)
        await host.do("say", text="before")
        await trouble()
        told = await host.ask("say", id="lost", text="meanwhile")
        assert (told["type"], told["code"]) == ("refused", LOST)
        assert (await host.act(first_option(host), id="move"))["code"] == LOST
        await refuses_over_http(served)
        assert '"storage-failed"' in served.log
        mend()
        await until_done(host, "say", id="lost", text="meanwhile")
        action = {"game": host.table["game"], "seq": 0, "action": first_option(host)}
        await until_done(host, "act", id="move", **action)
        await friend.reach(1)
        await friend.until(lambda: len(friend.lines) == 2)
        assert [line["text"] for line in friend.lines] == ["before", "meanwhile"]
        assert (host._socket, friend._socket) == sockets
        assert (await friend.act(first_option(friend)))["type"] == "done"
    assert "Traceback" not in served.log
    assert "meanwhile" not in served.log


async def refuses_over_http(served: Served) -> None:
    await asyncio.sleep(FRESH_SECONDS)
    async with served.client(headers=GERMAN) as client:
        for told in await asyncio.gather(client.post("/api/rooms", json={}), client.get("/ready")):
            assert (told.status_code, told.json()["code"]) == (503, LOST)
            assert told.json()["message"] == worded("de", LOST)
        assert (await client.get("/health")).status_code == 200
    assert LOGGED in served.log


async def until_done(player: Player, kind: str, **fields: Any) -> None:
    """Ask again, as clients do, until it is done."""
    async with asyncio.timeout(WAIT_LIMIT):
        while (told := await player.ask(kind, **fields))["type"] != "done":
            assert told["code"] == LOST, told
            await asyncio.sleep(0.2)


def file_of(url: str) -> str:
    return url.removeprefix("sqlite:///")


async def test_a_locked_database_acknowledges_nothing_until_it_is_free(sqlite_url: str) -> None:
    """A lock is waited for, so this asks for one thing alone."""
    with Served(sqlite_url) as server:
        async with pair(server) as (host, friend):
            with contextlib.closing(sqlite3.connect(file_of(sqlite_url), isolation_level=None)) as lock:
                lock.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(host.ask("say", id="lost", text="meanwhile"))
                # A sign of life does not wait for what the room waits for.
                assert (await host.ask("ping", id="alive"))["type"] == "pong"
                assert not waiting.done()
                told = await waiting
                assert (told["type"], told["code"]) == ("refused", LOST)
                assert '"storage-failed"' in server.log
            await until_done(host, "say", id="lost", text="meanwhile")
            await friend.until(lambda: len(friend.lines) == 1)
            assert (await host.act(first_option(host)))["type"] == "done"


async def test_a_full_disk_acknowledges_nothing_until_there_is_room(sqlite_url: str) -> None:
    with Served(sqlite_url) as server:
        assert server.process is not None
        process, free = server.process.pid, resource.RLIM_INFINITY

        async def trouble() -> None:
            limit(process, LESS_THAN_A_PAGE)

        await carries_on(server, trouble, lambda: limit(process, free))


def limit(process: int, size: int) -> None:
    """How large a process may let a file become: whatever is beyond is not written, as on a full disk."""
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_a_read_only_database_is_refused_until_it_is_writable(sqlite_url: str) -> None:
    """Whatever was open before could still write, so the server is another one."""
    file = Path(file_of(sqlite_url))
    file.chmod(0o400)
    server = Powerless(sqlite_url)
    try:
        server.launch()
        assert server.process is not None
        assert server.process.wait(60) == DatabaseError.EXIT_STATUSES["database-file-denied"]
        assert str(file) in server.log
        file.chmod(0o600)
        server.start()
        room, cookie = await open_room(server.base)
        async with Player(server.base, room, cookie) as host:
            await host.do("enter", name="Ana")
            await host.do("sit")
    finally:
        server.remove()


async def test_a_database_server_that_is_gone_acknowledges_nothing_until_it_is_back(
    postgres: Postgres, postgres_url: str
) -> None:
    with Served(postgres_url) as server:

        async def trouble() -> None:
            postgres.kill()

        def mend() -> None:
            postgres.start()

        try:
            await carries_on(server, trouble, mend)
        finally:
            if postgres.process is None:
                postgres.start()


async def test_who_connects_meanwhile_is_told_to_come_back(postgres: Postgres, postgres_url: str) -> None:
    with Served(postgres_url) as server:
        async with pair(server) as (host, _):
            postgres.kill()
            try:
                told = server.get(f"/api/rooms/{host.room_id}", headers=GERMAN)
                assert told.status_code == 200, "what is in memory is still shown to strangers"
                async with Player(server.base, "another-room") as late:
                    await late.until(lambda: bool(late.closing))
                    assert late.closing == {"type": "closing", "code": LOST, "back_in": 5.0}
                headers = {**GERMAN, "Cookie": str(host.cookie), "Origin": server.base, **UPGRADE}
                told = server.get(f"/api/rooms/{host.room_id}/socket", headers=headers)
                assert (told.status_code, told.json()["message"]) == (503, worded("de", LOST))
                assert LOGGED in server.log
                assert "Traceback" not in server.log
            finally:
                postgres.start()
            async with Player(server.base, host.room_id, host.cookie) as again:
                assert again.seat == 0


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


# Before it starts


def ended(*words: str, language: str = "de") -> tuple[int, str]:
    """The exit status and the message of a command that cannot do what it should."""
    command = [sys.executable, "-m", "hanabi", *words]
    env = {**os.environ, "LANG": f"{language}.UTF-8", "LANGUAGE": language, "LC_ALL": f"{language}.UTF-8"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=WAIT_LIMIT, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_port_in_use_is_named_in_a_sentence(served: Served, tmp_path: Any) -> None:
    code, said = ended("serve", "--port", str(served.port), "--database", f"sqlite:///{tmp_path}/h.db")
    assert code == 1
    assert str(served.port) in said
    assert "--port" in said
    assert "--host" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("database", "cause"),
    [
        ("postgresql://hanabi@127.0.0.1:1/none", "database-unreachable"),
        ("sqlite:////proc/none/hanabi.db", "database-folder-denied"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(database: str, cause: str) -> None:
    words = ("--port", str(free_port()), "--database-wait", "0", "--database", database)
    code, said = ended("serve", *words)
    assert code == DatabaseError.EXIT_STATUSES[cause]
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1, said


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Any) -> None:
    (tmp_path / "diary.db").write_text("Dear diary, today I played Hanabi. " * 100)
    code, said = ended("serve", "--port", str(free_port()), "--database", f"sqlite:///{tmp_path}/diary.db")
    assert code == DatabaseError.EXIT_STATUSES["database-not-sqlite"]
    assert "ist keine SQLite-Datenbank" in said
