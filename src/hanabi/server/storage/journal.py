"""Group commit: everything that waits is written in one transaction, and acknowledged after the commit."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.server.errors import StorageError
from hanabi.server.failpoints import reach
from hanabi.server.storage.engine import writing_engine
from hanabi.server.storage.faults import FAULTS, connect, is_caused_by_work, is_transient, storage_error

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

MOST_PER_COMMIT = 256
MOST_COMMIT_TRIES = 5


class DatabaseFile:
    """The file that connections were opened on; PostgreSQL has none."""

    def __init__(self, url: URL) -> None:
        named = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self.path = Path(str(url.database)) if named else None
        self._opened = self._identity()

    @property
    def is_there(self) -> bool:
        """Whether what is written now can be found later."""
        return self.path is None or (self._opened is not None and self._identity() == self._opened)

    def refresh(self) -> None:
        """Accept the file that is there now."""
        self._opened = self._identity()

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat() if self.path else None
        except OSError:
            return None
        return (found.st_dev, found.st_ino) if found else None


@dataclass(eq=False, slots=True)
class _PendingWork:
    """A piece of work and the future of its caller; `about` names the rows it locks."""

    work: Work[Any]
    about: str
    answer: asyncio.Future[Any]

    async def run(self, connection: AsyncConnection) -> Any:
        """Return the result of the work; an exception of the work itself is raised as `_WorkFailed`."""
        try:
            return await self.work(connection)
        except Exception as error:
            if isinstance(error, FAULTS) and not is_caused_by_work(error):
                raise
            raise _WorkFailed(self, error) from error

    def succeed(self, result: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(result)

    def fail(self, error: BaseException) -> None:
        """Pass the error on to the caller, a fault of the database as a StorageError."""
        if not self.answer.done():
            known = storage_error(error) if isinstance(error, FAULTS) else error
            known.__cause__ = error if known is not error else error.__cause__
            self.answer.set_exception(known)


class _WorkFailed(Exception):
    """A piece of work failed by its own fault; the transaction must be repeated without it."""

    def __init__(self, piece: _PendingWork, error: Exception) -> None:
        super().__init__(piece, error)
        self.piece = piece
        self.error = error


@dataclass(eq=False, slots=True)
class Journal:
    """The one writer of this process; work may run more than once, so it must only use its connection."""

    engine: AsyncEngine
    file: DatabaseFile
    commits: int = 0
    written: int = 0
    _waiting: deque[_PendingWork] = field(default_factory=deque)
    _writer: asyncio.Task[None] | None = None
    _closed: bool = False

    async def write(self, work: Work[T], about: str = "") -> T:
        """Return the result of the work once it is committed; pieces about the same rows keep their order."""
        if self._closed:
            raise StorageError("storage-unavailable")
        piece = _PendingWork(work, about, asyncio.get_running_loop().create_future())
        self._waiting.append(piece)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all(), name="journal")
        result: T = await piece.answer
        return result

    async def close(self) -> None:
        """Write what is still waiting, and accept nothing new."""
        self._closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                await self._commit_valid(batch)
            except Exception as error:  # noqa: BLE001
                # Whatever went wrong, no caller may wait forever.
                for piece in batch:
                    piece.fail(error)

    def _next_batch(self) -> list[_PendingWork]:
        """Return the pieces that are still wanted, sorted so that processes lock rows in the same order."""
        taken = [self._waiting.popleft() for _ in range(min(MOST_PER_COMMIT, len(self._waiting)))]
        return sorted((piece for piece in taken if not piece.answer.done()), key=lambda piece: piece.about)

    async def _commit_valid(self, batch: list[_PendingWork]) -> None:
        tries = 0
        while batch:
            try:
                await self._commit(batch)
                return
            except _WorkFailed as spoilt:
                spoilt.piece.fail(spoilt.error)
                batch.remove(spoilt.piece)
            except FAULTS as fault:
                tries += 1
                if tries == MOST_COMMIT_TRIES or not is_transient(fault):
                    raise

    async def _check_file(self) -> None:
        """Refuse to write to a deleted file; the next write uses the file that is there then."""
        if not self.file.is_there:
            await self.engine.dispose()
            self.file.refresh()
            raise FileNotFoundError(str(self.file.path))

    async def _commit(self, batch: list[_PendingWork]) -> None:
        async with connect(writing_engine(self.engine)) as connection:
            results = [await piece.run(connection) for piece in batch]
            await self._check_file()
            reach("before-commit")
            await connection.commit()
            reach("after-commit")
        self.commits += 1
        self.written += len(batch)
        for piece, result in zip(batch, results, strict=True):
            piece.succeed(result)
