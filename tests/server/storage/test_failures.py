"""A database that fails: what is acknowledged is kept, and the server continues once it is back."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event, select
from sqlalchemy.exc import DBAPIError

from hanabi.server.errors import StorageError
from hanabi.server.storage.schema import ROOMS
from hanabi.server.storage.statements import insert_new
from hanabi.server.storage.store import Store
from tests.server.services import Postgres
from tests.waits import WAIT_LIMIT, until

pytestmark = pytest.mark.anyio

PATIENCE = 0.5
"""Seconds that a store waits for a lock."""
ANSWER_LIMIT = 3.0
"""Seconds that a store waits for a server that is frozen; one that runs must answer within them."""


@pytest.fixture
async def file_store(sqlite_url: str) -> AsyncIterator[Store]:
    """A store on SQLite that does not wait long."""
    store = await Store.open(sqlite_url, PATIENCE)
    yield store
    await store.close()


@pytest.fixture
async def server_store(postgres_url: str) -> AsyncIterator[Store]:
    """A store on PostgreSQL that does not wait long."""
    store = await Store.open(postgres_url, ANSWER_LIMIT)
    yield store
    await store.close()


@pytest.fixture
def mortal(postgres: Postgres) -> Iterator[Postgres]:
    """The PostgreSQL server, which the test may kill or freeze."""
    yield postgres
    postgres.thaw()
    if postgres.process is None:
        postgres.start()


async def refuses_everything(store: Store) -> None:
    """Reads, writes and the check that it works all say the same."""
    for asked in (store.open_room("lost", "1", 1.0), store.check_ready(), store.entries("lost")):
        with pytest.raises(StorageError, match="storage-unavailable"):
            await asked


async def refuses_writes(store: Store, room: str = "lost") -> None:
    for asked in (store.open_room(room, "1", 1.0), store.check_ready()):
        with pytest.raises(StorageError, match="storage-unavailable"):
            await asked


async def works(store: Store) -> None:
    await store.check_ready()
    assert await store.open_room("later", "1", 1.0)
    assert await store.entries("later")
    assert not await store.entries("lost")


async def test_a_database_that_is_locked_refuses_writes_until_it_is_free(file_store: Store) -> None:
    path = file_store.engine.url.database
    assert path is not None
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await refuses_writes(file_store)
        assert not await file_store.entries("lost"), "reading goes on"
    await works(file_store)


async def test_a_full_database_refuses_writes_until_there_is_room(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    pages: list[int] = [60]

    def limit(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages[0]}")

    event.listen(store.engine.sync_engine, "connect", limit)
    await store.engine.dispose()
    kept = await fill(store)
    pages[0] = 10_000
    await store.engine.dispose()
    assert (await store.last_numbers([f"room-{n}" for n in range(kept + 1)], []))[0].keys() == {
        f"room-{n}" for n in range(kept)
    }
    await works(store)
    await store.close()


async def fill(store: Store) -> int:
    """How many rooms were taken before the first refusal."""
    for number in range(1000):
        if await refusal(store, f"room-{number}", "x" * 5000) == "storage-unavailable":
            return number
    pytest.fail("the database was never full")


async def refusal(store: Store, room: str, entry: str = "1") -> str | None:
    """The code with which a new room is refused."""
    try:
        assert await store.open_room(room, entry, 1.0)
    except StorageError as refused:
        return refused.code
    return None


SHORT_OF_DISK = """
import asyncio, resource, sys
from hanabi.server.errors import StorageError
from hanabi.server.storage.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, unlimited[1]))
    kept = 0
    try:
        while await store.open_room(f"room-{kept}", "x" * 5000, 1.0):
            kept += 1
    except StorageError as refused:
        assert refused.code == "storage-unavailable"
    assert 0 < kept < 1000
    assert await store.entries(f"room-{kept - 1}")
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    assert await store.open_room("later", "1", 1.0)
    rooms = (await store.last_numbers([f"room-{n}" for n in range(2000)], []))[0]
    assert len(rooms) == kept, (len(rooms), kept)
    await store.close()

asyncio.run(main())
"""


async def test_what_the_system_will_not_write_is_not_acknowledged(sqlite_url: str) -> None:
    await run_alone(SHORT_OF_DISK, sqlite_url)


READ_ONLY = """
import asyncio, pathlib, sys
from hanabi.server.errors import StorageError
from hanabi.server.storage.store import Store

async def refused(store):
    try:
        await store.open_room("room", "1", 1.0)
    except StorageError as refused:
        return refused.code

async def main():
    file = pathlib.Path(sys.argv[1].removeprefix("sqlite:///"))
    store = await Store.open(sys.argv[1])
    await store.engine.dispose()
    file.chmod(0o400)
    file.parent.chmod(0o500)
    assert await refused(store) == "storage-unavailable"
    assert await refused(store) == "storage-unavailable"
    file.parent.chmod(0o700)
    file.chmod(0o600)
    assert await refused(store) is None
    assert await store.entries("room")
    await store.close()

asyncio.run(main())
"""


async def test_a_read_only_file_refuses_writes_until_it_is_writable(sqlite_url: str) -> None:
    await run_alone(READ_ONLY, sqlite_url)


async def run_alone(program: str, url: str) -> None:
    """Runs in a process of its own, in which permissions hold for root too."""
    root = os.geteuid() == 0
    powerless = [shutil.which("setpriv") or "setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    command = [*(powerless if root else []), sys.executable, "-W", "error", "-c", program, url]
    await asyncio.to_thread(subprocess.run, command, check=True, timeout=WAIT_LIMIT)


async def test_a_file_that_is_no_database_is_an_error_of_ours(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("Dear diary, today I played Hanabi. " * 100)
    with pytest.raises(StorageError, match="storage-unavailable"):
        await Store.open(f"sqlite:///{tmp_path}/games.db")


async def test_a_server_that_is_not_there_is_an_error_of_ours() -> None:
    with pytest.raises(StorageError, match="storage-unavailable"):
        await Store.open("postgresql://hanabi@127.0.0.1:1/games")


async def test_a_killed_server_refuses_and_the_first_write_after_its_return_works(
    mortal: Postgres, server_store: Store
) -> None:
    await server_store.open_room("kept", "1", 1.0)
    mortal.kill()
    await refuses_everything(server_store)
    mortal.start()
    await works(server_store)
    assert await server_store.entries("kept")


async def test_a_restart_nobody_noticed_costs_one_refusal(mortal: Postgres, server_store: Store) -> None:
    await asyncio.gather(*(server_store.entries("x") for _ in range(5)))
    mortal.kill()
    mortal.start()
    with pytest.raises(StorageError, match="storage-unavailable"):
        await server_store.open_room("lost", "1", 1.0)
    await works(server_store)


async def test_a_server_killed_under_load_keeps_what_was_acknowledged(
    mortal: Postgres, server_store: Store
) -> None:
    kept: list[str] = []

    async def play(name: int) -> None:
        """Opens rooms until the first refusal."""
        for number in range(10_000):
            room = f"{name}-{number}"
            if await refusal(server_store, room) == "storage-unavailable":
                return
            kept.append(room)

    players = [asyncio.create_task(play(name)) for name in range(8)]
    await until(lambda: len(kept) > 100, "rooms to be opened")
    mortal.kill()
    await asyncio.gather(*players)
    mortal.start()
    assert kept
    assert (await server_store.last_numbers(kept, []))[0].keys() == set(kept)


async def test_a_server_that_hangs_refuses_in_time_and_goes_on_when_it_wakes(
    mortal: Postgres, server_store: Store
) -> None:
    await server_store.open_room("kept", "1", 1.0)
    await asyncio.gather(*(server_store.entries("kept") for _ in range(5)))
    mortal.freeze()
    answers = await asyncio.gather(
        server_store.entries("kept"),
        *(server_store.open_room(f"lost-{number}", "1", 1.0) for number in range(3)),
        return_exceptions=True,
    )
    mortal.thaw()
    assert [getattr(answer, "code", None) for answer in answers] == ["storage-unavailable"] * 4
    await works(server_store)
    assert await server_store.entries("kept")


async def test_a_process_that_stops_in_a_transaction_does_not_keep_others_waiting(
    server_store: Store, postgres_url: str
) -> None:
    neighbour = await Store.open(postgres_url)
    async with server_store.engine.connect() as stopped:
        assert await insert_new(stopped, ROOMS, id="room", at=1.0, touched=1.0)
        assert await neighbour.open_room("room", "1", 2.0)
        with pytest.raises(DBAPIError):
            await stopped.execute(select(ROOMS))
    assert len(await neighbour.entries("room")) == 1
    await neighbour.close()
