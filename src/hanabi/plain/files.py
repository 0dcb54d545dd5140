"""Files with recorded games: read with a limit, and every failure in a sentence."""

import sys
from pathlib import Path
from typing import BinaryIO, Protocol

from hanabi.errors import HanabiError
from hanabi.game.replay import LARGEST_FILE

STANDARD_INPUT = "-"


class FileError(HanabiError):
    """A file that cannot be read or written."""


class ByteSource(Protocol):
    """What bytes are read from."""

    def read(self, size: int, /) -> bytes: ...


def read_text(file: str) -> str:
    """Read a text file, or standard input for `-`; raise FileError if it is too large or not text."""
    try:
        data = _read_input() if file == STANDARD_INPUT else _read_file(Path(file))
    except (OSError, ValueError) as error:
        raise FileError(_code(error), file=file) from error
    if len(data) > LARGEST_FILE:
        raise FileError("file-too-large", most=LARGEST_FILE)
    return decode_text(data, file)


def decode_text(data: bytes, file: str) -> str:
    """Decode UTF-8; raise FileError, which names `file`, if that is impossible."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError("file-not-text", file=file) from error


def open_file(file: str) -> BinaryIO:
    """Open a file; raise FileError if it cannot be read."""
    try:
        return Path(file).open("rb")
    except (OSError, ValueError) as error:
        raise FileError(_code(error), file=file) from error


def read_limited(source: ByteSource) -> bytes:
    """Read as much as a game may have, and one byte more, which shows that there is too much."""
    return source.read(LARGEST_FILE + 1)


def _read_file(path: Path) -> bytes:
    """Read a file; raise FileError before opening one that is too large."""
    if path.stat().st_size > LARGEST_FILE:
        raise FileError("file-too-large", most=LARGEST_FILE)
    with path.open("rb") as source:
        return read_limited(source)


def _read_input() -> bytes:
    if sys.stdin is None:
        raise OSError
    return read_limited(sys.stdin.buffer)


def _code(error: OSError | ValueError) -> str:
    """The error code for a file that could not be read."""
    codes = {
        FileNotFoundError: "file-not-found",
        IsADirectoryError: "file-is-folder",
        PermissionError: "file-forbidden",
    }
    return next((code for kind, code in codes.items() if isinstance(error, kind)), "file-unreadable")
