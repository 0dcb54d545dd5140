"""Insertions that lose a race without an error, in each database's dialect."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from sqlalchemy import Insert, Table
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite


async def insert_new(connection: AsyncConnection, table: Table, **values: object) -> bool:
    """Insert a row and return whether it is new; an error for a taken key would abort the transaction."""
    return (await connection.execute(_insert_or_ignore(connection.dialect.name, table), values)).rowcount == 1


async def insert_all_new(
    connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, object]]
) -> None:
    """Insert many rows at once, except for those whose key is taken."""
    await connection.execute(_insert_or_ignore(connection.dialect.name, table), rows)


@cache
def _insert_or_ignore(database: str, table: Table) -> Insert:
    return dialect_insert(database, table).on_conflict_do_nothing()


def dialect_insert(database: str, table: Table) -> "postgresql.Insert | sqlite.Insert":
    """Return an insertion that supports `on_conflict`; only the dialect in use is imported."""
    if database == "sqlite":
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)
