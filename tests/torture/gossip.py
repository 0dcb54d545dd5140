"""A way to Redis that loses, doubles, delays and garbles what is published, falls silent and goes away."""

import asyncio
import contextlib
import random
from dataclasses import dataclass

from tests.server.services import free_port

PUSHES = (b"*3\r\n$7\r\nmessage\r\n", b">3\r\n$7\r\nmessage\r\n")
"""How Redis begins to tell a subscriber something, in both versions of its protocol."""
NESTED = {b"*": 1, b">": 1, b"~": 1, b"%": 2}
"""How many values each counted item of a reply has."""
BROKEN = (OSError, EOFError)
NONSENSE = b"*3\r\n$7\r\nmessage\r\n$6\r\nhanabi\r\n$8\r\n\xff[[null}\r\n"


@dataclass(frozen=True, slots=True)
class Mood:
    """What becomes of each message that is published."""

    name: str
    lose: float = 0.0
    double: float = 0.0
    garble: float = 0.0
    late: float = 0.0
    """The most seconds a message is delayed, so that a later one may overtake it."""
    silent: bool = False
    """Connections stay open, and nothing comes through them."""
    away: bool = False
    """Nothing listens."""


CALM = Mood("calm")


class Gossip:
    """A proxy before a Redis."""

    def __init__(self, redis_port: int, chance: random.Random) -> None:
        self.port = free_port()
        self.mood = CALM
        self.delivered = self.spoilt = 0
        self._redis_port, self._chance = redis_port, chance
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._flowing = asyncio.Event()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    async def turn(self, mood: Mood) -> None:
        """Behave otherwise from now on."""
        self.mood = mood
        (self._flowing.clear if mood.silent else self._flowing.set)()
        if mood.away:
            self.leave()
        elif self._server is None:
            self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    def leave(self) -> None:
        """Break every connection and listen no more."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in self._writers:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*BROKEN):
            back, forth = await asyncio.open_connection("127.0.0.1", self._redis_port)
            self._writers |= {writer, forth}
            ways = [
                asyncio.create_task(self._ask(reader, forth)),
                asyncio.create_task(self._tell(back, writer)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            forth.close()
            self._writers -= {writer, forth}
        writer.close()

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(2**16):
            await self._flowing.wait()
            writer.write(data)

    async def _tell(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while reply := await read_reply(reader):
            await self._flowing.wait()
            if reply.startswith(PUSHES):
                self._pass_on(reply, writer)
            else:
                writer.write(reply)

    def _pass_on(self, message: bytes, writer: asyncio.StreamWriter) -> None:
        """Deliver a message as the mood is."""
        mood, chance = self.mood, self._chance
        if chance.random() < mood.lose:
            self.spoilt += 1
            return
        if chance.random() < mood.garble:
            self.spoilt += 1
            message = message[:1] + NONSENSE[1:]
        for _ in range(2 if chance.random() < mood.double else 1):
            self.delivered += 1
            asyncio.get_running_loop().call_later(chance.random() * mood.late, _write, writer, message)


def _write(writer: asyncio.StreamWriter, message: bytes) -> None:
    if not writer.is_closing():
        writer.write(message)


async def read_reply(reader: asyncio.StreamReader) -> bytes:
    """One whole reply of Redis, as it came."""
    line = await reader.readuntil(b"\r\n")
    kind, size = line[:1], line[1:-2]
    if kind in NESTED and int(size) > 0:
        return line + b"".join([await read_reply(reader) for _ in range(int(size) * NESTED[kind])])
    if kind in (b"$", b"=") and int(size) >= 0:
        return line + await reader.readexactly(int(size) + 2)
    return line
