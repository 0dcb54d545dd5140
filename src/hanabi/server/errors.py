"""What the server refuses, beside what the rules refuse."""

from typing import NoReturn

from hanabi.errors import HanabiError


class ServerError(HanabiError):
    """Something the server cannot do."""


class StorageError(ServerError):
    """Something the database did not take; with `storage-unavailable` nobody knows whether it was written."""


class RoomError(ServerError):
    """A request that a room refuses."""


def refuse(code: str, **details: str | int) -> NoReturn:
    """Refuse a request to a room."""
    raise RoomError(code, **details)
