"""Values to JSON and back: frozen dataclasses, enums, tuples and mappings, by their type hints.

Every member of a tagged union carries its `"type"`, and everything else is plain fields. The messages of
`hanabi.wire` are the same JSON, byte by byte. Decoding trusts nothing: a missing, unknown or ill-typed field
raises `Malformed` with the path to it.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, NewType, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
T = TypeVar("T")
PLAIN = (int, str, float, bool)
"""What JSON has itself."""


class Malformed(ValueError):
    """A JSON form that stands for no value; `path` leads to the part that is wrong."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def to_json(value: object) -> str:
    """Write a value as JSON on one line, without spaces."""
    return json.dumps(encode(value), ensure_ascii=False, separators=(",", ":"))


def encode(value: object) -> Json:
    """Turn a value into what `json.dumps` takes."""
    # Nearly everything is one of these, and what follows takes much longer.
    if value is None or type(value) in PLAIN:
        return cast(Json, value)
    if isinstance(value, Enum):
        return encode(value.value)
    if is_dataclass(value) and not isinstance(value, type):
        return _encode_dataclass(value, tagged=hasattr(value, "tag"))
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    return cast(Json, value)


def tag_of(kind: type) -> str:
    """The `"type"` of a member of a tagged union: its `tag`, or the name of the class in lower case."""
    return cast(str, getattr(kind, "tag", kind.__name__.lower()))


def is_tagged_union(hint: Any) -> bool:
    """Whether a type hint is a union with a member that has a `tag`; all its dataclasses are tagged then."""
    is_union = get_origin(hint) in (Union, UnionType)
    return is_union and any(hasattr(member, "tag") for member in get_args(hint))


def _encode_dataclass(value: Any, *, tagged: bool) -> Json:
    kind: type = type(value)
    unions = _union_fields(kind)
    named = {
        name: _encode_member(getattr(value, name)) if name in unions else encode(getattr(value, name))
        for name in _hints(kind)
    }
    return {"type": tag_of(kind), **named} if tagged else named


def _encode_member(value: object) -> Json:
    """Encode a member of a tagged union, which may have no tag of its own."""
    return _encode_dataclass(value, tagged=True) if is_dataclass(value) else encode(value)


def decode(kind: type[T], data: object) -> T:
    """The value of this kind that a JSON form stands for."""
    return cast(T, _decode(kind, data, getattr(kind, "__name__", "value").lower()))


def _decode(hint: Any, data: object, path: str) -> object:
    if type(data) is hint:
        return data
    if isinstance(hint, NewType):
        return _decode(hint.__supertype__, data, path)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _decode_enum(hint, data, path)
    if is_dataclass(hint):
        return _decode_dataclass(hint, data, path, tagged=hasattr(hint, "tag"))
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return _decode_union(get_args(hint), data, path)
    if origin is tuple:
        return _decode_tuple(get_args(hint), data, path)
    if origin is not None and issubclass(origin, Mapping):
        return _decode_mapping(get_args(hint), data, path)
    raise Malformed(path)


def _decode_union(members: tuple[Any, ...], data: object, path: str) -> object:
    if data is None and NoneType in members:
        return None
    if isinstance(data, dict) and "type" in data:
        tagged = {
            tag_of(member): member for member in members if isinstance(member, type) and is_dataclass(member)
        }
        if data["type"] not in list(tagged):
            raise Malformed(path)
        return _decode_dataclass(tagged[data["type"]], data, path, tagged=True)
    for member in members:
        if member is not NoneType and _could_be(member, data):
            return _decode(member, data, path)
    raise Malformed(path)


def _could_be(member: Any, data: object) -> bool:
    if isinstance(data, dict):
        return is_dataclass(member) and not hasattr(member, "tag")
    if isinstance(member, type) and issubclass(member, Enum):
        return isinstance(data, str)
    if isinstance(member, NewType):
        member = member.__supertype__
    return type(data) is member


def _decode_tuple(members: tuple[Any, ...], data: object, path: str) -> tuple[object, ...]:
    if not isinstance(data, list):
        raise Malformed(path)
    return tuple(_decode(members[0], item, f"{path}[{place}]") for place, item in enumerate(data))


def _decode_mapping(members: tuple[Any, ...], data: object, path: str) -> dict[object, object]:
    if not isinstance(data, dict):
        raise Malformed(path)
    key_kind, kind = members
    return {
        _decode_key(key_kind, key, path): _decode(kind, item, f"{path}.{key}") for key, item in data.items()
    }


def _decode_key(kind: Any, key: str, path: str) -> str | int:
    """A key of a mapping; JSON writes numbers as text there."""
    if kind is str:
        return key
    if not (key.isascii() and key.isdigit()):
        raise Malformed(f"{path}.{key}")
    return int(key)


def _decode_enum(kind: type[Enum], data: object, path: str) -> Enum:
    for member in kind:
        if member.value == data and type(member.value) is type(data):
            return member
    raise Malformed(path)


def _decode_dataclass(kind: Any, data: object, path: str, *, tagged: bool) -> object:
    hints = _hints(kind)
    if not isinstance(data, dict) or (tagged and data.get("type") != tag_of(kind)):
        raise Malformed(path)
    given = set(data) - ({"type"} if tagged else set())
    if given != set(hints):
        odd = min(str(name) for name in given ^ set(hints))
        raise Malformed(f"{path}.{odd}")
    return kind(**{name: _decode(hint, data[name], f"{path}.{name}") for name, hint in hints.items()})


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {entry.name: hints[entry.name] for entry in fields(kind) if entry.init}


@cache
def _union_fields(kind: type) -> frozenset[str]:
    """The fields of a dataclass that hold a member of a tagged union."""
    return frozenset(name for name, hint in _hints(kind).items() if is_tagged_union(hint))
