"""Agreement with open-spiel's Hanabi, an independent engine, move by move."""
