"""What went wrong in a bot, for the log."""

import traceback
from pathlib import Path

from hanabi.errors import BotError


def where(error: Exception) -> str:
    """What went wrong in a bot and where, without the values at hand: they may be cards."""
    if isinstance(error, BotError):
        return str(error)
    line = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(line.filename).name}:{line.lineno}"
