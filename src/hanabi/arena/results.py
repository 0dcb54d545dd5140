"""Results files: a header that identifies the match, then a line of JSON for every finished game.

Lines are only ever appended, so no finished piece is lost in a crash. Only the last line can be incomplete;
it is dropped and its game played again.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import IO, TypeGuard

from hanabi.arena.match import ArenaError, GameResult, Match
from hanabi.codec import Json, Malformed, decode, encode

if sys.platform != "win32":
    import fcntl

FORMAT = "hanabi-results"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a file: the match, and our version, since another may play differently."""

    format: str
    version: int
    hanabi: str
    bots: tuple[str, ...]
    ruleset: str
    seed: int

    @property
    def match(self) -> Match:
        return Match(self.bots, self.ruleset, self.seed)


def make_header(match: Match) -> Header:
    return Header(FORMAT, VERSION, version("hanabi"), match.bots, match.ruleset, match.seed)


def read_results(path: Path) -> tuple[Match, dict[int, GameResult]]:
    """Read the match of a file and its results by game number; raise ArenaError if that fails."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise ArenaError("file-not-found", file=str(path)) from error
    except OSError as error:
        raise ArenaError("file-unreadable", file=str(path)) from error
    if not _is_header(_parse_json(data.partition(b"\n")[0])):
        raise ArenaError("no-results-there", file=str(path))
    return _parse(path, data)


@contextmanager
def open_results(path: Path, match: Match) -> Iterator["ResultsFile"]:
    """Open or create the results file of a match, locked so that only one process appends to it."""
    with _open_file(path) as file:
        _lock_file(file, path)
        results = ResultsFile(path, file, match)
        results.load()
        yield results


class ResultsFile:
    """An open results file, and its results by game number."""

    def __init__(self, path: Path, file: IO[bytes], match: Match) -> None:
        self.path, self._file, self._match = path, file, match
        self.lines: dict[int, GameResult] = {}

    def load(self) -> None:
        """Read the results, or write the header of a new file; raise ArenaError for another match's file."""
        data = self._file.read()
        begin = _encode_line(make_header(self._match))
        if begin.startswith(data):  # an empty file, or a header that was cut off
            self._file.truncate(0)
            self._write(begin)
            return
        match, self.lines = _parse(self.path, data)
        if match != self._match:
            raise _other_match(self.path, match)
        self._file.truncate(_complete_length(data))

    def add(self, lines: Iterable[GameResult]) -> None:
        """Append the results of a piece; they are on disk when this returns."""
        found = {line.game: line for line in lines}
        self._write(b"".join(map(_encode_line, found.values())))
        self.lines |= found

    def _write(self, data: bytes) -> None:
        self._file.seek(0, 2)
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())


def _other_match(path: Path, match: Match) -> ArenaError:
    bots = ", ".join(match.bots)
    return ArenaError(
        "results-of-another-match", file=str(path), bots=bots, ruleset=match.ruleset, seed=str(match.seed)
    )


def _open_file(path: Path) -> IO[bytes]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("r+b") if path.exists() else path.open("x+b")
    except OSError as error:
        raise ArenaError("file-unwritable", file=str(path)) from error


def _lock_file(file: IO[bytes], path: Path) -> None:
    """Lock the file (not on Windows); raise ArenaError if another process has it."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise ArenaError("results-in-use", file=str(path)) from error


def _parse(path: Path, data: bytes) -> tuple[Match, dict[int, GameResult]]:
    first, *rest = data[: _complete_length(data)].split(b"\n")
    match = _parse_header(path, _parse_json(first)).match
    lines = [_parse_line(path, number, text) for number, text in enumerate(rest, start=2) if text]
    return match, {line.game: line for line in lines}


def _is_header(data: Json) -> TypeGuard[dict[str, Json]]:
    """Whether the first line of a file is the header of a results file."""
    return isinstance(data, dict) and data.get("format") == FORMAT


def _parse_header(path: Path, data: Json) -> Header:
    if not _is_header(data):
        raise ArenaError("not-results", file=str(path))
    ours = (VERSION, version("hanabi"))
    if (data.get("version"), data.get("hanabi")) != ours:
        theirs = str(data.get("hanabi"))
        raise ArenaError("results-of-another-version", file=str(path), version=theirs, known=ours[1])
    try:
        return decode(Header, data)
    except Malformed as error:
        raise ArenaError("results-damaged", file=str(path), line=1) from error


def _parse_line(path: Path, number: int, text: bytes) -> GameResult:
    try:
        return decode(GameResult, _parse_json(text))
    except Malformed as error:
        raise ArenaError("results-damaged", file=str(path), line=number) from error


def _parse_json(text: bytes) -> Json:
    """The value of a line; None, which no valid line is, if it is not JSON."""
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value


def _complete_length(data: bytes) -> int:
    """The length of the complete lines, in bytes."""
    return data.rfind(b"\n") + 1


def _encode_line(value: Header | GameResult) -> bytes:
    return json.dumps(encode(value), ensure_ascii=False).encode() + b"\n"
