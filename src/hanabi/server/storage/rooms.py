"""Rooms in the database: their entries, what is shown in their reviews, and which are deleted unused."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.room.log import EntryRow
from hanabi.server.storage.games import begin_game, set_due
from hanabi.server.storage.rows import Due, ImportedGame, NewGame
from hanabi.server.storage.schema import ENTRIES, GAMES, LAST_SEEN, ROOMS
from hanabi.server.storage.statements import insert_all_new, insert_new, read_rows_by_id

MOST_SWEPT = 500
"""How many rooms are deleted at once."""


async def insert_room(
    connection: AsyncConnection, room_id: str, entry: str, at: float, played: ImportedGame | None
) -> bool:
    """Insert a room with its first entry, and a game that was `played` already; False if the id is taken."""
    if not await insert_new(connection, ROOMS, id=room_id, at=at, touched=at):
        return False
    entries = (entry, played.began) if played else (entry,)
    rows = [
        {"room_id": room_id, "number": number, "key": None, "entry": each, "at": at}
        for number, each in enumerate(entries, 1)
    ]
    await insert_all_new(connection, ENTRIES, rows)
    if played is not None:
        await begin_game(connection, room_id, played.game, at)
    return True


async def insert_entry(
    connection: AsyncConnection, room_id: str, row: EntryRow, game: NewGame | None, due: Due | None
) -> bool:
    """Insert an entry, the `game` it begins and when one is `due`; False if the number or key is taken."""
    if not await insert_new(connection, ENTRIES, room_id=room_id, **asdict(row)):
        return False
    await connection.execute(update(ROOMS).where(ROOMS.c.id == room_id).values(touched=row.at))
    if game is not None:
        await begin_game(connection, room_id, game, row.at)
    if due is not None:
        await set_due(connection, due)
    return True


async def read_entries(connection: AsyncConnection, room_id: str, after: int) -> tuple[EntryRow, ...]:
    """Return the entries of a room with numbers higher than `after`, in order."""
    columns = select(ENTRIES.c.number, ENTRIES.c.key, ENTRIES.c.entry, ENTRIES.c.at)
    wanted = columns.where(ENTRIES.c.room_id == room_id, ENTRIES.c.number > after)
    return tuple(EntryRow(*row) for row in await connection.execute(wanted.order_by(ENTRIES.c.number)))


async def read_last_entries(connection: AsyncConnection, room_ids: Sequence[str]) -> dict[str, int]:
    """Return the number of the last entry of each room that exists."""
    entry = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.room_id == ROOMS.c.id)
    wanted = select(ROOMS.c.id, entry.scalar_subquery())
    return {row[0]: row[1] or 0 for row in await read_rows_by_id(connection, wanted, ROOMS.c.id, room_ids)}


async def set_review(connection: AsyncConnection, room_id: str, showing: str | None) -> None:
    """Set what is shown to everybody in a room."""
    await connection.execute(update(ROOMS).where(ROOMS.c.id == room_id).values(review=showing))


async def read_reviews(connection: AsyncConnection, room_ids: Sequence[str]) -> dict[str, str]:
    """Return what is shown in each room where something is."""
    shown = select(ROOMS.c.id, ROOMS.c.review).where(ROOMS.c.review.is_not(None))
    return {row[0]: row[1] for row in await read_rows_by_id(connection, shown, ROOMS.c.id, room_ids)}


async def is_closed(connection: AsyncConnection, room_id: str) -> bool:
    """Whether an operator closed a room."""
    wanted = select(ROOMS.c.id).where(ROOMS.c.id == room_id, ROOMS.c.closed.is_not(None))
    return (await connection.execute(wanted)).first() is not None


async def delete_unused_rooms(connection: AsyncConnection, untouched_since: float) -> int:
    """Delete rooms without games that nobody touched since then, a limited number; return how many."""
    played = select(GAMES.c.room_id)
    idle = select(ROOMS.c.id).where(ROOMS.c.touched < untouched_since, ROOMS.c.id.not_in(played))
    gone = [row.id for row in await connection.execute(idle.limit(MOST_SWEPT))]
    await connection.execute(delete(LAST_SEEN).where(LAST_SEEN.c.room_id.in_(gone)))
    await connection.execute(delete(ENTRIES).where(ENTRIES.c.room_id.in_(gone)))
    await connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(gone)))
    return len(gone)
