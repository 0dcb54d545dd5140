"""The server, with real databases, sockets and processes."""
