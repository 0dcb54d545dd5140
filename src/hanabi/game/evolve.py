"""Apply events to the board. Nothing here knows secrets, refuses anything or makes a choice."""

from typing import Any, assert_never

from hanabi.game.actions import CardId, Seat
from hanabi.game.board import Board, Hand, Held, Returned
from hanabi.game.events import (
    Asked,
    Clued,
    Completed,
    Dealt,
    Declined,
    Discarded,
    Drawn,
    EffectLost,
    Ended,
    Event,
    LastRoundBegan,
    Misplayed,
    Played,
    Rekindled,
    Reshuffled,
    Skipped,
    StrikeTakenBack,
    TileTurned,
    TokenReturned,
    TurnEnded,
)
from hanabi.game.knowledge import blank_knowledge, learn
from hanabi.rules import Card


def evolve(board: Board, event: Event) -> Board:  # noqa: C901 (one case for each event)
    """Return the board after an event."""
    match event:
        case TurnEnded():
            left = None if board.turns_left is None else board.turns_left - 1
            seat = (board.seat + 1) % board.players
            return replace_fields(board, seat=seat, turn=board.turn + 1, turns_left=left)
        case Drawn(seat, card):
            return _draw_card(board, seat, card)
        case Clued():
            return _give_clue(board, event)
        case Discarded():
            return _discard_card(board, event, clue_tokens=board.clue_tokens + 1)
        case Played(seat, card, face, place):
            hands = _without_card(board, seat, place)
            fireworks = _raise_firework(board, face.suit)
            return replace_fields(
                board, hands=hands, fireworks=fireworks, returned=_still_hidden(board, card, face)
            )
        case Misplayed():
            return _discard_card(board, event, strikes=board.strikes + 1)
        case TokenReturned():
            return replace_fields(board, clue_tokens=board.clue_tokens + 1)
        case StrikeTakenBack():
            return replace_fields(board, strikes=board.strikes - 1)
        case TileTurned(tile=tile):
            return replace_fields(board, turned=(*board.turned, tile))
        case Asked(decision=decision):
            return replace_fields(board, decision=decision)
        case Declined():
            return replace_fields(board, decision=None)
        case Reshuffled(face=face):
            returned = (*board.returned, Returned(face, CardId(board.drawn)))
            return replace_fields(_take_from_discards(board, face), deck=board.deck + 1, returned=returned)
        case Rekindled(face=face):
            return replace_fields(
                _take_from_discards(board, face), fireworks=_raise_firework(board, face.suit)
            )
        case LastRoundBegan():
            return replace_fields(board, turns_left=board.players)
        case Completed() | EffectLost() | Skipped():
            return board
        case Dealt():
            return _deal_hands(board, event)
        case Ended(outcome):
            return replace_fields(board, outcome=outcome)
        case _:
            assert_never(event)


def replace_fields(board: Board, **changes: Any) -> Board:
    """Copy a board with some fields replaced (several times faster than `dataclasses.replace`)."""
    new = object.__new__(Board)
    object.__setattr__(new, "__dict__", vars(board) | changes)
    return new


def _deal_hands(board: Board, event: Dealt) -> Board:
    known = blank_knowledge(board.rules)
    size = len(event.hands[0])
    names = [CardId(card) for card in range(size * board.players)]
    starts = range(0, len(names), size)
    hands = tuple(tuple(Held(card, known) for card in names[start : start + size]) for start in starts)
    return replace_fields(board, hands=hands, deck=board.deck - len(names), drawn=len(names))


def _draw_card(board: Board, seat: Seat, card: CardId) -> Board:
    hand = (*board.hands[seat], Held(card, blank_knowledge(board.rules)))
    return replace_fields(
        board, hands=_with_hand(board, seat, hand), deck=board.deck - 1, drawn=board.drawn + 1
    )


def _give_clue(board: Board, event: Clued) -> Board:
    hand = tuple([_clue_card(board, held, event) for held in board.hands[event.to]])
    tokens = board.clue_tokens if event.free else board.clue_tokens - 1
    return replace_fields(board, hands=_with_hand(board, event.to, hand), clue_tokens=tokens, decision=None)


def _clue_card(board: Board, held: Held, event: Clued) -> Held:
    known = learn(board.rules, held.known, event.value, held.id in event.cards)
    return held if known is held.known else Held(held.id, known)


def _discard_card(board: Board, event: Discarded | Misplayed, **changes: int) -> Board:
    hands = _without_card(board, event.seat, event.place)
    discards = (*board.discards, event.face)
    returned = _still_hidden(board, event.card, event.face)
    return replace_fields(board, hands=hands, discards=discards, returned=returned, **changes)


def _with_hand(board: Board, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*board.hands[:seat], hand, *board.hands[seat + 1 :])


def _without_card(board: Board, seat: Seat, place: int) -> tuple[Hand, ...]:
    hand = board.hands[seat]
    return _with_hand(board, seat, hand[:place] + hand[place + 1 :])


def _raise_firework(board: Board, suit: str) -> tuple[int, ...]:
    place = board.rules.index[suit]
    heights = board.fireworks
    return (*heights[:place], heights[place] + 1, *heights[place + 1 :])


def _take_from_discards(board: Board, face: Card) -> Board:
    """Take the most recent copy of `face` off the discard pile."""
    place = len(board.discards) - 1 - board.discards[::-1].index(face)
    return replace_fields(board, discards=board.discards[:place] + board.discards[place + 1 :], decision=None)


def _still_hidden(board: Board, card: CardId, face: Card) -> tuple[Returned, ...]:
    """The returned cards that may still be hidden now that `card` has been revealed as `face`.

    It may be any returned copy that matches. It counts as the latest one that it can be, which excludes least
    for the other cards.
    """
    for place, entry in reversed(list(enumerate(board.returned))):
        if entry.card == face and entry.before <= card:
            return board.returned[:place] + board.returned[place + 1 :]
    return board.returned
