"""Actions in a player's words: `play("r1")`, `clue(1, "red")`."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from hanabi.errors import NotationError
from hanabi.game import (
    Action,
    Board,
    CardId,
    Choose,
    Clue,
    Discard,
    GameState,
    Play,
    Seat,
    Stop,
    StopReason,
    legal_actions,
)
from hanabi.game.notation import hand_text, read_card
from hanabi.rules import Card, ClueValue

T = TypeVar("T")


class Deeds(Generic[T]):
    """A game in which the seat to move acts by method calls; each returns what `act` returns."""

    state: GameState
    """The whole game, hidden cards included."""

    @abstractmethod
    def act(self, action: Action, by: Seat | None = None) -> T:
        """Take an action for the seat to move; refuse it if `by` is given and is another seat."""

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return self.board.seat

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the seat to move."""
        return legal_actions(self.state.view(self.seat))

    @property
    def heights(self) -> dict[str, int]:
        """The height of each firework, by suit."""
        return self.board.heights

    def hand(self, seat: Seat) -> str:
        """The hand of a seat in notation, such as `r1 y3 b5 w2 g1`."""
        return hand_text(self.state.hand(seat))

    def holds(self, card: str | int, seat: Seat | None = None) -> CardId:
        """The id of the oldest card with this face in a hand, or of the card at a place counted from 1.

        The hand is that of `seat`, by default the seat to move; raise NotationError if the card is not there.
        """
        owner = self.seat if seat is None else seat
        faces = self.state.hand(owner)
        place = card - 1 if isinstance(card, int) else _find_place(faces, read_card(card))
        if not 0 <= place < len(faces):
            raise NotationError("not-in-hand", card=card, hand=hand_text(faces))
        return self.board.hands[owner][place].id

    def play(self, card: str | int, announce: str | None = None) -> T:
        """Play a card, given by its face or its place in the hand."""
        return self.act(Play(self.holds(card), announce))

    def discard(self, card: str | int) -> T:
        """Discard a card, given by its face or its place in the hand."""
        return self.act(Discard(self.holds(card)))

    def clue(self, to: Seat, value: ClueValue) -> T:
        """Give a colour or rank clue to a seat, counted from 0."""
        return self.act(Clue(to, value))

    def choose(self, card: str) -> T:
        """Answer a bonus tile with a card."""
        return self.act(Choose(read_card(card)))

    def choose_clue(self, to: Seat, value: ClueValue) -> T:
        """Answer a bonus tile with a clue."""
        return self.act(Choose(Clue(to, value)))

    def decline(self) -> T:
        """Decline what a bonus tile offers."""
        return self.act(Choose(None))

    def stop(self, reason: StopReason) -> T:
        """End the game early."""
        return self.act(Stop(reason))


def _find_place(faces: Sequence[Card], face: Card) -> int:
    """The place of the oldest card with this face, counted from 0; -1 if there is none."""
    return faces.index(face) if face in faces else -1
