"""Group commit: many pieces of work, one transaction, and only those that failed are told so."""

import asyncio
import os
import signal
import subprocess
import sys
from functools import partial

import pytest
from sqlalchemy import event, func, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.server.errors import StorageError
from hanabi.server.storage.journal import MOST_PER_COMMIT, Journal, Work
from hanabi.server.storage.schema import KEYS, ROOMS
from hanabi.server.storage.statements import insert_new
from hanabi.server.storage.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def journal(store: Store) -> Journal:
    return store.journal


def note(name: str) -> Work[bool]:
    """Work that writes one row."""

    async def work(connection: AsyncConnection) -> bool:
        return await insert_new(connection, KEYS, name=name, value="")

    return work


async def fail(connection: AsyncConnection) -> None:
    """Work with a mistake in it."""
    await insert_new(connection, KEYS, name="mistaken", value="")
    raise LookupError("a mistake")


async def names(journal: Journal) -> set[str]:
    async with journal.engine.connect() as connection:
        return set((await connection.execute(select(KEYS.c.name))).scalars())


def count_commits(journal: Journal) -> list[int]:
    """A list that grows with every COMMIT on the way to the database."""
    seen: list[int] = []
    event.listen(journal.engine.sync_engine, "commit", lambda _: seen.append(1))
    return seen


async def test_what_waits_is_committed_together(journal: Journal) -> None:
    commits = count_commits(journal)
    assert all(await asyncio.gather(*(journal.write(note(f"{number}")) for number in range(100))))
    assert len(commits) == journal.commits == 1
    assert journal.written == 100
    assert len(await names(journal)) == 100


async def test_what_comes_during_a_commit_goes_into_the_next(journal: Journal) -> None:
    commits = count_commits(journal)
    first = asyncio.create_task(journal.write(note("first")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    rest = [asyncio.create_task(journal.write(note(f"{number}"))) for number in range(10)]
    await asyncio.gather(first, *rest)
    assert len(commits) == 2
    assert len(await names(journal)) == 11


async def test_one_transaction_takes_only_so_many(journal: Journal) -> None:
    commits = count_commits(journal)
    await asyncio.gather(*(journal.write(note(f"{number}")) for number in range(MOST_PER_COMMIT + 1)))
    assert len(commits) == 2


async def test_works_about_the_same_thing_keep_their_order(journal: Journal) -> None:
    order: list[str] = []

    async def work(name: str, connection: AsyncConnection) -> None:
        order.append(name)

    asked = ("b1", "a1", "b2", "a2")
    await asyncio.gather(*(journal.write(partial(work, name), about=name[0]) for name in asked))
    assert order == ["a1", "a2", "b1", "b2"]


async def test_a_mistaken_piece_of_work_fails_alone(journal: Journal) -> None:
    before, mistaken, after = await asyncio.gather(
        journal.write(note("before")),
        journal.write(fail),
        journal.write(note("after")),
        return_exceptions=True,
    )
    assert (before, after) == (True, True)
    assert isinstance(mistaken, LookupError)
    assert await names(journal) == {"before", "after"}


async def test_a_broken_constraint_fails_alone_and_as_our_error(store: Store) -> None:
    await store.open_room("room", "1", 1.0)
    nowhere, room = await asyncio.gather(
        store.append_entry("nowhere", 1, "lost", 1.0),
        store.append_entry("room", 2, "kept", 1.0),
        return_exceptions=True,
    )
    assert isinstance(nowhere, StorageError)
    assert nowhere.code == "storage-refused"
    assert nowhere.__cause__ is not None
    assert room is True


async def test_a_failing_database_fails_the_whole_batch_and_the_next_write_works(journal: Journal) -> None:
    async def break_down(connection: AsyncConnection) -> None:
        raise OperationalError("INSERT", None, Exception("the disk is full"))

    answers = await asyncio.gather(
        *(journal.write(work) for work in (note("one"), break_down, note("two"))), return_exceptions=True
    )
    assert [getattr(answer, "code", None) for answer in answers] == ["storage-unavailable"] * 3
    assert await names(journal) == set()
    assert await journal.write(note("three"))
    assert await names(journal) == {"three"}


async def test_a_caller_who_stops_waiting_harms_nobody(journal: Journal) -> None:
    started = asyncio.Event()

    async def slow(connection: AsyncConnection) -> bool:
        started.set()
        await asyncio.sleep(0.05)
        return await note("slow")(connection)

    running = asyncio.create_task(journal.write(slow))
    others = [asyncio.create_task(journal.write(note(name))) for name in ("left", "right")]
    await started.wait()
    waiting = asyncio.create_task(journal.write(note("never")))
    await asyncio.sleep(0)
    running.cancel()
    waiting.cancel()
    assert all(await asyncio.gather(*others))
    assert await journal.write(note("later"))
    assert await names(journal) == {"slow", "left", "right", "later"}, "what had begun is written"


async def test_closing_writes_what_waits(journal: Journal) -> None:
    writes = [asyncio.create_task(journal.write(note(f"{number}"))) for number in range(300)]
    await asyncio.sleep(0)
    await journal.close()
    assert journal.written == 300
    assert all(await asyncio.gather(*writes))
    with pytest.raises(StorageError, match="storage-unavailable"):
        await journal.write(note("late"))


DYING = """
import asyncio, sys
from hanabi.server.storage.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    for number in range(1000):
        await store.open_room(f"room-{number}", "opened", 1.0)
        print(number, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("point", ["before-commit", "after-commit:0.2"])
async def test_a_process_killed_at_its_commit_leaves_what_it_has_committed(
    sqlite_url: str, point: str
) -> None:
    await check_death(sqlite_url, point)


async def test_a_process_killed_at_its_commit_leaves_that_in_postgresql_too(postgres_url: str) -> None:
    await check_death(postgres_url, "after-commit:0.2")


async def check_death(url: str, point: str) -> None:
    """A process dies at the point: whatever it acknowledged is there, and at most one room more."""
    environment = {**os.environ, "HANABI_FAIL_POINT": point}
    command = [sys.executable, "-c", DYING, url]
    died = await asyncio.to_thread(subprocess.run, command, env=environment, capture_output=True, check=False)
    store = await Store.open(url)
    async with store.engine.connect() as connection:
        rooms = (await connection.execute(select(func.count()).select_from(ROOMS))).scalar_one()
    await store.close()
    assert died.returncode == -signal.SIGKILL
    assert rooms == len(died.stdout.split()) + (point != "before-commit")
