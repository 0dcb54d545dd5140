"""How fast the kernel is, side by side with other engines of the game that are installed."""
