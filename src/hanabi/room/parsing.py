"""What clients send, parsed: requests to a room and other bodies; what cannot be read is refused."""

from collections.abc import Callable
from typing import TypeVar

from hanabi.codec import Malformed, Strictness, json_reader
from hanabi.room.errors import refuse
from hanabi.wire.requests import LARGEST_MESSAGE, AnyRequest

T = TypeVar("T")


def parse_request(text: str | None) -> AnyRequest:
    """Parse the request in a frame; a binary frame has no text."""
    if text is None:
        refuse("not-text")
    if len(text.encode()) > LARGEST_MESSAGE:
        refuse("message-too-large", most=LARGEST_MESSAGE)
    return _read(text, _read_request)


def parse_body(data: bytes | str, kind: type[T]) -> T:
    """Parse what a client sent, or refuse it and say where it is wrong."""
    read: Callable[[bytes | str], T] = json_reader(kind, Strictness.CLOSED)
    return _read(data, read)


def _read(data: bytes | str, read: Callable[[bytes | str], T]) -> T:
    try:
        return read(data)
    except Malformed as error:
        refuse("malformed", where=error.path[:100])


_read_request: Callable[[bytes | str], AnyRequest] = json_reader(AnyRequest, Strictness.CLOSED)
