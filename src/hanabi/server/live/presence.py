"""Who enters and leaves a live room, and what the others are told about it."""

import asyncio

from hanabi.room.entries import HostReturned, Person
from hanabi.room.errors import RoomError
from hanabi.server.errors import StorageError
from hanabi.server.live.autopilot import RETRY_DELAY
from hanabi.server.live.guest import Guest
from hanabi.server.live.reader import LogReader
from hanabi.server.live.replies import MOST_DECISION_TRIES
from hanabi.server.live.state import LiveState
from hanabi.server.live.writer import LogWriter

PRESENCE_DELAY = 0.2
"""How long arrivals and departures are collected before everybody is told."""
MOST_GUESTS = 500
"""How many connections a room may have through one process before strangers are turned away."""
CROWD_RETRY_DELAY = 30.0


class Presence:
    """Lets guests in and out."""

    def __init__(self, state: LiveState, reader: LogReader, writer: LogWriter) -> None:
        self._state, self._reader, self._writer = state, reader, writer
        self._announcement: asyncio.TimerHandle | None = None

    async def let_in(self, guest: Guest, game: str | None, since: int) -> None:
        """Let a guest in who has seen `since` actions of `game`, and send them everything they have not."""
        if guest.left:
            return
        try:
            if self._reader.is_doubtful or self._reader.read_at < guest.came_at:
                await self._reader.catch_up()
            await self._welcome_host(guest.person)
        except StorageError as error:
            # Nothing else would be sent to this guest, so they have to connect again.
            guest.dismiss(error.code, RETRY_DELAY)
            raise
        if not self._may_enter(guest):
            return
        audience = self._state.audience
        is_new = guest.person not in audience.present
        audience.guests.add(guest)
        guest.tell_all(self._state.scene.welcome_messages(guest.person, game, since))
        if is_new:
            self._announce()

    async def let_out(self, guest: Guest) -> None:
        """Remove a guest who has left."""
        state = self._state
        state.audience.guests.discard(guest)
        if guest.person not in state.audience.present:
            self._note_absence(guest.person)
            self._announce()

    def set_elsewhere(self, elsewhere: frozenset[Person]) -> None:
        """Update who is connected through other processes."""
        audience = self._state.audience
        if elsewhere != audience.elsewhere:
            before = audience.present
            audience.elsewhere = elsewhere
            for person in before - audience.present:
                self._note_absence(person)
            self._announce()

    async def give_back_to_owner(self) -> None:
        """Make the owner host again if they never left, but another process did not know that."""
        room, guests = self._state.room, self._state.audience.guests
        if room.host != room.owner and any(guest.person == room.owner for guest in guests):
            await self._welcome_host(room.owner)

    def stop(self) -> None:
        if self._announcement is not None:
            self._announcement.cancel()
            self._announcement = None

    async def _welcome_host(self, person: Person) -> None:
        """Make the owner host again, and clear the votes that were cast while the host was away."""
        for _ in range(MOST_DECISION_TRIES):
            room = self._state.room
            is_replaced = person == room.owner != room.host
            is_voted_on = person == room.host and bool(room.host_votes)
            if not is_replaced and not is_voted_on:
                return
            if not await self._writer.append(HostReturned(person)):
                await self._reader.catch_up()

    def _may_enter(self, guest: Guest) -> bool:
        """Whether a guest may join, dismissing them if not; the limit of guests is for strangers only."""
        room = self._state.room
        try:
            room.check_welcome(guest.person, guest.invitation)
        except RoomError as error:
            guest.dismiss(error.code)
            return False
        if not room.knows(guest.person) and len(self._state.audience.guests) >= MOST_GUESTS:
            guest.dismiss("too-many-guests", CROWD_RETRY_DELAY)
            return False
        return True

    def _note_absence(self, person: Person) -> None:
        if self._state.room.knows(person):
            self._state.absences.leave(person, self._state.services.now())

    def _announce(self) -> None:
        """Tell everybody who is here, after a short delay that turns a crowd's arrival into one message."""
        if self._announcement is None:
            loop = asyncio.get_running_loop()
            self._announcement = loop.call_later(PRESENCE_DELAY, self._show_room)

    def _show_room(self) -> None:
        self._announcement = None
        self._state.audience.show_room(self._state.scene)
