"""The game in a terminal: on the whole screen and in plain lines, on this machine and in rooms of a server."""
