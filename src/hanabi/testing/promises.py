"""The promises of the bot contract, how bots break them, and what a trial finds out about them."""

from dataclasses import dataclass
from enum import Enum

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


class Promise(Enum):
    """What every bot promises."""

    LEGAL = "legal"
    PUNCTUAL = "punctual"
    REASONS = "reasons"
    UNTOUCHED = "untouched"
    REPEATABLE = "repeatable"
    SUCCESSOR = "successor"
    FORGETFUL = "forgetful"
    BLIND = "blind"
    ANY_HISTORY = "any-history"


OWN_PROMISE = {
    "fault-too-slow": Promise.PUNCTUAL,
    "fault-changes": Promise.UNTOUCHED,
    "fault-reason": Promise.REASONS,
    "fault-tells": Promise.REASONS,
}
"""The promise that a fault breaks, if it is not the one on trial."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result for a promise: broken by `fault`, kept, or not tested (`seen` is false)."""

    promise: Promise
    fault: BotFault | None = None
    seen: bool = True

    @property
    def kept(self) -> bool:
        return self.seen and self.fault is None
