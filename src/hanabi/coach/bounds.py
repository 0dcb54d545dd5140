"""Upper bounds for the final score, seen in hindsight: by the cards, by the turns, and by the hands.

No bound is ever too low, so the lowest of them counts.
"""

from hanabi.game import Board, GameState, Result, Seat, best_possible
from hanabi.game.evolve import replace_fields
from hanabi.game.prospects import revivals
from hanabi.rules import Ending


def best_left(state: GameState) -> int:
    """The best score that the cards, the turns and, in the last round, the hands still allow."""
    board = state.board
    by_cards = best_possible(board)
    if board.over or board.rules.ending is Ending.ALL_OR_NOTHING:
        return by_cards
    return max(0, min(by_cards, _built_points(state) + max_plays(state)))


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


def falls(before: GameState, after: GameState) -> dict[str, int]:
    """How many points of the best score still possible an action cost, by cause.

    What the cards alone explain counts as `cards`, the rest as `turns`. The last strike, and a game that is
    stopped, cost everything at once.
    """
    fall = best_left(before) - best_left(after)
    outcome = after.board.outcome
    if outcome is not None and outcome.result in SUDDEN_CAUSES:
        return {SUDDEN_CAUSES[outcome.result]: fall} if fall else {}
    by_cards = min(fall, best_by_cards(before.board) - best_by_cards(after.board))
    return {cause: lost for cause, lost in (("cards", by_cards), ("turns", fall - by_cards)) if lost > 0}


def best_by_cards(board: Board) -> int:
    """The best score that the cards alone allow, as if the game were not over."""
    return best_possible(replace_fields(board, outcome=None))


SUDDEN_CAUSES = {Result.STRUCK_OUT: "strikes", Result.STOPPED: "stopped"}
"""The results that cost everything at once, with their causes."""
CAUSES = ("cards", "turns", *SUDDEN_CAUSES.values())
"""Every cause by which points can be lost."""
