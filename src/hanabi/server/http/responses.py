"""HTTP responses: JSON made from structs; a refusal has a code and a sentence."""

import gzip
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from hanabi.codec import Malformed, Strictness, Struct, json_reader, to_json
from hanabi.errors import HanabiError
from hanabi.room.refusals import safe_details
from hanabi.server.errors import ServerError
from hanabi.text import Catalogue, sentence
from hanabi.text.catalogue import FALLBACK, best_match, languages
from hanabi.wire.refusals import Retry, retry_of

LARGEST_JSON_BODY = 16 * 1024
"""The size of a JSON body in bytes, where a route has no limit of its own."""
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
T = TypeVar("T")


class Refusal(Struct):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    details: dict[str, str | int]
    message: str
    retry: Retry
    """Whether it makes sense to send the request again."""


def json_response(value: Struct | list[Any], status: int = 200, cookie: str | None = None) -> Response:
    headers = {"Set-Cookie": cookie} if cookie else {}
    return Response(to_json(value), status, headers, "application/json")


def gzip_response(request: Request, data: bytes) -> Response:
    """Return gzipped JSON, decompressed for clients that do not accept gzip."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(data, headers=headers, media_type="application/json")
    return Response(gzip.decompress(data), media_type="application/json")


def refusal_response(request: HTTPConnection, error: HanabiError) -> Response:
    """Return a refusal in the reader's language."""
    catalogue = Catalogue(preferred_language(request.headers.get("accept-language", "")))
    return json_response(make_refusal(catalogue, error), STATUS.get(error.code, 400))


def make_refusal(catalogue: Catalogue, error: HanabiError) -> Refusal:
    return Refusal(error.code, safe_details(error), sentence(catalogue, error), retry_of(error.code))


def refusal_bytes(error: HanabiError) -> bytes:
    """Return a whole HTTP response for a connection that is closed before its language is known."""
    status = HTTPStatus(STATUS.get(error.code, 400))
    body = to_json(make_refusal(Catalogue(FALLBACK), error)).encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


def preferred_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header for which there is a catalogue."""
    wanted = [part.split(";")[0].strip() for part in accepted[:200].split(",")]
    found = (best_match(name, languages()) for name in wanted if name)
    return next((language for language in found if language), FALLBACK)


async def read_body(request: Request, kind: type[T]) -> T:
    """Parse the JSON body of a request."""
    return parse_json(await read_json_body(request), kind)


async def read_json_body(request: Request, most: int = LARGEST_JSON_BODY) -> bytes:
    """Read the JSON body of a request as bytes; refuse any other content type and more than `most` bytes."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise ServerError("not-json-body")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise ServerError("body-too-large", most=most)
    except ClientDisconnect as gone:
        raise ServerError("bad-request") from gone
    return bytes(data)


def parse_json(data: bytes | str, kind: type[T]) -> T:
    """Parse what a client sent, or refuse it and say where it is wrong."""
    read: Callable[[bytes | str], T] = json_reader(kind, Strictness.CLOSED)
    try:
        return read(data)
    except Malformed as error:
        raise malformed_error(error) from error


def malformed_error(error: Malformed) -> ServerError:
    """Say where a message is wrong."""
    return ServerError("malformed", where=error.path[:100])
