"""The base of our enumerations."""

from enum import Enum


class NamedEnum(Enum):
    """An enumeration whose members print as Python code, such as `Touch.OWN`, which `eval` reads back."""

    def __repr__(self) -> str:
        return str(self)
