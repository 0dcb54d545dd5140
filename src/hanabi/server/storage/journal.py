"""Group commit: whatever waits is written in one transaction, and nobody hears of success before that."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.server.errors import StorageError
from hanabi.server.failpoints import reach
from hanabi.server.storage.engine import writing
from hanabi.server.storage.faults import FAULTS, connected, error_of, is_of_the_work, is_passing
from hanabi.server.storage.file import DatabaseFile

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

MOST_TOGETHER = 256
MOST_TRIES = 5


@dataclass(eq=False, slots=True)
class _Piece:
    """One piece of work and whoever waits for it; `about` names the rows it locks."""

    work: Work[Any]
    about: str
    answer: asyncio.Future[Any]

    async def run(self, connection: AsyncConnection) -> Any:
        """The work's result; an exception that is the work's own fault is marked as such."""
        try:
            return await self.work(connection)
        except Exception as error:
            if isinstance(error, FAULTS) and not is_of_the_work(error):
                raise
            raise _Spoilt(self, error) from error

    def succeed(self, result: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(result)

    def fail(self, error: BaseException) -> None:
        """Whoever waits hears of it as our own error, unless it is theirs."""
        if not self.answer.done():
            known = error_of(error) if isinstance(error, FAULTS) else error
            known.__cause__ = error if known is not error else error.__cause__
            self.answer.set_exception(known)


class _Spoilt(Exception):
    """A piece of work failed by its own fault, and the transaction has to be made again without it."""

    def __init__(self, piece: _Piece, error: Exception) -> None:
        super().__init__(piece, error)
        self.piece = piece
        self.error = error


@dataclass(eq=False, slots=True)
class Journal:
    """The one writer of this process; work may be run again, so it only talks to its connection."""

    engine: AsyncEngine
    file: DatabaseFile
    commits: int = 0
    written: int = 0
    _waiting: deque[_Piece] = field(default_factory=deque)
    _writer: asyncio.Task[None] | None = None
    _closed: bool = False

    async def write(self, work: Work[T], about: str = "") -> T:
        """The result of the work once it is committed; works about the same thing keep their order."""
        if self._closed:
            raise StorageError("storage-unavailable")
        piece = _Piece(work, about, asyncio.get_running_loop().create_future())
        self._waiting.append(piece)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all(), name="journal")
        result: T = await piece.answer
        return result

    async def close(self) -> None:
        """What waits is still written; nothing new is taken."""
        self._closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                await self._record(batch)
            except Exception as error:  # noqa: BLE001
                # Whatever went wrong, nobody may wait for ever.
                for piece in batch:
                    piece.fail(error)

    def _next_batch(self) -> list[_Piece]:
        """What waits and is still wanted, sorted so that no two processes wait for each other's locks."""
        taken = [self._waiting.popleft() for _ in range(min(MOST_TOGETHER, len(self._waiting)))]
        return sorted((piece for piece in taken if not piece.answer.done()), key=lambda piece: piece.about)

    async def _record(self, batch: list[_Piece]) -> None:
        tries = 0
        while batch:
            try:
                await self._commit(batch)
                return
            except _Spoilt as spoilt:
                spoilt.piece.fail(spoilt.error)
                batch.remove(spoilt.piece)
            except FAULTS as fault:
                tries += 1
                if tries == MOST_TRIES or not is_passing(fault):
                    raise

    async def _check_file(self) -> None:
        """Refuse to write into a file nobody will find; the next write takes the one that is there then."""
        if not self.file.is_there:
            await self.engine.dispose()
            self.file.look_again()
            raise FileNotFoundError(str(self.file.path))

    async def _commit(self, batch: list[_Piece]) -> None:
        async with connected(writing(self.engine)) as connection:
            results = [await piece.run(connection) for piece in batch]
            await self._check_file()
            reach("before-commit")
            await connection.commit()
            reach("after-commit")
        self.commits += 1
        self.written += len(batch)
        for piece, result in zip(batch, results, strict=True):
            piece.succeed(result)
