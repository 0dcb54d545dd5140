"""Open a room on a server, over HTTP."""

import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any

from hanabi.client.cookies import CookieStore, find_identity
from hanabi.client.links import Link, RemoteError, read_server, unreachable_error
from hanabi.errors import HanabiError

REQUEST_TIMEOUT = 30.0
LARGEST_ANSWER = 64 * 1024


def open_room(server: str, passes: CookieStore, ruleset: str, seats: int) -> Link:
    """Open a room and return its link; the saved cookie makes this person the host."""
    there = read_server(server)
    headers = {"Content-Type": "application/json", "Origin": there.origin}
    if cookie := passes.cookie(there.origin):
        headers["Cookie"] = cookie
    body = json.dumps({"ruleset": ruleset, "seats": seats}).encode()
    request = urllib.request.Request(f"{there.origin}/api/rooms", body, headers, method="POST")
    answer, fresh = _send_request(there, request)
    if fresh:
        passes.save_cookie(there.origin, fresh)
    return read_room(there, answer)


def read_room(there: Link, answer: Any) -> Link:
    """Parse the link of a new room from the server's answer."""
    room = answer.get("room") if isinstance(answer, dict) else None
    if not isinstance(room, str):
        raise RemoteError("no-hanabi-server", server=there.origin)
    return Link(there.scheme, there.host, room)


def _send_request(there: Link, request: urllib.request.Request) -> tuple[Any, str | None]:
    """Send a request; return the decoded answer and the cookie of this person, or raise RemoteError."""
    try:
        with urllib.request.urlopen(request, timeout=REQUEST_TIMEOUT) as answer:
            given = answer.headers.get_all("Set-Cookie", [])
            return json.loads(answer.read(LARGEST_ANSWER)), find_identity(given)
    except urllib.error.HTTPError as error:
        raise _refusal(there, error) from error
    except (HTTPException, ValueError) as error:
        raise RemoteError("no-hanabi-server", server=there.origin) from error
    except OSError as error:
        raise unreachable_error(there, getattr(error, "reason", error)) from error


def _refusal(there: Link, error: urllib.error.HTTPError) -> HanabiError:
    """The refusal in the body of an HTTP error."""
    try:
        told = json.loads(error.read(LARGEST_ANSWER))
        return RemoteError(str(told["code"]), **{str(name): value for name, value in told["details"].items()})
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return RemoteError("no-hanabi-server", server=there.origin)
