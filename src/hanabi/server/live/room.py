"""A room in memory: one task that runs one job at a time, and the parts that carry the jobs out."""

import structlog

from hanabi.room.audience import Audience
from hanabi.room.entries import Person
from hanabi.room.game import RoomMatch
from hanabi.room.scene import Scene
from hanabi.room.state import Room
from hanabi.server.errors import ServerError, StorageError
from hanabi.server.live.adviser import Adviser
from hanabi.server.live.autopilot import Autopilot
from hanabi.server.live.guest import Guest
from hanabi.server.live.mailbox import Mailbox, do_nothing
from hanabi.server.live.presence import Presence
from hanabi.server.live.reader import LogReader
from hanabi.server.live.replies import Replies
from hanabi.server.live.requests import Requests
from hanabi.server.live.services import RoomServices
from hanabi.server.live.state import LiveState
from hanabi.server.live.writer import LogWriter
from hanabi.wire.requests import QueuedRequest, Sync

MOST_WAITING_REQUESTS = 32
"""How many requests of one connection may be waiting."""
MOST_STRANGERS_WAITING = 500
"""How many requests of strangers may be waiting."""

log = structlog.get_logger()


class LiveRoom:
    """A room that has guests, or whose bots or clock have something to do."""

    def __init__(self, state: LiveState, reader: LogReader | None = None) -> None:
        # No part refers to the room or to a part that does, so a room is freed without the garbage collector.
        self.state, self.reader = state, reader or LogReader(state)
        self.mailbox = Mailbox()
        self.writer = LogWriter(state)
        self.replies = Replies(state, self.reader)
        self.adviser = Adviser(state, self.mailbox, self.reader, self.writer, self.replies)
        self.requests = Requests(state, self.reader, self.writer, self.replies, self.adviser)
        self.autopilot = Autopilot(state, self.mailbox, self.reader, self.writer)
        self.presence = Presence(state, self.reader, self.writer)
        self.idle_since = state.services.now()

    @classmethod
    async def load(cls, room_id: str, services: RoomServices) -> "LiveRoom | None":
        """Load a room from its logs; None if there is no such room."""
        loaded = await LogReader.load(room_id, services)
        return cls(*loaded) if loaded else None

    @property
    def room(self) -> Room:
        return self.state.room

    @property
    def match(self) -> RoomMatch | None:
        """The last game."""
        return self.state.match

    @property
    def seq(self) -> int:
        """The number of actions in the last game."""
        return self.state.seq

    @property
    def audience(self) -> Audience[Guest]:
        return self.state.audience

    @property
    def scene(self) -> Scene:
        return self.state.scene

    @property
    def busy(self) -> bool:
        """Whether the room must stay in memory: a guest is here or something is about to happen."""
        waits = self.mailbox.busy or self.reader.is_doubtful
        return bool(self.audience.guests) or waits or self.autopilot.is_about_to_act

    def start(self) -> None:
        self.mailbox.start(self._on_failure, self._settle)
        self.mailbox.post(do_nothing)

    async def stop(self) -> None:
        """Finish the waiting jobs and disconnect everybody; the room can be loaded again from disk."""
        await self.mailbox.close()
        for part in (self.autopilot, self.adviser, self.presence):
            part.stop()
        for guest in self.audience.guests:
            _send_back(guest)

    def join(self, guest: Guest, game: str | None, since: int) -> None:
        """Let a guest in; they are told everything first, then what happens."""
        if self.mailbox.closed:
            _send_back(guest)
            return
        guest.is_stranger = not self.room.knows(guest.person)
        self.mailbox.post(lambda: self.presence.let_in(guest, game, since), guest.is_stranger)

    def leave(self, guest: Guest) -> None:
        guest.left = True
        self.mailbox.post(lambda: self._let_out(guest), guest.is_stranger)

    def ask(self, guest: Guest, request: QueuedRequest) -> None:
        """Queue a request; the guest is told how it went."""
        if not guest.requests_waiting:
            # Only while none is waiting: requests keep their order even if one makes the guest a member.
            guest.is_stranger = not self.room.knows(guest.person)
        is_crowded = guest.is_stranger and self.mailbox.strangers_waiting >= MOST_STRANGERS_WAITING
        if is_crowded or guest.requests_waiting >= MOST_WAITING_REQUESTS:
            self.replies.refuse(guest, request.id, ServerError("too-busy"))
            return
        guest.requests_waiting += 1
        if isinstance(request, Sync):
            guest.syncs.add(request)
        self.mailbox.post(lambda: self.requests.answer(guest, request), guest.is_stranger)

    def catch_up(self) -> None:
        """Read what other processes wrote."""
        self.mailbox.post(self.reader.catch_up)

    def set_elsewhere(self, elsewhere: frozenset[Person]) -> None:
        """Update who is connected through other processes."""
        self.presence.set_elsewhere(elsewhere)

    async def _let_out(self, guest: Guest) -> None:
        self.idle_since = self.state.services.now()
        await self.presence.let_out(guest)

    async def _settle(self) -> None:
        """Do what follows from the job that was just done."""
        await self.reader.catch_up_if_doubtful()
        await self.presence.give_back_to_owner()
        self.autopilot.adjust()

    def _on_failure(self, error: Exception) -> None:
        """Log that a job failed, and have the logs read again: what it wrote may be on disk."""
        if isinstance(error, StorageError):
            log.warning("storage-failed", room=self.room.id, **error.log_fields)
        else:
            log.exception("room-job-failed", room=self.room.id, exc_info=error)
        self.reader.is_doubtful = True
        self.autopilot.retry()


def _send_back(guest: Guest) -> None:
    """Have a guest connect again, who then finds the room as it is on disk."""
    guest.dismiss("room-closed", 0.0)
