"""What a room refuses."""

from typing import NoReturn

from hanabi.errors import HanabiError


class RoomError(HanabiError):
    """A request that a room refuses."""


def refuse(code: str, **details: str | int) -> NoReturn:
    """Refuse a request to a room."""
    raise RoomError(code, **details)
