"""Names that cannot be guessed, for rooms, games and people."""

from secrets import token_urlsafe


def new_id(bytes: int = 9) -> str:
    """Random text that can stand in an address; it never looks like an option of a command."""
    while (made := token_urlsafe(bytes)).startswith("-"):
        pass
    return made
