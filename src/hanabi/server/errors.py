"""Errors of the server, besides those of the rules."""

from typing import ClassVar

from hanabi.errors import HanabiError


class ServerError(HanabiError):
    """Something that the server cannot do."""


class StorageError(ServerError):
    """A write or read that failed; after `storage-unavailable` it is unknown whether anything was written."""

    @property
    def log_fields(self) -> dict[str, str | int]:
        """The fields of a log line: the driver's error class and code, never its message.

        Messages quote addresses, names and values.
        """
        fault = driver_error(self.__cause__)
        if fault is None:
            return {"code": self.code}
        known = {name: getattr(fault, attribute, None) for name, attribute in _ERROR_CODES.items()}
        return {"code": self.code, "error": _class_name(fault), **{n: v for n, v in known.items() if v}}


_ERROR_CODES = {"sqlstate": "sqlstate", "sqlite": "sqlite_errorname", "errno": "errno"}


class DatabaseError(StorageError):
    """Why a database cannot be used at all; each cause has an exit status of its own."""

    EXIT_STATUSES: ClassVar[dict[str, int]] = {
        "database-url": 10,
        "database-unreachable": 11,
        "database-unknown-host": 12,
        "database-silent": 13,
        "database-not-postgresql": 14,
        "database-tls": 15,
        "database-wrong-password": 16,
        "database-role-refused": 17,
        "database-unknown-name": 18,
        "database-no-rights": 19,
        "database-starting": 20,
        "database-overcrowded": 21,
        "database-not-sqlite": 22,
        "database-corrupt": 23,
        "database-file-denied": 24,
        "database-folder-denied": 25,
        "database-locked": 26,
        "database-disk-full": 27,
        "database-disk-failed": 28,
        "database-too-new": 29,
        "database-failed": 30,
    }
    TRANSIENT_CODES: ClassVar[frozenset[str]] = frozenset(
        {
            "database-unreachable",
            "database-unknown-host",
            "database-silent",
            "database-starting",
            "database-overcrowded",
            "database-locked",
        }
    )
    """Causes that may go away while a database is starting, so that waiting makes sense."""

    @property
    def exit_status(self) -> int:
        return self.EXIT_STATUSES[self.code]

    @property
    def may_pass(self) -> bool:
        return self.code in self.TRANSIENT_CODES


def driver_error(fault: BaseException | None) -> BaseException | None:
    """Return what the driver raised, without the exceptions that SQLAlchemy wraps around it."""
    wrapped = getattr(fault, "orig", None)
    if not isinstance(wrapped, BaseException):
        return fault
    return wrapped.__cause__ or wrapped


def _class_name(fault: BaseException) -> str:
    kind = type(fault)
    return kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
