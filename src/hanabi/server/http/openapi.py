"""The OpenAPI description of the HTTP routes, whose bodies are structs."""

import json
from typing import Any, cast

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from hanabi.answers.refusals import Refusal
from hanabi.wire.schema import POINTER, protocol_schema, type_schemas

TEMPLATE = "#/components/schemas/{name}"
BODIES: list[type] = []
"""Every struct that a route takes or gives, once the routes are imported."""
REFUSALS = {
    400: "The request cannot be carried out.",
    403: "The request comes from a foreign page.",
    404: "There is no such thing.",
    408: "The request did not arrive in time.",
    409: "Not now, or not in this form.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    429: "Too many requests or connections.",
    431: "The address or the headers are too large.",
    503: "The database does not answer; try again.",
}


def takes(kind: Any) -> dict[str, Any]:
    """Describe the request body of a route."""
    return {"openapi_extra": {"requestBody": {"required": True, **_content(kind)}}}


def gives(kind: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Describe the responses of a route."""
    answers: dict[int | str, dict[str, Any]] = {status: {"description": "Done.", **_content(kind)}}
    for code, text in REFUSALS.items():
        answers[code] = {"description": text, **_content(Refusal)}
    return answers


def describe_api(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI description of an application; it is built once."""
    if app.openapi_schema is None:
        schema = get_openapi(title="Hanabi", version="1", routes=app.routes)
        schema.setdefault("components", {}).setdefault("schemas", {}).update(_components())
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        app.openapi_schema = schema
    return app.openapi_schema


def _components() -> dict[str, Any]:
    """Return the schemas of all bodies, and of what is in them."""
    unions = {name: protocol_schema()["$defs"][name] for name in ("Action", "GameEvent")}
    written = json.dumps(unions | type_schemas(tuple(BODIES)))
    return cast(dict[str, Any], json.loads(written.replace(POINTER, TEMPLATE.format(name=""))))


def _content(kind: Any) -> dict[str, Any]:
    if not isinstance(kind, type):
        return {"content": {"application/json": {"schema": {"type": "object"}}}}
    if kind not in BODIES:
        BODIES.append(kind)
    return {"content": {"application/json": {"schema": {"$ref": TEMPLATE.format(name=kind.__name__)}}}}
