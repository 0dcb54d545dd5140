"""The game in plain lines, and what the full screen shares with it: wording, local games, saved games."""
