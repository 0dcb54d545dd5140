"""The arena's handle of a worker process: games go in, results come out, whatever a bot does."""

import mmap
import os
import subprocess
import sys
import tempfile
from time import monotonic

from hanabi.arena.location import BYTES, MANY_GAMES, GameLocation, SharedLocation
from hanabi.arena.match import ArenaError, GameResult, Match, Piece, failed_result
from hanabi.codec import Json, Malformed, decode, encode
from hanabi.errors import BotError, HanabiError, RulesetError
from hanabi.workers.frames import RequestFailed, WorkerLost
from hanabi.workers.processes import Worker

POLL_INTERVAL = 0.1
"""Seconds between two checks of a worker that has not replied."""
DEADLINE_SHARE = 0.9
"""The share of the time limit that a bot is given as its deadline."""
LARGEST_REPLY = 2**28
"""The largest reply in bytes; it has room for the message of any exception that a bot raises."""
ERROR_CLASSES = {kind.__name__: kind for kind in (ArenaError, BotError, RulesetError)}
"""The errors that keep their class on the way from the worker."""
NO_LOCATION = GameLocation(-1, 0, 0)
"""The location of a worker before its first game."""


class GameWorker:
    """A process that plays games, started when needed and replaced when a bot has crashed or hung it."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        """The most seconds that a bot may take for a move."""
        self._closed = False
        self._worker: Worker | None = None
        self._shared = tempfile.TemporaryFile()  # noqa: SIM115
        self._shared.write(bytes(BYTES))
        self._shared.flush()
        self._place = SharedLocation(mmap.mmap(self._shared.fileno(), BYTES))

    def play(self, match: Match, games: range) -> list[GameResult]:
        """Play `games` and return their results; if the process dies or hangs, the bot to move has failed."""
        if not games:
            return []
        timer, began = MoveTimer(self._place, self.limit), monotonic()
        try:
            return self._ask(match, games, timer)
        except TimeoutError:
            late = ArenaError("bot-late", seconds=f"{self.limit:g}")
            failed = self._blame(match, games, timer.at, late, monotonic() - began)
        except (WorkerLost, Malformed):
            ended = ArenaError("bot-ended-process")
            failed = self._blame(match, games, self._place.read(), ended, monotonic() - began)
        before, after = range(games.start, failed.game), range(failed.game + 1, games.stop)
        return [*self.play(match, before), failed, *self.play(match, after)]

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        self._closed = True
        self._end()
        self._shared.close()

    def _ask(self, match: Match, games: range, timer: "MoveTimer") -> list[GameResult]:
        piece = Piece(match, games.start, games.stop, DEADLINE_SHARE * self.limit)
        try:
            reply = self._ensure_worker().ask(
                "play", encode(piece), timer.is_late, min(POLL_INTERVAL, self.limit)
            )
        except RequestFailed as error:
            raise ArenaError("bot-raised", what=str(error)) from error
        lines = _parse_reply(reply)
        if [line.game for line in lines] != list(games):
            raise WorkerLost
        return lines

    def _ensure_worker(self) -> Worker:
        """The running worker, started if necessary; it shares the memory behind `_place`."""
        if self._closed:
            raise WorkerLost
        if self._worker is not None:
            return self._worker
        self._place.write(NO_LOCATION)
        file = self._shared.fileno()
        # A worker keeps to one core; NumPy would start a thread on every core in each of them.
        env = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
        options = {"pass_fds": (file,), "stderr": subprocess.DEVNULL, "env": env}
        worker = Worker("hanabi.arena.worker", str(file), *sys.path, largest=LARGEST_REPLY, **options)
        self._worker = worker
        worker.wait_until_ready()
        return worker

    def _blame(
        self, match: Match, games: range, at: GameLocation, why: ArenaError, seconds: float
    ) -> GameResult:
        """Kill the process and blame the bot to move; raise `why` if `at` is not in one of `games`.

        All `seconds` since the process was asked are counted as the failed game's: their results are lost.
        """
        self._end()
        is_known = at.game in games and at.move != MANY_GAMES and at.seat in range(match.players)
        if self._closed or not is_known:
            raise why
        return failed_result(match, at.game, at.seat, at.move, why, round(seconds, 6))

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()


def _parse_reply(reply: Json) -> list[GameResult]:
    """Decode the results in a reply; raise the error if the worker refused the match."""
    match reply:
        case {"refused": str(kind), "code": str(code), "details": details}:
            raise ERROR_CLASSES.get(kind, HanabiError)(code, **decode(dict[str, str | int], details))
    return list(decode(tuple[GameResult, ...], reply))


class MoveTimer:
    """Tells when a bot takes more than `limit` seconds for one move; whole games are not limited."""

    def __init__(self, place: SharedLocation, limit: float) -> None:
        self._place, self._limit = place, limit
        self.at, self._since = place.read(), monotonic()

    def is_late(self) -> bool:
        """Whether the move takes too long; starting up and playing many games at once are not timed."""
        now = self._place.read()
        if now != self.at:
            self.at, self._since = now, monotonic()
        is_timed = now.game >= 0 and now.move >= 0
        return is_timed and monotonic() - self._since > self._limit
