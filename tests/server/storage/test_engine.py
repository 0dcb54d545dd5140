"""Which databases are taken, and how SQLite is set up."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.server.errors import StorageError
from hanabi.server.storage.engine import make_engine, read_url, reading_engine, writing_engine
from hanabi.server.storage.faults import connect

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///games.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:////var/games.db", "sqlite+aiosqlite"),
        ("postgres://anna@host/games", "postgresql+asyncpg"),
        ("postgresql://anna:word@host:5433/games", "postgresql+asyncpg"),
        ("postgresql+asyncpg://host/games", "postgresql+asyncpg"),
    ],
)
def test_a_database_is_named_by_its_address(url: str, driver: str) -> None:
    assert read_url(url).drivername == driver


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("mysql://anna:word@host/games", "mysql://anna:***@host/games"),
        ("postgresql+psycopg://anna:word@host/games", "postgresql+psycopg://anna:***@host/games"),
        ("sqlite://", "sqlite://"),
        ("sqlite:///:memory:", "sqlite:///%3Amemory%3A"),
        ("games.db", "games.db"),
        ("foo:", "foo:"),
        ("postgresql://anna:word@host:port/games", "postgresql:…"),
    ],
)
def test_any_other_address_is_refused_without_showing_a_password(url: str, shown: str) -> None:
    with pytest.raises(StorageError) as refused:
        make_engine(url)
    assert (refused.value.code, refused.value.details) == ("database-url", {"url": shown})


async def test_sqlite_keeps_what_is_committed_and_makes_its_folder(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/some/where/games.db")
    async with engine.connect() as connection:
        settings = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    await engine.dispose()
    assert settings == ["wal", 2, 1, 5000]
    assert (tmp_path / "some" / "where").stat().st_mode & 0o077 == 0


async def test_several_connections_can_open_a_new_file_at_once(tmp_path: Path) -> None:
    for number in range(50):
        engines = [make_engine(f"sqlite:///{tmp_path}/{number}.db") for _ in range(4)]
        await asyncio.gather(*(open_once(engine) for engine in engines))


async def open_once(engine: AsyncEngine) -> None:
    async with connect(engine):
        pass
    await engine.dispose()


async def test_writers_wait_for_each_other_instead_of_failing(sqlite_url: str) -> None:
    engine = make_engine(sqlite_url)
    async with writing_engine(engine).begin() as connection:
        await connection.execute(text("CREATE TABLE counts (value INTEGER)"))
        await connection.execute(text("INSERT INTO counts VALUES (0)"))

    async def count() -> None:
        """Reads before it writes, which SQLite refuses to a transaction that others have overtaken."""
        async with writing_engine(engine).begin() as connection:
            value = (await connection.execute(text("SELECT value FROM counts"))).scalar_one()
            await asyncio.sleep(0.002)
            await connection.execute(text("UPDATE counts SET value = :value"), {"value": value + 1})

    await asyncio.gather(*(count() for _ in range(10)))
    async with reading_engine(engine).connect() as connection:
        assert (await connection.execute(text("SELECT value FROM counts"))).scalar_one() == 10
    await engine.dispose()


@pytest.mark.parametrize(("error", "opened"), [(OSError("gone"), 2), (LookupError("a mistake"), 1)])
async def test_a_connection_that_failed_is_not_used_again(
    sqlite_url: str, error: Exception, opened: int
) -> None:
    engine, seen = make_engine(sqlite_url), list[object]()
    event.listen(engine.sync_engine, "connect", lambda connection, _: seen.append(connection))
    for _ in range(2):
        with pytest.raises(type(error)):
            await spoil(engine, error)
    await engine.dispose()
    assert len(seen) == opened


async def spoil(engine: AsyncEngine, error: Exception) -> None:
    async with connect(engine) as connection:
        await connection.execute(text("SELECT 1"))
        raise error
