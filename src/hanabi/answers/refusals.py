"""Refusals of requests over HTTP: a status, a code for programs, and a sentence in the reader's language."""

from hanabi.codec import Struct
from hanabi.errors import HanabiError
from hanabi.room.refusals import safe_details
from hanabi.text import Catalogue, best_match, languages, sentence
from hanabi.text.catalogue import FALLBACK
from hanabi.wire.refusals import Retry, retry_of

STATUS = {
    "no-such-room": 404,
    "no-such-game": 404,
    "no-such-code": 404,
    "not-found": 404,
    "wrong-method": 405,
    "game-running": 409,
    "no-counterpart": 409,
    "body-too-large": 413,
    "not-json-body": 415,
    "room-shut": 410,
    "banned": 403,
    "foreign-origin": 403,
    "unknown-host": 403,
    "request-timeout": 408,
    "room-invited": 403,
    "room-locked": 403,
    "too-many-requests": 429,
    "too-many-connections": 429,
    "headers-too-large": 431,
    "too-busy": 503,
    "advice-failed": 503,
    "storage-unavailable": 503,
    "storage-refused": 500,
    "internal": 500,
}
"""The status of each refusal other than 400."""


class Refusal(Struct):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    details: dict[str, str | int]
    message: str
    retry: Retry
    """Whether it makes sense to send the request again."""


def make_refusal(catalogue: Catalogue, error: HanabiError) -> Refusal:
    return Refusal(error.code, safe_details(error), sentence(catalogue, error), retry_of(error.code))


def preferred_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header for which there is a catalogue."""
    wanted = [part.split(";")[0].strip() for part in accepted[:200].split(",")]
    found = (best_match(name, languages()) for name in wanted if name)
    return next((language for language in found if language), FALLBACK)
