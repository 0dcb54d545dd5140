"""The server: rooms over a network, with HTTP and sockets, storage, and bots in worker processes."""

from hanabi.extras import require_extra

require_extra("server")
