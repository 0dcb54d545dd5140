"""Locks of saved games, on Unix and as Windows has them."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from hanabi.plain.file_locks import FileLock, UnixFileLock, WindowsFileLock


class Windows:
    """Locks the first byte of files as `msvcrt` does, and removes no file that is open."""

    LK_UNLCK, LK_NBLCK = 0, 2

    def __init__(self) -> None:
        self.opened: list[int] = []
        self.locked: dict[int, tuple[int, int]] = {}
        """By descriptor, which file is locked."""

    def locking(self, fd: int, mode: int, nbytes: int, /) -> None:
        assert nbytes == 1
        assert os.lseek(fd, 0, os.SEEK_CUR) == 0, "a lock begins where the file is"
        self.opened.append(fd)
        if mode == self.LK_UNLCK:
            del self.locked[fd]
        elif self._file(fd) in self.locked.values():
            raise OSError(errno.EACCES, "locked")
        else:
            self.locked[fd] = self._file(fd)

    def unlink(self, path: Path) -> None:
        there = path.stat()
        if (there.st_dev, there.st_ino) in [self._file(fd) for fd in self.opened if self._is_open(fd)]:
            raise PermissionError(errno.EACCES, "open")
        os.unlink(path)  # noqa: PTH108

    def _file(self, fd: int) -> tuple[int, int]:
        found = os.fstat(fd)
        return found.st_dev, found.st_ino

    def _is_open(self, fd: int) -> bool:
        try:
            os.fstat(fd)
        except OSError:
            return False
        return True


@pytest.fixture(params=["unix", "windows"])
def make_lock(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], FileLock]:
    """Makes locks with one file."""
    path = tmp_path / "one.lock"
    if request.param == "unix":
        return lambda: UnixFileLock(path)
    system = Windows()

    def unlink(path: Path) -> None:
        system.unlink(path)

    monkeypatch.setattr(Path, "unlink", unlink)
    return lambda: WindowsFileLock(path, system)


def test_one_program_at_a_time_holds_a_lock(make_lock: Callable[[], FileLock], tmp_path: Path) -> None:
    first, second = make_lock(), make_lock()
    assert first.acquire()
    assert not second.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    assert not first.acquire()
    second.release()
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_held_is_released_in_vain(make_lock: Callable[[], FileLock]) -> None:
    first, second = make_lock(), make_lock()
    first.release()
    assert first.acquire()
    second.release()
    assert not second.acquire()
    first.release()
    first.release()
    assert second.acquire()
    second.release()


def test_a_file_that_was_left_behind_is_no_lock(make_lock: Callable[[], FileLock], tmp_path: Path) -> None:
    (tmp_path / "one.lock").write_text("")
    lock = make_lock()
    assert lock.acquire()
    lock.release()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_not_taken_for_a_lock(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "one.lock"
    for lock in (UnixFileLock(path), WindowsFileLock(path, Windows())):
        with pytest.raises(OSError, match="nowhere"):
            lock.acquire()
