"""Backups: a whole database in one file, taken while servers write, and restored."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

from sqlalchemy import URL, Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.server.errors import StorageError
from hanabi.server.storage.diagnosis import diagnose_failures
from hanabi.server.storage.engine import (
    make_engine,
    read_url,
    reading_engine,
    snapshot_engine,
    writing_engine,
)
from hanabi.server.storage.faults import connect, wrap_database_errors
from hanabi.server.storage.migrate import HEAD, REVISIONS, migrate, read_revision
from hanabi.server.storage.schema import METADATA, PRESENCE, PROCESSES, ROOMS
from hanabi.server.storage.store import Store

ROWS_AT_ONCE = 500
BACKUP_PATTERN = "hanabi-" + "[0-9]" * 8 + "-" + "[0-9]" * 6 + ".db"
"""The names of backups made into a folder; nothing else there is ever deleted."""
COPIED_TABLES = tuple(table for table in METADATA.sorted_tables if table not in (PRESENCE, PROCESSES))
"""The tables that mean something without the running servers, ordered by their foreign keys."""


async def back_up(source_url: str, file: Path) -> None:
    """Copy the database, as it is at one moment, to a new SQLite file with the same schema."""
    _refuse_existing(file)
    _refuse_missing(source_url)
    unfinished = _private_file(file)
    try:
        async with diagnose_failures(source_url), wrap_database_errors():
            await _copy_into_file(source_url, unfinished)
        _finish_file(unfinished)
        _refuse_existing(file)
        unfinished.rename(file)
        _sync(file.parent)
    finally:
        _remove_leftovers(unfinished)


async def back_up_into(folder: Path, source_url: str, keep: int | None = None) -> Path:
    """Make a backup named after the present time; of those in the folder, only the `keep` newest remain."""
    file = folder / f"hanabi-{datetime.now(UTC):%Y%m%d-%H%M%S}.db"
    await back_up(source_url, file)
    for old in sorted(folder.glob(BACKUP_PATTERN))[:-keep] if keep else ():
        old.unlink()
    return file


async def restore(file: Path, target_url: str) -> None:
    """Copy the rows of a backup to a database that has no rooms; all of them or none."""
    with _open_backup(file) as backup:
        async with diagnose_failures(target_url), wrap_database_errors(), _open_engine(target_url) as engine:
            await migrate(engine)
            async with connect(writing_engine(engine)) as target:
                await _refuse_rooms(target)
                await _replace_all(backup, target)
                await target.commit()


async def open_existing(url: str) -> Store:
    """Open an existing database with the schema of this program, without creating or migrating anything."""
    _refuse_missing(url)
    async with diagnose_failures(url):
        engine = make_engine(url)
        try:
            async with wrap_database_errors(), connect(reading_engine(engine)) as connection:
                await _refuse_old(connection)
        except BaseException:
            await engine.dispose()
            raise
        return Store(engine)


async def _copy_into_file(source_url: str, file: Path) -> None:
    async with (
        _open_engine(source_url) as there,
        _open_engine(URL.create("sqlite", database=str(file))) as here,
    ):
        await migrate(here)
        async with connect(snapshot_engine(there)) as source, connect(writing_engine(here)) as target:
            await _refuse_old(source)
            for table in COPIED_TABLES:
                await _copy(table, source, target)
            await target.commit()


async def _copy(table: Table, source: AsyncConnection, target: AsyncConnection) -> None:
    async with source.stream(select(table)) as rows:
        async for some in rows.mappings().partitions(ROWS_AT_ONCE):
            await target.execute(table.insert(), [dict(row) for row in some])


async def _replace_all(backup: sqlite3.Connection, target: AsyncConnection) -> None:
    # A server that has run once has made keys; the backup's replace them, since they signed the cookies.
    for table in reversed(COPIED_TABLES):
        await target.execute(delete(table))
    for table in COPIED_TABLES:
        for some in _row_batches(backup, table):
            await target.execute(table.insert(), some)


def _row_batches(backup: sqlite3.Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows of a table in batches."""
    names = [column.name for column in table.columns]
    rows = backup.execute(f"SELECT {', '.join(names)} FROM {table.name}")
    while some := rows.fetchmany(ROWS_AT_ONCE):
        yield [dict(zip(names, row, strict=True)) for row in some]


@asynccontextmanager
async def _open_engine(url: str | URL) -> AsyncIterator[AsyncEngine]:
    engine = make_engine(url, patience=None)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def _open_backup(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a backup read-only."""
    if not file.exists():
        raise StorageError("file-not-found", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as backup:
            _refuse_strangers(backup, file)
            yield backup
    except sqlite3.Error as error:
        raise StorageError("not-a-backup", file=str(file)) from error


def _refuse_strangers(backup: sqlite3.Connection, file: Path) -> None:
    found = backup.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None or found[0] != HEAD:
        known = found is not None and found[0] in REVISIONS
        raise StorageError("backup-too-old" if known else "not-a-backup", file=str(file))


async def _refuse_old(source: AsyncConnection) -> None:
    if await read_revision(source) != HEAD:
        raise StorageError("database-too-old")


async def _refuse_rooms(target: AsyncConnection) -> None:
    if (await target.execute(select(ROOMS.c.id).limit(1))).first() is not None:
        raise StorageError("database-not-empty")


def _refuse_missing(source_url: str) -> None:
    """Refuse a SQLite file that does not exist: a mistyped path must not become an empty database."""
    address = read_url(source_url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").exists():
        raise StorageError("database-missing", url=address.database or "")


def _refuse_existing(file: Path) -> None:
    if file.exists():
        raise StorageError("file-exists", file=str(file))


def _private_file(file: Path) -> Path:
    """Create an empty file next to the target that only its owner may read, since it will contain secrets."""
    unfinished = file.with_name(f".{file.name}.{token_hex(4)}")
    try:
        unfinished.touch(mode=0o600, exist_ok=False)
    except OSError as error:
        raise StorageError("file-unwritable", file=str(file)) from error
    return unfinished


def _finish_file(file: Path) -> None:
    """Merge the write-ahead log into the file, and flush it to disk."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    _sync(file)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _remove_leftovers(unfinished: Path) -> None:
    """Remove what is left of a backup that failed."""
    for ending in ("", "-wal", "-shm", "-journal"):
        unfinished.with_name(unfinished.name + ending).unlink(missing_ok=True)
