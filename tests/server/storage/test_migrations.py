"""Databases of every age come to the schema of this program, or are refused."""

import asyncio
import sys
import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine.interfaces import ReflectedIndex
from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.server.errors import StorageError
from hanabi.server.storage import migrate as migration
from hanabi.server.storage.engine import make_engine
from hanabi.server.storage.migrate import HEAD, MIGRATIONS, REVISIONS, migrate
from hanabi.server.storage.schema import METADATA
from hanabi.server.storage.store import Store
from tests.server.storage.upgrading import upgrade_to

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))


def constraints(connection: Connection) -> dict[str, str]:
    """What alembic does not compare: the primary keys, and what indexes leave out."""
    found = inspect(connection)
    return {
        name: f"{found.get_pk_constraint(name)} {[conditions(index) for index in found.get_indexes(name)]}"
        for name in METADATA.tables
    }


def conditions(index: ReflectedIndex) -> list[str]:
    return [str(value) for value in index.get("dialect_options", {}).values()]


async def stamp(engine: AsyncEngine, revision: str) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": revision})


def test_the_program_knows_its_revisions() -> None:
    script = ScriptDirectory(str(MIGRATIONS))
    assert tuple(one.revision for one in reversed(list(script.walk_revisions()))) == REVISIONS
    assert script.get_heads() == [HEAD]


async def test_migrations_make_the_tables_of_the_schema(bare_url: str) -> None:
    engine = make_engine(bare_url)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        migrated = await connection.run_sync(constraints)
    async with engine.begin() as connection:
        await connection.run_sync(METADATA.drop_all)
        await connection.run_sync(METADATA.create_all)
    async with engine.connect() as connection:
        assert await connection.run_sync(constraints) == migrated
    await engine.dispose()


async def test_several_that_start_at_once_migrate_once(
    bare_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrades: list[Connection] = []
    upgrade = migration._upgrade

    def slowly(connection: Connection) -> None:
        upgrades.append(connection)
        upgrade(connection)
        time.sleep(0.1)

    monkeypatch.setattr(migration, "_upgrade", slowly)
    stores = await asyncio.gather(*(Store.open(bare_url) for _ in range(4)))
    assert len(upgrades) == 1
    assert await stores[3].open_room("room", "1", 1.0)
    assert await stores[0].entries("room")
    await asyncio.gather(*(store.close() for store in stores))


OPENING = (
    "import asyncio, sys; from hanabi.server.storage.store import Store; asyncio.run(Store.open(sys.argv[1]))"
)


async def test_processes_that_start_at_once_come_up_and_one_needs_alembic(bare_url: str) -> None:
    command = [sys.executable, "-c", f"{OPENING}; sys.exit('alembic' in sys.modules)", bare_url]
    processes = [await asyncio.create_subprocess_exec(*command) for _ in range(2)]
    assert sorted([await process.wait() for process in processes]) == [0, 1]


async def test_an_up_to_date_database_is_opened_by_reading(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(database_url)).close()
    monkeypatch.delattr(migration, "_upgrade_alone")
    await (await Store.open(database_url)).close()


async def test_a_failed_migration_leaves_nothing(bare_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = migration._upgrade

    def halfway(connection: Connection) -> None:
        upgrade(connection)
        raise OSError("the machine went away")

    monkeypatch.setattr(migration, "_upgrade", halfway)
    engine = make_engine(bare_url)
    with pytest.raises(StorageError, match="storage-unavailable"):
        await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == []
    monkeypatch.undo()
    await migrate(engine)
    await engine.dispose()


async def test_a_database_of_a_newer_program_is_refused(database_url: str) -> None:
    engine = make_engine(database_url)
    await migrate(engine)
    await stamp(engine, "0999")
    await engine.dispose()
    with pytest.raises(StorageError) as refused:
        await Store.open(database_url)
    assert (refused.value.code, refused.value.details) == ("database-too-new", {"revision": "0999"})


async def test_what_is_shown_in_a_review_moves_to_its_room(bare_url: str) -> None:
    engine = make_engine(bare_url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_to, "0003")
        for room in ("one", "two"):
            await connection.execute(text("INSERT INTO rooms VALUES (:id, 0, 0, NULL)"), {"id": room})
        for name in ("secret", "showing/one", "showing/forgotten"):
            await connection.execute(text("INSERT INTO keys VALUES (:name, :name)"), {"name": name})
    await migrate(engine)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT name FROM keys"))).all() == [("secret",)]
    await engine.dispose()
    store = await Store.open(bare_url)
    assert await store.reviews(["one", "two"]) == {"one": "showing/one"}
    await store.close()
