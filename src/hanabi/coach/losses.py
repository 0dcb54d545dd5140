"""How many points an action lost, and why: the cards, the turns, the last strike, or the end of the game."""

from hanabi.game import Board, GameState, Result, best_possible
from hanabi.game.bounds import best_left
from hanabi.game.evolve import replace_fields


def falls(before: GameState, after: GameState) -> dict[str, int]:
    """How many points of the best score still possible an action cost, by cause.

    What the cards alone explain counts as `cards`, the rest as `turns`. The last strike, and a game that is
    stopped, cost everything at once.
    """
    fall = best_left(before) - best_left(after)
    outcome = after.board.outcome
    if outcome is not None and outcome.result in SUDDEN_CAUSES:
        return {SUDDEN_CAUSES[outcome.result]: fall} if fall > 0 else {}
    by_cards = min(fall, best_by_cards(before.board) - best_by_cards(after.board))
    return {cause: lost for cause, lost in (("cards", by_cards), ("turns", fall - by_cards)) if lost > 0}


def best_by_cards(board: Board) -> int:
    """The best score that the cards alone allow, as if the game were not over."""
    return best_possible(replace_fields(board, outcome=None))


SUDDEN_CAUSES = {Result.STRUCK_OUT: "strikes", Result.STOPPED: "stopped"}
"""The results that cost everything at once, with their causes."""
CAUSES = ("cards", "turns", *SUDDEN_CAUSES.values())
"""Every cause by which points can be lost."""
