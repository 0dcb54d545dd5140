"""Descriptions of errors in bots, for their authors."""

from hanabi.workers.failures import raised_at


def what_failed(error: BaseException) -> str:
    """Describe an error and where it was raised: `RuntimeError: boom (mybot.py:5)`."""
    return f"{type(error).__name__}: {error} ({raised_at(error)})"
