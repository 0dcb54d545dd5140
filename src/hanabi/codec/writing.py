"""Values to JSON: a writer for each type hint, put together once.

What a table tells its players is written many times a second, and mostly says the same. So the text of small
values, which come again and again, is kept.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import is_dataclass
from functools import cache, lru_cache
from operator import attrgetter, call
from types import NoneType
from typing import Any, TypeAlias, cast, get_args, get_origin

from hanabi.codec.hints import (
    TAG_FIELD,
    Json,
    defaults_of,
    hints_of,
    is_enum,
    is_mapping,
    is_tagged_union,
    is_union,
    plain,
    tag_of,
)

Writer: TypeAlias = Callable[[Any], str]
SCALARS = (int, str, bool, NoneType)
TEXTS_KEPT = 2048
"""How many texts are kept of each kind of small value."""

_write_text: Writer = lru_cache(TEXTS_KEPT)(json.JSONEncoder(ensure_ascii=False).encode)
_write_constant: Writer = {True: "true", False: "false", None: "null"}.__getitem__


def to_json(value: object) -> str:
    """Write a value as JSON on one line, without spaces."""
    kind: Any = type(value)
    return _writer(kind)(value)


def json_writer(hint: Any) -> Callable[[Any], str]:
    """A function that writes what a hint describes; `to_json` puts its own together at the first value."""
    return _writer(hint)


def encode(value: object) -> Json:
    """Turn a value into what `json.dumps` takes."""
    return cast(Json, json.loads(to_json(value)))


def _write_items(items: Iterable[object]) -> str:
    return f"[{','.join(map(to_json, items))}]"


def _write_mapping(items: Mapping[object, object]) -> str:
    return f"{{{','.join([f'{_write_text(str(key))}:{to_json(item)}' for key, item in items.items()])}}}"


_PLAIN_WRITERS: dict[Any, Writer] = {
    str: _write_text,
    int: repr,
    float: repr,
    bool: _write_constant,
    NoneType: _write_constant,
    Any: to_json,
}


@cache
def _writer(hint: Any, tagged: bool = False) -> Writer:
    """The function that writes what a hint describes; `tagged` if it is a member of a tagged union."""
    hint = plain(hint)
    if hint in _PLAIN_WRITERS:
        return _PLAIN_WRITERS[hint]
    if is_enum(hint):
        return {member: to_json(member.value) for member in hint}.__getitem__
    if is_dataclass(hint):
        return _dataclass_writer(cast(type, hint), tagged or hasattr(hint, "tag"))
    if is_union(hint):
        return _union_writer(hint)
    if get_origin(hint) is tuple and Ellipsis in get_args(hint):
        return _tuple_writer(get_args(hint)[0])
    if is_mapping(hint):
        return _mapping_writer(*get_args(hint))
    return _writer_of_kind(get_origin(hint) or hint)


def _writer_of_kind(kind: type) -> Writer:
    """The function that writes a collection of any values, each by its own type."""
    if issubclass(kind, tuple | list):
        return _write_items
    if issubclass(kind, Mapping):
        return _write_mapping
    raise TypeError(f"{kind} has no form in JSON")


def _tuple_writer(item: Any) -> Writer:
    write_item = _writer(item)

    def write(value: tuple[Any, ...]) -> str:
        return f"[{','.join(map(write_item, value))}]"

    return lru_cache(TEXTS_KEPT)(write) if _is_scalar(item) else write


def _mapping_writer(key: Any, item: Any) -> Writer:
    write_item = _writer(item)
    write_key: Writer = _write_text if plain(key) is str else lambda key: f'"{key}"'
    return lambda value: (
        f"{{{','.join([f'{write_key(key)}:{write_item(each)}' for key, each in value.items()])}}}"
    )


def _union_writer(hint: Any) -> Writer:
    tagged = is_tagged_union(hint)
    writers = {_type_of(member): _writer(member, tagged) for member in get_args(hint)}
    others = [write for kind, write in writers.items() if kind is not NoneType]
    if len(others) == 1:
        return lambda value: "null" if value is None else others[0](value)
    return lambda value: writers.get(type(value), to_json)(value)


def _type_of(hint: Any) -> Any:
    """The type that a value described by a hint has."""
    hint = plain(hint)
    return dict if is_mapping(hint) else get_origin(hint) or hint


def _is_scalar(hint: Any) -> bool:
    """Whether a hint describes numbers, texts and nothing larger."""
    hint = plain(hint)
    return all(map(_is_scalar, get_args(hint))) if is_union(hint) else hint in SCALARS


def _is_small(hint: Any) -> bool:
    """Whether a hint describes a scalar, a few of them, or a dataclass of such fields."""
    hint = plain(hint)
    if is_dataclass(hint):
        return all(map(_is_small, hints_of(cast(type, hint)).values()))
    if is_union(hint):
        return all(map(_is_small, get_args(hint)))
    if get_origin(hint) is tuple:
        return all(each is Ellipsis or _is_scalar(each) for each in get_args(hint))
    return _is_scalar(hint) or is_enum(hint) or is_mapping(hint)


def _is_hashable(hint: Any) -> bool:
    """Whether there is no mapping among the values that a hint describes."""
    hint = plain(hint)
    parts = hints_of(cast(type, hint)).values() if is_dataclass(hint) else get_args(hint)
    return not is_mapping(hint) and all(map(_is_hashable, parts))


def _dataclass_writer(kind: type, tagged: bool) -> Writer:
    hints = hints_of(kind)
    head = f'"{TAG_FIELD}":{_write_text(tag_of(kind))}' if tagged else ""
    make_writer = _short_writer if getattr(kind, "omits_defaults", False) else _full_writer
    write, values_of = make_writer(kind, head), _getter(tuple(hints))
    if tagged or not all(map(_is_small, hints.values())):
        return lambda value: write(values_of(value))
    write_once = lru_cache(TEXTS_KEPT)(write)
    mappings = [place for place, hint in enumerate(hints.values()) if not _is_hashable(hint)]
    if not mappings:
        return lambda value: write_once(values_of(value))

    def write_small(value: Any) -> str:
        values = values_of(value)
        for place in mappings:
            if values[place] is not None:
                return write(values)
        return write_once(values)

    return write_small


def _full_writer(kind: type, head: str) -> Callable[[tuple[Any, ...]], str]:
    """A function that writes the fields of a dataclass."""
    hints = hints_of(kind)
    writers = tuple(map(_writer, hints.values()))
    form = f"{{{','.join([*filter(None, [head]), *(f'{_write_text(name)}:%s' for name in hints)])}}}"
    return lambda values: form % tuple(map(call, writers, values))


def _short_writer(kind: type, head: str) -> Callable[[tuple[Any, ...]], str]:
    """A function that writes the fields of a dataclass that do not have their default."""
    hints = hints_of(kind)
    leads = [f"{_write_text(name)}:" for name in hints]
    defaults = [defaults_of(kind).get(name, leads) for name in hints]  # nothing has the value `leads`
    writers = list(map(_writer, hints.values()))

    def write(values: tuple[Any, ...]) -> str:
        parts = [
            lead + write_field(value)
            for lead, write_field, default, value in zip(leads, writers, defaults, values, strict=True)
            if value is not default
        ]
        return f"{{{','.join([head, *parts] if head else parts)}}}"

    return write


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """A function that takes all these attributes of a value."""
    if len(names) > 1:
        return cast(Callable[[Any], tuple[Any, ...]], attrgetter(*names))
    return lambda value: tuple(getattr(value, name) for name in names)
