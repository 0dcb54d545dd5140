"""Pace and efficiency, as players of hanab.live read them.

The pace is how many cards may still be discarded before the best score gets out of reach. The efficiency is
how many cards the clues have won: those played, and those pointed at that will be.
"""

from dataclasses import dataclass

from hanabi.coach.losses import best_by_cards
from hanabi.game import Clued, Event, GameState, Misplayed, is_dead, points
from hanabi.rules import Ending


def pace(state: GameState) -> int | None:
    """How many discards the best score by the cards leaves room for; None once the last round has begun."""
    board = state.board
    if board.turns_left is not None or board.over or board.rules.ending is Ending.ALL_OR_NOTHING:
        return None
    return points(board) + board.deck + board.players - best_by_cards(board)


@dataclass(frozen=True, slots=True)
class Efficiency:
    """How many cards the clues so far have won."""

    clues: int
    """The clues given, and those that strikes cost."""
    cards: int
    """The cards played, and those that a clue pointed at and that are still needed."""

    @property
    def rate(self) -> float | None:
        """Cards for each clue; None before the first one."""
        return self.cards / self.clues if self.clues else None


NOTHING_SPENT = Efficiency(0, 0)


def spent_clues(event: Event) -> int:
    """How many clues an action costs: a clue that a token pays for, or a strike."""
    return isinstance(event, Misplayed) or (isinstance(event, Clued) and not event.free)


def won_cards(state: GameState) -> int:
    """The cards on the fireworks, and the faces that are still needed and that a clue pointed at."""
    board = state.board
    pointed = {state.face(held.id) for hand in board.hands for held in hand if held.known.said}
    return sum(board.fireworks) + sum(not is_dead(board, face) for face in pointed)
