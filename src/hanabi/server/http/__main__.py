"""`python -m hanabi.server.http FOLDER` writes the bodies of HTTP requests and responses as TypeScript."""

import sys
from pathlib import Path

from hanabi.server.http.openapi import KINDS
from hanabi.wire.schema import protocol_schema, type_schemas
from hanabi.wire.typescript import bodies_module

FILE = Path("src", "http.ts")
"""Where the types are kept in `web/`."""


def bodies() -> str:
    """The contents of the generated file."""
    return bodies_module(type_schemas(KINDS), protocol_schema()["$defs"])


if __name__ == "__main__":
    (Path(sys.argv[1]) / FILE).write_text(bodies(), encoding="utf-8")
