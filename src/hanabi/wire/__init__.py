"""The messages between server and clients, as types."""

from hanabi.extras import require_extra

require_extra("client")
