"""The client of a room on a server: the connection, what is known of the room, and a guest in plain lines."""

from hanabi.extras import require_extra

require_extra("client")
