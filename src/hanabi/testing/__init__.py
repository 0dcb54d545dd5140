"""Tools for tests and benchmarks: the contract of bots, positions, and guided games."""

from hanabi.testing.contract import check_bot, examine
from hanabi.testing.promises import BotFault, Finding, Promise
from hanabi.testing.sampling import (
    TEMPERS,
    ActionKind,
    GuidedStep,
    Temper,
    guided_action,
    guided_deal,
    guided_game,
    guided_play,
    is_of_kind,
    some_temper,
)

__all__ = [
    "TEMPERS",
    "ActionKind",
    "BotFault",
    "Finding",
    "GuidedStep",
    "Promise",
    "Temper",
    "check_bot",
    "examine",
    "guided_action",
    "guided_deal",
    "guided_game",
    "guided_play",
    "is_of_kind",
    "some_temper",
]
