"""`python -m hanabi.wire FOLDER` writes the protocol as a JSON schema and as TypeScript."""

import json
import sys
from pathlib import Path

from hanabi.wire.schema import protocol_schema
from hanabi.wire.typescript import protocol_module


def protocol_files() -> dict[str, str]:
    """The contents of each generated file, by its path in `web/`."""
    schema = protocol_schema()
    written = json.dumps(schema, ensure_ascii=False, indent=2) + "\n"
    return {"protocol.schema.json": written, "src/protocol.ts": protocol_module(schema["$defs"])}


def main(folder: Path) -> None:
    for name, text in protocol_files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
