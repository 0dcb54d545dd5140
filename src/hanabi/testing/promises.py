"""What every bot promises."""

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
"""The faults that break a promise of their own, whichever was on trial when they showed."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a trial says of a promise: it is broken by a fault, kept, or could not be looked at."""

    promise: Promise
    fault: BotFault | None = None
    seen: bool = True

    @property
    def kept(self) -> bool:
        return self.seen and self.fault is None
