"""Locks that one program at a time can hold, by what the platform offers for files.

The system lets go of a lock when its program ends, however it ends.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Protocol

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock(Protocol):
    """A lock with a file of its own, which is removed with the lock."""

    def acquire(self) -> bool:
        """Lock until `release`; return False while another program holds the lock."""

    def release(self) -> None:
        """Unlock, if locked."""


class WindowsLocking(Protocol):
    """What is used of the module `msvcrt`."""

    LK_NBLCK: int
    LK_UNLCK: int

    def locking(self, fd: int, mode: int, nbytes: int, /) -> None: ...


def make_file_lock(path: Path) -> FileLock:
    """A lock with the file `path`, of the kind that this platform has."""
    if sys.platform == "win32":
        return WindowsFileLock(path, msvcrt)
    return UnixFileLock(path)


class UnixFileLock:
    """A lock by `flock`; its file is removed while the lock is held."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[str] | None = None

    def acquire(self) -> bool:
        while (file := self._try_lock()) is not None:
            if self._is_current(file):
                self._file = file
                return True
            file.close()
        return False

    def release(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self.path.unlink()
            self._file.close()
            self._file = None

    def _try_lock(self) -> IO[str] | None:
        """Open and lock the file; None while another program holds it."""
        file = self.path.open("a")
        try:
            if sys.platform != "win32":  # always, but type checkers cannot know
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            return None
        return file

    def _is_current(self, file: IO[str]) -> bool:
        """Whether the locked file is still the one of the lock: its last holder may just have removed it."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        except FileNotFoundError:
            return False


class WindowsFileLock:
    """A lock on the first byte of a file, which Windows does not remove while any program has it open."""

    def __init__(self, path: Path, system: WindowsLocking) -> None:
        """Lock with `system`, the module `msvcrt`."""
        self.path, self._system = path, system
        self._file: IO[str] | None = None

    def acquire(self) -> bool:
        file = self.path.open("a")
        try:
            self._system.locking(file.fileno(), self._system.LK_NBLCK, 1)
        except OSError:
            file.close()
            return False
        self._file = file
        return True

    def release(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._system.locking(self._file.fileno(), self._system.LK_UNLCK, 1)
            self._file.close()
            self._file = None
            with suppress(OSError):  # another program may have opened the file meanwhile
                self.path.unlink()
