"""Facts about an action that its seat can check: odds by counting, and the cards that a clue points at."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from hanabi.coach.chances import chances
from hanabi.game import (
    Action,
    Board,
    CardId,
    Choose,
    Clue,
    Discard,
    Play,
    PlayerView,
    clue_event,
    evolve,
    is_dead,
    is_indispensable,
    is_playable,
)
from hanabi.rules import Card


@dataclass(frozen=True, slots=True)
class Odds:
    """The exact probabilities of what an own card may turn out to be."""

    card: CardId
    place: int
    """Its place in the hand, counted from 1."""
    fits: Fraction
    indispensable: Fraction
    dead: Fraction


@dataclass(frozen=True, slots=True)
class TouchedCard:
    """A card that a clue points at, as the giver of the clue sees it."""

    card: CardId
    place: int
    """Its place in its owner's hand, counted from 1."""
    face: Card
    fits: bool
    indispensable: bool
    dead: bool
    news: bool
    """Whether the clue says anything about it that earlier clues did not."""


def odds(view: PlayerView, action: Action) -> Odds | None:
    """The odds of the card that an action plays or discards; None for other actions."""
    if not isinstance(action, Play | Discard):
        return None
    faces, board = chances(view, action.card), view.board

    def chance(question: Callable[[Board, Card], bool]) -> Fraction:
        return sum((share for face, share in faces.items() if question(board, face)), Fraction())

    place = place_of(view.board, action.card)
    return Odds(action.card, place, chance(is_playable), chance(is_indispensable), chance(is_dead))


def touched_cards(view: PlayerView, action: Action) -> tuple[TouchedCard, ...]:
    """The cards that a clue, a tile's too, points at."""
    clue = action.option if isinstance(action, Choose) else action
    if not isinstance(clue, Clue):
        return ()
    event = clue_event(view, clue, free=True)
    after = evolve(view.board, event)
    return tuple(_describe_card(view, after, card) for card in event.cards)


def place_of(board: Board, card: CardId) -> int:
    """The place of a card in its hand, counted from 1."""
    return next(place for hand in board.hands for place, held in enumerate(hand, 1) if held.id == card)


def _describe_card(view: PlayerView, after: Board, card: CardId) -> TouchedCard:
    board, face = view.board, view.faces[card]
    return TouchedCard(
        card,
        place_of(board, card),
        face,
        is_playable(board, face),
        is_indispensable(board, face),
        is_dead(board, face),
        _identities(board, card) != _identities(after, card),
    )


def _identities(board: Board, card: CardId) -> tuple[Card, ...]:
    return next(held.known.identities() for hand in board.hands for held in hand if held.id == card)
