"""A conversation with an external program, in lines of JSON on its standard input and output.

Whatever goes wrong ends the conversation, kills the program and raises BotError.
"""

import json
import shlex
import subprocess
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import IO

from hanabi.codec import Json
from hanabi.errors import BotError
from hanabi.workers.processes import Child, kill_group, read_in_thread

MAX_LINE_BYTES = 100_000
"""The longest line that a program may write; a usual answer has fewer than a hundred bytes."""
MAX_UNREAD_LINES = 100
"""How many lines a program may write before anybody reads them."""
STDERR_LINES = 20
"""How many of the last lines of standard error are kept, to be quoted if the program fails."""
EXIT_TIMEOUT = 1.0
"""Seconds that a program has to exit by itself."""
QUOTE_LENGTH = 160
"""How many characters of a program's output an error quotes."""


class Conversation:
    """A running program; messages to it are buffered until it is asked something, then sent together."""

    def __init__(self, words: Sequence[str]) -> None:
        self.program = shlex.join(words)
        self._child = _start_child(words)
        self._unsent: list[bytes] = []
        self._muttered: deque[str] = deque(maxlen=STDERR_LINES)
        keep = partial(_keep_line, self._muttered)
        self._listener = read_in_thread(self._child.process.stderr, _read_line, keep)

    @property
    def over(self) -> bool:
        return self._child.ended

    def say(self, message: dict[str, Json]) -> None:
        """Queue a message that needs no answer."""
        self._unsent.append(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def ask(self, message: dict[str, Json], seconds: float) -> dict[str, Json]:
        """Send a message and return the answer; raise BotError if none comes within `seconds`."""
        if self.over:
            raise BotError("program-gone", program=self.program)
        self.say(message)
        with self._kill_after(seconds) as late, suppress(OSError, EOFError):
            self._send()
            line = self._child.receive(seconds + EXIT_TIMEOUT)
            if line and not late.is_set():
                return self._parse_answer(line)
        if late.is_set():
            shown = f"{seconds:g}"
            raise BotError("program-too-slow", program=self.program, seconds=shown, said=self.end())
        raise self._early_end_error()

    def close(self) -> None:
        """Say goodbye; kill the program if it does not exit within `EXIT_TIMEOUT` seconds."""
        if self.over:
            return
        self.say({"type": "bye"})
        with self._kill_after(EXIT_TIMEOUT), suppress(OSError):
            self._send()
            self._child.finish()
        self._child.end()

    def end(self) -> str:
        """Kill the program; return the last lines of its standard error, or `nothing`."""
        self._child.end()
        self._listener.join(EXIT_TIMEOUT)
        return _shorten(" / ".join(self._muttered), last=True) or "nothing"

    def _send(self) -> None:
        self._child.send(b"".join(self._unsent))
        self._unsent.clear()

    @contextmanager
    def _kill_after(self, seconds: float) -> Iterator[threading.Event]:
        """Kill the program after `seconds`, which also unblocks its readers; the yielded event tells."""
        late = threading.Event()
        timer = threading.Timer(seconds, _interrupt, (self._child.process.pid, late))
        timer.daemon = True
        timer.start()
        try:
            yield late
        finally:
            timer.cancel()

    def _parse_answer(self, line: bytes) -> dict[str, Json]:
        if len(line) == MAX_LINE_BYTES:
            raise BotError("program-flood", program=self.program, most=MAX_LINE_BYTES, said=self.end())
        if not line.endswith(b"\n"):
            raise self._early_end_error()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            noise = _shorten(line.decode(errors="replace"))
            raise BotError("program-noise", program=self.program, line=noise, said=self.end())
        return answer

    def _early_end_error(self) -> BotError:
        """The error for a program that exited too early, with its exit status."""
        with suppress(subprocess.TimeoutExpired):
            self._child.process.wait(EXIT_TIMEOUT)
        status = self._child.process.poll()
        shown = "?" if status is None else status
        return BotError("program-ended", program=self.program, status=shown, said=self.end())


def _start_child(words: Sequence[str]) -> Child:
    try:
        return Child(words, _read_line, MAX_UNREAD_LINES, stderr=subprocess.PIPE)
    except FileNotFoundError:
        raise BotError("program-not-found", program=words[0]) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BotError("program-not-started", program=words[0], why=why) from error


def _read_line(pipe: IO[bytes]) -> bytes:
    return pipe.readline(MAX_LINE_BYTES)


def _interrupt(pid: int, late: threading.Event) -> None:
    late.set()
    kill_group(pid)


def _keep_line(muttered: deque[str], line: bytes) -> None:
    """Keep the end of a line of standard error; unread, it would block the program on a full pipe."""
    if line:
        muttered.append(line.decode(errors="replace").strip()[-QUOTE_LENGTH:])


def _shorten(text: str, last: bool = False) -> str:
    """Shorten a text to `QUOTE_LENGTH` characters: its beginning, or its end if `last`."""
    text = text.strip()
    if len(text) <= QUOTE_LENGTH:
        return text
    return f"…{text[-QUOTE_LENGTH:]}" if last else f"{text[:QUOTE_LENGTH]}…"
