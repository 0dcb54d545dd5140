"""What went wrong in a bot, told so that its author finds the place."""

from hanabi.workers.failures import raised_at


def what_failed(error: BaseException) -> str:
    """The error and where it was raised: `RuntimeError: boom (mybot.py:5)`."""
    return f"{type(error).__name__}: {error} ({raised_at(error)})"
