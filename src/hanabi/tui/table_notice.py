"""A text over the table, until the next key is pressed."""

from dataclasses import dataclass

from hanabi.coach import BotAdvice

LONGEST_NOTICE = 200
"""The longest notice, in characters, that leaves the table readable."""


@dataclass(frozen=True, slots=True)
class TableNotice:
    """A text shown until the next key is pressed."""

    text: str = ""
    alarming: bool = False
    advice: BotAdvice | None = None
    """The advice that it summarises, if any."""
