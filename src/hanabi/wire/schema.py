"""The protocol as one JSON schema: everything that a client may send or receive."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias, cast

import msgspec

from hanabi.wire.messages import AnyTold
from hanabi.wire.requests import AnyRequest
from hanabi.wire.values import WireEvent, WireMove, source_of

Schema: TypeAlias = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
POINTER = "#/$defs/"
UNIONS: dict[str, Any] = {
    "AnyRequest": AnyRequest,
    "AnyTold": AnyTold,
    "Action": WireMove,
    "GameEvent": WireEvent,
}
UNION_DOCS = {
    "AnyRequest": "Anything a client may send.",
    "AnyTold": "Anything the server may send.",
    "Action": "What a player may do.",
    "GameEvent": "What happened in a game, as far as its receiver may see it.",
}
NAMES = {
    "DealtGame": "Game",
    "hanabi.rules.cards.Card": "Card",
    "hanabi.wire.values.Card": "ChosenCard",
}
"""What some classes are called here; two of the same name go by their full names."""


@cache
def protocol_schema() -> Schema:
    """The JSON schema of a message in either direction; each type is in `$defs` by its name."""
    made, _ = _components(())
    return {
        "$schema": DIALECT,
        "title": "Hanabi protocol",
        "anyOf": [_pointer("AnyRequest"), _pointer("AnyTold")],
        "$defs": _define_unions(made) | type_schemas(tuple(UNIONS.values())),
    }


def type_schemas(roots: tuple[Any, ...]) -> Schema:
    """The schema of every class that a value of one of the types `roots` may contain, by its name."""
    unions, found = _components(roots)
    return {
        _title(kind): _describe(_tidy(found[_component(kind, found)], unions), kind)
        for kind in classes(roots)
    }


def _components(roots: tuple[Any, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schemas of the unions by name, and those of all classes within them and `roots`."""
    made, found = msgspec.json.schema_components((*UNIONS.values(), *roots), ref_template=POINTER + "{name}")
    return dict(zip(UNIONS, made, strict=False)), found


def classes(kinds: tuple[Any, ...]) -> tuple[type, ...]:
    """Every class that a value of these types may contain, once each, in the order of appearance."""
    return tuple(
        dict.fromkeys(kind for each in kinds for kind in _classes_within(msgspec.inspect.type_info(each)))
    )


def _classes_within(info: Any) -> Iterator[type]:
    match info:
        case msgspec.inspect.StructType() | msgspec.inspect.DataclassType():
            yield info.cls
            for entry in info.fields:
                yield from _classes_within(entry.type)
        case msgspec.inspect.EnumType():
            yield info.cls
        case msgspec.inspect.UnionType():
            for member in info.types:
                yield from _classes_within(member)
        case msgspec.inspect.VarTupleType():
            yield from _classes_within(info.item_type)
        case msgspec.inspect.DictType():
            yield from _classes_within(info.value_type)


def _component(kind: type, found: dict[str, Any]) -> str:
    """The key of a class in msgspec's components: its full name if several classes share the short one."""
    full = _full_name(kind)
    return full if full in found else kind.__name__


def _full_name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _title(kind: type) -> str:
    return NAMES.get(_full_name(kind)) or NAMES.get(kind.__name__, kind.__name__)


def _pointer(component: str) -> Schema:
    return {"$ref": POINTER + NAMES.get(component, component)}


def _define_unions(unions: dict[str, Any]) -> Schema:
    """The schemas of the unions, by name."""
    return {
        name: {"title": name, "description": UNION_DOCS[name]} | _tidy(schema, {})
        for name, schema in unions.items()
    }


def _tidy(node: Any, unions: dict[str, Any]) -> Any:
    """Replace unions by references, and drop what is not JSON schema (OpenAPI's `discriminator`)."""
    if isinstance(node, list):
        return [_tidy(each, unions) for each in node]
    if not isinstance(node, dict):
        return node
    if node in unions.values():
        return _pointer(next(name for name, schema in unions.items() if schema == node))
    if "$ref" in node:
        return node | _pointer(node["$ref"].removeprefix(POINTER))
    return {key: _tidy(each, unions) for key, each in node.items() if key != "discriminator"}


def _describe(schema: Schema, kind: type) -> Schema:
    """Add descriptions to a schema: the attribute docstrings of its class, for each field or member."""
    named = schema | {"title": _title(kind), "description": inspect.cleandoc(schema["description"])}
    words = _words(source_of(kind))
    if issubclass(kind, Enum):
        return named | _values(named["description"], kind, words)
    return _require_every_field(named, kind) | {
        "properties": {
            name: field | ({"description": words[name]} if name in words else {})
            for name, field in schema["properties"].items()
        }
    }


def _values(description: str, kind: type[Enum], words: dict[str, str]) -> Schema:
    """The values of an enumeration in the order of its source, with their descriptions."""
    lines = [f"`{member.value}`: {words[name]}" for name, member in kind.__members__.items() if name in words]
    return {"enum": [member.value for member in kind], "description": "\n".join((description, *lines))}


def _require_every_field(schema: Schema, kind: Any) -> Schema:
    """Mark all fields of a class that only the server sends as required, and allow new fields to be added."""
    if kind in classes((AnyRequest,)) or _omits(kind):
        return schema
    told = {key: value for key, value in schema.items() if key != "additionalProperties"}
    return told | {"required": list(schema["properties"])}


def _omits(kind: Any) -> bool:
    return not is_dataclass(kind) and bool(kind.__struct_config__.omit_defaults)


@cache
def _words(kind: type) -> dict[str, str]:
    """The attribute docstrings of a class, by field; they exist only in its source."""
    [found] = [node for node in _tree(kind.__module__).body if _is_class(node, kind.__name__)]
    body = cast(ast.ClassDef, found).body
    return {
        name: text for field, below in pairwise(body) if (name := _target(field)) and (text := _text(below))
    }


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(__import__(module, fromlist=["_"])))


def _is_class(node: ast.stmt, name: str) -> bool:
    return isinstance(node, ast.ClassDef) and node.name == name


def _target(node: ast.stmt) -> str | None:
    """The name that a statement in a class body assigns or annotates, if any."""
    match node:
        case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
            return name
        case _:
            return None


def _text(node: ast.stmt) -> str | None:
    match node:
        case ast.Expr(ast.Constant(str(text))):
            return inspect.cleandoc(text)
        case _:
            return None
