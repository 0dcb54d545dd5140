"""Golden games: scenes and whole games as text that a player can read and write."""
