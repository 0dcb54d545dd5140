"""A database file that disappears takes nothing more."""

import shutil
from pathlib import Path

import pytest

from hanabi.server.errors import StorageError
from hanabi.server.storage.store import Store

pytestmark = pytest.mark.anyio


async def test_nothing_is_acknowledged_that_goes_into_a_deleted_file(tmp_path: Path) -> None:
    file = tmp_path / "hanabi.db"
    store = await Store.open(f"sqlite:///{file}")
    assert await store.open_room("first", "{}", 1.0)
    aside = tmp_path / "aside.db"
    file.rename(aside)
    with pytest.raises(StorageError, match="storage-unavailable"):
        await store.open_room("second", "{}", 2.0)
    shutil.copy(aside, file)
    with pytest.raises(StorageError):
        await store.open_room("third", "{}", 3.0)
    assert await store.open_room("fourth", "{}", 4.0)
    assert await store.entries("first")
    await store.close()


async def test_a_file_moved_back_is_taken_up_again(tmp_path: Path) -> None:
    file, aside = tmp_path / "hanabi.db", tmp_path / "aside.db"
    store = await Store.open(f"sqlite:///{file}")
    assert await store.open_room("first", "{}", 1.0)
    file.rename(aside)
    with pytest.raises(StorageError):
        await store.open_room("second", "{}", 2.0)
    aside.rename(file)
    rooms = [await try_to_open(store, name) for name in ("third", "fourth")]
    assert rooms[-1]
    assert await store.entries("first")
    await store.close()


async def try_to_open(store: Store, name: str) -> bool:
    try:
        return await store.open_room(name, "{}", 3.0)
    except StorageError:
        return False


async def test_rooms_nobody_played_in_are_forgotten(database_url: str) -> None:
    store = await Store.open(database_url)
    assert await store.open_room("old", "{}", 1.0)
    assert await store.open_room("new", "{}", 100.0)
    assert await store.sweep(now=200.0, untouched_since=50.0) == 1
    assert not await store.entries("old")
    assert await store.entries("new")
    await store.close()
