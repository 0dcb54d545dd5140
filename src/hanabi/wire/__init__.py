"""The messages between server and clients, typed."""

from hanabi.extras import require_extra

require_extra("client")
