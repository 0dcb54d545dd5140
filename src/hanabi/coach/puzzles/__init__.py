"""Puzzles: positions from games of bots in which one move is certainly better than every other."""

from hanabi.coach.puzzles.puzzle import LEVELS, Puzzle, puzzle, puzzles

__all__ = ["LEVELS", "Puzzle", "puzzle", "puzzles"]
