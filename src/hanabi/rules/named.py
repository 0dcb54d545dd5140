"""Closed sets of named things."""

from enum import Enum


class Named(Enum):
    """An enumeration whose members print as the code that names them."""

    def __repr__(self) -> str:
        return str(self)
