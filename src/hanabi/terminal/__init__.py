"""The game on plain lines of text: pages, records and a table to play at."""
