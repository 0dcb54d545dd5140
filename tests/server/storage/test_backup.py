"""A backup is the whole database at one moment, whatever is written meanwhile, and it comes back."""

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Table, select

from hanabi.room.log import EndingRow, SeatRow
from hanabi.server.errors import StorageError
from hanabi.server.storage import backup
from hanabi.server.storage.backup import COPIED_TABLES, ROWS_AT_ONCE, back_up, back_up_into, restore
from hanabi.server.storage.interventions import Ban, add_ban
from hanabi.server.storage.rows import NewGame
from hanabi.server.storage.schema import METADATA
from hanabi.server.storage.store import Store
from tests.cli.run import hanabi

pytestmark = pytest.mark.anyio

SEATS = (SeatRow(0, "anna", "Anna", None), SeatRow(1, None, "Robot ♣", "beginner"))


async def fill(store: Store, rooms: int = 3) -> None:
    """Something in every table."""
    for number in range(rooms):
        room, game = f"room-{number}", f"game-{number}"
        await store.open_room(room, "opened", 1.25)
        await store.append_entry(room, 2, "began", 2.5, "key", NewGame(game, 1, "{}", SEATS, 7.0))
        await store.append_action(game, 1, "play é", 3.0, 0, "key", 4.0)
    await store.append_action("game-0", 2, "stop", 5.0, ending=EndingRow("lost", 3))
    await store.add_person("anna", 1.0)
    await store.add_code("digest", "anna", 1, 9.0)
    await store.get_secret("cookies", "signed")
    await store.heartbeat("process", 1.0)
    await store.add_presence({("room-0", "anna"): "192.0.2.1", ("room-1", "anna"): ""}, "process")
    await store.remove_presence([("room-1", "anna")], "process", [("room-1", "anna")], 8.0)
    await add_ban(store, Ban("203.0.113.0/24", "flood", 5.0, None))


async def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    store = await Store.open(url)
    try:
        return {table.name: await rows(store, table) for table in METADATA.sorted_tables}
    finally:
        await store.close()


async def rows(store: Store, table: Table) -> list[tuple[object, ...]]:
    async with store.engine.connect() as connection:
        return sorted((tuple(row) for row in await connection.execute(select(table))), key=str)


async def test_a_backup_holds_everything_but_who_is_here(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    await fill(store)
    await back_up(database_url, tmp_path / "backup.db")
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup.db"], "nothing else is left"
    assert (tmp_path / "backup.db").stat().st_mode & 0o777 == 0o600
    expected = await contents(database_url)
    copied = await contents(f"sqlite:///{tmp_path}/backup.db")
    assert all(expected.values()), "every table has rows"
    assert copied == {**expected, "processes": [], "presence": []}


async def test_a_backup_comes_back_into_either_database(
    store: Store, database_url: str, sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    await fill(store)
    expected = {**await contents(database_url), "processes": [], "presence": []}
    await back_up(database_url, tmp_path / "backup.db")
    (tmp_path / "backup.db").chmod(0o400)
    other = f"sqlite:///{tmp_path}/other.db" if database_url == sqlite_url else sqlite_url
    for target in (other, postgres_url if database_url != postgres_url else other + "2"):
        await start_once(target)
        await restore(tmp_path / "backup.db", target)
        assert await contents(target) == expected
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.db"]


async def start_once(url: str) -> None:
    """A server has been started on the database and has made its own keys."""
    store = await Store.open(url)
    await store.get_secret("cookies", "fresh")
    await store.add_person("visitor", 1.0)
    await store.close()


async def test_a_backup_taken_during_play_is_one_moment(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    await fill(store, rooms=1)
    more = [store.append_entry("room-0", number, "said", 2.0) for number in range(3, ROWS_AT_ONCE + 20)]
    await asyncio.gather(*more)
    begun: list[str] = []
    playing = asyncio.create_task(play(store, begun))
    for number in range(3):
        await asyncio.sleep(0.05)
        before = len(begun)
        await back_up(database_url, tmp_path / f"{number}.db")
        assert before < whole(tmp_path / f"{number}.db") <= 2 + len(begun)
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    assert begun


async def play(store: Store, begun: list[str]) -> None:
    """Open rooms and start games in them, endlessly."""
    for number in range(1, 100_000):
        await store.open_room(f"room-{number}", "opened", 1.0)
        game = NewGame(f"game-{number}", 1, "{}", SEATS)
        await store.append_entry(f"room-{number}", 2, "began", 2.0, game=game)
        begun.append(game.id)


def whole(file: Path) -> int:
    """How many games a backup holds, each with both its seats, its room and its two entries."""
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("PRAGMA foreign_key_check").fetchall() == []
        assert opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        games = opened.execute("SELECT count(*) FROM games").fetchone()[0]
        begun = opened.execute("SELECT count(*) FROM entries WHERE entry = 'began'").fetchone()[0]
        seats = opened.execute("SELECT count(*) FROM seats").fetchone()[0]
    assert (begun, seats) == (games, 2 * games)
    return int(games)


async def test_many_rows_travel_in_parts(
    store: Store, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "ROWS_AT_ONCE", 4)
    await fill(store, rooms=9)
    await back_up(database_url, tmp_path / "backup.db")
    await restore(tmp_path / "backup.db", f"sqlite:///{tmp_path}/restored.db")
    restored = await contents(f"sqlite:///{tmp_path}/restored.db")
    assert {name: restored[name] for name in (table.name for table in COPIED_TABLES)} == {
        name: found for name, found in (await contents(database_url)).items() if restored[name]
    }


async def test_an_existing_file_is_never_written_over(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(StorageError) as refused:
        await back_up(database_url, tmp_path / "mine")
    assert (refused.value.code, refused.value.details) == ("file-exists", {"file": f"{tmp_path}/mine"})
    assert (tmp_path / "mine").read_text() == "mine"


async def test_a_backup_that_fails_leaves_nothing(
    store: Store, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_file: Path) -> None:
        raise StorageError("storage-unavailable")

    monkeypatch.setattr(backup, "_finish_file", fail)
    (tmp_path / "backups").mkdir()
    with pytest.raises(StorageError, match="storage-unavailable"):
        await back_up(database_url, tmp_path / "backups" / "backup.db")
    assert list((tmp_path / "backups").iterdir()) == []


async def test_a_folder_that_is_not_there_and_a_database_that_is_not_there_are_refused(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    with pytest.raises(StorageError, match="file-unwritable"):
        await back_up(database_url, tmp_path / "nowhere" / "backup.db")
    with pytest.raises(StorageError, match="database-missing") as missing:
        await back_up(f"sqlite:///{tmp_path}/nowhere/games.db", tmp_path / "backup.db")
    assert missing.value.details == {"url": f"{tmp_path}/nowhere/games.db"}
    assert not (tmp_path / "nowhere").exists()


async def test_a_database_without_our_schema_is_not_backed_up(bare_postgres_url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="database-too-old"):
        await back_up(bare_postgres_url, tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []


async def test_a_database_with_rooms_is_not_restored_into(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    await fill(store)
    await back_up(database_url, tmp_path / "backup.db")
    await store.open_room("new", "1", 1.0)
    before = await contents(database_url)
    with pytest.raises(StorageError, match="database-not-empty"):
        await restore(tmp_path / "backup.db", database_url)
    assert await contents(database_url) == before


def strangers(folder: Path) -> Iterator[Path]:
    """Files that are not backups."""
    text, empty, database = folder / "text", folder / "empty", folder / "database"
    text.write_text("Dear diary, today I played Hanabi. " * 100)
    empty.touch()
    with closing(sqlite3.connect(database)) as opened:
        opened.execute("CREATE TABLE rooms (id TEXT)")
    yield from (text, empty, database, folder)


async def test_a_file_that_is_no_backup_is_refused(store: Store, database_url: str, tmp_path: Path) -> None:
    (tmp_path / "strangers").mkdir()
    for file in strangers(tmp_path / "strangers"):
        with pytest.raises(StorageError, match="not-a-backup"):
            await restore(file, database_url)
    with pytest.raises(StorageError, match="file-not-found"):
        await restore(tmp_path / "strangers" / "missing", database_url)
    assert not (tmp_path / "strangers" / "missing").exists()


async def test_a_damaged_backup_is_refused_and_nothing_of_it_is_kept(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    target, damaged = f"sqlite:///{tmp_path}/target.db", tmp_path / "damaged.db"
    await fill(store, rooms=50)
    await back_up(database_url, damaged)
    with closing(sqlite3.connect(damaged)) as opened:
        opened.execute("DROP TABLE actions")
    with pytest.raises(StorageError, match="not-a-backup"):
        await restore(damaged, target)
    assert not any((await contents(target)).values())


async def test_of_the_backups_in_a_folder_the_newest_are_kept(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"hanabi-2026010{day}-040000.db" for day in range(1, 4)]
    other = folder / "hanabi-by-hand.db"
    for file in (*old, other):
        file.write_text("")
    url = store.engine.url.render_as_string(hide_password=False)
    made = await back_up_into(folder, url, keep=2)
    assert sorted(folder.iterdir()) == sorted([old[-1], made, other])
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


async def test_a_backup_that_fails_removes_nothing(tmp_path: Path) -> None:
    old = tmp_path / "hanabi-20260101-040000.db"
    old.write_text("")
    with pytest.raises(StorageError, match="database-missing"):
        await back_up_into(tmp_path, f"sqlite:///{tmp_path}/typo.db", keep=1)
    assert list(tmp_path.iterdir()) == [old]


def test_only_a_folder_keeps_several_backups(tmp_path: Path, sqlite_url: str) -> None:
    answer = hanabi("backup", str(tmp_path / "one.db"), "--keep", "3", "--database", sqlite_url)
    assert answer.sentence == f"--keep needs a folder, but {tmp_path / 'one.db'} isn’t one."
    (tmp_path / "several").mkdir()
    answer = hanabi("backup", str(tmp_path / "several"), "--keep", "3", "--database", sqlite_url)
    [made] = (tmp_path / "several").iterdir()
    assert str(made) in answer.out
