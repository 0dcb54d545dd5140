"""What a table of players has agreed on."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Conventions:
    """Which conventions are played."""

    delayed: bool = True
    """A clue may point at a card that fits once cards known to somebody are played."""
    prompts: bool = True
    """... once a clued card of somebody is played as the one that is missing."""
    finesses: bool = True
    """... once somebody's newest card is played unseen."""
    pauses: bool = True
    """Who may hold the last copy of a card just discarded clues rather than discards."""
    endgame: bool = True
    """The last turns are counted out."""
