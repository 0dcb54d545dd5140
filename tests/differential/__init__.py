"""Agreement with open-spiel's Hanabi, an engine that others wrote, move by move."""
