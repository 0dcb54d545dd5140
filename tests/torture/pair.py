"""Two server processes on one database, as two machines would share it."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.served import Served
from tests.torture.siege import Mortal

Pair = tuple[Served, Served]


@contextmanager
def pair(database_url: str, redis_url: str = "") -> Iterator[Pair]:
    """Two servers that run; they hear of each other over Redis where there is one."""
    servers = (
        Mortal(database_url, HANABI_REDIS_URL=redis_url),
        Mortal(database_url, HANABI_REDIS_URL=redis_url),
    )
    try:
        for server in servers:
            server.spawn(None)
        for server in servers:
            server.until_up()
        yield servers
    finally:
        for server in servers:
            server.remove()


def outcries(servers: tuple[Served, ...]) -> list[str]:
    """What servers logged as their own mistakes."""
    lines = [line for server in servers for line in server.log.splitlines()]
    return [line[:600] for line in lines if '"level": "error"' in line or line.startswith("Traceback")]
