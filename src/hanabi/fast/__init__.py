"""The table-driven kernel: the same functions interpreted, compiled for the processor, and on a GPU."""

from hanabi.extras import require_extra

require_extra("fast")

from hanabi.fast.game import Game  # noqa: E402
from hanabi.fast.games import Games, Moved, Wandered  # noqa: E402
from hanabi.fast.numbering import Numbering  # noqa: E402

__all__ = ["Game", "Games", "Moved", "Numbering", "Wandered"]
