"""The host of a game: it deals, tells each seat what it may see, takes actions and keeps the record.

>>> from hanabi.table import Table
>>> table = Table("fr+black-powder", players=3, seed=5)
>>> move = table.clue(1, "red")
>>> table.seat, table.board.clue_tokens
(1, 7)
"""

from hanabi.table.deeds import Deeds
from hanabi.table.meaning import MEANINGS, ClueMeaning
from hanabi.table.memory import Mark, Memory
from hanabi.table.player import Choice, Player, Reason, check_choice, close_player
from hanabi.table.seated_player import SeatedPlayer
from hanabi.table.table import UNSAID, Move, Table

__all__ = [
    "MEANINGS",
    "UNSAID",
    "Choice",
    "ClueMeaning",
    "Deeds",
    "Mark",
    "Memory",
    "Move",
    "Player",
    "Reason",
    "SeatedPlayer",
    "Table",
    "check_choice",
    "close_player",
]
