"""Child processes, each in its own process group, so that it can be killed with everything it started."""

import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, Full, Queue
from threading import Thread
from typing import IO, Any, TypeAlias

from hanabi.codec import Json
from hanabi.workers.frames import pack_request, read_frame, read_reply, report_loss, to_json

PYTHON = (sys.executable, "-P", "-m")
"""The command line of a worker, up to the name of its module."""
Read: TypeAlias = Callable[[IO[bytes]], bytes]
"""Reads the next piece from a pipe; an empty one at its end."""


def kill_group(pid: int) -> None:
    """Kill a child and everything it started, which may outlive it."""
    with suppress(ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGTERM) if sys.platform == "win32" else os.killpg(pid, signal.SIGKILL)


class Child:
    """A child process whose output a thread reads; garbage collection and the owner's exit kill it, too."""

    def __init__(self, command: Sequence[str], read: Read, unread: int, **options: Any) -> None:
        """Start `command`; up to `unread` pieces of its output, as `read` finds them, are buffered."""
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True, **options)
        self._input = _require_pipe(self.process.stdin)
        self._output: Queue[bytes] = Queue(unread)
        self._at_end = False
        self.end = weakref.finalize(self, _end, self.process, os.getpid())
        """Kills it with everything it started, and reaps it; also runs on garbage collection and at exit."""
        read_in_thread(self.process.stdout, read, self._output.put_nowait)

    @property
    def ended(self) -> bool:
        """Whether it was killed from this side."""
        return not self.end.alive

    def send(self, data: bytes) -> None:
        """Write to its input; raise OSError or ValueError if it is gone."""
        self._input.write(data)
        self._input.flush()

    def receive(self, seconds: float | None) -> bytes | None:
        """The next piece of its output, None if none comes within `seconds`; raise EOFError at the end."""
        if not self._at_end:
            with suppress(Empty):
                if piece := self._output.get(timeout=seconds):
                    return piece
                self._at_end = True
        if self._at_end:
            raise EOFError
        return None

    def finish(self) -> None:
        """Close its input and wait until it exits by itself."""
        self._input.close()
        self.process.wait()


class Worker(Child):
    """The handle of a worker process for threads; it answers one request at a time."""

    def __init__(self, module: str, *words: str, largest: int, **options: Any) -> None:
        """Start `module` with the arguments `words`; its frames may have up to `largest` bytes."""
        # Only a reply and the end of output may be unread at a time: anything more is nonsense.
        super().__init__((*PYTHON, module, *words), partial(read_frame, largest=largest), unread=2, **options)
        self._number = 0

    def wait_until_ready(self) -> None:
        """Wait until it has started; raise `WorkerLost` if it ends before that."""
        with report_loss():
            read_reply(self.receive(None) or b"", 0)

    def ask(self, name: str, body: Json, is_late: Callable[[], bool], every: float) -> Json:
        """Send a request and wait for the reply; raise TimeoutError if `is_late`, checked `every` seconds."""
        self._number += 1
        with report_loss():
            self.send(pack_request(self._number, name, to_json(body)))
            while not is_late():
                if frame := self.receive(every):
                    return read_reply(frame, self._number)
        raise TimeoutError


def read_in_thread(pipe: IO[bytes] | None, read: Read, take: Callable[[bytes], None]) -> Thread:
    """Pass each piece of a pipe to `take` until it raises `Full`; the thread does not delay our exit."""
    reader = Thread(target=_read_all, args=(_require_pipe(pipe), read, take), daemon=True)
    reader.start()
    return reader


def _read_all(pipe: IO[bytes], read: Read, take: Callable[[bytes], None]) -> None:
    with pipe, suppress(Full):
        while piece := read(pipe):
            take(piece)
        take(b"")


def _end(process: "subprocess.Popen[bytes]", owner: int) -> None:
    """Kill and reap a child; do nothing in a fork of its owner, which inherits this finalizer."""
    if os.getpid() == owner:
        kill_group(process.pid)
        process.wait()
        with suppress(OSError):
            _require_pipe(process.stdin).close()


def _require_pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
