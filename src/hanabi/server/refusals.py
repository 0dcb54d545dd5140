"""Refusals as they are told: whatever text their details quote, the answer can be sent and shown."""

from hanabi.errors import HanabiError
from hanabi.text.catalogue import harmless
from hanabi.wire.messages import Refused
from hanabi.wire.refusals import retry_of


def details_of(error: HanabiError) -> dict[str, str | int]:
    """What a refusal mentions; JSON within JSON brings letters that no message can hold."""
    return {name: harmless(value) for name, value in error.details.items()}


def refusal(key: str | None, error: HanabiError, seq: int) -> Refused:
    """The answer to a request that is refused; without a key where nobody knows which one it was."""
    return Refused(key, error.code, details_of(error), seq, retry_of(error.code))
