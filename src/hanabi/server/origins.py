"""Where a request comes from: only pages of this server may act for the people who visit it."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

LOOPBACK = ("localhost", "ip6-localhost")


def is_own_origin(connection: HTTPConnection, public: str) -> bool:
    """Whether an Origin is this server's: the public address exactly, or the address it was asked at."""
    origin = connection.headers.get("origin", "").lower()
    if public:
        return origin == public
    host = connection.headers.get("host", "").lower()
    return _may_be_ours(host) and origin in (f"http://{host}", f"https://{host}")


def _may_be_ours(host: str) -> bool:
    """Whether a name is this machine's own, so that no foreign name can be pointed at it."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name in LOOPBACK or name == socket.gethostname().lower() or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
