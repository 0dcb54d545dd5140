"""How much a table remembers for the people who play at it."""

from hanabi.rules.named import Named


class Memory(Named):
    """How much of what players know the screen remembers for them."""

    DEDUCED = "deduced"
    """Every face that clues and counting leave possible."""
    SAID = "said"
    """The clues that pointed at a card, and nothing else."""
    NOTHING = "nothing"
    """No clue, and of what happened only the last round."""
