"""Hanabi: the rules of five printed boxes, played exactly."""

__version__ = "0.1.0"
