"""The frames between a worker process and its owner: four bytes of length, then JSON of that length.

A request is `{"number": 1, "request": NAME, "body": ...}`. Its reply is `{"number": 1, "reply": ...}`, or
`{"number": 1, "error": TEXT}` where it could not be answered; a worker that has started sends reply 0.
Owners believe nothing else: a bot may have written it.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from hanabi.codec import Json

LENGTH = 4
"""How many bytes say how long a frame is."""


class WorkerLost(Exception):
    """A worker that is gone, or whose frames make no sense: it is not to be asked again."""


class RequestFailed(Exception):
    """A request that a worker could not answer, and why; the worker can be asked again."""


@contextmanager
def report_loss() -> Iterator[None]:
    """Raise `WorkerLost` for what says that a worker is gone (on uvloop a RuntimeError) or makes no sense."""
    try:
        yield
    except (EOFError, OSError, ValueError, RuntimeError) as error:
        raise WorkerLost from error


def compact(value: Json) -> str:
    """`value` as JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def pack(text: str) -> bytes:
    """`text` as a frame."""
    data = text.encode()
    return len(data).to_bytes(LENGTH, "big") + data


def pack_request(number: int, name: str, body: str) -> bytes:
    """The frame of a request; `body` is JSON already."""
    return pack(f'{{"number":{number},"request":"{name}","body":{body}}}')


def read_frame(pipe: IO[bytes], largest: int) -> bytes:
    """The next frame without its length; empty when the other side is gone or sends more than `largest`."""
    head = pipe.read(LENGTH)
    size = int.from_bytes(head, "big")
    data = pipe.read(size) if len(head) == LENGTH and size <= largest else b""
    return data if len(data) == size else b""


def read_reply(frame: bytes, number: int) -> Json:
    """What request `number` is answered with; `RequestFailed` where it was not, ValueError for nonsense."""
    match json.loads(frame):
        case {"number": int(same), "reply": reply} if same == number:
            return reply  # type: ignore[no-any-return]
        case {"number": int(same), "error": str(error)} if same == number:
            raise RequestFailed(error)
    raise ValueError("no-reply")
