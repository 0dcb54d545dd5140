"""Running the server: one process, or several that share a port."""

import asyncio
import os
import socket
from typing import Protocol

import uvicorn
from uvicorn.supervisors import Multiprocess

from hanabi.server.errors import DatabaseError, ServerError
from hanabi.server.http.connections import HttpConnection, SocketConnection
from hanabi.server.settings import Settings
from hanabi.server.storage.startup import open_when_ready

BACKLOG = 2048
SOCKET_BUFFER = 128 * 1024
"""Bytes the system buffers per connection, each way; its default is megabytes, even for silent clients."""
MOST_FILES = 65_536
STOP_SECONDS = 5
EVERYWHERE = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
"""What a server listens on that anybody can reach, and an address far away by the same protocol."""
LARGEST_FRAME = 64 * 1024
"""A frame beyond the protocol's limit is refused with a message; one beyond this ends the connection."""
FACTORY = "hanabi.server.app:app_from_environment"


class Announcer(Protocol):
    """Reports the progress of a starting server to the command that started it."""

    def ready(self, address: str) -> None:
        """The port is bound, and people can connect to this address."""

    def waiting(self, cause: DatabaseError) -> None:
        """The database cannot be used yet."""


def serve(settings: Settings, host: str, port: int, workers: int, announcer: Announcer) -> None:
    """Serve until told to stop."""
    asyncio.run(check_database(settings, announcer))
    allow_many_connections()
    os.environ.update(settings.to_environment())
    config = uvicorn.Config(
        FACTORY,
        factory=True,
        loop="uvloop" if os.name == "posix" else "asyncio",
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=LARGEST_FRAME,
        # A compressor per connection would cost more memory than a whole game.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=STOP_SECONDS,
        backlog=BACKLOG,
        server_header=False,
        access_log=False,
        log_config=None,
        workers=workers,
    )
    with bind(host, port) as listening:
        announcer.ready(settings.origin or address_of(listening))
        run(config, listening)


async def check_database(settings: Settings, announcer: Announcer) -> None:
    """Refuse an unusable database before anybody is told that the server is up."""
    store = await open_when_ready(settings.database, settings.database_wait, announcer.waiting)
    await store.close()


def allow_many_connections() -> None:
    """Raise the limit on open files; the usual default of 1,024 would admit about a thousand people."""
    if os.name == "posix":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def run(config: uvicorn.Config, listening: socket.socket) -> None:
    if config.workers > 1:
        Multiprocess(config, [listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket; refuse a port that is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
        # Every accepted connection inherits these.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SOCKET_BUFFER)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SOCKET_BUFFER)
        return listening
    except (OSError, OverflowError) as error:
        why = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        raise ServerError("port-unavailable", host=host, port=str(port), why=why) from error


def address_of(listening: socket.socket) -> str:
    """The address to share; for a server that listens everywhere, this machine's in its network."""
    host, port = listening.getsockname()[:2]
    host = own_address(host) if host in EVERYWHERE else host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address(everywhere: str) -> str:
    """This machine's address in its network, as far as the system knows one; nothing is sent."""
    far = EVERYWHERE[everywhere]
    with socket.socket(socket.AF_INET6 if ":" in far else socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((far, 9))
        except OSError:
            return "::1" if ":" in far else "127.0.0.1"
        return str(asking.getsockname()[0])
