"""Unfinished games, saved to disk after every action.

A saved game is a replay file with one more field, `table`, that says who sits where and what else happened.
"""

import json
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

from hanabi.codec import Malformed, Strictness, decode, encode
from hanabi.errors import HanabiError
from hanabi.game import Action, Board
from hanabi.game.replay import Replay, bad_field, read_field, read_json, replay_from, write_replay
from hanabi.plain.file_locks import make_file_lock
from hanabi.plain.files import FileError, read_text
from hanabi.plain.local_game import Deal, GameSetup, LocalChair
from hanabi.room.entries import Advised, Arranged, Marked, Noted
from hanabi.table import Memory

SUFFIX = ".json"
BROKEN_SUFFIX = ".broken"
MOST_OFFERED = 9

TableEntry: TypeAlias = Advised | Arranged | Marked | Noted
"""What can happen at a table beside the game, as an entry of a room."""
LogLine: TypeAlias = tuple[float, TableEntry]
"""When it happened, and what."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as its file describes it, before its bots are started."""

    setup: GameSetup
    deal: Deal
    actions: tuple[Action, ...]
    log: tuple[LogLine, ...]
    board: Board
    """The last board."""


def saved_text(setup: GameSetup, deal: Deal, replay: Replay, log: Iterable[LogLine]) -> str:
    """The text of the file of a game in progress, whose actions so far are in `replay`."""
    fields = json.loads(write_replay(replay))
    fields["table"] = {
        "bots": [chair.bot for chair in setup.chairs],
        "seeds": list(deal.seeds),
        "first": setup.first,
        "memory": setup.memory.value,
        "confirm": setup.confirm,
        "log": encode(tuple(log)),
    }
    return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"


def read_game(text: str) -> SavedGame:
    """Parse the file of a game; its bots need not be installed. Raise ReplayError if it is invalid."""
    data = read_json(text)
    replay, table = replay_from(data), read_field(data, "table", dict)
    bots, seeds = _bots(table, len(replay.players)), _seeds(table, len(replay.players))
    chairs = tuple(LocalChair(name, kind) for name, kind in zip(replay.players, bots, strict=True))
    plan = GameSetup(
        replay.rules,
        chairs,
        _first(table, len(chairs)),
        _memory(table),
        read_field(table, "confirm", bool),
    )
    luck = Deal(replay.shuffle, replay.first, seeds)
    return SavedGame(plan, luck, replay.actions, _log(table, len(chairs)), replay.final().board)


def _bots(table: dict[str, Any], players: int) -> list[str | None]:
    bots = read_field(table, "bots", list)
    if len(bots) != players or not all(name is None or isinstance(name, str) for name in bots):
        raise bad_field("bots", bots)
    return bots


def _seeds(table: dict[str, Any], players: int) -> tuple[int, ...]:
    seeds = read_field(table, "seeds", list)
    if len(seeds) != players or not all(type(seed) is int for seed in seeds):
        raise bad_field("seeds", seeds)
    return tuple(seeds)


def _first(table: dict[str, Any], players: int) -> int | None:
    first = table.get("first")
    if first is not None and not (type(first) is int and 0 <= first < players):
        raise bad_field("first", first)
    return first


def _memory(table: dict[str, Any]) -> Memory:
    for memory in Memory:
        if memory.value == table.get("memory"):
            return memory
    raise bad_field("memory", table.get("memory"))


def _log(table: dict[str, Any], players: int) -> tuple[LogLine, ...]:
    """What happened beside the game; files of earlier versions say nothing of it."""
    lines = table.get("log", [])
    try:
        log = decode(tuple[LogLine, ...], lines, Strictness.OPEN)
    except Malformed as error:
        raise bad_field("log", lines) from error
    if not all(0 <= entry.seat < players for _, entry in log):
        raise bad_field("log", lines)
    return log


class SaveSlot:
    """The file of one game, locked by one program at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = make_file_lock(path.with_suffix(".lock"))

    def claim(self) -> bool:
        """Lock this slot until `release`; return False while another program holds it."""
        return self._lock.acquire()

    def release(self) -> None:
        """Unlock this slot; the file stays."""
        self._lock.release()

    def read(self) -> SavedGame:
        """Read the game in this slot."""
        return read_game(read_text(str(self.path)))

    def write(self, text: str) -> None:
        """Replace the file of this slot atomically."""
        fresh = self.path.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.path)

    def clear(self) -> None:
        """Delete the file and unlock the slot, also if the file cannot be deleted; raise OSError then."""
        try:
            self.path.unlink(missing_ok=True)
        finally:
            self.release()


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """An unfinished game that can be resumed, and when it was saved."""

    slot: SaveSlot
    game: SavedGame
    when: datetime


@dataclass(frozen=True, slots=True)
class BrokenFile:
    """A file that was renamed because it could not be read, and why."""

    path: Path
    why: HanabiError


class SaveFolder:
    """The folder of unfinished games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self) -> tuple[list[UnfinishedGame], list[BrokenFile]]:
        """The games that nobody is playing, newest first, and the files that had to be renamed."""
        found = list(self._scan())
        left = [each for each in found if isinstance(each, UnfinishedGame)]
        return left, [each for each in found if isinstance(each, BrokenFile)]

    def new_slot(self) -> SaveSlot:
        """A locked slot for a new game; raise FileError if the folder cannot be written."""
        name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{SUFFIX}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            slot = SaveSlot(self.folder / name)
            slot.claim()
        except OSError as error:
            raise FileError("file-unwritable", file=str(self.folder)) from error
        return slot

    def _scan(self) -> Iterator[UnfinishedGame | BrokenFile]:
        offered = 0
        for path in self._paths():
            found = self._load(path) if offered < MOST_OFFERED else None
            if found is not None:
                offered += 1
                yield found

    def _paths(self) -> list[Path]:
        """The files of games, newest first."""
        try:
            dated = [(path.stat().st_mtime, path) for path in self.folder.glob(f"*{SUFFIX}")]
        except OSError:
            return []
        return [path for _, path in sorted(dated, reverse=True)]

    def _load(self, path: Path) -> UnfinishedGame | BrokenFile | None:
        """Read the game in a file; None if it is over or another program is playing it."""
        slot = SaveSlot(path)
        try:
            if not slot.claim():
                return None
            game = slot.read()
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
        except HanabiError as error:
            return self._set_aside(slot, error)
        except OSError:
            return None
        finally:
            slot.release()
        return None if game.board.over else UnfinishedGame(slot, game, when)

    def _set_aside(self, slot: SaveSlot, error: HanabiError) -> BrokenFile:
        """Rename an unreadable file, so that it is kept but no longer offered."""
        aside = slot.path.with_suffix(BROKEN_SUFFIX)
        try:
            slot.path.replace(aside)
        except OSError:
            aside = slot.path
        return BrokenFile(aside, error)
