"""Refusals as messages: whatever text their details quote, the message can be sent and shown."""

from hanabi.errors import HanabiError
from hanabi.text.catalogue import sanitize
from hanabi.wire.messages import Refused
from hanabi.wire.refusals import retry_of


def safe_details(error: HanabiError) -> dict[str, str | int]:
    """Return the details of an error; JSON in JSON can contain characters that no message can hold."""
    return {name: sanitize(value) for name, value in error.details.items()}


def refused_message(key: str | None, error: HanabiError, seq: int) -> Refused:
    """Build the reply to a refused request; `key` is None if the request could not be read."""
    return Refused(key, error.code, safe_details(error), seq, retry_of(error.code))
