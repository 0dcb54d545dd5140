"""Opening a room on a server, to be its host."""

import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any

from hanabi.errors import HanabiError
from hanabi.terminal.links import Link, RemoteError, read_server, unreached
from hanabi.terminal.passes import Passes

PATIENCE = 30.0
LARGEST_ANSWER = 64 * 1024


def open_room(server: str, passes: Passes, ruleset: str, seats: int) -> Link:
    """A new room on a server, which knows its host by the cookie that is kept."""
    there = read_server(server)
    headers = {"Content-Type": "application/json", "Origin": there.origin}
    if cookie := passes.cookie(there.origin):
        headers["Cookie"] = cookie
    body = json.dumps({"ruleset": ruleset, "seats": seats}).encode()
    request = urllib.request.Request(f"{there.origin}/api/rooms", body, headers, method="POST")
    answer, fresh = _asked(there, request)
    if fresh:
        passes.keep_cookie(there.origin, fresh.split(";")[0])
    return read_room(there, answer)


def read_room(there: Link, answer: Any) -> Link:
    """The link of the room a server says it opened."""
    room = answer.get("room") if isinstance(answer, dict) else None
    if not isinstance(room, str):
        raise RemoteError("no-hanabi-server", server=there.origin)
    return Link(there.scheme, there.host, room)


def _asked(there: Link, request: urllib.request.Request) -> tuple[Any, str | None]:
    """What a server answers, and the cookie it gives; whatever goes wrong is told in words."""
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read(LARGEST_ANSWER)), answer.headers["Set-Cookie"]
    except urllib.error.HTTPError as error:
        raise _refusal(there, error) from error
    except (HTTPException, ValueError) as error:
        raise RemoteError("no-hanabi-server", server=there.origin) from error
    except OSError as error:
        raise unreached(there, getattr(error, "reason", error)) from error


def _refusal(there: Link, error: urllib.error.HTTPError) -> HanabiError:
    """A server's own refusal, by its code."""
    try:
        told = json.loads(error.read(LARGEST_ANSWER))
        return RemoteError(str(told["code"]), **{str(name): value for name, value in told["details"].items()})
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return RemoteError("no-hanabi-server", server=there.origin)
