"""JSON to values: a reader for each type hint, put together once."""

import json
import math
import re
from collections.abc import Callable
from dataclasses import is_dataclass
from enum import Enum, auto
from functools import cache
from itertools import cycle
from types import NoneType
from typing import Annotated, Any, NewType, NoReturn, TypeAlias, TypeVar, cast, get_args, get_origin

from hanabi.codec import hints

T = TypeVar("T")
Reader: TypeAlias = Callable[[Any], Any]
PLAIN = (int, str, float, bool)
"""What JSON has itself."""
WHOLE = hints.IntegerRange(-(2**31), 2**31 - 1)
"""The integers that a refusal can quote."""
LONG = hints.IntegerRange(-(2**63), 2**63 - 1)
"""The integers that other programs can hold, too."""
LONGEST_KEY = 19
"""How many digits a number that is a key may have."""
SURROGATE = re.compile("[\ud800-\udfff]")
"""Half of a character: JSON can write it, but no message can hold it."""


class Malformed(ValueError):
    """A JSON form that stands for no value; `path` leads to the part that is wrong."""

    def __init__(self, path: str = "") -> None:
        super().__init__(path)
        self.path = path

    def within(self, step: str) -> "Malformed":
        """The same error, seen from one step further out."""
        return Malformed(step + self.path)


class Strictness(Enum):
    """How closely a JSON form must follow the fields of its dataclasses."""

    EXACT = auto()
    """Every field is there and nothing else."""
    CLOSED = auto()
    """What has a default may be missing, and integers have a size; for what strangers send."""
    OPEN = auto()
    """What has a default may be missing, and what is unknown is ignored; for what newer programs write."""


def decode(kind: type[T], data: object, strictness: Strictness = Strictness.EXACT) -> T:
    """The value of this kind that a JSON form stands for."""
    try:
        return cast(T, _reader(cast(Any, kind), strictness)(data))
    except Malformed as error:
        raise error.within(getattr(kind, "__name__", "value").lower()) from error


def json_reader(hint: Any, strictness: Strictness) -> Callable[[str | bytes], Any]:
    """A function that reads JSON text; paths in its errors begin with `$`."""
    read = _reader(hint, strictness)

    def read_json(text: str | bytes) -> Any:
        try:
            return read(parse_json(text))
        except Malformed as error:
            raise error.within("$") from error

    return read_json


def _refuse_constant(name: str) -> NoReturn:
    """Refuse the numbers that Python would read and JSON does not have."""
    raise ValueError(name)


_decoder = json.JSONDecoder(parse_constant=_refuse_constant)


def parse_json(text: str | bytes) -> object:
    """Parse JSON text of any form; raise Malformed if it is none."""
    try:
        return _decoder.decode(text if isinstance(text, str) else text.decode())
    except (ValueError, RecursionError) as error:
        raise Malformed from error


@cache
def _reader(hint: Any, strictness: Strictness) -> Reader:
    """The function that reads what a hint describes."""
    if isinstance(hint, NewType):
        return _reader(hint.__supertype__, strictness)
    if get_origin(hint) is Annotated:
        return _limited_reader(*get_args(hint))
    if hint in PLAIN:
        return _plain_reader(hint, strictness)
    if hints.is_enum(hint):
        return _enum_reader(hint)
    if is_dataclass(hint):
        return _dataclass_reader(hint, strictness, tagged=hasattr(hint, "tag"))
    if hints.is_union(hint):
        return _union_reader(hint, strictness)
    if get_origin(hint) is tuple:
        return _tuple_reader(get_args(hint), strictness)
    if hints.is_mapping(hint):
        key_kind, kind = get_args(hint)
        return _mapping_reader(key_kind, _reader(kind, strictness))
    return _refuse


def _refuse(_: object) -> NoReturn:
    raise Malformed


def _plain_reader(kind: type, strictness: Strictness) -> Reader:
    if strictness is not Strictness.EXACT:
        if kind is str:
            return _checked(str, lambda text: text.isascii() or not SURROGATE.search(text))
        if kind is float:
            return _read_float
        if kind is int:
            return _checked(int, (WHOLE if strictness is Strictness.CLOSED else LONG).accepts)
    return _checked(kind, lambda _: True)


def _checked(kind: type, accepts: Callable[[Any], bool]) -> Reader:
    """A reader of values of exactly this type that pass a check."""

    def read(data: Any) -> Any:
        if type(data) is kind and accepts(data):
            return data
        raise Malformed

    return read


def _read_float(data: Any) -> float:
    """Read a number; JSON does not tell whole ones from others."""
    try:
        if type(data) in (int, float) and math.isfinite(data):
            return float(data)
    except OverflowError:
        pass
    raise Malformed


def _limited_reader(kind: Any, limit: hints.IntegerRange | hints.TextForm) -> Reader:
    """The reader of an annotated hint."""
    read = _reader(kind, Strictness.OPEN)

    def read_limited(data: Any) -> Any:
        value = read(data)
        if not limit.accepts(value):
            raise Malformed
        return value

    return read_limited


def _enum_reader(kind: type[Enum]) -> Reader:
    members = {(type(member.value), member.value): member for member in kind}

    def read(data: Any) -> Enum:
        if type(data) in PLAIN and (found := members.get((type(data), data))):
            return found
        raise Malformed

    return read


def _tuple_reader(members: tuple[Any, ...], strictness: Strictness) -> Reader:
    length = None if Ellipsis in members else len(members)
    readers = [_reader(member, strictness) for member in members if member is not Ellipsis]

    def read(data: Any) -> tuple[Any, ...]:
        if not isinstance(data, list) or length not in (None, len(data)):
            raise Malformed
        items: list[Any] = []
        try:
            for read_item, item in zip(readers if length else cycle(readers), data, strict=False):
                items.append(read_item(item))
        except Malformed as error:
            raise error.within(f"[{len(items)}]") from error
        return tuple(items)

    return read


def _mapping_reader(key_kind: Any, read_item: Reader) -> Reader:
    read_key = _read_text_key if hints.plain(key_kind) is str else _read_number_key

    def read(data: Any) -> dict[Any, Any]:
        if not isinstance(data, dict):
            raise Malformed
        items: dict[Any, Any] = {}
        for key, item in data.items():
            try:
                items[read_key(key)] = read_item(item)
            except Malformed as error:
                raise error.within(f".{key}") from error
        return items

    return read


def _read_text_key(key: str) -> str:
    return key


def _read_number_key(key: str) -> int:
    """Read a number that is a key; JSON writes it as text there."""
    if not (key.isascii() and key.isdigit() and len(key) <= LONGEST_KEY):
        raise Malformed
    return int(key)


def _dataclass_reader(kind: Any, strictness: Strictness, *, tagged: bool) -> Reader:
    readers = {name: _reader(hint, strictness) for name, hint in hints.hints_of(kind).items()}
    known = readers.keys() | ({hints.TAG_FIELD} if tagged else set())
    optional = set[str]() if strictness is Strictness.EXACT else hints.defaults_of(kind).keys()
    required = readers.keys() - optional
    tag = hints.tag_of(kind) if tagged else None
    is_open = strictness is Strictness.OPEN

    def read(data: Any) -> Any:
        if not isinstance(data, dict) or (tagged and data.get(hints.TAG_FIELD) != tag):
            raise Malformed
        if odd := (required - data.keys()) or (set[str]() if is_open else data.keys() - known):
            raise Malformed(f".{min(map(str, odd))}")
        values = {}
        for name, read_field in readers.items():
            if name in data:
                try:
                    values[name] = read_field(data[name])
                except Malformed as error:
                    raise error.within(f".{name}") from error
        return kind(**values)

    return read


def _union_reader(hint: Any, strictness: Strictness) -> Reader:
    members = get_args(hint)
    may_be_none, is_tagged = NoneType in members, hints.is_tagged_union(hint)
    tagged = {
        hints.tag_of(cast(type, member)): _dataclass_reader(member, strictness, tagged=True)
        for member in members
        if is_tagged and is_dataclass(member)
    }
    # A chosen card of an older replay has no tag.
    untagged = [
        (_test_of(member), _reader(member, strictness))
        for member in members
        if member is not NoneType
        and not hasattr(member, "tag")
        and not (is_tagged and strictness is not Strictness.EXACT and is_dataclass(member))
    ]

    def read(data: Any) -> Any:
        if data is None and may_be_none:
            return None
        if tagged and isinstance(data, dict) and hints.TAG_FIELD in data:
            tag = data[hints.TAG_FIELD]
            return (tagged.get(tag, _refuse) if isinstance(tag, str) else _refuse)(data)
        for could_be, read_member in untagged:
            if could_be(data):
                return read_member(data)
        raise Malformed

    return read


def _test_of(member: Any) -> Callable[[Any], bool]:
    """A function that says whether data has the shape of a member of a union."""
    member = hints.plain(member)
    if is_dataclass(member) or hints.is_mapping(member):
        return lambda data: isinstance(data, dict)
    if get_origin(member) is tuple:
        return lambda data: isinstance(data, list)
    if hints.is_enum(member):
        return lambda data: isinstance(data, str)
    if member is float:
        return lambda data: type(data) in (int, float)
    return lambda data: type(data) is member
