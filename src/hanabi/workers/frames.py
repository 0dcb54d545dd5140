"""The frames between a worker process and its owner: four bytes of length, then JSON of that length.

A request is `{"number": 1, "request": NAME, "body": ...}`. Its reply is `{"number": 1, "reply": ...}`, or
`{"number": 1, "error": TEXT}` if it failed; a worker that has started sends reply 0. Owners accept nothing
else, because a bot may have written it.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from hanabi.codec import Json

LENGTH_BYTES = 4
"""The size of the length prefix of a frame, in bytes."""


class WorkerLost(Exception):
    """The worker is gone or its frames make no sense; it must not be asked again."""


class RequestFailed(Exception):
    """The worker could not answer a request; the message says why, and it can be asked again."""


@contextmanager
def report_loss() -> Iterator[None]:
    """Raise `WorkerLost` for errors that mean a worker is gone (RuntimeError on uvloop) or sends nonsense."""
    try:
        yield
    except (EOFError, OSError, ValueError, RuntimeError) as error:
        raise WorkerLost from error


def to_json(value: Json) -> str:
    """Encode `value` as JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def pack(text: str) -> bytes:
    """Encode `text` as a frame."""
    data = text.encode()
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def pack_request(number: int, name: str, body: str) -> bytes:
    """Encode a request as a frame; `body` is already JSON."""
    return pack(f'{{"number":{number},"request":"{name}","body":{body}}}')


def read_frame(pipe: IO[bytes], largest: int) -> bytes:
    """Read a frame without its length; empty if the other side is gone or sends more than `largest` bytes."""
    head = pipe.read(LENGTH_BYTES)
    size = int.from_bytes(head, "big")
    data = pipe.read(size) if len(head) == LENGTH_BYTES and size <= largest else b""
    return data if len(data) == size else b""


def read_reply(frame: bytes, number: int) -> Json:
    """Decode the reply to request `number`; raise `RequestFailed` if it failed, ValueError for nonsense."""
    match json.loads(frame):
        case {"number": int(same), "reply": reply} if same == number:
            return reply  # type: ignore[no-any-return]
        case {"number": int(same), "error": str(error)} if same == number:
            raise RequestFailed(error)
    raise ValueError("no-reply")
