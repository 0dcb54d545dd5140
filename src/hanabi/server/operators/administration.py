"""What operators do to rooms, people and addresses while servers run, always through the database."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self, cast

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.codec import Struct, encode
from hanabi.game import Stop, StopReason
from hanabi.room.game import RoomMatch, ending_of, read_record, to_row
from hanabi.room.state import Room, read_room
from hanabi.server.errors import ServerError
from hanabi.server.identity.cookies import rotate_key
from hanabi.server.live.registry import PROCESS_LIFETIME
from hanabi.server.monitoring.logs import fingerprint
from hanabi.server.operators import erasure
from hanabi.server.operators.bans import parse_network
from hanabi.server.storage import interventions
from hanabi.server.storage.backup import open_existing
from hanabi.server.storage.interventions import Ban, InterventionKind, record_intervention
from hanabi.server.storage.schema import (
    ACTIONS,
    ENTRIES,
    GAMES,
    LAST_SEEN,
    PRESENCE,
    PROCESSES,
    ROOMS,
    SEATS,
)
from hanabi.server.storage.store import Store

MOST_STOP_TRIES = 20
CONFIRM_SECONDS = 10.0
"""How long running servers have to confirm that they have applied an intervention."""
POLL_SECONDS = 0.1


class RoomSummary(Struct):
    """A room in a list."""

    room: str
    fingerprint: str
    """What log lines call it."""
    opened: float
    used: float
    """When something last happened in it, apart from the actions of its games."""
    games: int
    running: bool
    connected: int
    closed: float | None


class RoomMember(Struct):
    """A person who came into a room."""

    member: int
    name: str
    person: str
    """The id to pass to `erase`."""
    host: bool
    seat: int | None
    addresses: tuple[str, ...]
    """The addresses they are connected from right now."""


class RoomGame(Struct):
    """A game of a room."""

    game: str
    began: float
    ended: float | None
    result: str | None
    score: int | None


class RoomDetails(Struct):
    """Everything an operator is shown about a room; neither cards nor talk."""

    room: RoomSummary
    ruleset: str
    members: tuple[RoomMember, ...]
    strangers: tuple[str, ...]
    """The addresses of connected people who never gave a name."""
    games: tuple[RoomGame, ...]


class Applied(Struct):
    """How many servers are running, and how many of them have applied an intervention."""

    servers: int
    applied: int


class Erasure(Struct):
    """In how many rooms and games a person was erased."""

    rooms: int
    games: int
    applied: Applied


class Administration:
    """The operations available to operators, on one database."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store, self._now = store, now

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Self]:
        """Open an existing database that has the schema of this program."""
        store = await open_existing(url)
        try:
            yield cls(store)
        finally:
            await store.close()

    # Rooms

    async def list_rooms(self, limit: int) -> tuple[RoomSummary, ...]:
        """Return the rooms that were used last."""
        rows = await self.store.read(
            self._summaries().order_by(ROOMS.c.touched.desc(), ROOMS.c.id).limit(limit)
        )
        return tuple(_summary(row) for row in rows)

    async def describe_room(self, room_id: str) -> RoomDetails:
        """Return a room with its members and games."""
        summary = await self._summary(room_id)
        games = select(GAMES.c.id, GAMES.c.began, GAMES.c.ended, GAMES.c.result, GAMES.c.score)
        rows = await self.store.read(games.where(GAMES.c.room_id == room_id).order_by(GAMES.c.number))
        now = read_room(room_id, await self.store.entries(room_id))
        addresses = await self._addresses(room_id)
        strangers = sorted({each for person, each in addresses if person not in now.names})
        played = tuple(RoomGame(*row) for row in rows)
        return RoomDetails(summary, now.terms.ruleset, _members(now, addresses), tuple(strangers), played)

    async def close_room(self, room_id: str) -> Applied:
        """Remove everyone from a room and keep it closed; a running game ends, all games are kept."""
        if (await self._summary(room_id)).closed is not None:
            raise ServerError("already-closed", room=room_id)
        at = self._now()

        async def work(connection: AsyncConnection) -> int:
            await connection.execute(update(ROOMS).where(ROOMS.c.id == room_id).values(closed=at))
            return await record_intervention(connection, InterventionKind.ROOM_CLOSED, room_id, at)

        number = await self.store.journal.write(work, room_id)
        applied = await self._wait_for_servers(number)
        # Not earlier: a server that still had the room in memory could have started another game meanwhile.
        for game_id in await self._running_games(room_id):
            await self._stop_game(game_id)
        return applied

    async def delete_room(self, room_id: str) -> Applied:
        """Delete a room with all its messages and games."""
        await self._summary(room_id)

        async def work(connection: AsyncConnection) -> int:
            games = select(GAMES.c.id).where(GAMES.c.room_id == room_id)
            for table in (ACTIONS, SEATS):
                await connection.execute(delete(table).where(table.c.game_id.in_(games)))
            for table in (GAMES, ENTRIES, PRESENCE, LAST_SEEN):
                await connection.execute(delete(table).where(table.c.room_id == room_id))
            await connection.execute(delete(ROOMS).where(ROOMS.c.id == room_id))
            return await record_intervention(connection, InterventionKind.ROOM_DELETED, room_id, self._now())

        return await self._wait_for_servers(await self.store.journal.write(work, room_id))

    async def end_game(self, room_id: str) -> None:
        """End the running game of a room; it scores 0 points."""
        await self._summary(room_id)
        running = await self._running_games(room_id)
        if not running:
            raise ServerError("no-game")
        for game_id in running:
            await self._stop_game(game_id)

    # People

    async def rotate_key(self, secret: str, forget: bool) -> int:
        """Sign cookies with a new key, and drop all others if `forget`; return the number of keys now."""
        if secret:
            raise ServerError("key-in-environment")
        return await rotate_key(self.store, forget)

    async def erase_person(self, person: str) -> Erasure:
        """Invalidate a person's cookies, and remove their names and talk from all rooms and records.

        Servers may still write what they have in memory after the first pass, so there is a second pass once
        they have dropped it.
        """
        if not await erasure.is_known(self.store, person):
            raise ServerError("no-such-person", person=person[:100])
        await self._wait_for_servers(await erasure.sign_out(self.store, person, self._now()))
        erased = await erasure.erase(self.store, person)
        applied = await self._wait_for_servers(await self._announce(InterventionKind.PERSON_ERASED, person))
        late = await erasure.erase(self.store, person)
        if late.rooms or late.games:
            applied = await self._wait_for_servers(
                await self._announce(InterventionKind.PERSON_ERASED, person)
            )
        return Erasure(len(erased.rooms | late.rooms), len(erased.games | late.games), applied)

    # Addresses

    async def ban(self, address: str, reason: str = "", seconds: float | None = None) -> tuple[Ban, Applied]:
        """Ban an address or a network, for `seconds` or forever."""
        now = self._now()
        until = None if seconds is None else now + seconds
        ban = Ban(str(parse_network(address)), reason, now, until)
        return ban, await self._wait_for_servers(await interventions.add_ban(self.store, ban))

    async def unban(self, address: str) -> tuple[str, Applied]:
        """Lift a ban."""
        network = str(parse_network(address))
        number = await interventions.remove_ban(self.store, network, self._now())
        if number is None:
            raise ServerError("not-banned", network=network)
        return network, await self._wait_for_servers(number)

    async def list_bans(self) -> tuple[Ban, ...]:
        return await interventions.read_bans(self.store, self._now())

    # Implementation

    async def _announce(self, kind: InterventionKind, subject: str) -> int:
        async def work(connection: AsyncConnection) -> int:
            return await record_intervention(connection, kind, subject, self._now())

        return await self.store.journal.write(work, "interventions")

    async def _wait_for_servers(self, number: int) -> Applied:
        """Wait until all servers have applied an intervention, or until `CONFIRM_SECONDS` have passed."""
        deadline = time.monotonic() + CONFIRM_SECONDS
        while True:
            reached = await interventions.applied_numbers(self.store, self._now() - PROCESS_LIFETIME)
            applied = Applied(len(reached), sum(each >= number for each in reached))
            if applied.applied == applied.servers or time.monotonic() >= deadline:
                return applied
            await asyncio.sleep(POLL_SECONDS)

    async def _stop_game(self, game_id: str) -> None:
        """End a game, whatever else happens in it meanwhile."""
        row = await self.store.game(game_id)
        assert row is not None
        match, stop = RoomMatch(row.id, read_record(row.record), row.began), Stop(StopReason.OPERATOR)
        for _ in range(MOST_STOP_TRIES):
            for action in await self.store.actions(game_id, match.seq):
                match.advance(action)
            if match.over:
                return
            state = match.preview(stop, None).state
            action = to_row(match.seq + 1, stop, None, None, self._now())
            if await self.store.append_action(
                game_id, action.seq, action.action, action.at, ending=ending_of(state)
            ):
                return
        raise ServerError("too-busy")

    async def _running_games(self, room_id: str) -> list[str]:
        wanted = select(GAMES.c.id).where(GAMES.c.room_id == room_id, GAMES.c.ended.is_(None))
        return [row[0] for row in await self.store.read(wanted)]

    async def _summary(self, room_id: str) -> RoomSummary:
        rows = await self.store.read(self._summaries().where(ROOMS.c.id == room_id))
        if not rows:
            raise ServerError("no-such-room")
        return _summary(rows[0])

    def _summaries(self) -> "Select[*tuple[Any, ...]]":
        games = select(func.count()).where(GAMES.c.room_id == ROOMS.c.id)
        running = games.where(GAMES.c.ended.is_(None))
        here = select(func.count(PRESENCE.c.person.distinct())).where(
            PRESENCE.c.room_id == ROOMS.c.id, PRESENCE.c.process.in_(self._alive())
        )
        counts = (each.scalar_subquery() for each in (games, running, here))
        return select(ROOMS.c.id, ROOMS.c.at, ROOMS.c.touched, ROOMS.c.closed, *counts)

    def _alive(self) -> "Select[tuple[str]]":
        return select(PROCESSES.c.id).where(PROCESSES.c.at > self._now() - PROCESS_LIFETIME)

    async def _addresses(self, room_id: str) -> list[tuple[str, str]]:
        """Return who is connected to a room, and from which addresses."""
        wanted = select(PRESENCE.c.person, PRESENCE.c.address).where(
            PRESENCE.c.room_id == room_id, PRESENCE.c.process.in_(self._alive())
        )
        return [(row[0], row[1] or "") for row in await self.store.read(wanted)]


def _summary(row: Any) -> RoomSummary:
    room_id, at, touched, closed, games, running, here = row
    return RoomSummary(room_id, fingerprint(room_id), at, touched, games, running > 0, here, closed)


def _members(room: Room, addresses: Sequence[tuple[str, str]]) -> tuple[RoomMember, ...]:
    return tuple(
        RoomMember(
            number,
            name,
            person,
            person == room.host,
            room.seat_of(person),
            tuple(sorted({address for each, address in addresses if each == person})),
        )
        for number, (person, name) in enumerate(room.names.items(), 1)
    )


def fields_of(result: Struct) -> dict[str, Any]:
    """Return the fields of a result, for JSON output."""
    return cast(dict[str, Any], encode(result))
