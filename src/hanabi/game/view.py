"""Views: what a person, a bot or an encoder gets to see of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from hanabi.game.actions import CardId, Seat
from hanabi.game.board import Board, Hand, empty_table
from hanabi.game.events import Dealt, Discarded, Drawn, Event, Misplayed, Played
from hanabi.game.evolve import evolve
from hanabi.rules import Card, Ruleset


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A game as one seat sees it: the board and the faces of the other hands; a spectator (None) sees all."""

    seat: Seat | None
    board: Board
    faces: Mapping[CardId, Card]

    @property
    def rules(self) -> Ruleset:
        return self.board.rules

    @property
    def hand(self) -> Hand:
        """The seat's own cards; a spectator has none."""
        return () if self.seat is None else self.board.hands[self.seat]

    def cards(self, seat: Seat) -> tuple[Card | None, ...]:
        """The faces of a hand; None for each card that is not seen."""
        return tuple(self.faces.get(held.id) for held in self.board.hands[seat])


def before_deal(rules: Ruleset, players: int, first: Seat, seat: Seat | None) -> PlayerView:
    """The view of a seat before the deal."""
    return PlayerView(seat, empty_table(rules, players, first), {})


def watch(view: PlayerView, event: Event) -> PlayerView:
    """Return the view after an event, which must be what that seat may see of it."""
    board = evolve(view.board, event)
    return PlayerView(view.seat, board, _update_faces(view.faces, board, event))


def _update_faces(faces: Mapping[CardId, Card], board: Board, event: Event) -> Mapping[CardId, Card]:
    """The visible faces after an event; most events do not change them."""
    match event:
        case Dealt(hands):
            dealt = zip(chain(*board.hands), chain(*hands), strict=True)
            return {held.id: face for held, face in dealt if face}
        case Drawn(card=card, face=Card() as face):
            return {**faces, card: face}
        case Played() | Misplayed() | Discarded():
            return {card: face for card, face in faces.items() if card != event.card}
        case _:
            return faces
