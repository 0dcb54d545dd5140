"""Bots in seats, in real worker processes."""
