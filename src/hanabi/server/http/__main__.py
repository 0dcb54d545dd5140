"""`python -m hanabi.server.http FOLDER` writes what the page knows of its server before it asks.

The bodies of HTTP requests and responses as TypeScript, and what our own boxes are called.
"""

import sys
from pathlib import Path

import hanabi.server.http.routes  # noqa: F401 (they name the bodies)
from hanabi.answers.rulebooks import box_messages
from hanabi.rules.keys import OWN_KEYS
from hanabi.server.http.openapi import BODIES
from hanabi.text import languages
from hanabi.wire.schema import protocol_schema, type_schemas
from hanabi.wire.typescript import bodies_module

FILE = Path("src", "http.ts")
"""Where the types are kept in `web/`."""
BOXES = Path("src", "boxes")
"""Where the names of our boxes are kept in `web/`, a file for each language."""


def bodies() -> str:
    """The contents of the generated file."""
    return bodies_module(type_schemas(tuple(BODIES)), protocol_schema()["$defs"])


def box_files() -> dict[str, str]:
    """The names and the contents of the files about boxes."""
    return {f"{language}.ftl": box_messages(language, OWN_KEYS) for language in languages()}


if __name__ == "__main__":
    web = Path(sys.argv[1])
    (web / FILE).write_text(bodies(), encoding="utf-8")
    (web / BOXES).mkdir(exist_ok=True)
    for name, text in box_files().items():
        (web / BOXES / name).write_text(text, encoding="utf-8")
