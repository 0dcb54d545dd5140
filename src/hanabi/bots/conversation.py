"""A conversation with a program, in lines of JSON on its standard input and output.

Whatever goes wrong ends the conversation and the program, and is told in a sentence.
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

LONGEST_LINE = 100_000
"""Bytes; an answer takes less than a hundred."""
MOST_WAITING = 100
"""How many lines a program may write that nobody asked for."""
LAST_WORDS = 20
"""How many lines of its standard error are kept for the sentence about a program that failed."""
GOODBYE = 1.0
"""How many seconds a program has to leave by itself."""
QUOTED = 160
"""How many characters of a program's words are quoted."""


class Conversation:
    """What is said to a program is kept until it is asked something, and then sent at once."""

    def __init__(self, words: Sequence[str]) -> None:
        self.program = shlex.join(words)
        self._child = _start(words)
        self._unsent: list[bytes] = []
        self._muttered: deque[str] = deque(maxlen=LAST_WORDS)
        keep = partial(_keep, self._muttered)
        self._listener = read_in_thread(self._child.process.stderr, _read_line, keep)

    @property
    def over(self) -> bool:
        return self._child.ended

    def say(self, message: dict[str, Json]) -> None:
        """Tell the program something that needs no answer."""
        self._unsent.append(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def ask(self, message: dict[str, Json], seconds: float) -> dict[str, Json]:
        """The answer to a message, within so many seconds."""
        if self.over:
            raise BotError("program-gone", program=self.program)
        self.say(message)
        with self._watched(seconds) as late, suppress(OSError, EOFError):
            self._send()
            line = self._child.receive(seconds + GOODBYE)
            if line and not late.is_set():
                return self._read(line)
        if late.is_set():
            shown = f"{seconds:g}"
            raise BotError("program-too-slow", program=self.program, seconds=shown, said=self.end())
        raise self._ended()

    def close(self) -> None:
        """Say goodbye; a program that does not leave is ended."""
        if self.over:
            return
        self.say({"type": "bye"})
        with self._watched(GOODBYE), suppress(OSError):
            self._send()
            self._child.finish()
        self._child.end()

    def end(self) -> str:
        """End the program at once; the last it said on its standard error, or `nothing`."""
        self._child.end()
        self._listener.join(GOODBYE)
        return _quoted(" / ".join(self._muttered), last=True) or "nothing"

    def _send(self) -> None:
        self._child.send(b"".join(self._unsent))
        self._unsent.clear()

    @contextmanager
    def _watched(self, seconds: float) -> Iterator[threading.Event]:
        """Kill a program that takes longer, which ends the waiting for it, too."""
        late = threading.Event()
        timer = threading.Timer(seconds, _interrupt, (self._child.process.pid, late))
        timer.daemon = True
        timer.start()
        try:
            yield late
        finally:
            timer.cancel()

    def _read(self, line: bytes) -> dict[str, Json]:
        if len(line) == LONGEST_LINE:
            raise BotError("program-flood", program=self.program, most=LONGEST_LINE, said=self.end())
        if not line.endswith(b"\n"):
            raise self._ended()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            noise = _quoted(line.decode(errors="replace"))
            raise BotError("program-noise", program=self.program, line=noise, said=self.end())
        return answer

    def _ended(self) -> BotError:
        """What is left to say of a program that ended too early."""
        with suppress(subprocess.TimeoutExpired):
            self._child.process.wait(GOODBYE)
        status = self._child.process.poll()
        shown = "?" if status is None else status
        return BotError("program-ended", program=self.program, status=shown, said=self.end())


def _start(words: Sequence[str]) -> Child:
    try:
        return Child(words, _read_line, MOST_WAITING, stderr=subprocess.PIPE)
    except FileNotFoundError:
        raise BotError("program-not-found", program=words[0]) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BotError("program-not-started", program=words[0], why=why) from error


def _read_line(pipe: IO[bytes]) -> bytes:
    return pipe.readline(LONGEST_LINE)


def _interrupt(pid: int, late: threading.Event) -> None:
    late.set()
    kill_group(pid)


def _keep(muttered: deque[str], line: bytes) -> None:
    """Keep the last of what a program says on its standard error, so that it never waits to be read."""
    if line:
        muttered.append(line.decode(errors="replace").strip()[-QUOTED:])


def _quoted(text: str, last: bool = False) -> str:
    """The beginning of a text, or its end."""
    text = text.strip()
    if len(text) <= QUOTED:
        return text
    return f"…{text[-QUOTED:]}" if last else f"{text[:QUOTED]}…"
