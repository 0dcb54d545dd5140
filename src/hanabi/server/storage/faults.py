"""Failures of the database: which are its own, which are caused by the work, and how they are reported."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.server.errors import StorageError

FAULTS = (DBAPIError, PoolTimeout, OSError)

# PostgreSQL's error classes for bad data, violated constraints and bad statements.
_WORK_SQLSTATES = ("22", "23", "42")
_TRANSIENT_SQLSTATES = ("40001", "40P01")  # a serialization failure, a deadlock


@asynccontextmanager
async def connect(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a connection for one use; after a failure it is discarded, since its state is unknown."""
    connection = await engine.connect()
    try:
        yield connection
    except FAULTS:
        await connection.invalidate()
        raise
    finally:
        await connection.close()


@asynccontextmanager
async def wrap_database_errors() -> AsyncIterator[None]:
    """Turn whatever the database raises into a `StorageError`."""
    try:
        yield
    except FAULTS as fault:
        raise storage_error(fault) from fault


def storage_error(fault: BaseException) -> StorageError:
    """Return our error for a failure: the work was refused, or nothing can be stored at all."""
    return StorageError("storage-refused" if is_caused_by_work(fault) else "storage-unavailable")


def is_caused_by_work(fault: BaseException) -> bool:
    """Whether even a healthy database would refuse this again."""
    if isinstance(fault, IntegrityError | DataError | ProgrammingError):
        return True
    return _sqlstate(fault).startswith(_WORK_SQLSTATES) or isinstance(_cause(fault), ValueError)


def is_transient(fault: BaseException) -> bool:
    """Whether the database rolled back in favour of another transaction and expects a retry."""
    return _sqlstate(fault) in _TRANSIENT_SQLSTATES


def _sqlstate(fault: BaseException) -> str:
    return getattr(getattr(fault, "orig", None), "sqlstate", None) or ""


def _cause(fault: BaseException) -> BaseException | None:
    """Return the driver's own exception, which is a ValueError if it could not encode a value."""
    original = getattr(fault, "orig", None)
    return original.__cause__ if isinstance(original, BaseException) else None
