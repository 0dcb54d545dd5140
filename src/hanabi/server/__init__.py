"""The game over a link: rooms, sockets, storage and bot seats."""

from hanabi.extras import require_extra

require_extra("server")
