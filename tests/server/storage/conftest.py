"""Stores on fresh databases."""

from collections.abc import AsyncIterator

import pytest

from hanabi.server.storage.store import Store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store on an empty database, once for each kind of database."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def neighbour(store: Store, database_url: str) -> AsyncIterator[Store]:
    """Another process's store on the same database."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()
