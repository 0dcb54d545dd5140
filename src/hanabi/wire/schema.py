"""The protocol as one JSON schema: everything that a client may send or receive."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from itertools import pairwise
from types import NoneType
from typing import Annotated, Any, NamedTuple, NewType, TypeAlias, cast, get_args, get_origin

from hanabi.codec import IntegerRange, encode
from hanabi.codec.hints import (
    TAG_FIELD,
    TextForm,
    defaults_of,
    hints_of,
    is_enum,
    is_mapping,
    is_tagged_union,
    is_union,
    plain,
    tag_of,
)
from hanabi.codec.reading import WHOLE
from hanabi.game import Event, PlayerAction
from hanabi.rules import Card
from hanabi.wire.messages import AnyTold, DealtGame
from hanabi.wire.requests import AnyRequest

Schema: TypeAlias = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
POINTER = "#/$defs/"
UNIONS: dict[str, Any] = {
    "AnyRequest": AnyRequest,
    "AnyTold": AnyTold,
    "Action": PlayerAction,
    "GameEvent": Event,
}
UNION_DOCS = {
    "AnyRequest": "Anything a client may send.",
    "AnyTold": "Anything the server may send.",
    "Action": "What a player may do.",
    "GameEvent": "What happened in a game, as far as its receiver may see it.",
}
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


class JsonKind(NamedTuple):
    """A class whose values are sent; `tagged` if they are members of a tagged union."""

    kind: Any
    tagged: bool = False

    @property
    def title(self) -> str:
        """What the class is called here."""
        return NAMES.get(self) or cast(str, self.kind.__name__)


NAMES = {JsonKind(DealtGame, True): "Game", JsonKind(Card, True): "ChosenCard"}


@cache
def protocol_schema() -> Schema:
    """The JSON schema of a message in either direction; each type is in `$defs` by its name."""
    unions = {
        name: {"title": name, "description": UNION_DOCS[name], "anyOf": _members(union)}
        for name, union in UNIONS.items()
    }
    return {
        "$schema": DIALECT,
        "title": "Hanabi protocol",
        "anyOf": [_pointer("AnyRequest"), _pointer("AnyTold")],
        "$defs": unions | type_schemas(tuple(UNIONS.values())),
    }


def type_schemas(roots: tuple[Any, ...]) -> Schema:
    """The schema of every class that a value of one of the types `roots` may contain, by its name."""
    return {each.title: _schema_of_class(each) for each in classes(roots)}


def classes(hints: tuple[Any, ...]) -> tuple[JsonKind, ...]:
    """Every class that a value of these types may contain, once each, in the order of appearance."""
    return tuple(dict.fromkeys(found for hint in hints for found in _classes_within(hint)))


def _classes_within(hint: Any, tagged: bool = False) -> Iterator[JsonKind]:
    hint = plain(hint)
    if is_dataclass(hint):
        yield JsonKind(hint, tagged or hasattr(hint, "tag"))
        for each in hints_of(cast(type, hint)).values():
            yield from _classes_within(each)
    elif is_enum(hint):
        yield JsonKind(hint)
    else:
        for each in get_args(hint):
            yield from _classes_within(each, is_tagged_union(hint))


@cache
def _from_clients() -> frozenset[JsonKind]:
    """The classes that a client may send."""
    return frozenset(classes((AnyRequest,)))


def _schema_of_class(each: JsonKind) -> Schema:
    """The schema of a class, described by its docstrings."""
    kind, about = each.kind, inspect.cleandoc(each.kind.__doc__)
    if is_enum(kind):
        lines = [f"`{kind[name].value}`: {text}" for name, text in _words(kind).items()]
        values = [member.value for member in kind]
        return {"title": each.title, "description": "\n".join((about, *lines)), "enum": values}
    sent = each in _from_clients()
    tag = {TAG_FIELD: {"enum": [tag_of(kind)]}} if each.tagged else {}
    fields = tag | {name: _schema_of_field(kind, name, sent) for name in hints_of(kind)}
    may_be_missing = defaults_of(kind) if sent or getattr(kind, "omits_defaults", False) else {}
    return {
        "title": each.title,
        "description": about,
        "type": "object",
        "properties": fields,
        "required": [name for name in fields if name not in may_be_missing],
    } | ({"additionalProperties": False} if sent else {})


def _schema_of_field(kind: type, name: str, sent: bool) -> Schema:
    defaults, words = defaults_of(kind), _words(kind)
    return (
        _schema_of(hints_of(kind)[name], WHOLE if sent else None)
        | ({"default": encode(defaults[name])} if name in defaults else {})
        | ({"description": words[name]} if name in words else {})
    )


def _schema_of(hint: Any, limit: IntegerRange | TextForm | None = None, tagged: bool = False) -> Schema:
    """The schema of the values that a hint describes."""
    origin = get_origin(hint)
    if isinstance(hint, NewType):
        return _schema_of(hint.__supertype__, limit)
    if origin is Annotated:
        return _schema_of(*get_args(hint))
    if hint in PLAIN:
        return {"type": PLAIN[hint]} | _limits(hint, limit)
    if origin is tuple:
        return {"type": "array", "items": _schema_of(get_args(hint)[0], limit)}
    if is_union(hint):
        return _schema_of_union(hint, limit)
    if is_mapping(hint):
        return {"type": "object", "additionalProperties": _schema_of(get_args(hint)[1], limit)}
    return _pointer(JsonKind(hint, is_dataclass(hint) and (tagged or hasattr(hint, "tag"))).title)


def _schema_of_union(hint: Any, limit: IntegerRange | TextForm | None) -> Schema:
    """The schema of a union: by its name, if it or the rest of it without None has one."""
    rest = {*get_args(hint)} - {NoneType}
    named = next((_pointer(name) for name, union in UNIONS.items() if {*get_args(union)} == rest), None)
    if named is None:
        return {"anyOf": _members(hint, limit)}
    return {"anyOf": [named, _schema_of(NoneType)]} if NoneType in get_args(hint) else named


def _members(union: Any, limit: IntegerRange | TextForm | None = None) -> list[Schema]:
    return [_schema_of(member, limit, is_tagged_union(union)) for member in get_args(union)]


def _limits(kind: type, limit: IntegerRange | TextForm | None) -> Schema:
    """What a limit says of a number or a text."""
    match limit:
        case IntegerRange(least, most) if kind is int:
            return {"minimum": least, "maximum": most}
        case TextForm(pattern, shortest, longest):
            lengths = {"maxLength": longest, "minLength": shortest} if longest else {}
            return lengths | {"pattern": pattern}
        case _:
            return {}


def _pointer(name: str) -> Schema:
    return {"$ref": POINTER + name}


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
