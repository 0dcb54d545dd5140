"""A database that cannot be used: each cause has its own code, sentence and exit status."""

import asyncio
import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from hanabi.server.errors import DatabaseError, StorageError
from hanabi.server.storage.backup import back_up
from hanabi.server.storage.startup import open_when_ready, open_working
from hanabi.server.storage.store import Store
from hanabi.text import Catalogue, languages, sentence
from tests.cli.run import program
from tests.server.services import GuardedPostgres, Postgres, bound_to_us, free_port

pytestmark = pytest.mark.anyio

HOST_PAGE = Path(__file__).parents[3] / "docs" / "host.md"
TIMEOUT = 60.0


@pytest.fixture(scope="module")
def guarded() -> Iterator[GuardedPostgres]:
    """A PostgreSQL server that asks for a password."""
    with GuardedPostgres() as service:
        yield service


async def cause_of(url: str) -> DatabaseError:
    """Why a database cannot be used."""
    with pytest.raises(DatabaseError) as refused:
        await open_working(url)
    return refused.value


async def code_of(url: str) -> str:
    return (await cause_of(url)).code


# PostgreSQL


async def test_a_port_at_which_nothing_listens() -> None:
    port = free_port()
    error = await cause_of(f"postgresql://anna@127.0.0.1:{port}/games")
    assert (error.code, error.details["port"]) == ("database-unreachable", str(port))
    assert error.may_pass


async def test_a_port_at_which_nothing_listens_on_a_host_with_two_addresses() -> None:
    assert await code_of(f"postgresql://anna@localhost:{free_port()}/games") == "database-unreachable"


async def test_a_host_that_does_not_exist() -> None:
    assert await code_of("postgresql://anna@no-such-host.invalid/games") == "database-unknown-host"


async def test_a_database_that_does_not_exist(postgres: Postgres) -> None:
    error = await cause_of(f"postgresql://hanabi@127.0.0.1:{postgres.port}/nothing")
    assert (error.code, error.details["name"]) == ("database-unknown-name", "nothing")
    assert error.log_fields["sqlstate"] == "3D000"
    assert not error.may_pass


async def test_a_role_that_does_not_exist(postgres: Postgres) -> None:
    error = await cause_of(f"postgresql://nobody@127.0.0.1:{postgres.port}/postgres")
    assert (error.code, error.details["user"]) == ("database-role-refused", "nobody")
    assert error.log_fields["sqlstate"] == "28000"


@pytest.mark.parametrize("password", ["", ":wrong"])
async def test_a_wrong_or_missing_password(guarded: GuardedPostgres, password: str) -> None:
    error = await cause_of(f"postgresql://hanabi{password}@127.0.0.1:{guarded.port}/postgres")
    assert (error.code, error.log_fields["sqlstate"]) == ("database-wrong-password", "28P01")
    assert "wrong" not in str(error.details)


async def test_a_password_with_every_awkward_character_is_taken(guarded: GuardedPostgres) -> None:
    from hanabi.server.settings import Settings

    url = f"postgresql://hanabi@127.0.0.1:{guarded.port}/postgres"
    store = await open_working(Settings(url, database_password=guarded.password).database)
    await store.close()


async def test_a_user_who_may_not_create_tables(postgres: Postgres) -> None:
    url = postgres.new_database()
    postgres.query(url, "CREATE ROLE guest LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    error = await cause_of(url.replace("hanabi@", "guest@"))
    assert (error.code, error.log_fields["sqlstate"]) == ("database-no-rights", "42501")
    postgres.drop_database(url)


async def test_a_database_that_takes_no_more_connections(postgres: Postgres) -> None:
    url = postgres.new_database()
    postgres.query(url, "CREATE ROLE limited LOGIN CONNECTION LIMIT 0")
    assert await code_of(url.replace("hanabi@", "limited@")) == "database-overcrowded"
    postgres.drop_database(url)


async def test_tls_that_the_database_does_not_offer(postgres: Postgres) -> None:
    url = f"postgresql://hanabi@127.0.0.1:{postgres.port}/postgres?ssl=require"
    assert await code_of(url) == "database-tls"


async def test_a_port_where_something_else_answers() -> None:
    async with listening(b"HTTP/1.1 400 Bad Request\r\n\r\n") as port:
        assert await code_of(f"postgresql://hanabi@127.0.0.1:{port}/games") == "database-not-postgresql"


async def test_a_database_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.server.storage.engine.STATEMENT_TIMEOUT", 0.2)
    async with listening(None) as port:
        assert await code_of(f"postgresql://hanabi@127.0.0.1:{port}/games") == "database-silent"


@asynccontextmanager
async def listening(answer: bytes | None) -> AsyncIterator[int]:
    """A port where a listener always gives the same answer, or accepts connections and says nothing."""

    writers: list[asyncio.StreamWriter] = []

    async def reply(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        if answer is not None:
            writer.write(answer)
            writer.close()

    server = await asyncio.start_server(reply, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1]
    server.close()
    for writer in writers:
        writer.close()


# SQLite


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Anna owes Ben a coffee.\n" * 100)
    error = await cause_of(f"sqlite:///{file}")
    assert (error.code, error.log_fields["sqlite"]) == ("database-not-sqlite", "SQLITE_NOTADB")
    assert file.read_text().startswith("Anna")


@pytest.mark.parametrize("how", ["cut off", "overwritten", "in the middle"])
async def test_a_damaged_file(sqlite_url: str, how: str) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    store = await Store.open(sqlite_url)
    for number in range(200):
        await store.open_room(f"room-{number}", "x" * 500, 1.0)
    await store.close()
    whole = file.read_bytes()
    if how == "cut off":
        file.write_bytes(whole[: len(whole) // 2])
    elif how == "overwritten":
        file.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    else:
        middle = len(whole) // 8192 * 4096
        file.write_bytes(whole[:middle] + b"\xa5" * 4096 + whole[middle + 4096 :])
    assert await code_of(sqlite_url) == "database-corrupt"


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    assert await code_of(f"sqlite:///{tmp_path}/games.db") == "database-file-denied"


async def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    assert await code_of(f"sqlite:///{tmp_path}/games/server.db") == "database-folder-denied"


async def test_a_file_that_another_program_locks(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.server.storage.store.STATEMENT_TIMEOUT", 0.1)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        error = await cause_of(sqlite_url)
    assert (error.code, error.may_pass) == ("database-locked", True)


def test_a_file_that_may_not_be_written(sqlite_template: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    shutil.copy(sqlite_template, file)
    file.chmod(0o400)
    assert code_without_privileges(f"sqlite:///{file}") == "database-file-denied"


def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    assert code_without_privileges(f"sqlite:///{tmp_path}/games.db") == "database-folder-denied"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    assert code_without_privileges(f"sqlite:///{tmp_path}/new/games.db") == "database-folder-denied"


def test_a_file_in_a_folder_that_takes_no_new_files(sqlite_template: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    shutil.copy(sqlite_template, file)
    tmp_path.chmod(0o555)
    assert code_without_privileges(f"sqlite:///{file}") == "database-folder-denied"


TRY = """
import asyncio, sys
from hanabi.server.errors import DatabaseError, StorageError
from hanabi.server.storage.startup import open_working
try:
    asyncio.run(open_working(sys.argv[1]))
except DatabaseError as error:
    print(error.code)
"""


def code_without_privileges(url: str) -> str:
    """The code with which a database is refused to a user who, unlike root, is held to file modes.

    Root only gives up its capabilities, because another user might not be able to reach this checkout.
    """
    drop = [*bound_to_us(), "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
    command = [*drop, sys.executable, "-c", TRY, url]
    found = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", timeout=TIMEOUT)
    return found.stdout.strip() or found.stderr


async def test_database_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        store = await Store.open(f"sqlite:///{tmp_path}/games.db")
        await store.open_room("room", "{}", 1.0)
        await back_up(f"sqlite:///{tmp_path}/games.db", tmp_path / "backup.db")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(old)
    assert modes == dict.fromkeys(("games.db", "games.db-wal", "games.db-shm", "backup.db"), 0o600)


# Waiting


async def test_a_database_that_is_late_is_waited_for() -> None:
    told = asyncio.Event()
    causes: list[str] = []

    def on_wait(error: DatabaseError) -> None:
        causes.append(error.code)
        told.set()

    service = Postgres()
    try:
        url = f"postgresql://hanabi@127.0.0.1:{service.port}/postgres"
        opening = asyncio.create_task(open_when_ready(url, TIMEOUT, on_wait))
        await asyncio.wait_for(told.wait(), TIMEOUT)
        service.launch()
        store = await asyncio.wait_for(opening, TIMEOUT)
        await store.close()
    finally:
        service.remove()
    assert causes == ["database-unreachable"], "told once"


async def test_waiting_ends_with_the_cause() -> None:
    told: list[str] = []
    with pytest.raises(DatabaseError, match="database-unreachable"):
        await open_when_ready(
            f"postgresql://hanabi@127.0.0.1:{free_port()}/games", 0.7, lambda error: told.append(error.code)
        )
    assert told == ["database-unreachable"]


async def test_what_does_not_pass_by_itself_is_not_waited_for(guarded: GuardedPostgres) -> None:
    told: list[str] = []
    with pytest.raises(DatabaseError, match="database-wrong-password"):
        await open_when_ready(
            f"postgresql://hanabi:x@127.0.0.1:{guarded.port}/postgres",
            TIMEOUT,
            lambda error: told.append(error.code),
        )
    assert told == []


# The command


def test_the_server_says_why_it_cannot_start(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Anna owes Ben a coffee.\n" * 100)
    answer = program("serve", "--port", "0", "--database", f"sqlite:///{file}", HANABI_LANGUAGE="en")
    assert answer.sentence.startswith(f"{file} isn’t a SQLite database.")
    assert answer.code == DatabaseError.EXIT_STATUSES["database-not-sqlite"]


def test_the_server_says_once_that_it_waits() -> None:
    url = f"postgresql://hanabi:secret@127.0.0.1:{free_port()}/games"
    answer = program("serve", "--port", "0", "--database", url, "--database-wait", "1", HANABI_LANGUAGE="en")
    waiting, ending = answer.err.splitlines()
    assert waiting == f"{ending} Waiting up to 1 seconds."
    assert answer.code == DatabaseError.EXIT_STATUSES["database-unreachable"]
    assert "secret" not in answer.err


def test_a_backup_says_why_it_cannot_be_made(tmp_path: Path, postgres: Postgres) -> None:
    url = f"postgresql://hanabi@127.0.0.1:{postgres.port}/nothing"
    answer = program("backup", str(tmp_path / "backup.db"), "--database", url, HANABI_LANGUAGE="en")
    assert "no database “nothing”" in answer.sentence
    assert answer.code == DatabaseError.EXIT_STATUSES["database-unknown-name"]


def test_every_cause_has_its_own_exit_status_and_sentence() -> None:
    statuses = DatabaseError.EXIT_STATUSES
    assert len(set(statuses.values())) == len(statuses)
    assert set(statuses) > DatabaseError.TRANSIENT_CODES
    details = dict.fromkeys(("url", "host", "port", "user", "name", "file", "folder", "error"), "x")
    for language in languages():
        told = {sentence(Catalogue(language), DatabaseError(code, **details)) for code in statuses}
        assert len(told) == len(statuses)


def test_the_page_for_hosts_lists_every_exit_status() -> None:
    rows = re.findall(r"^\| (\d+) \| `([a-z-]+)` \|", HOST_PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {code: int(status) for status, code in rows} == DatabaseError.EXIT_STATUSES


# Log lines


async def test_what_a_log_line_says_of_a_locked_file(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url, patience=0.1)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as failed:
            await store.open_room("room", "{}", 1.0)
    await store.close()
    expected = {"code": "storage-unavailable", "error": "sqlite3.OperationalError", "sqlite": "SQLITE_BUSY"}
    assert failed.value.log_fields == expected


async def test_what_a_log_line_says_of_a_value_that_postgresql_refuses(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    with pytest.raises(StorageError) as failed:
        await store.append_entry("no-such-room", 1, "a secret", 1.0)
    await store.close()
    fields = failed.value.log_fields
    assert (fields["code"], fields["sqlstate"]) == ("storage-refused", "23503")
    assert fields["error"] == "asyncpg.exceptions.ForeignKeyViolationError"
    assert "a secret" not in str(fields)


def test_an_error_of_our_own_has_no_driver_to_name() -> None:
    assert StorageError("unknown-person").log_fields == {"code": "unknown-person"}
