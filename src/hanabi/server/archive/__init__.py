"""Finished games: summaries, snapshots of every move, reviews and advice, cached."""
