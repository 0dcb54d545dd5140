"""Unguessable ids for rooms, games and people."""

from secrets import token_urlsafe


def new_id(bytes: int = 9) -> str:
    """Return a random URL-safe id; it never starts with `-`, which commands would take for an option."""
    while (made := token_urlsafe(bytes)).startswith("-"):
        pass
    return made
