"""A desk as its owner sees it: games go in, lines come out, whatever a bot does to the process."""

import mmap
import os
import pickle
import select
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from time import monotonic
from typing import IO

from hanabi.arena.match import ArenaError, Line, Match, failed_line
from hanabi.arena.place import BYTES, MANY, At, Place
from hanabi.errors import HanabiError

TICK = 0.1
"""How often a desk that has not answered is looked at, in seconds."""
NOWHERE = At(-1, 0, 0)
"""Where a desk is before its first game."""


class _Lost(Exception):
    """A process that is gone or was killed, where it was, why, and how long it was waited for."""

    def __init__(self, at: At, why: HanabiError, seconds: float = 0.0) -> None:
        super().__init__(at, why, seconds)
        self.at, self.why, self.seconds = at, why, seconds


class Desk:
    """A process that plays, started when it is needed and replaced when a bot has spoiled it."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        """How many seconds a bot may take for a move."""
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None
        self._shared = tempfile.TemporaryFile()  # noqa: SIM115
        self._shared.write(bytes(BYTES))
        self._shared.flush()
        self._place = Place(mmap.mmap(self._shared.fileno(), BYTES))

    def play(self, match: Match, games: range) -> list[Line]:
        """The line of every game; one that costs the process its life is a failure of the bot to move."""
        if not games:
            return []
        try:
            return self._ask(match, games)
        except _Lost as lost:
            game, move, seat = lost.at
            if self._closed or game not in games or move == MANY:
                raise lost.why from lost
            failed = failed_line(match, game, seat, move, lost.why, lost.seconds)
        before, after = range(games.start, game), range(game + 1, games.stop)
        return [*self.play(match, before), failed, *self.play(match, after)]

    def close(self) -> None:
        """End the process, whatever it does."""
        self._closed = True
        self._kill()
        self._shared.close()

    def _ask(self, match: Match, games: range) -> list[Line]:
        try:
            orders, answers = self._pipes()
            orders.write(pickle.dumps((match, games)))
            orders.flush()
            self._wait(answers)
            answer: list[Line] | HanabiError = pickle.load(answers)
        except (OSError, EOFError, ValueError, pickle.UnpicklingError) as error:
            self._kill()
            raise _Lost(self._place.read(), ArenaError("bot-ended-process")) from error
        if isinstance(answer, HanabiError):
            raise answer
        return answer

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        if self._closed:
            raise EOFError
        if self._process is None:
            self._place.note(NOWHERE)
            self._process = _start(self._shared.fileno(), self.limit)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout

    def _wait(self, answers: IO[bytes]) -> None:
        """Wait for an answer while the game goes on; kill the process when one move takes too long."""
        seen, since = self._place.read(), monotonic()
        while not select.select([answers], [], [], min(TICK, self.limit))[0]:
            now = self._place.read()
            if now != seen:
                seen, since = now, monotonic()
            elif _is_timed(now) and monotonic() - since > self.limit:
                self._kill()
                raise _Lost(now, ArenaError("bot-late", seconds=f"{self.limit:g}"), self.limit)

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        with process:
            pass


def _is_timed(at: At) -> bool:
    """Whether a bot is being waited for: a process that starts, or plays many games at once, is not timed."""
    return at.game >= 0 and at.move >= 0


def _start(place: int, limit: float) -> "subprocess.Popen[bytes]":
    """A new process in a group of its own: it dies with what bots start, and no Ctrl-C reaches it."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "hanabi.arena.desk", str(place), str(limit), *sys.path],
        pass_fds=(place,),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
