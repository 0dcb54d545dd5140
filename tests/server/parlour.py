"""Rooms without sockets: a hall over a real database, and guests who read what they are told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar

from hanabi.client.visit import read_message
from hanabi.server.live import LiveRoom
from hanabi.server.live.guest import Guest
from hanabi.server.live.presence import PRESENCE_DELAY
from hanabi.server.live.registry import RoomRegistry
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool
from hanabi.wire.messages import AnyTold, Closing, Done, Happened, Line, Refused, RoomNow
from hanabi.wire.requests import Enter, QueuedRequest, Sit
from hanabi.wire.terms import Terms
from tests.waits import WAIT_LIMIT

T = TypeVar("T", bound=AnyTold)
_numbers = count(1)


def key() -> str:
    """An id no other request has."""
    return f"k{next(_numbers)}"


class Friend:
    """A guest who remembers what they were told."""

    def __init__(self, person: str, live: LiveRoom) -> None:
        self.person, self.live = person, live
        self.guest = Guest(person)
        self.told: list[AnyTold] = []

    async def join(self, game: str | None = None, since: int = -1) -> "Friend":
        self.live.join(self.guest, game, since)
        await self.hear(RoomNow)
        return self

    async def ask(self, request: QueuedRequest) -> Done | Refused:
        """The answer to a request."""
        self.live.ask(self.guest, request)
        while True:
            told = await self.next()
            if isinstance(told, Done | Refused) and told.id == request.id:
                return told

    async def do(self, request: QueuedRequest) -> None:
        """Send a request that must be carried out."""
        told = await self.ask(request)
        assert isinstance(told, Done), told

    async def refused(self, request: QueuedRequest) -> str:
        """The code of the reason why a request is refused."""
        told = await self.ask(request)
        assert isinstance(told, Refused), told
        return told.code

    async def next(self) -> AnyTold:
        frame = await asyncio.wait_for(self.guest.next_frame(), WAIT_LIMIT)
        assert frame is not None
        self.told.append(read_message(frame))
        return self.told[-1]

    async def hear(self, kind: type[T]) -> T:
        """The next message of a kind."""
        while True:
            told = await self.next()
            if isinstance(told, kind):
                return told

    async def settle(self) -> None:
        """Read whatever is waiting."""
        await asyncio.sleep(PRESENCE_DELAY + 0.05)
        while not self.guest._waiting.empty():
            await self.next()

    def last(self, kind: type[T]) -> T:
        """The last message of a kind."""
        return next(told for told in reversed(self.told) if isinstance(told, kind))

    @property
    def lines(self) -> list[Line]:
        return [told for told in self.told if isinstance(told, Line)]

    @property
    def table(self) -> Happened:
        return self.last(Happened)

    @property
    def sent_home(self) -> Closing | None:
        return self.guest.closing


class Parlour:
    """A hall, and ways to fill its rooms."""

    def __init__(self, hall: RoomRegistry) -> None:
        self.hall = hall

    async def room(self, host: str = "host", **terms: Any) -> LiveRoom:
        return await self.hall.get_room(await self.hall.open_room(Terms(**terms), host))

    async def friend(self, live: LiveRoom, name: str, sit: bool = True) -> Friend:
        """A guest who has joined under a name, and sat down if `sit`."""
        friend = await Friend(name.lower(), live).join()
        await friend.do(Enter(key(), name))
        if sit:
            await friend.do(Sit(key()))
        return friend


@asynccontextmanager
async def parlour(
    url: str, bots: BotPool | None = None, delay: float = 0.0, takeover: float = 300.0
) -> AsyncIterator[Parlour]:
    """A hall over a database; bots answer in this process unless others are given."""
    store = await Store.open(url)
    hall = RoomRegistry(store, bots or BotPool(), None, delay, absence=0.0, takeover=takeover)
    await hall.start()
    try:
        yield Parlour(hall)
    finally:
        await hall.close()
        await store.close()
