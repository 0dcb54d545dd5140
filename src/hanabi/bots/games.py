"""Games among bots."""

from collections.abc import Sequence

from hanabi.bots.bot import Bot
from hanabi.game import GameState
from hanabi.table import Move, Table


def play_game(state: GameState, bots: Sequence[Bot], seed: int = 0) -> tuple[GameState, tuple[Move, ...]]:
    """Play a freshly dealt game to its end; return the final state and every move."""
    table = Table.at(state).sit_all(bots, seed)
    return table.run(), tuple(table.moves)
