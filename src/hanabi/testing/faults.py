"""The faults of bots."""

from hanabi.errors import HanabiError


class BotFault(HanabiError, AssertionError):
    """A promise that a bot broke, with the ruleset, seat and turn; it prints as a sentence."""


FAULTS = (
    "fault-raises",  # it raised an exception
    "fault-refuses",  # it raised one of our errors, whose code is the `cause`
    "fault-no-choice",  # its answer is not a `Choice` of a player's action
    "fault-illegal",  # its choice is against the rules
    "fault-too-slow",  # it took longer than allowed
    "fault-reason",  # its reason is not one of `REASONS`
    "fault-tells",  # its reason tells what its action does not show
    "fault-changes",  # it modified what it was given
    "fault-unsteady",  # it chose something else with the same seed and events
    "fault-successor",  # a new bot that was told the same events chose something else
    "fault-remembers",  # it chose something else after an earlier game
    "fault-peeks",  # it chose something else with other cards in its hand and in the deck
)
"""Every code a `BotFault` may have; the catalogues hold its sentence as `error-` and the code."""
