"""People in the database: their generations, and the codes that let them in on another device."""

from collections.abc import Collection, Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.server.storage.schema import CODES, PEOPLE
from hanabi.server.storage.statements import insert_new, read_rows_by_id


async def read_generations(connection: AsyncConnection, people: Sequence[str]) -> dict[str, int]:
    """Return the generations of those people who are known."""
    wanted = select(PEOPLE.c.id, PEOPLE.c.generation)
    return {row[0]: row[1] for row in await read_rows_by_id(connection, wanted, PEOPLE.c.id, people)}


async def insert_person(connection: AsyncConnection, person: str, at: float) -> bool:
    """Insert a person of generation 0; False if the id is taken."""
    return await insert_new(connection, PEOPLE, id=person, generation=0, at=at)


async def renew_person(connection: AsyncConnection, person: str) -> int | None:
    """Start a person's next generation, and return it; None if the person is not known."""
    change = update(PEOPLE).where(PEOPLE.c.id == person).values(generation=PEOPLE.c.generation + 1)
    renewed: int | None = (await connection.execute(change.returning(PEOPLE.c.generation))).scalar()
    return renewed


async def insert_code(
    connection: AsyncConnection, digest: str, person: str, generation: int, expires: float
) -> None:
    """Insert the digest of a code that lets a person in once, before it `expires`."""
    values = {"person": person, "generation": generation, "expires": expires}
    await insert_new(connection, CODES, digest=digest, **values)


async def take_code(
    connection: AsyncConnection, digests: Collection[str], now: float
) -> tuple[str, int] | None:
    """Use up the code with one of these digests; return its person and generation, or None without one."""
    await delete_expired_codes(connection, now)
    taken = delete(CODES).where(CODES.c.digest.in_(digests)).returning(CODES.c.person, CODES.c.generation)
    row = (await connection.execute(taken)).first()
    return None if row is None else (row.person, row.generation)


async def delete_expired_codes(connection: AsyncConnection, now: float) -> None:
    """Delete the codes that are not valid at `now` any more."""
    await connection.execute(delete(CODES).where(CODES.c.expires <= now))
