"""What a clue means beyond its words."""

from dataclasses import dataclass

from hanabi.game import Seat
from hanabi.rules import ClueValue

MEANINGS = (
    "play",  # the focus is to be played
    "later",  # the focus is to be played once other cards have been
    "keep",  # the focus is not to be discarded
    "either",  # the focus is to be played if it fits, or else kept
    "more",  # cards that were known already are known better
    "words",  # no more than its words
)
"""Every code a `ClueMeaning` may have; the message `coach-meaning` has a sentence for each."""


@dataclass(frozen=True, slots=True)
class ClueMeaning:
    """How a clue is read by anyone who knows the conventions."""

    giver: Seat
    """The seat that gave it."""
    to: Seat
    """The seat that it was given to."""
    value: ClueValue
    """The colour or the rank that it names."""
    code: str
    """One of `play`, `later`, `keep`, `either`, `more` and `words`."""
    focus: int = 0
    """The place of the card that the clue is about, counted from 1; 0 if it is about none."""
    awaited: Seat | None = None
    """Who has to play a card first, although the clue says nothing to them."""
