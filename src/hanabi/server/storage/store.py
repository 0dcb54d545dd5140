"""Everything the server asks of its database; every failure is raised as a `StorageError`.

What is asked of each kind of row is in `rooms`, `games`, `people`, `keys` and `presence`.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.room.log import ActionRow, EndingRow, EntryRow, GameRow, SeatRow
from hanabi.server.errors import StorageError
from hanabi.server.storage import games, keys, people, presence, rooms
from hanabi.server.storage.engine import STATEMENT_TIMEOUT, make_engine, reading_engine
from hanabi.server.storage.faults import connect, wrap_database_errors
from hanabi.server.storage.journal import DatabaseFile, Journal
from hanabi.server.storage.migrate import migrate
from hanabi.server.storage.rows import Due, ImportedGame, NewGame, PastGame

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """The database of this process: concurrent reads, and writes through one journal."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.journal = Journal(engine, DatabaseFile(engine.url))
        self._reading = reading_engine(engine)

    @classmethod
    async def open(cls, url: str, patience: float = STATEMENT_TIMEOUT) -> Self:
        """Open a database, and migrate it to the schema of this program."""
        engine = make_engine(url, patience)
        try:
            await migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Write what is still waiting, then close."""
        await self.journal.close()
        await self.engine.dispose()

    async def check_ready(self) -> None:
        """Check that reads and writes work; raise a `StorageError` if not."""
        await self._read(keys.read_probe)
        await self._write("keys", keys.write_probe)

    async def read(self, statement: Executable) -> Sequence[Any]:
        """Return the rows of any query."""
        return await self._read(_read_rows, statement)

    async def _read(
        self,
        ask: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what a function that is given a connection reads from it."""
        async with wrap_database_errors(), connect(self._reading) as connection:
            return await ask(connection, *args, **kwargs)

    async def _write(
        self,
        about: str,
        work: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return the result of a function that is given a connection, once it is committed."""
        return await self.journal.write(lambda connection: work(connection, *args, **kwargs), about)

    # Rooms.

    async def open_room(
        self, room_id: str, entry: str, at: float, played: ImportedGame | None = None
    ) -> bool:
        """Create a room with its first entry, and a game that is already over; False if the id is taken."""
        return await self._write(room_id, rooms.insert_room, room_id, entry, at, played)

    async def append_entry(
        self,
        room_id: str,
        number: int,
        entry: str,
        at: float,
        key: str | None = None,
        game: NewGame | None = None,
        due: Due | None = None,
    ) -> bool:
        """Append an entry and what it means for a game; False, with nothing written, if it comes too late."""
        row = EntryRow(number, key, entry, at)
        return await self._write(room_id, rooms.insert_entry, room_id, row, game, due)

    async def entries(self, room_id: str, after: int = 0) -> tuple[EntryRow, ...]:
        """Return the entries of a room with numbers higher than `after`, in order."""
        return await self._read(rooms.read_entries, room_id, after)

    async def last_numbers(
        self, room_ids: Sequence[str], game_ids: Sequence[str]
    ) -> tuple[dict[str, int], dict[str, int]]:
        """Return the highest number of each existing room and game; 0 for a game without actions."""
        entries = await self._read(rooms.read_last_entries, room_ids)
        return entries, await self._read(games.read_last_actions, game_ids)

    async def set_review(self, room_id: str, showing: str | None) -> None:
        """Set what is shown to everybody in a room from now on."""
        await self._write(room_id, rooms.set_review, room_id, showing)

    async def reviews(self, room_ids: Sequence[str]) -> dict[str, str]:
        """Return what is shown in each room where something is."""
        return await self._read(rooms.read_reviews, room_ids)

    async def is_closed(self, room_id: str) -> bool:
        """Whether an operator closed a room."""
        return await self._read(rooms.is_closed, room_id)

    async def sweep(self, now: float, untouched_since: float) -> int:
        """Delete expired codes and unused rooms that never had a game; return how many rooms."""
        return await self._write("codes", _sweep, now, untouched_since)

    # Games.

    async def append_action(
        self,
        game_id: str,
        seq: int,
        action: str,
        at: float,
        seat: int | None = None,
        key: str | None = None,
        due: float | None = None,
        ending: EndingRow | None = None,
        player: str | None = None,
    ) -> bool:
        """Append an action and set what is due; False, with nothing written, if number or key are taken."""
        row = ActionRow(seq, key, seat, action, at, player)
        return await self._write(game_id, games.insert_action, game_id, row, due, ending)

    async def game(self, game_id: str) -> GameRow | None:
        return await self._read(games.read_game, game_id)

    async def seats(self, game_id: str) -> tuple[SeatRow, ...]:
        """Return who sat where when the game began."""
        return tuple(row for _, row in await self._read(games.read_seats, [game_id]))

    async def actions(self, game_id: str, after: int = 0) -> tuple[ActionRow, ...]:
        """Return the actions of a game with numbers higher than `after`, in order."""
        return await self._read(games.read_actions, game_id, after)

    async def due_rooms(self, now: float) -> tuple[str, ...]:
        """Return the rooms in whose running game something should have happened by now."""
        return await self._read(games.read_due_rooms, now)

    async def past_games(self, person: str, limit: int, before: float | None = None) -> tuple[PastGame, ...]:
        """Return the finished games of a person, newest first; with `before`, those that ended earlier."""
        return await self._read(games.read_past_games, person, limit, before)

    async def running_games(self, person: str, limit: int) -> tuple[GameRow, ...]:
        """Return the games a person sat down to that are not over, newest first."""
        return await self._read(games.read_running_games, person, limit)

    # People.

    async def generations(self, wanted: Sequence[str]) -> dict[str, int]:
        """Return the generations of those people who are known."""
        return await self._read(people.read_generations, wanted)

    async def add_person(self, person: str, at: float) -> bool:
        """Add a person of generation 0; False if the id is taken."""
        return await self._write(person, people.insert_person, person, at)

    async def renew_person(self, person: str) -> int:
        """Start a person's next generation, and return it: cookies of earlier ones are no longer valid."""
        generation = await self._write(person, people.renew_person, person)
        if generation is None:
            raise StorageError("unknown-person")
        return generation

    async def add_code(self, digest: str, person: str, generation: int, expires: float) -> None:
        """Store the digest of a code that lets a person in once."""
        await self._write("codes", people.insert_code, digest, person, generation, expires)

    async def take_code(self, digests: Collection[str], now: float) -> tuple[str, int] | None:
        """Use up a code, and return its person and generation; None if there is no valid one.

        It is stored under one of several digests: each key that was in use makes a different one.
        """
        return await self._write("codes", people.take_code, digests, now)

    # Secrets.

    async def get_secret(self, name: str, fresh: str) -> str:
        """Return the value stored under a name; if there is none, store `fresh`."""
        kept = await self._read(keys.read_value, name)
        return await self._write("keys", keys.ensure_value, name, fresh) if kept is None else kept

    async def change_secret(self, name: str, fresh: str, change: Callable[[str], str]) -> str:
        """Change the value stored under a name and return it; if there is none, store `fresh`."""
        return await self._write("keys", keys.change_value, name, fresh, change)

    # Presence.

    async def heartbeat(self, process: str, at: float) -> bool:
        """Record that a process is alive; False if it was not registered and its people must be added."""
        return await self._write("processes", presence.record_heartbeat, process, at)

    async def forget_process(self, process: str) -> None:
        """Remove a process that ends, and everyone connected through it."""
        await self._write("processes", presence.forget_process, process)

    async def add_presence(self, places: Mapping[tuple[str, str], str], process: str) -> None:
        """Add people who are here through this process: pairs of room and person, each with an address."""
        if places:
            await self._write("processes", presence.add_presence, dict(places), process)

    async def remove_presence(
        self,
        places: Collection[tuple[str, str]],
        process: str,
        members: Collection[tuple[str, str]],
        at: float,
    ) -> None:
        """Remove people who were here through this process; `members` of them were last seen at `at`."""
        if places:
            await self._write("processes", presence.remove_presence, places, process, members, at)

    async def last_seen(self, room_id: str) -> dict[str, float]:
        """Return when those who have left a room were last seen there."""
        return await self._read(presence.read_last_seen, room_id)

    async def people_present(self, room_ids: Sequence[str], fresh_after: float) -> dict[str, set[str]]:
        """Return who is in each room through a process whose last heartbeat is later than `fresh_after`."""
        return await self._read(presence.read_people_present, room_ids, fresh_after)


async def _read_rows(connection: AsyncConnection, statement: Executable) -> Sequence[Any]:
    return (await connection.execute(statement)).all()


async def _sweep(connection: AsyncConnection, now: float, untouched_since: float) -> int:
    await people.delete_expired_codes(connection, now)
    return await rooms.delete_unused_rooms(connection, untouched_since)
