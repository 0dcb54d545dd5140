"""Hanabi: the rules of five printed boxes, played exactly."""
