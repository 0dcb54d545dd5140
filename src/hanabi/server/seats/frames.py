"""Frames between the server and a worker: four bytes of length, then so much JSON."""

import json
from typing import BinaryIO

from hanabi.codec import Json

LENGTH = 4


def framed(text: str) -> bytes:
    """A text with its length before it."""
    data = text.encode()
    return len(data).to_bytes(LENGTH, "big") + data


def written(value: Json) -> str:
    """JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def next_frame(pipe: BinaryIO) -> bytes | None:
    """What the other side says next, or None when it is gone."""
    head = pipe.read(LENGTH)
    size = int.from_bytes(head, "big")
    data = pipe.read(size)
    return data if len(head) == LENGTH and len(data) == size else None
