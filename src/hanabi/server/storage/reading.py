"""Queries for any number of ids, a few statements at most."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select
from sqlalchemy.ext.asyncio import AsyncConnection

BATCH_SIZE = 500
"""How many ids one query may contain."""


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
