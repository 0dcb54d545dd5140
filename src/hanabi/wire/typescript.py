"""Generate TypeScript types from the JSON schema of the protocol."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from hanabi.wire.requests import LARGEST_MESSAGE, PROTOCOL
from hanabi.wire.schema import POINTER, Schema
from hanabi.wire.terms import Remark

HEAD = "// Made by `make protocol` from {source}; changes here are lost."
WIDTH = 100
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def protocol_module(types: Schema) -> str:
    """Generate the module of the protocol: its constants, and a type for every schema in `types`."""
    return _module("the messages of hanabi.wire", constants(), types)


def bodies_module(types: Schema, protocol: Schema) -> str:
    """Generate a module with the `types` that the protocol lacks; it imports what they use of `protocol`."""
    own = {name: each for name, each in types.items() if name not in protocol}
    used = sorted(_references(own) & set(protocol))
    imports = ("import type {", *(f"  {name}," for name in used), '} from "./protocol";')
    return _module("the bodies of hanabi.server.http", imports, own)


def _module(source: str, top: Iterable[str], types: Schema) -> str:
    declared = ("\n".join(("", *declaration(name, each))) for name, each in types.items())
    return "\n".join((HEAD.format(source=source), "", *top, *declared, ""))


def _references(node: Any) -> set[str]:
    """The names of the types that a schema refers to."""
    if isinstance(node, list):
        return set[str]().union(*map(_references, node))
    if not isinstance(node, dict):
        return set()
    own = {node["$ref"].removeprefix(POINTER)} if "$ref" in node else set()
    return own.union(*map(_references, node.values()))


def constants() -> Iterator[str]:
    """The constants that a client needs."""
    yield f"export const PROTOCOL = {PROTOCOL};"
    yield "/** Bytes of a request. */"
    yield f"export const LARGEST_MESSAGE = {LARGEST_MESSAGE};"
    yield "/** What may be said in a room of remarks, in the order of the buttons. */"
    yield f"export const REMARKS = {json.dumps([remark.value for remark in Remark], indent=2)} as const;"


def declaration(name: str, schema: Schema) -> Iterator[str]:
    """The lines of an interface or of a union type."""
    yield from comment(schema, "")
    if "properties" in schema:
        yield f"export interface {name} {{"
        for field, each in schema["properties"].items():
            yield from member(field, each, field in schema["required"])
        yield "}"
    else:
        yield from union(name, members(schema))


def member(name: str, schema: Schema, required: bool) -> Iterator[str]:
    """The lines of a field; all are readonly, since messages are never changed."""
    yield from comment(schema, "  ")
    yield f"  readonly {name}{'' if required else '?'}: {' | '.join(members(schema))};"


def union(name: str, found: tuple[str, ...]) -> Iterator[str]:
    """The lines of a union type, on one line if it fits."""
    line = f"export type {name} = {' | '.join(found)};"
    if len(line) <= WIDTH:
        yield line
    else:
        yield f"export type {name} ="
        yield from (f"  | {each}" for each in found[:-1])
        yield f"  | {found[-1]};"


def members(schema: Schema) -> tuple[str, ...]:
    """The types that a value may have, once each."""
    if "$ref" in schema:
        return (schema["$ref"].removeprefix(POINTER),)
    if "enum" in schema:
        return tuple(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return tuple(dict.fromkeys(kind for each in schema["anyOf"] for kind in members(each)))
    match schema["type"]:
        case "array":
            return (f"readonly {_item(members(schema['items']))}[]",)
        case "object":
            return (f"Readonly<Record<string, {' | '.join(members(schema['additionalProperties']))}>>",)
        case plain:
            return (PLAIN[plain],)


def _item(found: tuple[str, ...]) -> str:
    """The type of an array's item, in parentheses where the brackets need them."""
    text = " | ".join(found)
    return f"({text})" if len(found) > 1 or text.startswith("readonly ") else text


def comment(schema: Schema, margin: str) -> Iterator[str]:
    """The lines of a comment with the description in a schema, if there is one."""
    lines = schema.get("description", "").splitlines()
    if len(lines) == 1:
        yield f"{margin}/** {lines[0]} */"
    elif lines:
        yield f"{margin}/**"
        yield from (f"{margin} * {line}".rstrip() for line in lines)
        yield f"{margin} */"
