"""Statements for any table: insertions that lose a race without an error, and queries for many ids."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Insert, Select, Table
from sqlalchemy.ext.asyncio import AsyncConnection

BATCH_SIZE = 500
"""How many ids one query may contain."""

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


async def read_rows_by_id(
    connection: AsyncConnection,
    statement: "Select[*tuple[Any, ...]]",
    column: ColumnElement[str],
    ids: Sequence[str],
) -> list[Any]:
    """Return the rows of `statement` where `column` is one of `ids`, however many there are."""
    found: list[Any] = []
    for some in split_into_batches(ids):
        found.extend(await connection.execute(statement.where(column.in_(some))))
    return found


def split_into_batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Split a list into batches whose lengths are powers of two, repeating the last id to fill them up.

    Each connection prepares and caches a statement for every length, so there must be few lengths.
    """
    for start in range(0, len(ids), BATCH_SIZE):
        part = ids[start : start + BATCH_SIZE]
        length = min(BATCH_SIZE, 1 << (len(part) - 1).bit_length())
        yield (*part, *[part[-1]] * (length - len(part)))
