"""Opening the database of a starting server, which may be up before its database is."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import text

from hanabi.server.errors import DatabaseError
from hanabi.server.storage.diagnosis import diagnose_failures
from hanabi.server.storage.engine import reading_engine
from hanabi.server.storage.faults import connect
from hanabi.server.storage.store import Store

RETRY_SECONDS = 0.5
LARGEST_CHECKED = 256 * 2**20
"""The largest SQLite file that is checked for damage at startup; larger ones would take too long."""


async def open_when_ready(url: str, wait: float, on_wait: Callable[[DatabaseError], None]) -> Store:
    """Open a store that can be read and written; a database that is late has `wait` seconds to come up.

    `on_wait` is told once why it takes longer. A cause that does not pass by itself, such as a wrong
    password, is raised at once.
    """
    deadline, told = time.monotonic() + wait, False
    while True:
        try:
            return await open_working(url)
        except DatabaseError as error:
            if not error.may_pass or time.monotonic() >= deadline:
                raise
            if not told:
                on_wait(error)
                told = True
        await asyncio.sleep(RETRY_SECONDS)


async def open_working(url: str) -> Store:
    """Open a database, and check that it is intact and can be read and written."""
    async with diagnose_failures(url):
        store = await Store.open(url)
        try:
            await _refuse_damaged(store)
            await store.check_ready()
        except BaseException:
            await store.close()
            raise
        return store


async def _refuse_damaged(store: Store) -> None:
    """Check a SQLite file for damage, which might otherwise only be found by a later game."""
    file = store.journal.file.path
    if file is None or Path(file).stat().st_size > LARGEST_CHECKED:
        return
    async with connect(reading_engine(store.engine)) as connection:
        found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
    if found != "ok":
        raise DatabaseError("database-corrupt", file=str(file), name=str(file))
