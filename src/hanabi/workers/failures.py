"""What went wrong in code that is not ours, in a few words."""

import traceback
from pathlib import Path

from hanabi.errors import BotError, MissingExtra


def raised_at(error: BaseException) -> str:
    """The file and the line where `error` was raised: `mybot.py:5`."""
    line = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(line.filename).name}:{line.lineno}"


def where_failed(error: Exception) -> str:
    """What `error` is and where it was raised, without the values at hand: they may be cards."""
    if isinstance(error, BotError | MissingExtra):
        return str(error)
    return f"{type(error).__name__} in {raised_at(error)}"
