"""What went wrong in a bot, told so that its author finds the place."""

import traceback
from pathlib import Path


def what_failed(error: BaseException) -> str:
    """The error and where it was raised: `RuntimeError: boom (mybot.py:5)`."""
    line = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(line.filename).name}:{line.lineno})"
