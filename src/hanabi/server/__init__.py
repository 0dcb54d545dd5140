"""The game over a link: rooms, sockets, storage and bot seats."""
