"""Somebody connected to a room: a person, and the frames that wait to be sent to them."""

import asyncio
import time

import msgspec

from hanabi.server.entries import Person
from hanabi.wire.messages import AnyTold, Closing

MOST_WAITING = 4 * 2**20
"""A client that lets more bytes wait is let go; it comes back and catches up."""
GOODBYE_CODES = {"room-closed": 1012, "slow": 1013}
POLICY = 1008

_encoder = msgspec.json.Encoder()


def frame(told: AnyTold) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(told)


class Guest:
    """One connection."""

    def __init__(self, person: Person, generation: int = 0, address: str = "") -> None:
        self.person, self.generation = person, generation
        self.address = address
        """Where the connection comes from, as limits count it: an IPv6 network counts as one address."""
        self.came = time.monotonic()
        self.asked = 0
        """How many of its requests are in line."""
        self.closing: Closing | None = None
        self.dismissed = asyncio.Event()
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._weight = 0
        """How many bytes are waiting."""

    def tell(self, told: AnyTold) -> None:
        self.tell_frame(frame(told))

    def tell_frame(self, data: bytes) -> None:
        """Queue a frame; a client too slow to read loses its connection, nothing else."""
        if self.closing is None:
            self._waiting.put_nowait(data)
            self._weight += len(data)
            if self._weight > MOST_WAITING:
                self.dismiss("slow", 1.0)

    def dismiss(self, code: str, back_in: float | None = None) -> None:
        """Say why the connection ends and end it behind what is already waiting."""
        if self.closing is None:
            self.closing = Closing(code, back_in)
            self._waiting.put_nowait(frame(self.closing))
            self._waiting.put_nowait(None)
            self.dismissed.set()

    async def next_frame(self) -> bytes | None:
        """What is to be sent next; None when the connection is to be closed."""
        data = await self._waiting.get()
        self._weight -= len(data or b"")
        return data

    @property
    def close_code(self) -> int:
        return GOODBYE_CODES.get(self.closing.code, POLICY) if self.closing else 1000
