"""Errors of a room: what it refuses."""

from typing import NoReturn

from hanabi.errors import HanabiError


class RoomError(HanabiError):
    """A request that a room refuses."""


def refuse(code: str, **details: str | int) -> NoReturn:
    """Raise a RoomError with this code."""
    raise RoomError(code, **details)
