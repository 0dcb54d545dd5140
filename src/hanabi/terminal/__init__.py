"""The game in a terminal: on the whole screen or in plain lines, on this machine or in a room of a server."""
