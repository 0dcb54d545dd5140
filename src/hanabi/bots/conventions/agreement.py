"""Which conventions a bot follows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Conventions:
    """Switches for the conventions that `beginner`, `club` and `partner` differ in; all are off at first."""

    focus: bool = False
    """Every clue is about one of the cards it points at, its focus; without this, a clue is about a card only
    if it points at no other, and for the first time."""
    delayed: bool = False
    """A clue may point at a card that fits only after others have played cards they know."""
    prompts: bool = False
    """... or after another seat has played a clued card as the missing one (a prompt)."""
    finesses: bool = False
    """... or after another seat has played its newest card unseen (a finesse)."""
    pauses: bool = False
    """A seat that may hold the last copy of a card just discarded gives a clue instead of discarding."""
    endgame: bool = False
    """Once the deck is empty, the outcome of every action is computed."""
