"""The cookies by which servers know this person, in a file that only its owner can read."""

import getpass
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hanabi.text import Catalogue

FILE_NAME = "servers"
OWNER_ONLY = 0o600
IDENTITY_NAMES = ("hanabi", "__Host-hanabi")
"""The names of the cookie that identifies a person: over HTTP, and over HTTPS."""


class CookieStore:
    """The cookies of all servers and the last used name, in one file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def cookie(self, origin: str) -> str | None:
        """The cookie of the server at `origin`, or None."""
        found = self._read().get("cookies")
        cookie = found.get(origin) if isinstance(found, dict) else None
        return cookie if isinstance(cookie, str) and _is_valid(cookie) else None

    def name(self) -> str | None:
        """The last name used on any server, or None."""
        name = self._read().get("name")
        return name if isinstance(name, str) else None

    def save_cookie(self, origin: str, cookie: str) -> bool:
        """Save a cookie; return whether it could be written."""
        found = self._read().get("cookies")
        cookies = found if isinstance(found, dict) else {}
        return self._write(cookies={**cookies, origin: cookie})

    def save_name(self, name: str) -> None:
        self._write(name=name)

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, **fields: object) -> bool:
        """Replace the file atomically; the new one is created readable by its owner only."""
        text = json.dumps(self._read() | fields, indent=1).encode()
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as target:
                target.write(text)
            fresh.replace(self.path)
        except OSError:
            return False
        return True


def find_identity(headers: Iterable[str]) -> str | None:
    """The cookie that identifies this person, from the `Set-Cookie` headers of a response; None if none does.

    It has no attributes. A proxy may set cookies of its own; they are passed over.
    """
    cookies = (header.partition(";")[0].strip() for header in headers)
    found = [cookie for cookie in cookies if cookie.partition("=")[0].strip() in IDENTITY_NAMES]
    return found[-1] if found else None


def _is_valid(cookie: str) -> bool:
    """Whether a cookie may be sent in a header."""
    return cookie.isascii() and cookie.isprintable() and "=" in cookie


def default_name(catalogue: Catalogue, passes: CookieStore) -> str:
    """The suggested name of a player: the last one used, or the login name."""
    try:
        return passes.name() or getpass.getuser()
    except (OSError, KeyError, ImportError):
        return catalogue.say("player-default")
