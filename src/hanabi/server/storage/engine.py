"""Connections to the database: which driver, which timeouts, and how a transaction begins."""

import asyncio
import errno
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import aiosqlite
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hanabi.server.errors import DatabaseError

STATEMENT_TIMEOUT = 5.0
SWITCH_PAUSE = 0.01
POOL_TIMEOUT = 30.0
"""How long to wait for a connection: a crowd that comes back at once is not a failure of the database."""
# Connections beyond the pool are closed after each use, so a returning crowd would keep opening new ones.
POOL_OPTIONS: dict[str, Any] = {
    "pool_size": 10,
    "max_overflow": 0,
    "pool_timeout": POOL_TIMEOUT,
    "hide_parameters": True,
}
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_BEGIN = "hanabi_begin"


def make_engine(url: str | URL, patience: float | None = STATEMENT_TIMEOUT) -> AsyncEngine:
    """Create an engine for `sqlite:///path` or `postgresql://…`; a statement may take `patience` seconds."""
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        return _sqlite_engine(address, 60.0 if patience is None else patience)
    return _postgresql_engine(address, patience)


def read_url(url: str | URL) -> URL:
    """Parse an address and select our driver; refuse any other database."""
    try:
        address = make_url(_with_escaped_password(url) if isinstance(url, str) else url)
    except (ArgumentError, ValueError):
        raise DatabaseError("database-url", url=_hide_secrets(str(url))) from None
    driver = DRIVERS.get(address.drivername)
    in_memory = driver == DRIVERS["sqlite"] and address.database in (None, "", ":memory:")
    if driver is None or in_memory:
        raise DatabaseError("database-url", url=address.render_as_string(hide_password=True))
    return address.set(drivername=driver)


def with_password(url: str, password: str) -> str:
    """Return the address with another password, whatever characters it contains."""
    return read_url(url).set(password=password).render_as_string(hide_password=False)


def _with_escaped_password(url: str) -> str:
    """Escape every `@` in the password of an address: the last `@` ends the password."""
    scheme, separator, rest = url.partition("://")
    before_query, mark, query = rest.partition("?")
    login, at, place = before_query.rpartition("@")
    return f"{scheme}{separator}{login.replace('@', '%40')}{at}{place}{mark}{query}"


def _hide_secrets(url: str) -> str:
    """Return what can be shown of an invalid address: anything after the first colon may be a password."""
    scheme, colon, rest = url.partition(":")
    return f"{scheme}{colon}…" if rest else url


def reading_engine(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine for single reads, which need no transaction."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_BEGIN: None})
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def writing_engine(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine for writes; SQLite can only wait for its write lock at the start of a transaction."""
    return engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})


def snapshot_engine(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine for reads that must be consistent with one another."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def _postgresql_engine(address: URL, patience: float | None) -> AsyncEngine:
    arguments: dict[str, Any] = {"timeout": STATEMENT_TIMEOUT, "command_timeout": patience}
    if patience is not None:
        # A process that hangs in the middle of a transaction must not keep its locks.
        arguments["server_settings"] = {"idle_in_transaction_session_timeout": str(int(patience * 1000))}
    return create_async_engine(address, connect_args=arguments, **POOL_OPTIONS)


def _sqlite_engine(address: URL, patience: float) -> AsyncEngine:
    assert address.database is not None
    if not address.database.startswith("file:"):
        _make_private_file(Path(address.database))
    # Without an isolation level the driver leaves BEGIN to us.
    arguments = {"isolation_level": None, "timeout": patience}
    engine = create_async_engine(address, connect_args=arguments, **POOL_OPTIONS)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _make_private_file(path: Path) -> None:
    """Create the file and its folder unless they exist, accessible to their owner only.

    SQLite gives the files it creates next to a database the permissions of the database. So a database that
    cannot be written is not even opened: those files would stay unwritable after its permissions are fixed.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    if not path.is_file() or not os.access(path, os.R_OK | os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def _set_pragmas(connection: Any, _record: object) -> None:
    connection.run_async(_use_write_ahead_log)
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _use_write_ahead_log(connection: aiosqlite.Connection) -> None:
    """Switch the file to a write-ahead log, which it keeps.

    When several connections switch a new file at the same time, SQLite refuses some of them at once instead
    of letting them wait for their timeout, since they block each other.
    """
    deadline = monotonic() + STATEMENT_TIMEOUT
    while True:
        try:
            await connection.execute_fetchall("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or monotonic() > deadline:
                raise
        await asyncio.sleep(SWITCH_PAUSE)


def _is_busy(error: sqlite3.OperationalError) -> bool:
    """Whether another connection has a lock; the upper bits of the code say which."""
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _begin(connection: Connection) -> None:
    begin = connection.get_execution_options().get(_BEGIN, "BEGIN")
    if begin:
        connection.exec_driver_sql(begin)
