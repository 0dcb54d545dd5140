"""What a seat makes of its view: every card at the table as its owner sees it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from hanabi.bots.reading import Invitation, Outlook, invitation, outlook
from hanabi.game import Board, CardId, Clue, Clued, Held, PlayerView, Seat, deduced, evolve, pointed, unseen
from hanabi.rules import Card, Ending, Ruleset

Readings: TypeAlias = Mapping[CardId, Invitation]


@dataclass(frozen=True, slots=True)
class Guess:
    """A card as its owner sees it."""

    card: CardId
    faces: Mapping[Card, int]
    """The faces it may have, each with its unseen copies."""
    fresh: bool
    """Whether no clue has pointed at it."""
    read: bool
    """Whether the faces are those a clue is read to mean, not all it leaves."""

    def surely(self, faces: frozenset[Card]) -> bool:
        """Whether it has one of these faces for certain."""
        return self.faces.keys() <= faces

    def never(self, faces: frozenset[Card]) -> bool:
        """Whether it has none of these faces for certain."""
        return self.faces.keys().isdisjoint(faces)

    def chance(self, faces: frozenset[Card]) -> float:
        """How likely it has one of these faces."""
        hits = sum(copies for face, copies in self.faces.items() if face in faces)
        return hits / sum(self.faces.values())


Guesses: TypeAlias = tuple[Guess, ...]
"""A hand as its owner sees it."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A clue and what it changes: the hand it goes to, as its owner sees it before and after."""

    clue: Clue
    faces: tuple[Card, ...]
    before: Guesses
    after: Guesses
    misleading: bool
    """Whether it would be read as an invitation it is not."""


@dataclass(frozen=True)
class Sight:
    """A view, thought through."""

    view: PlayerView
    readings: Readings

    @property
    def board(self) -> Board:
        return self.view.board

    @property
    def rules(self) -> Ruleset:
        return self.view.rules

    @property
    def seat(self) -> Seat:
        return self.board.seat

    @property
    def strike_to_spare(self) -> bool:
        """Whether one more strike would not end the game (B9); otherwise nothing is read into clues."""
        return self.board.strikes + 1 < self.rules.strikes

    @property
    def all_or_nothing(self) -> bool:
        """Whether losing an indispensable card loses the game (V1)."""
        return self.rules.ending is Ending.ALL_OR_NOTHING

    @cached_property
    def outlook(self) -> Outlook:
        return outlook(self.board)

    @cached_property
    def own(self) -> Guesses:
        """One's own hand."""
        stock = unseen(self.view)
        hand = zip(self.view.hand, deduced(self.view), strict=True)
        return tuple(
            self._guess(held, {face: stock[face] for face in faces}, self.readings) for held, faces in hand
        )

    @cached_property
    def others(self) -> dict[Seat, Guesses]:
        """The other hands that have cards, the next seat's first."""
        return {seat: self.guesses(seat, self.board, self.readings) for seat in self._stocks}

    @cached_property
    def _stocks(self) -> dict[Seat, Counter[Card]]:
        """What each of the others may not see, for all I know: its own cards, mine and the deck."""
        seats = [(self.seat + step) % self.board.players for step in range(1, self.board.players)]
        stock = unseen(self.view)
        return {seat: stock + Counter(self.faces(seat)) for seat in seats if self.board.hands[seat]}

    def guesses(self, seat: Seat, board: Board, readings: Readings) -> Guesses:
        """Another's hand on a board that follows this one by clues; it may know more, as it sees my cards."""
        return tuple(self._guess(held, self._left(seat, held), readings) for held in board.hands[seat])

    def faces(self, seat: Seat) -> tuple[Card, ...]:
        """The true faces of another's hand."""
        return tuple([self.view.faces[held.id] for held in self.board.hands[seat]])

    @cached_property
    def elsewhere(self) -> dict[Seat, frozenset[Card]]:
        """For each seat, the faces I see in hands besides its own."""
        faces = {seat: self.faces(seat) for seat in self.others}
        return {
            seat: frozenset(face for other in faces if other != seat for face in faces[other])
            for seat in range(self.board.players)
        }

    @cached_property
    def awaited(self) -> frozenset[Card]:
        """The faces that somebody knows how to play already."""
        hands = (self.own, *self.others.values())
        sure = [guess for hand in hands for guess in hand if guess.surely(self.outlook.playable)]
        seen = {self.view.faces[guess.card] for guess in sure if guess.card in self.view.faces}
        return frozenset(seen.union(*(guess.faces for guess in sure if len(guess.faces) == 1)))

    def telling(self, clue: Clue) -> Telling:
        """What a clue would change."""
        clued = Clued(self.seat, clue.to, clue.value, pointed(self.view, clue))
        read = invitation(self.board, self.outlook, clued) if self.strike_to_spare else None
        readings = self.readings if read is None else {**self.readings, read.card: read}
        after = self.guesses(clue.to, evolve(self.board, clued), readings)
        misleading = read is not None and self.view.faces[read.card] not in read.faces
        return Telling(clue, self.faces(clue.to), self.others[clue.to], after, misleading)

    def _left(self, seat: Seat, held: Held) -> dict[Card, int]:
        allows = held.known.allows
        return {face: copies for face, copies in self._stocks[seat].items() if allows(face)}

    def _guess(self, held: Held, left: dict[Card, int], readings: Readings) -> Guess:
        read = readings.get(held.id) if self.strike_to_spare else None
        meant = {face: copies for face, copies in left.items() if read and face in read.faces}
        return Guess(held.id, meant or left, fresh=not held.known.said, read=0 < len(meant) < len(left))
