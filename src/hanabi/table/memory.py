"""Aids to memory: marks on one's own cards, and how much the screen remembers."""

from hanabi.rules.enums import NamedEnum


class Mark(NamedEnum):
    """How a player turned one of their own cards to remember something (B14, U16)."""

    PLAY = "play"
    KEEP = "keep"
    DISCARD = "discard"
    TURNED = "turned"


class Memory(NamedEnum):
    """How much of what players know the screen shows them."""

    DEDUCED = "deduced"
    """All faces that clues and counting leave possible."""
    SAID = "said"
    """Only the clues that pointed at a card."""
    NOTHING = "nothing"
    """No clues, and only the last round of events."""
