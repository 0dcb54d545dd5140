"""The legal actions of a seat, and why others are refused: by the rules, or as told by a server."""

from dataclasses import dataclass
from typing import Protocol

from hanabi.game import Action, CardId, Clue, PlayerView, legal_actions, pointed, refusal


class ActionOffer(Protocol):
    """What a seat may do now."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All legal actions."""

    def refusal(self, action: Action) -> str | None:
        """The code of the refusal of an action, or None if it is legal."""

    def pointed_cards(self, clue: Clue) -> tuple[CardId, ...]:
        """The cards that a clue would point at."""


@dataclass(frozen=True, slots=True)
class LocalOffer:
    """What the rules allow to the seat of a view."""

    view: PlayerView

    @property
    def actions(self) -> tuple[Action, ...]:
        return legal_actions(self.view)

    def refusal(self, action: Action) -> str | None:
        return refusal(self.view, action)

    def pointed_cards(self, clue: Clue) -> tuple[CardId, ...]:
        return pointed(self.view, clue)
