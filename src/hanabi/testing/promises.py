"""The promises of the bot contract, and what a trial finds out about them."""

from dataclasses import dataclass
from enum import Enum

from hanabi.testing.faults import BotFault


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
