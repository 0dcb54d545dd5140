"""Games that bots play with each other."""

from collections.abc import Sequence

from hanabi.bots.bot import Bot
from hanabi.game import GameState
from hanabi.table import Move, Table


def play_game(state: GameState, bots: Sequence[Bot], seed: int = 0) -> tuple[GameState, tuple[Move, ...]]:
    """The end of a game that was just dealt, and every move on the way."""
    table = Table.at(state).sit_all(bots, seed)
    return table.run(), tuple(table.moves)
