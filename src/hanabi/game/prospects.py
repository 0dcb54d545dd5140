"""What cards and fireworks can still achieve: the questions that players and bots ask about a board."""

from collections import Counter
from dataclasses import dataclass

from hanabi.game.board import Board, Result
from hanabi.rules import Band, Card, Ending, Suit, Tile, band, tiles
from hanabi.rules.cards import face


@dataclass(frozen=True, slots=True)
class Potential:
    """What the cards still allow: public, the same for every seat, and slow to compute."""

    best: int
    """The highest score still possible."""
    reach: tuple[int, ...]
    """The height that each firework can still reach (B15)."""


def potential(board: Board) -> Potential:
    """What the cards still allow; the number of turns left is not considered."""
    revived = revivals(board)
    return Potential(
        best_possible(board), tuple([_reach(board, suit, revived) for suit in board.rules.suits])
    )


def points(board: Board) -> int:
    """The points of the fireworks as they stand (B12, X2, U8)."""
    counted = sum(
        suit.points[height] for suit, height in zip(board.rules.suits, board.fireworks, strict=True)
    )
    return max(board.rules.least, counted)


def verdict(board: Board) -> Band | None:
    """The band of the audience's scale for a game that was scored; None for any other (B13, U13)."""
    outcome = board.outcome
    if outcome is None or outcome.result not in (Result.PERFECT, Result.FINISHED):
        return None
    return None if board.rules.ending is Ending.ALL_OR_NOTHING else band(board.rules, outcome.score)


def next_rank(board: Board, suit: str) -> int | None:
    """The rank that a firework needs next, or None if it is complete."""
    order, height = board.rules.suit(suit).order, board.height(suit)
    return order[height] if height < len(order) else None


def is_playable(board: Board, card: Card) -> bool:
    """Whether a card starts or continues its firework (B7)."""
    return next_rank(board, card.suit) == card.rank


def is_built(board: Board, card: Card) -> bool:
    """Whether a copy of this card lies on its firework."""
    return card.rank in board.rules.suit(card.suit).order[: board.height(card.suit)]


def is_complete(board: Board, suit: str) -> bool:
    return next_rank(board, suit) is None


def all_complete(board: Board) -> bool:
    """Whether every firework is complete (B10)."""
    return min(board.fireworks) == len(board.rules.ranks)


def remaining(board: Board, card: Card) -> int:
    """How many copies of a card are in the deck or in hands."""
    return board.rules.copies(card) - board.discards.count(card) - is_built(board, card)


def is_dead(board: Board, card: Card) -> bool:
    """Whether no copy of this card can ever advance its firework (B15)."""
    order = board.rules.suit(card.suit).order
    return card.rank not in order[board.height(card.suit) : reach(board, card.suit)]


def is_indispensable(board: Board, card: Card) -> bool:
    """Whether a card is still useful and only one copy of it is left (U4)."""
    return remaining(board, card) == 1 and not is_dead(board, card)


def reach(board: Board, suit: str) -> int:
    """The height that a firework can still reach, counting bonus tiles that bring cards back."""
    return _reach(board, board.rules.suit(suit), revivals(board))


def is_completable(board: Board, suit: str) -> bool:
    """Whether a firework is complete or can still be (B15)."""
    return reach(board, suit) == len(board.rules.ranks)


def best_possible(board: Board) -> int:
    """The best score that the cards still allow; the number of turns left is not considered."""
    if board.outcome is not None:
        return board.outcome.score
    best = _best_with(board, revivals(board))
    if board.rules.ending is Ending.ALL_OR_NOTHING:
        return best if best == board.rules.best else 0
    return max(board.rules.least, best)


def revivals(board: Board) -> int:
    """How many discarded cards bonus tiles can still bring back, at best (X3.5, X3.6).

    Tiles are earned by completing fireworks, and a card brought back may complete the next one. So the count
    is a fixed point: it grows until no further firework can be completed with it.
    """
    pending = board.decision is not None and board.decision.tile in _REVIVING
    hidden = _face_down(board)
    gaps = _gaps(board) if hidden else ()
    found, more = -1, int(pending)
    while more > found:
        found = more
        more = pending + min(hidden, sum(lost <= found for lost in gaps))
    return more


_REVIVING = (Tile.RESHUFFLE, Tile.REKINDLE)


def earns_tile(board: Board, suit: Suit) -> bool:
    """Whether completing a firework now earns a bonus tile instead of a clue token (X3a, U10, U14)."""
    return len(board.turned) < len(board.rules.tiles) and tiles.earns_tile(board.rules.tile_for, suit)


def _face_down(board: Board) -> int:
    """How many face-down tiles bring a card back."""
    return sum(board.rules.tiles.count(tile) - board.turned.count(tile) for tile in _REVIVING)


def _gaps(board: Board) -> tuple[int, ...]:
    """For each firework that can still earn a tile, how many lost cards have to come back first."""
    counts = Counter(board.discards).items()
    lost = [card.suit for card, count in counts if count == board.rules.copies(card)]
    earning = [suit.key for suit in board.rules.suits if earns_tile(board, suit)]
    return tuple([lost.count(suit) for suit in earning if not is_complete(board, suit)])


def _reach(board: Board, suit: Suit, gaps: int) -> int:
    """The height that a firework can reach if `gaps` lost cards come back."""
    height = board.height(suit.key)
    for rank in suit.order[height:]:
        gaps -= board.discards.count(face(suit.key, rank)) == suit.copies[rank - 1]  # every copy is lost
        if gaps < 0:
            break
        height += 1
    return height


def _best_with(board: Board, revived: int) -> int:
    """The most points if `revived` lost cards come back, shared among the fireworks in the best way."""
    # A knapsack: totals[n] is the best score of the suits so far when n cards come back.
    counts = range(revived + 1)
    totals = [0 for _ in counts]
    for suit in board.rules.suits:
        gains = [suit.points[_reach(board, suit, gaps)] for gaps in counts]
        totals = [max(totals[count - gaps] + gains[gaps] for gaps in range(count + 1)) for count in counts]
    return totals[revived]
