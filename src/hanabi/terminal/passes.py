"""Who this person is to each server: the cookie it gave, kept where nobody else reads it."""

import json
import os
from pathlib import Path
from typing import Any

FILE = "servers"
ONLY_OWNER = 0o600


class Passes:
    """The cookies of servers and the name last used, in one file of a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    def cookie(self, origin: str) -> str | None:
        """The cookie a server gave; a server is known by its origin."""
        found = self._read().get("cookies")
        cookie = found.get(origin) if isinstance(found, dict) else None
        return cookie if isinstance(cookie, str) and _fit(cookie) else None

    def name(self) -> str | None:
        """The name last used, on any server."""
        name = self._read().get("name")
        return name if isinstance(name, str) else None

    def keep_cookie(self, origin: str, cookie: str) -> bool:
        """Keep a cookie; whether that was possible."""
        found = self._read().get("cookies")
        cookies = found if isinstance(found, dict) else {}
        return self._write(cookies={**cookies, origin: cookie})

    def keep_name(self, name: str) -> None:
        self._write(name=name)

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, **fields: object) -> bool:
        """Change the file, whole or not at all; a fresh one is never readable by others."""
        text = json.dumps(self._read() | fields, indent=1).encode()
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_OWNER), "wb") as target:
                target.write(text)
            fresh.replace(self.path)
        except OSError:
            return False
        return True


def _fit(cookie: str) -> bool:
    """Whether a cookie may stand in a header."""
    return cookie.isascii() and cookie.isprintable() and "=" in cookie
