"""Links to rooms as people share them: `https://HOST/r/ROOM`, perhaps with an invitation."""

import re
import socket
import ssl
from dataclasses import dataclass
from urllib.parse import SplitResult, parse_qs, quote, urlencode, urlsplit

from hanabi.errors import HanabiError

DEFAULT_PORTS = {"http": 80, "https": 443}
SOCKET_SCHEMES = {"http": "ws", "https": "wss"}

_ROOM = re.compile(r"/r/([A-Za-z0-9_-]{1,64})/?")


class RemoteError(HanabiError):
    """A link that cannot be used, or a server that cannot be played on."""


@dataclass(frozen=True, slots=True)
class Link:
    """A room on a server."""

    scheme: str
    host: str
    """With its port, unless that is the default one."""
    room: str
    invitation: str | None = None
    """The token that admits to a room by invitation only."""

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"

    def __str__(self) -> str:
        return f"{self.origin}/r/{self.room}{_query(invitation=self.invitation)}"

    def socket_url(self, game: str | None = None, since: int = 0) -> str:
        """The address of the room's socket, for a client that knows the first `since` actions of `game`."""
        query = _query(game=game, since=None if game is None else since, invitation=self.invitation)
        return f"{SOCKET_SCHEMES[self.scheme]}://{self.host}/api/rooms/{self.room}/socket{query}"

    def replay_url(self, game: str) -> str:
        """The address of the replay of a finished game."""
        return f"{self.origin}/api/games/{quote(game, safe='')}/replay?format=hanabi"


def read_link(text: str) -> Link:
    """Parse the link of a room; raise RemoteError otherwise."""
    there, parts = read_server(text), urlsplit(text.strip())
    found = _ROOM.fullmatch(parts.path)
    if found is None:
        raise RemoteError("link-without-room", link=text)
    invitation = parse_qs(parts.query).get("invitation", [None])[0]
    return Link(there.scheme, there.host, found[1], invitation)


def _query(**values: str | int | None) -> str:
    """The query string of these values, leaving out those that are None."""
    given = {name: value for name, value in values.items() if value is not None}
    return f"?{urlencode(given)}" if given else ""


def read_server(text: str) -> Link:
    """Parse the server of a link and ignore its room; raise RemoteError if it is not a link."""
    try:
        parts = urlsplit(text.strip())
        return Link(parts.scheme, _host(parts), "")
    except ValueError as error:
        raise RemoteError("link-unreadable", link=text) from error


def unreachable_error(link: Link, error: object) -> RemoteError:
    """Explain why a server could not be reached, or is not a Hanabi server."""
    match error:
        case ssl.SSLCertVerificationError():
            return RemoteError("certificate-refused", server=link.origin)
        case ssl.SSLError() | ConnectionResetError():
            return RemoteError("no-hanabi-server", server=link.origin)
        case socket.gaierror():
            return RemoteError("no-such-host", host=link.host)
        case TimeoutError():
            return RemoteError("server-silent", server=link.origin)
        case _:
            return RemoteError("server-unreachable", server=link.origin)


def _host(parts: SplitResult) -> str:
    """The host and the port as a browser writes them in an origin; raise ValueError if there are none."""
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        raise ValueError(parts.scheme)
    name = parts.hostname
    shown = f"[{name}]" if ":" in name else name.encode("idna").decode()
    port = parts.port
    return shown if port in (None, DEFAULT_PORTS[parts.scheme]) else f"{shown}:{port}"
