"""An action that was taken: where, what it brought about, and what its seat could know when it was taken."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from hanabi.coach.bounds import falls
from hanabi.game import (
    Board,
    CardId,
    Clued,
    Discarded,
    Event,
    GameState,
    Misplayed,
    Played,
    PlayerView,
    Seat,
    deduced,
    is_playable,
    watch,
)
from hanabi.rules import Card


@dataclass(frozen=True)
class Deed:
    """An action of a game that is looked back on, with every face open."""

    before: GameState
    events: tuple[Event, ...]
    after: GameState
    warnings: Mapping[CardId, int]
    """For each card that nobody had pointed at, how many turns others could have spent on saving it."""

    @property
    def board(self) -> Board:
        return self.before.board

    @property
    def seat(self) -> Seat:
        return self.board.seat

    @property
    def first(self) -> Event:
        """What the seat did; the other events follow from it."""
        return self.events[0]

    @property
    def chosen(self) -> CardId | None:
        """The card that was played or discarded."""
        return self.first.card if isinstance(self.first, Played | Misplayed | Discarded) else None

    @cached_property
    def view(self) -> PlayerView:
        """What the seat saw before."""
        return self.before.view(self.seat)

    @cached_property
    def guesses(self) -> dict[CardId, tuple[Card, ...]]:
        """The faces each of its cards could have, as far as the seat could know."""
        return {held.id: faces for held, faces in zip(self.view.hand, deduced(self.view), strict=True)}

    @cached_property
    def sure_plays(self) -> tuple[CardId, ...]:
        """The cards of the seat that fitted for certain, whatever they were."""
        return tuple(card for card, faces in self.guesses.items() if self._all_fit(faces))

    @cached_property
    def falls(self) -> dict[str, int]:
        """What it cost of the best score still possible, by cause."""
        return falls(self.before, self.after)

    def _all_fit(self, faces: tuple[Card, ...]) -> bool:
        return all(is_playable(self.board, face) for face in faces)


def tells_nothing(state: GameState, clued: Clued) -> bool:
    """Whether a clue leaves its receiver with the same possibilities for every card."""
    view = state.view(clued.to)
    return deduced(view) == deduced(watch(view, clued))
