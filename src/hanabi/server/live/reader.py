"""Reads the logs of a room: all of them when it is loaded, later what other processes wrote."""

import asyncio
import time
from collections.abc import Sequence

from hanabi.room.entries import Began, Opened, read_entry
from hanabi.room.game import RoomMatch, read_record
from hanabi.room.hosting import Absences
from hanabi.room.log import ActionRow, EntryRow
from hanabi.room.review_cursor import ReviewCursor, read_cursor
from hanabi.room.state import open_room
from hanabi.server.live.services import RoomServices
from hanabi.server.live.state import LiveState

GRACE_SECONDS = 30.0
"""How long a player has at least after the server came back, whatever the clock said before."""
FRESH_SECONDS = 1.0
"""For how long the last reading counts as up to date."""


class LogReader:
    """Keeps the state of a room up to date with its logs."""

    def __init__(self, state: LiveState) -> None:
        self._state = state
        self.read_at = 0.0
        """When the last reading of the logs began, by `time.monotonic`."""
        self.is_doubtful = False
        """Whether a failed write may have reached the disk; then the logs are read before anything else."""

    @classmethod
    async def load(cls, room_id: str, services: RoomServices) -> "tuple[LiveState, LogReader] | None":
        """Load a room from its logs; return its state and its reader, or None if there is no such room."""
        began = time.monotonic()
        rows = await services.store.entries(room_id)
        if not rows:
            return None
        entry = read_entry(rows[0].entry)
        assert isinstance(entry, Opened)
        state = LiveState(open_room(room_id, entry), services)
        # A room may have many thousands of entries, and everybody else would wait meanwhile.
        await asyncio.to_thread(state.advance_all, rows[1:])
        state.absences = Absences(services.now(), await services.store.last_seen(room_id))
        reader = cls(state)
        reader.read_at = began
        state.review_cursor = await reader._read_showing()
        if state.room.game:
            state.match = await reader._load_match(state.room.game)
            reader._grant_grace(state.match)
        return state, reader

    @property
    def is_fresh(self) -> bool:
        """Whether the logs were read a moment ago."""
        return time.monotonic() - self.read_at < FRESH_SECONDS

    async def catch_up_if_doubtful(self) -> None:
        if self.is_doubtful:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what others wrote, then apply and broadcast it; nothing changes before everything is read."""
        began, state, store = time.monotonic(), self._state, self._state.services.store
        rows = await store.entries(state.room.id, state.room.number)
        game, old = _last_game(rows) or state.room.game, state.match
        actions = await store.actions(old.id, old.seq) if old and not old.over else ()
        fresh = await self._load_match(game) if game and (old is None or old.id != game) else None
        showing = await self._read_showing()
        self.is_doubtful, self.read_at = False, began
        self._take_in(rows, actions, fresh, showing)

    def _take_in(
        self,
        rows: Sequence[EntryRow],
        actions: Sequence[ActionRow],
        fresh: RoomMatch | None,
        showing: ReviewCursor | None,
    ) -> None:
        """Advance by what was read, and broadcast it in the order it happened."""
        state, audience = self._state, self._state.audience
        before, shown, seq = state.room, state.review_cursor, state.seq
        for action in actions:
            assert state.match is not None
            state.match.advance(action)
        if fresh and actions:
            audience.show_table(state.scene, seq)
        state.advance_all(rows)
        state.match, state.review_cursor = fresh or state.match, showing
        audience.show_changes(state.scene, before, shown)
        if fresh:
            audience.show_deal(state.scene)
        elif actions:
            audience.show_table(state.scene, seq)
        audience.show_desks(state.scene, before)

    async def _read_showing(self) -> ReviewCursor | None:
        room = self._state.room.id
        return read_cursor((await self._state.services.store.reviews([room])).get(room))

    async def _load_match(self, game_id: str) -> RoomMatch:
        store = self._state.services.store
        row = await store.game(game_id)
        assert row is not None, game_id
        match = RoomMatch(row.id, read_record(row.record), row.began)
        for action in await store.actions(game_id):
            match.advance(action)
        return match

    def _grant_grace(self, match: RoomMatch) -> None:
        """Give the player to move some time, so that nobody loses a turn to a server that was down."""
        if clock := self._state.room.terms.clock:
            earliest = self._state.services.now() + min(GRACE_SECONDS, clock.seconds) - clock.seconds
            match.turn_began = max(match.turn_began, earliest)


def _last_game(rows: Sequence[EntryRow]) -> str | None:
    """Return the game that was begun last in these entries."""
    entries = (read_entry(row.entry) for row in reversed(rows))
    return next((entry.game for entry in entries if isinstance(entry, Began)), None)
