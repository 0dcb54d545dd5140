"""HTTP responses: JSON made from structs; a refusal has a code and a sentence."""

import gzip
from http import HTTPStatus
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from hanabi.answers.refusals import STATUS, make_refusal, preferred_language
from hanabi.codec import Struct, to_json
from hanabi.errors import HanabiError
from hanabi.room.parsing import parse_body
from hanabi.server.errors import ServerError
from hanabi.text import Catalogue
from hanabi.text.catalogue import FALLBACK

LARGEST_JSON_BODY = 16 * 1024
"""The size of a JSON body in bytes, where a route has no limit of its own."""
T = TypeVar("T")


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


def refusal_bytes(error: HanabiError) -> bytes:
    """Return a whole HTTP response for a connection that is closed before its language is known."""
    status = HTTPStatus(STATUS.get(error.code, 400))
    body = to_json(make_refusal(Catalogue(FALLBACK), error)).encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


async def read_body(request: Request, kind: type[T]) -> T:
    """Parse the JSON body of a request."""
    return parse_body(await read_json_body(request), kind)


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
