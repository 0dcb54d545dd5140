"""Help for tests and benchmarks: games that get somewhere."""

from hanabi.testing.sampling import (
    TEMPERS,
    Kind,
    Step,
    Temper,
    guided_action,
    guided_deal,
    guided_game,
    guided_play,
    is_of,
    some_temper,
)

__all__ = [
    "TEMPERS",
    "Kind",
    "Step",
    "Temper",
    "guided_action",
    "guided_deal",
    "guided_game",
    "guided_play",
    "is_of",
    "some_temper",
]
