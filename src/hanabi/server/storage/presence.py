"""Presence in the database: which processes are alive, who is in a room through them, who was last seen."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import ColumnElement, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.server.storage.schema import LAST_SEEN, PRESENCE, PROCESSES
from hanabi.server.storage.statements import dialect_insert, insert_new, read_rows_by_id

STALE_AFTER = 60.0
"""After how many seconds without a heartbeat a process is considered dead."""


async def record_heartbeat(connection: AsyncConnection, process: str, at: float) -> bool:
    """Record that a process is alive, and forget those that are not; False if it was not registered."""
    change = update(PROCESSES).where(PROCESSES.c.id == process).values(at=at)
    known = (await connection.execute(change)).rowcount == 1
    if not known:
        await insert_new(connection, PROCESSES, id=process, at=at)
    await _forget_processes(connection, PROCESSES.c.at < at - STALE_AFTER)
    return known


async def forget_process(connection: AsyncConnection, process: str) -> None:
    """Remove a process that ends, and everyone connected through it."""
    await _forget_processes(connection, PROCESSES.c.id == process)
    await connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))


async def add_presence(
    connection: AsyncConnection, places: Mapping[tuple[str, str], str], process: str
) -> None:
    """Add people who are here through a process: pairs of room and person, each with an address."""
    rows = [
        {"room_id": room_id, "person": person, "process": process, "address": address}
        for (room_id, person), address in places.items()
    ]
    insert = dialect_insert(connection.dialect.name, PRESENCE)
    keys = [PRESENCE.c.room_id, PRESENCE.c.person, PRESENCE.c.process]
    moved = {"address": insert.excluded.address}
    await connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=moved), rows)


async def remove_presence(
    connection: AsyncConnection,
    places: Collection[tuple[str, str]],
    process: str,
    members: Collection[tuple[str, str]],
    at: float,
) -> None:
    """Remove people who were here through a process; `members` of them were last seen at `at`."""
    each = tuple(PRESENCE.c[name] == bindparam(f"of_{name}") for name in ("room_id", "person", "process"))
    rows = [{"of_room_id": room_id, "of_person": person, "of_process": process} for room_id, person in places]
    await connection.execute(delete(PRESENCE).where(*each), rows)
    await _note_last_seen(connection, [(*place, at) for place in members])


async def read_last_seen(connection: AsyncConnection, room_id: str) -> dict[str, float]:
    """Return when those who have left a room were last seen there."""
    wanted = select(LAST_SEEN.c.person, LAST_SEEN.c.at).where(LAST_SEEN.c.room_id == room_id)
    return {row.person: row.at for row in await connection.execute(wanted)}


async def read_people_present(
    connection: AsyncConnection, room_ids: Sequence[str], fresh_after: float
) -> dict[str, set[str]]:
    """Return who is in each room through a process whose last heartbeat is later than `fresh_after`."""
    alive = select(PROCESSES.c.id).where(PROCESSES.c.at > fresh_after)
    wanted = select(PRESENCE.c.room_id, PRESENCE.c.person).where(PRESENCE.c.process.in_(alive))
    present: dict[str, set[str]] = {room_id: set() for room_id in room_ids}
    for room_id, person in await read_rows_by_id(connection, wanted, PRESENCE.c.room_id, room_ids):
        present[room_id].add(person)
    return present


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
