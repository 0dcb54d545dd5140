"""Boards as they were before some events: enough to tell the events by, not to play on.

A server tells what happened and the table after it; a sentence such as “card 2” needs the hand before.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from hanabi.game import (
    Board,
    CardId,
    Clued,
    Dealt,
    Declined,
    Discarded,
    Drawn,
    Event,
    Held,
    Misplayed,
    Played,
    Rekindled,
    Reshuffled,
    Seat,
    StrikeTakenBack,
    TileTurned,
    TokenReturned,
    TurnEnded,
    before_deal,
    evolve,
)
from hanabi.game.evolve import changed
from hanabi.game.knowledge import unknown
from hanabi.rules import Card
from hanabi.terminal.sittings import Moment

FIRST_OF_AN_ACTION = (Dealt, Clued, Discarded, Played, Misplayed, Declined, Reshuffled, Rekindled)
"""The events with which an action begins; none of them comes later in one."""


def moments(after: Board, events: Sequence[Event]) -> Iterator[Moment]:
    """What some events that led to a board come to, action by action."""
    board = before(after, events)
    for action in _actions(events):
        yield Moment(board, action)
        for event in action:
            board = evolve(board, event)


def before(board: Board, events: Sequence[Event]) -> Board:
    """The board before some events."""
    for event in reversed(events):
        board = undone(board, event)
    return board


def undone(board: Board, event: Event) -> Board:
    """The board before an event, what clues had told apart."""
    match event:
        case TurnEnded():
            return changed(board, seat=(board.seat - 1) % board.players, turn=board.turn - 1)
        case Dealt():
            return before_deal(board.rules, board.players, board.first, None).board
        case Drawn(seat, card):
            return changed(_without(board, seat, card), deck=board.deck + 1, drawn=board.drawn - 1)
        case Played(seat, card, face):
            return _lowered(_with(board, seat, card), face.suit)
        case Discarded(seat, card) | Misplayed(seat, card):
            return _picked_up(_with(board, seat, card), event)
        case Reshuffled(face=face) | Rekindled(face=face):
            return _put_back(board, face, event)
        case _:
            return _uncounted(board, event)


def _actions(events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """Events, those of one action together."""
    starts = [place for place, event in enumerate(events) if isinstance(event, FIRST_OF_AN_ACTION)]
    edges = [0, *(place for place in starts if place), len(events)]
    for start, end in pairwise(edges):
        if start < end:
            yield tuple(events[start:end])


def _uncounted(board: Board, event: Event) -> Board:
    """The board before an event that only changed a number."""
    match event:
        case Clued(free=False):
            return changed(board, clue_tokens=board.clue_tokens + 1)
        case TokenReturned():
            return changed(board, clue_tokens=board.clue_tokens - 1)
        case StrikeTakenBack():
            return changed(board, strikes=board.strikes + 1)
        case TileTurned():
            return changed(board, turned=board.turned[:-1])
        case _:
            return board


def _picked_up(board: Board, event: Discarded | Misplayed) -> Board:
    discards = list(board.discards)
    discards.remove(event.face)  # a tile may have taken others from the middle: the order is not known
    if isinstance(event, Misplayed):
        return changed(board, discards=tuple(discards), strikes=board.strikes - 1)
    return changed(board, discards=tuple(discards), clue_tokens=board.clue_tokens - 1)


def _put_back(board: Board, face: Card, event: Reshuffled | Rekindled) -> Board:
    discards = (*board.discards, face)
    if isinstance(event, Rekindled):
        return changed(_lowered(board, face.suit), discards=discards)
    return changed(board, discards=discards, deck=board.deck - 1, returned=board.returned[:-1])


def _lowered(board: Board, suit: str) -> Board:
    place = board.rules.index[suit]
    heights = (height - (each == place) for each, height in enumerate(board.fireworks))
    return changed(board, fireworks=tuple(heights))


def _with(board: Board, seat: Seat, card: CardId) -> Board:
    """The board with a card back in a hand: cards are named in the order in which they are drawn."""
    hand = (*board.hands[seat], Held(card, unknown(board.rules)))
    return _with_hand(board, seat, tuple(sorted(hand, key=lambda held: held.id)))


def _without(board: Board, seat: Seat, card: CardId) -> Board:
    return _with_hand(board, seat, tuple(held for held in board.hands[seat] if held.id != card))


def _with_hand(board: Board, seat: Seat, hand: tuple[Held, ...]) -> Board:
    return changed(board, hands=(*board.hands[:seat], hand, *board.hands[seat + 1 :]))
