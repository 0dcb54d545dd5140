"""What type hints say about a value's form in JSON."""

import re
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, NewType, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
TAG_FIELD = "type"


@dataclass(frozen=True, slots=True)
class IntegerRange:
    """In an `Annotated` hint: the integers that are accepted."""

    least: int
    most: int

    def accepts(self, value: int) -> bool:
        return self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class TextForm:
    """In an `Annotated` hint: the texts that are accepted."""

    pattern: str
    """A regular expression that says the same in JavaScript."""
    shortest: int = 0
    longest: int | None = None

    def accepts(self, value: str) -> bool:
        long_enough = self.shortest <= len(value) and (self.longest is None or len(value) <= self.longest)
        return long_enough and re.search(self.pattern, value) is not None


def tag_of(kind: type) -> str:
    """The `"type"` of a member of a tagged union: its `tag`, or the name of the class in lower case."""
    return cast(str, getattr(kind, "tag", kind.__name__.lower()))


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def is_enum(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Enum)


def is_mapping(hint: Any) -> bool:
    origin = get_origin(hint)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def is_tagged_union(hint: Any) -> bool:
    """Whether a type hint is a union with a member that has a `tag`; all its dataclasses are tagged then."""
    return is_union(hint) and any(hasattr(member, "tag") for member in get_args(hint))


def plain(hint: Any) -> Any:
    """A hint without its name (`NewType`) and without what is annotated to it."""
    while True:
        if isinstance(hint, NewType):
            hint = hint.__supertype__
        elif get_origin(hint) is Annotated:
            hint = get_args(hint)[0]
        else:
            return hint


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """The type hint of each field that a dataclass is made from."""
    hints = get_type_hints(kind, include_extras=True)
    return {entry.name: hints[entry.name] for entry in fields(kind) if entry.init}


@cache
def defaults_of(kind: type) -> dict[str, Any]:
    """The default of each field of a dataclass that has one."""
    defaults = {
        entry.name: entry.default if entry.default_factory is MISSING else entry.default_factory()
        for entry in fields(kind)
    }
    return {name: default for name, default in defaults.items() if default is not MISSING}
