"""Why a database cannot be used: diagnosed by error classes and codes, never by the text of messages."""

import errno
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL

from hanabi.server.errors import DatabaseError, StorageError, driver_error
from hanabi.server.storage.engine import read_url
from hanabi.server.storage.faults import FAULTS

POSTGRESQL_PORT = 5432
# The keys are SQLSTATEs, primary result codes of SQLite, names of system errors, and exception classes.
CAUSES = {
    "28P01": "database-wrong-password",
    "28000": "database-role-refused",
    "3D000": "database-unknown-name",
    "42501": "database-no-rights",
    "3F000": "database-no-rights",
    "57P03": "database-starting",
    "57P01": "database-starting",
    "57P02": "database-starting",
    "53300": "database-overcrowded",
    "53100": "database-disk-full",
    "58030": "database-disk-failed",
    "XX001": "database-corrupt",
    "XX002": "database-corrupt",
    "08001": "database-unreachable",
    "08003": "database-silent",
    "08006": "database-silent",
    "SQLITE-3": "database-file-denied",
    "SQLITE-5": "database-locked",
    "SQLITE-6": "database-locked",
    "SQLITE-8": "database-file-denied",
    "SQLITE-10": "database-disk-failed",
    "SQLITE-11": "database-corrupt",
    "SQLITE-13": "database-disk-full",
    "SQLITE-14": "database-file-denied",
    "SQLITE-26": "database-not-sqlite",
    "ENOSPC": "database-disk-full",
    "EDQUOT": "database-disk-full",
    "EHOSTUNREACH": "database-unreachable",
    "ENETUNREACH": "database-unreachable",
    "ENETDOWN": "database-unreachable",
    "ConnectionRefusedError": "database-unreachable",
    "ConnectionResetError": "database-silent",
    "gaierror": "database-unknown-host",
    "TimeoutError": "database-silent",
    "SSLError": "database-tls",
    "TlsRefused": "database-tls",
    "ConnectionError": "database-not-postgresql",
    "FolderDenied": "database-folder-denied",
    "PermissionError": "database-file-denied",
    "OSError": "database-unreachable",
}


@asynccontextmanager
async def diagnose_failures(url: str | URL) -> AsyncIterator[None]:
    """Raise whatever keeps the database from being used as a DatabaseError with its cause."""
    try:
        yield
    except DatabaseError:
        raise
    except StorageError as error:
        if not isinstance(error.__cause__, FAULTS):
            raise
        raise diagnose(error.__cause__, read_url(url)) from error.__cause__
    except FAULTS as fault:
        raise diagnose(fault, read_url(url)) from fault


def diagnose(fault: BaseException, address: URL) -> DatabaseError:
    """Return the cause of a failure to use the database at an address."""
    driver = driver_error(fault)
    assert driver is not None
    known = next((name for name in _names(driver, address) if name in CAUSES), "")
    file = Path(address.database or "")
    return DatabaseError(
        CAUSES.get(known, "database-failed"),
        host=address.host or "localhost",
        port=str(address.port or POSTGRESQL_PORT),
        user=address.username or "",
        name=address.database or "",
        file=str(file) if address.get_backend_name() == "sqlite" else "",
        folder=str(file.absolute().parent),
        error=type(driver).__name__,
    )


def _names(driver: BaseException, address: URL) -> list[str]:
    """Return everything a failure may be known by, the most specific first."""
    names = [str(getattr(driver, "sqlstate", None))]
    result = getattr(driver, "sqlite_errorcode", None)
    if address.get_backend_name() == "sqlite":
        names += ["FolderDenied"] if _is_folder_denied(driver, address) else []
    elif type(driver) is ConnectionError and _demands_tls(address):
        names += ["TlsRefused"]
    # The low byte of SQLite's extended result codes is the primary code.
    names += [f"SQLITE-{result & 0xFF}"] if isinstance(result, int) else []
    names += [errno.errorcode.get(getattr(driver, "errno", None) or 0, "")]
    return names + [each.__name__ for each in type(driver).__mro__]


def _is_folder_denied(driver: BaseException, address: URL) -> bool:
    """Whether SQLite cannot create its files: the folder is missing, not a folder, or not writable."""
    if isinstance(driver, OSError) and driver.errno not in (errno.ENOSPC, errno.EDQUOT):
        return not os.path.exists(address.database or "")  # noqa: PTH110, unlike Path.exists it never raises
    # SQLITE_READONLY and SQLITE_CANTOPEN.
    denied = getattr(driver, "sqlite_errorcode", 0) & 0xFF in (8, 14)
    folder = Path(address.database or "").absolute().parent
    return denied and not os.access(folder, os.W_OK | os.X_OK)


def _demands_tls(address: URL) -> bool:
    return any(option in address.query for option in ("ssl", "sslmode"))
