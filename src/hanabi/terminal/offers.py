"""What the player of a seat may do now, and why not the rest: asked of the rules, or told by a server."""

from dataclasses import dataclass
from typing import Protocol

from hanabi.game import Action, CardId, Clue, PlayerView, legal_actions, pointed, refusal


class Offer(Protocol):
    """The actions of a seat."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that is legal now."""

    def refusal(self, action: Action) -> str | None:
        """The code of the reason why an action is refused, or None when it is legal."""

    def pointed(self, clue: Clue) -> tuple[CardId, ...]:
        """The cards a clue would point at."""


@dataclass(frozen=True, slots=True)
class ByRules:
    """What the rules allow the seat of a view."""

    view: PlayerView

    @property
    def actions(self) -> tuple[Action, ...]:
        return legal_actions(self.view)

    def refusal(self, action: Action) -> str | None:
        return refusal(self.view, action)

    def pointed(self, clue: Clue) -> tuple[CardId, ...]:
        return pointed(self.view, clue)
