"""Origins of requests: only pages of this server may act for the people who visit it."""

import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

import idna
from starlette.requests import HTTPConnection

from hanabi.server.errors import ServerError

LOOPBACK = ("localhost", "ip6-localhost")
DEFAULT_PORTS = {"http": 80, "https": 443}


def origin_of(address: str) -> str:
    """Return the origin that browsers send for a public address; refuse an impossible address."""
    try:
        parts, port = urlsplit(address), urlsplit(address).port
        host = _host_name(parts)
    except (ValueError, UnicodeError) as error:
        raise ServerError("bad-address", address=address) from error
    if parts.scheme not in DEFAULT_PORTS or not host or parts.username is not None:
        raise ServerError("bad-address", address=parts._replace(netloc=host).geturl())
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ServerError("address-below-root", address=address, root=f"{parts.scheme}://{parts.netloc}")
    usual = port in (None, DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{port}"


def own_address(connection: HTTPConnection, public: str) -> str:
    """Return the address that links of this server begin with: the public one, or the one that was asked."""
    return public or f"{connection.url.scheme}://{connection.headers.get('host', '')}"


def _host_name(parts: SplitResult) -> str:
    """Return the host as browsers write it: in lower case, with international names in their ASCII form."""
    host = (parts.hostname or "").rstrip(".")
    if ":" in host:
        return f"[{ipaddress.IPv6Address(host).compressed}]"
    return host if host.isascii() else idna.encode(host, uts46=True).decode()


def origin_refusal(connection: HTTPConnection, public: str) -> ServerError | None:
    """Return why a page may not send this request: its origin is not the public address or this machine."""
    origin = connection.headers.get("origin", "").lower()
    if public:
        return None if origin == public else ServerError("foreign-origin")
    host = connection.headers.get("host", "").lower()
    if origin not in (f"http://{host}", f"https://{host}"):
        return ServerError("foreign-origin")
    return None if _is_this_machine(host) else ServerError("unknown-host", address=origin)


def _is_this_machine(host: str) -> bool:
    """Whether a host name is this machine's own; refusing all others prevents DNS rebinding."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    machine = socket.gethostname().lower()
    # The mDNS name by which other machines of a home network find this one.
    announced = f"{machine.split('.')[0]}.local"
    return name in (*LOOPBACK, machine, announced) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
