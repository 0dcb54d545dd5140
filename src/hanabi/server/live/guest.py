"""A connection to a room: its person, and the frames waiting to be sent."""

import asyncio
import time
from collections.abc import Iterable, Sequence

from hanabi.room.audience import frame
from hanabi.room.entries import Person
from hanabi.server.failpoints import reach
from hanabi.server.limits import AddressCounts
from hanabi.wire.messages import AnyTold, Closing
from hanabi.wire.requests import Sync

MOST_WAITING = 2**20
"""A client with more waiting bytes is disconnected; it comes back and catches up."""
MOST_WAITING_FOR_ADDRESS = 16 * 2**20
"""If the clients of one address have more waiting bytes in total, those that are behind are disconnected."""
BEHIND = 64 * 1024
"""A client with more waiting bytes is behind: it only gets the newest state of the room."""
CLOSE_CODES = {"room-closed": 1012, "slow": 1013}
POLICY_VIOLATION = 1008


class _Waiting:
    """A frame that waits to be sent."""

    __slots__ = ("data",)

    def __init__(self, data: bytes) -> None:
        self.data = data


class Guest:
    """One connection."""

    def __init__(
        self,
        person: Person,
        generation: int = 0,
        address: str = "",
        waiting_bytes: AddressCounts | None = None,
    ) -> None:
        self.person, self.generation = person, generation
        self.address = address
        """The address as limits count it: an IPv6 network counts as one address."""
        self.invitation: str | None = None
        """The invitation in the link of this connection."""
        self.is_stranger = False
        """Whether the room does not know the person; then the requests of others go first."""
        self.left = False
        """Whether the guest has left, perhaps before the room got round to letting them in."""
        self.came_at = time.monotonic()
        self.requests_waiting = 0
        """How many requests are waiting in the room's queue."""
        self.syncs: set[Sync] = set()
        """Those of them that ask for everything and have not been answered together with an earlier one."""
        self.closing: Closing | None = None
        self.dismissed = asyncio.Event()
        self._waiting: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._room: _Waiting | None = None
        """The latest state of the room among the waiting frames."""
        self._waiting_bytes = 0
        """How many bytes are waiting."""
        self._address_bytes = waiting_bytes or AddressCounts(MOST_WAITING_FOR_ADDRESS)
        """How many bytes are waiting for all clients of each address."""
        self.gone = False
        """Whether the connection is gone, so that nothing can be sent any more."""

    def tell(self, told: AnyTold) -> None:
        self.tell_frame(frame(told))

    def tell_all(self, told: Iterable[AnyTold]) -> None:
        for each in told:
            self.tell(each)

    def tell_frame(self, data: bytes) -> None:
        """Queue a frame; a client that reads too slowly loses its connection, nothing else."""
        if self.closing is None and not self.gone:
            self._put(_Waiting(data))
            self._check_pace()

    def tell_room(self, data: bytes) -> None:
        """Queue the state of the room; if the client is behind, replace one that is still waiting."""
        if self._room is not None and self._waiting_bytes > BEHIND:
            self._count(len(data) - len(self._room.data))
            self._room.data = data
        elif self.closing is None and not self.gone:
            self._room = _Waiting(data)
            self._put(self._room)
            self._check_pace()

    def tell_table(self, frames: Sequence[bytes]) -> None:
        """Queue the frames about one change of the table."""
        for data in frames:
            self.tell_frame(data)
        reach("mid-broadcast")

    def dismiss(self, code: str, back_in: float | None = None) -> None:
        """Send the reason after all waiting frames and then close; for `slow`, drop the waiting frames."""
        if self.closing is None:
            if code == "slow":
                self._drop_waiting()
            self.closing = Closing(code, back_in)
            if not self.gone:
                self._put(_Waiting(frame(self.closing)))
            self._waiting.put_nowait(None)
            self.dismissed.set()

    def leave(self) -> None:
        """Drop the waiting frames: the connection is gone."""
        self.gone = True
        self._drop_waiting()

    async def next_frame(self) -> bytes | None:
        """Wait for the next frame to send; None means that the connection is to be closed."""
        return self._take(await self._waiting.get())

    @property
    def close_code(self) -> int:
        return CLOSE_CODES.get(self.closing.code, POLICY_VIOLATION) if self.closing else 1000

    def _put(self, waiting: _Waiting) -> None:
        self._waiting.put_nowait(waiting)
        self._count(len(waiting.data))

    def _take(self, waiting: _Waiting | None) -> bytes | None:
        if waiting is None:
            return None
        if waiting is self._room:
            self._room = None
        self._count(-len(waiting.data))
        return waiting.data

    def _drop_waiting(self) -> None:
        while not self._waiting.empty():
            self._take(self._waiting.get_nowait())

    def _count(self, size: int) -> None:
        self._waiting_bytes += size
        self._address_bytes.add(self.address, size)

    def _check_pace(self) -> None:
        """Dismiss a client that is too far behind, or behind while its address has too much waiting."""
        crowded = self._waiting_bytes > BEHIND and self._address_bytes.is_over(self.address)
        if crowded or self._waiting_bytes > MOST_WAITING:
            self.dismiss("slow", 1.0)
