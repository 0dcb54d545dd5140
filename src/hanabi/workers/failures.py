"""Short descriptions of errors in other people's code."""

import traceback
from pathlib import Path

from hanabi.errors import BotError, MissingExtra


def error_location(error: BaseException) -> str:
    """The file and line where `error` was raised: `mybot.py:5`."""
    line = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(line.filename).name}:{line.lineno}"


def describe_failure(error: Exception) -> str:
    """Describe `error` by its type and location; only our own errors keep their message.

    The message of any other error may name hidden cards.
    """
    if isinstance(error, BotError | MissingExtra):
        return str(error)
    return f"{type(error).__name__} in {error_location(error)}"
