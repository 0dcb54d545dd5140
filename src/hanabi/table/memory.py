"""How much the screen remembers for the people who play."""

from hanabi.rules.enums import NamedEnum


class Memory(NamedEnum):
    """How much of what players know the screen shows them."""

    DEDUCED = "deduced"
    """All faces that clues and counting leave possible."""
    SAID = "said"
    """Only the clues that pointed at a card."""
    NOTHING = "nothing"
    """No clues, and only the last round of events."""
