"""Upper bounds for the final score, seen with all hands open: by the cards, the turns, and the hands.

No bound is ever too low, so the lowest of them counts.
"""

from hanabi.game.actions import Seat
from hanabi.game.prospects import best_possible, points, revivals
from hanabi.game.state import GameState
from hanabi.rules import Ending


def is_decided(state: GameState) -> bool:
    """Whether nothing more can be scored: the best score still possible is on the table (U25)."""
    return best_left(state) <= points(state.board)


def best_left(state: GameState) -> int:
    """The best score that the cards, the turns and, in the last round, the hands still allow."""
    board = state.board
    by_cards = best_possible(board)
    if board.over or board.rules.ending is Ending.ALL_OR_NOTHING:
        return by_cards
    return max(board.rules.least, min(by_cards, _built_points(state) + max_plays(state)))


def max_plays(state: GameState) -> int:
    """The most cards that can still be built before the last round is over (B11, X3.5, X3.6)."""
    board, revived = state.board, revivals(state.board)
    spent = board.decision is not None  # the turn goes on for its tile, but its card is played
    if board.turns_left is None:
        return board.deck + board.players - spent + revived
    turns, seat = board.turns_left - spent, (board.seat + spent) % board.players
    return turns + revived if revived else _max_last_plays(state, board.fireworks, seat, turns)


def _built_points(state: GameState) -> int:
    """The points built so far, below zero while black powder is (X2): each further card is worth one."""
    board = state.board
    return sum(suit.points[height] for suit, height in zip(board.rules.suits, board.fireworks, strict=True))


def _max_last_plays(state: GameState, heights: tuple[int, ...], seat: Seat, turns: int) -> int:
    """The most cards that can be played in the last `turns`: one per seat, and nobody draws (B11)."""
    if not turns:
        return 0
    following = (seat + 1) % state.board.players
    best = _max_last_plays(state, heights, following, turns - 1)
    for place in _continuable_fireworks(state, heights, seat):
        raised = (*heights[:place], heights[place] + 1, *heights[place + 1 :])
        best = max(best, 1 + _max_last_plays(state, raised, following, turns - 1))
    return best


def _continuable_fireworks(state: GameState, heights: tuple[int, ...], seat: Seat) -> set[int]:
    """The indices of the fireworks that a hand could continue."""
    cards = ((state.rules.index[card.suit], card.rank) for card in state.hand(seat))
    return {place for place, rank in cards if rank in state.rules.suits[place].order[heights[place] :][:1]}
