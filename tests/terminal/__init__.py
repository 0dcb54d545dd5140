"""The game on plain lines of text."""
