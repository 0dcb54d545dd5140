"""Everything the server asks of its database; every failure is raised as a `StorageError`."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict
from secrets import token_hex
from typing import Any, Self

from sqlalchemy import ColumnElement, Executable, Select, bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.room.log import ActionRow, EndingRow, EntryRow
from hanabi.server.errors import StorageError
from hanabi.server.storage.engine import STATEMENT_TIMEOUT, make_engine, reading_engine
from hanabi.server.storage.faults import connect, wrap_database_errors
from hanabi.server.storage.file import DatabaseFile
from hanabi.server.storage.insertion import dialect_insert, insert_all_new, insert_new
from hanabi.server.storage.journal import Journal
from hanabi.server.storage.migrate import migrate
from hanabi.server.storage.rows import Due, GameRow, ImportedGame, NewGame, PastGame, SeatRow
from hanabi.server.storage.schema import (
    ACTIONS,
    CODES,
    ENTRIES,
    GAMES,
    KEYS,
    LAST_SEEN,
    PEOPLE,
    PRESENCE,
    PROCESSES,
    ROOMS,
    SEATS,
)

MOST_SWEPT = 500
"""How many rooms are deleted at once."""
STALE_AFTER = 60.0
"""After how many seconds without a heartbeat a process is considered dead."""

BATCH_SIZE = 500
"""How many ids one query may contain."""


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
        await self._rows(select(KEYS.c.name).limit(1))
        await self.journal.write(_write_probe, "keys")

    # Rooms.

    async def open_room(
        self, room_id: str, entry: str, at: float, played: ImportedGame | None = None
    ) -> bool:
        """Create a room with its first entry, and a game that is already over; False if the id is taken."""
        entries = (entry, played.began) if played else (entry,)
        rows = [
            {"room_id": room_id, "number": number, "key": None, "entry": each, "at": at}
            for number, each in enumerate(entries, 1)
        ]

        async def work(connection: AsyncConnection) -> bool:
            if not await insert_new(connection, ROOMS, id=room_id, at=at, touched=at):
                return False
            await insert_all_new(connection, ENTRIES, rows)
            if played is not None:
                await _begin_game(connection, room_id, played.game, at)
            return True

        return await self.journal.write(work, room_id)

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

        async def work(connection: AsyncConnection) -> bool:
            values = {"room_id": room_id, "number": number, "key": key, "entry": entry, "at": at}
            if not await insert_new(connection, ENTRIES, **values):
                return False
            await connection.execute(update(ROOMS).where(ROOMS.c.id == room_id).values(touched=at))
            if game is not None:
                await _begin_game(connection, room_id, game, at)
            if due is not None:
                await connection.execute(update(GAMES).where(GAMES.c.id == due.game).values(due=due.at))
            return True

        return await self.journal.write(work, room_id)

    async def entries(self, room_id: str, after: int = 0) -> tuple[EntryRow, ...]:
        """Return the entries of a room with numbers higher than `after`, in order."""
        columns = select(ENTRIES.c.number, ENTRIES.c.key, ENTRIES.c.entry, ENTRIES.c.at)
        wanted = columns.where(ENTRIES.c.room_id == room_id, ENTRIES.c.number > after)
        return tuple(EntryRow(*row) for row in await self._rows(wanted.order_by(ENTRIES.c.number)))

    async def last_numbers(
        self, room_ids: Sequence[str], game_ids: Sequence[str]
    ) -> tuple[dict[str, int], dict[str, int]]:
        """Return the highest number of each existing room and game; 0 for a game without actions."""
        entry = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.room_id == ROOMS.c.id)
        action = select(func.max(ACTIONS.c.seq)).where(ACTIONS.c.game_id == GAMES.c.id)
        rooms = await self._rows_by_id(select(ROOMS.c.id, entry.scalar_subquery()), ROOMS.c.id, room_ids)
        games = await self._rows_by_id(select(GAMES.c.id, action.scalar_subquery()), GAMES.c.id, game_ids)
        return {row[0]: row[1] or 0 for row in rooms}, {row[0]: row[1] or 0 for row in games}

    async def set_review(self, room_id: str, showing: str | None) -> None:
        """Set what is shown to everybody in a room from now on."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(ROOMS).where(ROOMS.c.id == room_id).values(review=showing))

        await self.journal.write(work, room_id)

    async def reviews(self, room_ids: Sequence[str]) -> dict[str, str]:
        """Return what is shown in each room where something is."""
        shown = select(ROOMS.c.id, ROOMS.c.review).where(ROOMS.c.review.is_not(None))
        return {row[0]: row[1] for row in await self._rows_by_id(shown, ROOMS.c.id, room_ids)}

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
        values = {"seq": seq, "key": key, "seat": seat, "action": action, "at": at, "player": player}

        async def work(connection: AsyncConnection) -> bool:
            if not await insert_new(connection, ACTIONS, game_id=game_id, **values):
                return False
            changes = {"due": due} if ending is None else {"due": None, "ended": at, **asdict(ending)}
            await connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(**changes))
            return True

        return await self.journal.write(work, game_id)

    async def game(self, game_id: str) -> GameRow | None:
        rows = await self._rows(select(GAMES).where(GAMES.c.id == game_id))
        return _to_game(rows[0]) if rows else None

    async def seats(self, game_id: str) -> tuple[SeatRow, ...]:
        """Return who sat where when the game began."""
        return tuple(row for _, row in await self._seats([game_id]))

    async def actions(self, game_id: str, after: int = 0) -> tuple[ActionRow, ...]:
        """Return the actions of a game with numbers higher than `after`, in order."""
        named = (ACTIONS.c[name] for name in ("seq", "key", "seat", "action", "at", "player"))
        wanted = select(*named).where(ACTIONS.c.game_id == game_id, ACTIONS.c.seq > after)
        return tuple(ActionRow(*row) for row in await self._rows(wanted.order_by(ACTIONS.c.seq)))

    async def due_rooms(self, now: float) -> tuple[str, ...]:
        """Return the rooms in whose running game something should have happened by now."""
        due = (GAMES.c.due <= now, GAMES.c.ended.is_(None), ROOMS.c.closed.is_(None))
        wanted = select(GAMES.c.room_id).distinct().join(ROOMS, ROOMS.c.id == GAMES.c.room_id).where(*due)
        return tuple(row[0] for row in await self._rows(wanted))

    async def past_games(self, person: str, limit: int, before: float | None = None) -> tuple[PastGame, ...]:
        """Return the finished games of a person, newest first; with `before`, those that ended earlier."""
        played = select(SEATS.c.game_id).where(SEATS.c.person == person)
        wanted = select(GAMES).where(GAMES.c.id.in_(played), GAMES.c.ended.is_not(None))
        if before is not None:
            wanted = wanted.where(GAMES.c.ended < before)
        rows = await self._rows(wanted.order_by(GAMES.c.ended.desc(), GAMES.c.id).limit(limit))
        games = tuple(_to_game(row) for row in rows)
        seats = await self._seats([game.id for game in games])
        return tuple(PastGame(game, tuple(row for id, row in seats if id == game.id)) for game in games)

    async def running_games(self, person: str, limit: int) -> tuple[GameRow, ...]:
        """Return the games a person sat down to that are not over, newest first."""
        played = select(SEATS.c.game_id).where(SEATS.c.person == person)
        wanted = select(GAMES).where(GAMES.c.id.in_(played), GAMES.c.ended.is_(None))
        rows = await self._rows(wanted.order_by(GAMES.c.began.desc(), GAMES.c.id).limit(limit))
        return tuple(_to_game(row) for row in rows)

    # People.

    async def generations(self, people: Sequence[str]) -> dict[str, int]:
        """Return the generations of those people who are known."""
        wanted = select(PEOPLE.c.id, PEOPLE.c.generation)
        return {row[0]: row[1] for row in await self._rows_by_id(wanted, PEOPLE.c.id, people)}

    async def add_person(self, person: str, at: float) -> bool:
        """Add a person of generation 0; False if the id is taken."""

        async def work(connection: AsyncConnection) -> bool:
            return await insert_new(connection, PEOPLE, id=person, generation=0, at=at)

        return await self.journal.write(work, person)

    async def renew_person(self, person: str) -> int:
        """Start a person's next generation, and return it: cookies of earlier ones are no longer valid."""

        async def work(connection: AsyncConnection) -> int | None:
            change = update(PEOPLE).where(PEOPLE.c.id == person).values(generation=PEOPLE.c.generation + 1)
            renewed: int | None = (await connection.execute(change.returning(PEOPLE.c.generation))).scalar()
            return renewed

        generation = await self.journal.write(work, person)
        if generation is None:
            raise StorageError("unknown-person")
        return generation

    async def add_code(self, digest: str, person: str, generation: int, expires: float) -> None:
        """Store the digest of a code that lets a person in once."""

        async def work(connection: AsyncConnection) -> None:
            values = {"person": person, "generation": generation, "expires": expires}
            await insert_new(connection, CODES, digest=digest, **values)

        await self.journal.write(work, "codes")

    async def take_code(self, digests: Collection[str], now: float) -> tuple[str, int] | None:
        """Use up a code, and return its person and generation; None if there is no valid one.

        It is stored under one of several digests: each key that was in use makes a different one.
        """

        async def work(connection: AsyncConnection) -> tuple[str, int] | None:
            await connection.execute(delete(CODES).where(CODES.c.expires <= now))
            taken = (
                delete(CODES).where(CODES.c.digest.in_(digests)).returning(CODES.c.person, CODES.c.generation)
            )
            row = (await connection.execute(taken)).first()
            return None if row is None else (row.person, row.generation)

        return await self.journal.write(work, "codes")

    async def get_secret(self, name: str, fresh: str) -> str:
        """Return the value stored under a name; if there is none, store `fresh`."""
        kept = select(KEYS.c.value).where(KEYS.c.name == name)

        async def work(connection: AsyncConnection) -> str:
            await insert_new(connection, KEYS, name=name, value=fresh)
            value: str = (await connection.execute(kept)).scalar_one()
            return value

        rows = await self._rows(kept)
        return rows[0][0] if rows else await self.journal.write(work, "keys")

    async def change_secret(self, name: str, fresh: str, change: Callable[[str], str]) -> str:
        """Change the value stored under a name and return it; if there is none, store `fresh`."""
        kept = select(KEYS.c.value).where(KEYS.c.name == name).with_for_update()

        async def work(connection: AsyncConnection) -> str:
            if await insert_new(connection, KEYS, name=name, value=fresh):
                return fresh
            value = change((await connection.execute(kept)).scalar_one())
            await connection.execute(update(KEYS).where(KEYS.c.name == name).values(value=value))
            return value

        return await self.journal.write(work, "keys")

    # Presence.

    async def heartbeat(self, process: str, at: float) -> bool:
        """Record that a process is alive; False if it was not registered and its people must be added."""

        async def work(connection: AsyncConnection) -> bool:
            change = update(PROCESSES).where(PROCESSES.c.id == process).values(at=at)
            known = (await connection.execute(change)).rowcount == 1
            if not known:
                await insert_new(connection, PROCESSES, id=process, at=at)
            await _forget_processes(connection, PROCESSES.c.at < at - STALE_AFTER)
            return known

        return await self.journal.write(work, "processes")

    async def forget_process(self, process: str) -> None:
        """Remove a process that ends, and everyone connected through it."""

        async def work(connection: AsyncConnection) -> None:
            await _forget_processes(connection, PROCESSES.c.id == process)
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))

        await self.journal.write(work, "processes")

    async def add_presence(self, places: Mapping[tuple[str, str], str], process: str) -> None:
        """Add people who are here through this process: pairs of room and person, each with an address."""
        rows = [
            {"room_id": room_id, "person": person, "process": process, "address": address}
            for (room_id, person), address in places.items()
        ]

        async def work(connection: AsyncConnection) -> None:
            insert = dialect_insert(connection.dialect.name, PRESENCE)
            keys = [PRESENCE.c.room_id, PRESENCE.c.person, PRESENCE.c.process]
            moved = {"address": insert.excluded.address}
            await connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=moved), rows)

        if places:
            await self.journal.write(work, "processes")

    async def remove_presence(
        self,
        places: Collection[tuple[str, str]],
        process: str,
        members: Collection[tuple[str, str]],
        at: float,
    ) -> None:
        """Remove people who were here through this process; `members` of them were last seen at `at`."""
        each = tuple(PRESENCE.c[name] == bindparam(f"of_{name}") for name in ("room_id", "person", "process"))

        async def work(connection: AsyncConnection) -> None:
            rows = [
                {f"of_{name}": value for name, value in row.items()}
                for row in _presence_rows(places, process)
            ]
            await connection.execute(delete(PRESENCE).where(*each), rows)
            await _note_last_seen(connection, [(*place, at) for place in members])

        if places:
            await self.journal.write(work, "processes")

    async def last_seen(self, room_id: str) -> dict[str, float]:
        """Return when those who have left a room were last seen there."""
        wanted = select(LAST_SEEN.c.person, LAST_SEEN.c.at).where(LAST_SEEN.c.room_id == room_id)
        return {row.person: row.at for row in await self._rows(wanted)}

    async def people_present(self, room_ids: Sequence[str], fresh_after: float) -> dict[str, set[str]]:
        """Return who is in each room through a process whose last heartbeat is later than `fresh_after`."""
        alive = select(PROCESSES.c.id).where(PROCESSES.c.at > fresh_after)
        wanted = select(PRESENCE.c.room_id, PRESENCE.c.person).where(PRESENCE.c.process.in_(alive))
        present: dict[str, set[str]] = {room_id: set() for room_id in room_ids}
        for room_id, person in await self._rows_by_id(wanted, PRESENCE.c.room_id, room_ids):
            present[room_id].add(person)
        return present

    async def sweep(self, now: float, untouched_since: float) -> int:
        """Delete expired codes and unused rooms that never had a game; return how many rooms."""
        played = select(GAMES.c.room_id)
        idle = select(ROOMS.c.id).where(ROOMS.c.touched < untouched_since, ROOMS.c.id.not_in(played))

        async def work(connection: AsyncConnection) -> int:
            await connection.execute(delete(CODES).where(CODES.c.expires <= now))
            gone = [row.id for row in await connection.execute(idle.limit(MOST_SWEPT))]
            await connection.execute(delete(LAST_SEEN).where(LAST_SEEN.c.room_id.in_(gone)))
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.room_id.in_(gone)))
            await connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(gone)))
            return len(gone)

        return await self.journal.write(work, "codes")

    async def is_closed(self, room_id: str) -> bool:
        """Whether an operator closed a room."""
        wanted = select(ROOMS.c.id).where(ROOMS.c.id == room_id, ROOMS.c.closed.is_not(None))
        return bool(await self._rows(wanted))

    # Reading.

    async def read(self, statement: Executable) -> Sequence[Any]:
        """Return the rows of any query."""
        return await self._rows(statement)

    async def _rows(self, statement: Executable) -> Sequence[Any]:
        async with wrap_database_errors(), connect(self._reading) as connection:
            return (await connection.execute(statement)).all()

    async def _rows_by_id(
        self, statement: "Select[*tuple[Any, ...]]", column: ColumnElement[str], ids: Sequence[str]
    ) -> list[Any]:
        """Return the rows for any number of ids."""
        found: list[Any] = []
        for some in _in_batches(ids):
            found.extend(await self._rows(statement.where(column.in_(some))))
        return found

    async def _seats(self, game_ids: Sequence[str]) -> list[tuple[str, SeatRow]]:
        """Return the seats of the games, in order, each with its game."""
        columns = select(SEATS.c.game_id, SEATS.c.seat, SEATS.c.person, SEATS.c.name, SEATS.c.bot)
        rows = await self._rows_by_id(
            columns.order_by(SEATS.c.game_id, SEATS.c.seat), SEATS.c.game_id, game_ids
        )
        return [(row[0], SeatRow(*row[1:])) for row in rows]


def _presence_rows(places: Collection[tuple[str, str]], process: str) -> list[dict[str, str]]:
    return [{"room_id": room_id, "person": person, "process": process} for room_id, person in places]


def _in_batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Split a list into batches whose lengths are powers of two, repeating the last id to fill them up.

    Each connection prepares and caches a statement for every length, so there must be few lengths.
    """
    for start in range(0, len(ids), BATCH_SIZE):
        part = ids[start : start + BATCH_SIZE]
        length = min(BATCH_SIZE, 1 << (len(part) - 1).bit_length())
        yield (*part, *[part[-1]] * (length - len(part)))


def _to_game(row: Any) -> GameRow:
    return GameRow(**row._mapping)


async def _begin_game(connection: AsyncConnection, room_id: str, game: NewGame, at: float) -> None:
    values = {"id": game.id, "number": game.number, "record": game.record, "due": game.due}
    ended = {"ended": at, **asdict(game.ending)} if game.ending else {}
    await connection.execute(GAMES.insert().values(room_id=room_id, began=at, **values, **ended))
    if game.seats:
        seats = [{"game_id": game.id, **asdict(seat)} for seat in game.seats]
        await connection.execute(SEATS.insert(), seats)


async def _forget_processes(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Remove processes; the people connected through them left when the process was last heard of."""
    ended = delete(PROCESSES).where(which).returning(PROCESSES.c.id, PROCESSES.c.at)
    gone = {row.id: row.at for row in await connection.execute(ended)}
    if gone:
        left = delete(PRESENCE).where(PRESENCE.c.process.in_(gone)).returning(*PRESENCE.c)
        rows = (await connection.execute(left)).all()
        await _note_last_seen(connection, [(row.room_id, row.person, gone[row.process]) for row in rows])


async def _note_last_seen(connection: AsyncConnection, seen: Collection[tuple[str, str, float]]) -> None:
    """Store when people were last seen in rooms, the latest time for each."""
    if not seen:
        return
    insert = dialect_insert(connection.dialect.name, LAST_SEEN)
    later = insert.on_conflict_do_update(
        index_elements=[LAST_SEEN.c.room_id, LAST_SEEN.c.person],
        set_={"at": insert.excluded.at},
        where=LAST_SEEN.c.at < insert.excluded.at,
    )
    rows = {(room_id, person): at for room_id, person, at in sorted(seen, key=lambda each: each[2])}
    await connection.execute(
        later, [{"room_id": room_id, "person": person, "at": at} for (room_id, person), at in rows.items()]
    )


async def _write_probe(connection: AsyncConnection) -> None:
    """Write something that changes, so that a full disk is noticed."""
    await _put_value(connection, "written", token_hex(8))  # SQLite does not write a value that stays the same


async def _put_value(connection: AsyncConnection, name: str, value: str) -> None:
    """Store a value under a name, replacing any other."""
    written = dialect_insert(connection.dialect.name, KEYS).values(name=name, value=value)
    again = written.on_conflict_do_update(index_elements=[KEYS.c.name], set_={"value": value})
    await connection.execute(again)
