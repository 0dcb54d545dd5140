"""Descriptions of errors in bots, for their authors."""

from hanabi.workers.failures import error_location


def describe_error(error: BaseException) -> str:
    """Describe an error and where it was raised: `RuntimeError: boom (mybot.py:5)`."""
    return f"{type(error).__name__}: {error} ({error_location(error)})"
