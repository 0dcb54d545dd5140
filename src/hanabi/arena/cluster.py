"""Matches on a dask.distributed cluster; if a worker dies, its games are played again elsewhere."""

import asyncio
import logging
import threading
from asyncio import CancelledError
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, metadata
from importlib.metadata import version
from time import monotonic
from typing import Any

from hanabi.arena.match import ArenaError, GameResult, Match
from hanabi.arena.work_queue import WorkQueue
from hanabi.arena.worker_handle import GameWorker
from hanabi.errors import HanabiError
from hanabi.extras import require_extra

require_extra("cluster")

CONNECT_TIMEOUT = 5.0
"""Seconds that the scheduler has to answer."""
EMPTY_TIMEOUT = 30.0
"""Seconds to wait for a cluster that has lost all its workers."""
POLL_INTERVAL = 1.0
"""Seconds between two looks at the cluster while no piece is finished."""
PIECES_PER_THREAD = 2
"""How many pieces each thread of a worker is given, so that it never waits for the next."""

_local = threading.local()


def play_piece(match: Match, games: range, limit: float) -> list[GameResult]:
    """Play a piece in a child process of the current worker thread, which keeps it for the next piece."""
    worker = getattr(_local, "worker", None)
    if worker is None or worker.limit != limit:
        _local.worker = worker = GameWorker(limit)
    return worker.play(match, games)


def play_on_cluster(
    match: Match, supply: WorkQueue, address: str, limit: float
) -> Iterator[list[GameResult]]:
    """Play the games of `supply` on the cluster at `address`; yield each piece as it is finished."""
    with _connect(address) as client:
        _check_versions(client, address)
        waiting: set[Any] = set()
        while True:
            for _ in range(PIECES_PER_THREAD * _count_threads(client) - len(waiting)):
                if games := supply.take():
                    waiting.add(client.submit(play_piece, match, games, limit, pure=False))
            if not waiting:
                return
            for future in _wait_for_finished(client, address, waiting):
                waiting.remove(future)
                lines = _read_results(future, address)
                supply.adjust_size(lines)
                yield lines


@contextmanager
def _connect(address: str) -> Iterator[Any]:
    """Connect to the cluster; raise ArenaError if it does not answer, has no workers, or is lost later."""
    distributed: Any = import_module("distributed")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        asyncio.run(_check_reachable(address))
        client = distributed.Client(address, timeout=CONNECT_TIMEOUT)
    except (OSError, ValueError, TypeError, OverflowError) as error:
        raise ArenaError("cluster-unreachable", address=address) from error
    try:
        _await_workers(client, address)
        yield client
    except (OSError, CancelledError) as error:
        raise ArenaError("cluster-lost", address=address) from error
    finally:
        client.close(timeout=CONNECT_TIMEOUT)


async def _check_reachable(address: str) -> None:
    """Fail if nobody answers, before a Client is made: a half-made one may hang when it is dropped."""
    comm: Any = await import_module("distributed.comm").connect(address, timeout=CONNECT_TIMEOUT)
    await comm.close()


def _await_workers(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=CONNECT_TIMEOUT)
    except TimeoutError as error:
        raise ArenaError("cluster-empty", address=address) from error


def _check_versions(client: Any, address: str) -> None:
    """Raise ArenaError if a worker has another version of this package, or none."""
    here = version("hanabi")
    try:
        found = client.run(metadata.version, "hanabi").values()
    except metadata.PackageNotFoundError:
        found = ["–"]
    for there in found:
        if there != here:
            raise ArenaError("cluster-version", address=address, version=there, known=here)


def _count_threads(client: Any) -> int:
    threads: int = sum(client.nthreads().values())
    return max(1, threads)


def _wait_for_finished(client: Any, address: str, waiting: set[Any]) -> list[Any]:
    """Wait until pieces are done and return them; raise ArenaError if the cluster is gone or stays empty."""
    alone = monotonic()
    while True:
        done = [future for future in waiting if future.done()]
        if done:
            return done
        if _has_workers(client):
            alone = monotonic()
        elif monotonic() - alone > EMPTY_TIMEOUT:
            raise ArenaError("cluster-lost", address=address)
        _wait_for_one(waiting)


def _read_results(future: Any, address: str) -> list[GameResult]:
    """The results of a piece; raise ArenaError if it was lost.

    A bot cannot be to blame for a lost worker, because games run in a process of their own.
    """
    try:
        lines: list[GameResult] = future.result()
    except HanabiError:
        raise
    except Exception as error:
        raise ArenaError("cluster-lost", address=address) from error
    return lines


def _wait_for_one(waiting: set[Any]) -> None:
    distributed: Any = import_module("distributed")
    try:
        distributed.wait(waiting, timeout=POLL_INTERVAL, return_when="FIRST_COMPLETED")
    except TimeoutError:
        return


def _has_workers(client: Any) -> bool:
    try:
        return client.status == "running" and bool(client.nthreads())
    except (OSError, TimeoutError):
        return False
