"""Child processes, each in a group of its own, so that it is killed with everything it started."""

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
from hanabi.workers.frames import compact, pack_request, read_frame, read_reply, report_loss

PYTHON = (sys.executable, "-P", "-m")
"""The command of a worker, before the name of its module."""
Read: TypeAlias = Callable[[IO[bytes]], bytes]
"""Takes the next piece out of a pipe, an empty one at its end."""


def kill_group(pid: int) -> None:
    """Kill a child and everything it started, which may outlive it."""
    with suppress(ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGTERM) if sys.platform == "win32" else os.killpg(pid, signal.SIGKILL)


class Child:
    """A child whose output a thread reads; it ends when it is killed or forgotten, and with its owner."""

    def __init__(self, command: Sequence[str], read: Read, unread: int, **options: Any) -> None:
        """Start `command`; of the pieces that `read` finds in its output, `unread` may wait."""
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True, **options)
        self._input = _open(self.process.stdin)
        self._output: Queue[bytes] = Queue(unread)
        self.end = weakref.finalize(self, _end, self.process, os.getpid())
        """Kills it with everything it started, and leaves nothing of it behind."""
        read_in_thread(self.process.stdout, read, self._output.put_nowait)

    @property
    def ended(self) -> bool:
        """Whether it was ended from this side."""
        return not self.end.alive

    def send(self, data: bytes) -> None:
        """Write to it; OSError or ValueError when it is gone."""
        self._input.write(data)
        self._input.flush()

    def receive(self, seconds: float | None) -> bytes | None:
        """The next piece of its output, None when none comes in time; EOFError at the end."""
        with suppress(Empty):
            if piece := self._output.get(timeout=seconds):
                return piece
            raise EOFError
        return None

    def finish(self) -> None:
        """Close its input, and wait until it leaves by itself."""
        self._input.close()
        self.process.wait()


class Worker(Child):
    """A worker as a thread of its owner sees it: it answers one request at a time, or is lost."""

    def __init__(self, module: str, *words: str, largest: int, **options: Any) -> None:
        """Start `module` with `words`; a frame of it has `largest` bytes at the most."""
        # A reply and the end may wait to be read: what else it sends is nonsense, and seen before the end.
        super().__init__((*PYTHON, module, *words), partial(read_frame, largest=largest), unread=2, **options)
        self._number = 0

    def ready(self) -> None:
        """Wait until it has started."""
        with report_loss():
            read_reply(self.receive(None) or b"", 0)

    def ask(self, name: str, body: Json, is_late: Callable[[], bool], every: float) -> Json:
        """The reply to a request; TimeoutError when `is_late`, which is asked `every` seconds."""
        self._number += 1
        with report_loss():
            self.send(pack_request(self._number, name, compact(body)))
            while not is_late():
                if frame := self.receive(every):
                    return read_reply(frame, self._number)
        raise TimeoutError


def read_in_thread(pipe: IO[bytes] | None, read: Read, take: Callable[[bytes], None]) -> Thread:
    """Give `take` each piece of a pipe until it is `Full`; a pipe that stays open keeps nobody waiting."""
    reader = Thread(target=_read_all, args=(_open(pipe), read, take), daemon=True)
    reader.start()
    return reader


def _read_all(pipe: IO[bytes], read: Read, take: Callable[[bytes], None]) -> None:
    with pipe, suppress(Full):
        while piece := read(pipe):
            take(piece)
        take(b"")


def _end(process: "subprocess.Popen[bytes]", owner: int) -> None:
    """End a child for good; a fork of its owner has no say in it."""
    if os.getpid() == owner:
        kill_group(process.pid)
        process.wait()
        with suppress(OSError):
            _open(process.stdin).close()


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
