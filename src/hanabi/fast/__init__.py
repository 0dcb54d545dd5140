"""The table-driven kernel: the same functions interpreted, compiled for the processor, and on a GPU."""

from hanabi.fast.game import Game
from hanabi.fast.games import Games, Moved, Wandered
from hanabi.fast.numbering import Numbering

__all__ = ["Game", "Games", "Moved", "Numbering", "Wandered"]
