"""The kernel: a table-driven engine whose functions run interpreted, compiled for the CPU, and on a GPU."""

from hanabi.extras import require_extra

require_extra("fast")

from hanabi.fast.game import Game  # noqa: E402
from hanabi.fast.games import Games, ObservedStep, StepResult, WanderResult  # noqa: E402
from hanabi.fast.numbering import Numbering  # noqa: E402

__all__ = ["Game", "Games", "Numbering", "ObservedStep", "StepResult", "WanderResult"]
