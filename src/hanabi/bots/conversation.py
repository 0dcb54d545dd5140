"""A conversation with a program, in lines of JSON on its standard input and output.

Whatever goes wrong ends the conversation and the program, and is told in a sentence.
"""

import json
import os
import shlex
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, Full, Queue
from typing import IO, TypeVar

from hanabi.codec import Json
from hanabi.errors import BotError

T = TypeVar("T")
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
        self._process = _started(words)
        self._unsent: list[bytes] = []
        self._answers: Queue[bytes] = Queue(MOST_WAITING)
        self._muttered: deque[str] = deque(maxlen=LAST_WORDS)
        self._end = weakref.finalize(self, _end, self._process, os.getpid())
        _begin(_hear, _pipe(self._process.stdout), self._answers)
        self._listener = _begin(_overhear, _pipe(self._process.stderr), self._muttered)

    @property
    def over(self) -> bool:
        return not self._end.alive

    def say(self, message: dict[str, Json]) -> None:
        """Tell the program something that needs no answer."""
        self._unsent.append(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def ask(self, message: dict[str, Json], seconds: float) -> dict[str, Json]:
        """The answer to a message, within so many seconds."""
        if self.over:
            raise BotError("program-gone", program=self.program)
        self.say(message)
        with self._watched(seconds) as late, suppress(OSError, Empty):
            self._send()
            line = self._answers.get(timeout=seconds + GOODBYE)
            if not late.is_set():
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
            _pipe(self._process.stdin).close()
            self._process.wait()
        self._end()

    def end(self) -> str:
        """End the program at once; the last it said on its standard error, or `nothing`."""
        self._end()
        self._listener.join(GOODBYE)
        return _quoted(" / ".join(self._muttered), last=True) or "nothing"

    def _send(self) -> None:
        pipe = _pipe(self._process.stdin)
        pipe.write(b"".join(self._unsent))
        pipe.flush()
        self._unsent.clear()

    @contextmanager
    def _watched(self, seconds: float) -> Iterator[threading.Event]:
        """End a program that takes longer, which ends the waiting for it, too."""
        late = threading.Event()
        timer = threading.Timer(seconds, _interrupt, (self._process, late))
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
            self._process.wait(GOODBYE)
        status = self._process.poll()
        shown = "?" if status is None else status
        return BotError("program-ended", program=self.program, status=shown, said=self.end())


def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except FileNotFoundError:
        raise BotError("program-not-found", program=words[0]) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BotError("program-not-started", program=words[0], why=why) from error


def _begin(deed: Callable[[IO[bytes], T], None], pipe: IO[bytes], heard: T) -> threading.Thread:
    """Start to listen to a program; whoever holds its pipe open for ever keeps nobody waiting."""
    listener = threading.Thread(target=deed, args=(pipe, heard), daemon=True)
    listener.start()
    return listener


def _hear(said: IO[bytes], answers: "Queue[bytes]") -> None:
    """Hear what a program answers, down to its end; one that answers far too much is not heard out."""
    with said, suppress(Full):
        while line := said.readline(LONGEST_LINE):
            answers.put_nowait(line)
        answers.put_nowait(b"")


def _overhear(said: IO[bytes], muttered: deque[str]) -> None:
    """Keep the last of what a program says on its standard error, so that it never waits to be read."""
    with said:
        while line := said.readline(LONGEST_LINE):
            muttered.append(line.decode(errors="replace").strip()[-QUOTED:])


def _interrupt(process: subprocess.Popen[bytes], late: threading.Event) -> None:
    late.set()
    _kill(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it started, unless it has ended already."""
    with suppress(ProcessLookupError, PermissionError):
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    """End a program for good, and leave nothing of it behind; a fork of its owner has no say in it."""
    if os.getpid() != owner:
        return
    _kill(process)
    process.wait()
    with suppress(OSError):
        _pipe(process.stdin).close()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _quoted(text: str, last: bool = False) -> str:
    """The beginning of a text, or its end."""
    text = text.strip()
    if len(text) <= QUOTED:
        return text
    return f"…{text[-QUOTED:]}" if last else f"{text[:QUOTED]}…"
