"""What a bot can do wrong, told with the ruleset, the seat and the turn."""

from hanabi.errors import HanabiError


class BotFault(HanabiError, AssertionError):
    """A promise that a bot broke; printed, it is a sentence."""


FAULTS = (
    "fault-raises",  # an exception came out of it
    "fault-refuses",  # it gave up with an error of ours, which is its `cause`
    "fault-no-choice",  # its answer is no `Choice` of a player's action
    "fault-illegal",  # the rules forbid what it chose
    "fault-too-slow",  # it took longer than it may
    "fault-reason",  # its reason is none of `REASONS`
    "fault-tells",  # its reason tells what its action does not show
    "fault-changes",  # it changed what it was given
    "fault-unsteady",  # by the same seed and the same events it chose something else
    "fault-successor",  # a new bot that was told the same events chose something else
    "fault-remembers",  # after an earlier game it chose something else
    "fault-peeks",  # with other cards in its hand and in the deck it chose something else
)
"""Every code a `BotFault` may have; the catalogues word it under `error-` and the code."""
