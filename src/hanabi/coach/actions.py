"""An action of a recorded game: the states before and after, and what its seat could know at the time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from hanabi.coach.losses import falls
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


@dataclass(frozen=True, slots=True)
class SaveChance:
    """How many turns others had to point at a card that had to be saved, and the last of them."""

    count: int
    state: GameState
    """The game before the last of these turns."""


@dataclass(frozen=True)
class PastAction:
    """An action of a game under review, with every face open."""

    before: GameState
    events: tuple[Event, ...]
    after: GameState
    warnings: Mapping[CardId, "SaveChance"] = field(default_factory=dict)
    """For each card without a clue, when others could have saved it."""
    earlier: tuple[Event, ...] = ()
    """What the others did since the seat's last move, or since the deal."""
    later: tuple["PastAction", ...] = ()
    """The actions that followed, until the seat moved again."""

    @property
    def board(self) -> Board:
        return self.before.board

    @property
    def seat(self) -> Seat:
        return self.board.seat

    @property
    def first(self) -> Event:
        """The event of the action itself; the others follow from it."""
        return self.events[0]

    @property
    def chosen(self) -> CardId | None:
        """The card that was played or discarded, if any."""
        return self.first.card if isinstance(self.first, Played | Misplayed | Discarded) else None

    @cached_property
    def view(self) -> PlayerView:
        """What the seat saw before the action."""
        return self.before.view(self.seat)

    @cached_property
    def guesses(self) -> dict[CardId, tuple[Card, ...]]:
        """The faces that each of the seat's cards could have, as far as it could know."""
        return {held.id: faces for held, faces in zip(self.view.hand, deduced(self.view), strict=True)}

    @cached_property
    def sure_plays(self) -> tuple[CardId, ...]:
        """The seat's cards that fitted with every face they could have."""
        return tuple(card for card, faces in self.guesses.items() if self._all_fit(faces))

    @cached_property
    def falls(self) -> dict[str, int]:
        """How many points of the best score still possible the action cost, by cause."""
        return falls(self.before, self.after)

    def _all_fit(self, faces: tuple[Card, ...]) -> bool:
        return all(is_playable(self.board, face) for face in faces)


def tells_nothing(state: GameState, clued: Clued) -> bool:
    """Whether a clue leaves the receiver with the same possible faces for every card."""
    view = state.view(clued.to)
    return deduced(view) == deduced(watch(view, clued))
