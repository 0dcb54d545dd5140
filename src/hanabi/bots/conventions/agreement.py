"""Which conventions a bot follows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Conventions:
    """Switches for the conventions that `club` and `partner` differ in."""

    delayed: bool = True
    """A clue may point at a card that fits only after others have played cards they know."""
    prompts: bool = True
    """... or after another seat has played a clued card as the missing one (a prompt)."""
    finesses: bool = True
    """... or after another seat has played its newest card unseen (a finesse)."""
    pauses: bool = True
    """A seat that may hold the last copy of a card just discarded gives a clue instead of discarding."""
    endgame: bool = True
    """In the last turns, the outcome of every action is computed."""
