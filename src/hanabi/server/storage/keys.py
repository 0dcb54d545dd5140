"""Values under names in the database: the secrets of a server, and a probe that it can be written."""

from collections.abc import Callable
from secrets import token_hex

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.server.storage.schema import KEYS
from hanabi.server.storage.statements import dialect_insert, insert_new


async def read_value(connection: AsyncConnection, name: str) -> str | None:
    """Return the value stored under a name, or None if there is none."""
    value: str | None = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == name))).scalar()
    return value


async def ensure_value(connection: AsyncConnection, name: str, fresh: str) -> str:
    """Return the value stored under a name; if there is none, store `fresh`."""
    await insert_new(connection, KEYS, name=name, value=fresh)
    kept = select(KEYS.c.value).where(KEYS.c.name == name)
    value: str = (await connection.execute(kept)).scalar_one()
    return value


async def change_value(
    connection: AsyncConnection, name: str, fresh: str, change: Callable[[str], str]
) -> str:
    """Change the value stored under a name and return it; if there is none, store `fresh`."""
    if await insert_new(connection, KEYS, name=name, value=fresh):
        return fresh
    kept = select(KEYS.c.value).where(KEYS.c.name == name).with_for_update()
    value = change((await connection.execute(kept)).scalar_one())
    await connection.execute(update(KEYS).where(KEYS.c.name == name).values(value=value))
    return value


async def read_probe(connection: AsyncConnection) -> None:
    """Read something, so that a database that cannot be read is noticed."""
    await connection.execute(select(KEYS.c.name).limit(1))


async def write_probe(connection: AsyncConnection) -> None:
    """Write something that changes, so that a full disk is noticed."""
    value = token_hex(8)  # SQLite does not write a value that stays the same
    written = dialect_insert(connection.dialect.name, KEYS).values(name="written", value=value)
    again = written.on_conflict_do_update(index_elements=[KEYS.c.name], set_={"value": value})
    await connection.execute(again)
