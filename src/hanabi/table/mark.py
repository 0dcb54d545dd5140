"""The marks that players put on their own cards."""

from hanabi.rules.enums import NamedEnum


class Mark(NamedEnum):
    """How a player turned one of their own cards to remember something (B14, U16)."""

    PLAY = "play"
    KEEP = "keep"
    DISCARD = "discard"
    TURNED = "turned"
