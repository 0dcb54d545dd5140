"""The database compared with what a crowd was promised and shown.

Rows are read by plain SQL; what they mean is worked out by the server's own fold of a log, so that
everything a person saw can be compared with what is stored.
"""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import groupby
from types import UnionType
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.codec import to_json
from hanabi.game import Source, shuffle_faults
from hanabi.game.notation import read_action
from hanabi.room.entries import (
    AnyEntry,
    Began,
    BotSeated,
    Entered,
    EntropyCommitted,
    EntropyRevealed,
    Noted,
    Opened,
    Said,
    SatDown,
    ShuffleCalled,
    StoodUp,
    Voted,
    read_entry,
)
from hanabi.room.game import RoomMatch, proof_of, read_record
from hanabi.room.log import ActionRow
from hanabi.room.parsing import parse_request
from hanabi.room.state import Room, SeatDesk, evolve, open_room
from hanabi.server.storage.engine import make_engine, reading_engine
from hanabi.wire.requests import Act, Note, Say
from hanabi.wire.table import table_now
from hanabi.wire.terms import Memory
from tests.torture.frames import DeskSeen, Member, Seat
from tests.torture.ledger import Asked, Ledger, Shown, digest

ENTRIES = "SELECT room_id, number, key, entry, at FROM entries ORDER BY room_id, number"
GAMES = "SELECT id, room_id, number, record, began FROM games ORDER BY room_id, number"
ACTIONS = "SELECT game_id, seq, key, seat, action, at FROM actions ORDER BY game_id, seq"
RECENT = "SELECT key FROM {} WHERE at > :since AND key IS NOT NULL"
KINDS: dict[str, type[AnyEntry] | UnionType] = {
    "enter": Entered,
    "sit": SatDown,
    "stand": StoodUp,
    "seat-bot": BotSeated,
    "begin": Began | ShuffleCalled,
    "commit-entropy": EntropyCommitted,
    "reveal": EntropyRevealed,
    "vote": Voted,
    "say": Said,
    "remark": Said,
    "note": Noted,
}
"""What each request of a room becomes."""
SLACK = 10.0


async def check_fresh(url: str, fresh: Sequence[Asked]) -> list[str]:
    """Recently acknowledged requests that are not stored exactly once."""
    if not fresh:
        return []
    since = min(asked.at for asked in fresh) - SLACK
    async with connected(url) as connection:
        found = [await rows(connection, RECENT.format(name), since=since) for name in ("entries", "actions")]
    kept = Counter(name_of(row.key) for part in found for row in part)
    return [f"{each.id} ({each.kind}) is kept {kept[each.id]} times" for each in fresh if kept[each.id] != 1]


async def check_everything(url: str, ledger: Ledger) -> tuple[list[str], dict[str, int]]:
    """Every broken promise, and how much was looked at."""
    async with connected(url) as connection:
        entries, games, actions = [await rows(connection, query) for query in (ENTRIES, GAMES, ACTIONS)]
    audit = Audit(ledger, by_first(entries), by_first(actions))
    audit.check(games)
    return audit.faults, dict(audit.looked_at)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    engine = make_engine(url, patience=60)
    try:
        async with reading_engine(engine).connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def rows(connection: AsyncConnection, query: str, **values: object) -> Sequence[Any]:
    return (await connection.execute(text(query), values)).all()


def by_first(found: Iterable[Any]) -> dict[str, list[Any]]:
    """Rows by the room or the game they belong to."""
    return {name: list(some) for name, some in groupby(found, key=lambda row: str(row[0]))}


def name_of(key: str) -> str:
    """What a client called its request, without the person or seat that the server puts before it."""
    return key.rpartition("/")[2]


@dataclass(slots=True)
class Audit:
    """A crowd's ledger beside the rows of a database."""

    ledger: Ledger
    entries: dict[str, list[Any]]
    actions: dict[str, list[Any]]
    faults: list[str] = field(default_factory=list)
    looked_at: Counter[str] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=Counter)
    """How often each request is in a log."""
    begun: Counter[str] = field(default_factory=Counter)
    """How often each game is begun in the log of its room."""
    called: set[str] = field(default_factory=set)
    """The games whose shuffle was called."""

    def check(self, games: Sequence[Any]) -> None:
        for room, found in self.entries.items():
            self._check_room(room, found)
        self._check_games(games)
        self._check_requests()

    def _fail(self, fault: str) -> None:
        self.faults.append(fault)

    # Requests

    def _check_requests(self) -> None:
        """What was acknowledged is there once; what was refused is not."""
        for asked in self.ledger.asked.values():
            times, done = self.effects[asked.id], asked.answer == "done"
            unanswered = asked.answer is None and times <= 1
            if times != done and not unanswered:
                self._fail(f"{asked.id} ({asked.kind}) was answered {asked.answer} and has {times} effects")
            self.looked_at["acknowledged"] += done
        for name in self.effects.keys() - self.ledger.asked.keys():
            self._fail(f"{name} was never asked for")

    def _known(self, key: str | None) -> Asked | None:
        """The request that a row comes from, counted."""
        if key is None:
            return None
        self.effects[name_of(key)] += 1
        return self.ledger.asked.get(name_of(key))

    # Rooms

    def _check_room(self, name: str, found: list[Any]) -> None:
        if [row.number for row in found] != list(range(1, len(found) + 1)):
            self._fail(f"room {name} has gaps")
        self._check_order(name, found)
        first = read_entry(found[0].entry)
        assert isinstance(first, Opened)
        rooms = [open_room(name, first)]
        for row in found[1:]:
            entry = read_entry(row.entry)
            self._check_entry(name, row.key, entry)
            rooms.append(evolve(rooms[-1], entry, row.at))
        self._check_shown_rooms(name, rooms)
        self._check_lines(name, rooms)
        self._check_desks(rooms)
        self.looked_at["entries"] += len(found)

    def _check_order(self, room: str, found: list[Any]) -> None:
        """The requests of each person were carried out in the order they were made."""
        last: dict[str, int] = defaultdict(int)
        for row in found:
            if row.key is not None:
                person, _, number = name_of(row.key).rpartition(".")
                if int(number) <= last[person]:
                    self._fail(f"{row.key} came late in room {room}")
                last[person] = int(number)

    def _check_entry(self, room: str, key: str | None, entry: AnyEntry) -> None:
        asked = self._known(key)
        if isinstance(entry, ShuffleCalled):
            self.called.add(entry.game)
        if isinstance(entry, Began):
            self.begun[entry.game] += 1
            if key is None and entry.game in self.called:
                return  # the room itself deals what was called for
        if asked is None or asked.room != room or not isinstance(entry, KINDS[asked.kind]):
            self._fail(f"{entry} in room {room} comes from {asked}")
        elif isinstance(entry, Said | Noted) and asked.kind != "remark" and entry.text != _text(asked):
            self._fail(f"{entry} is not what {asked} asks for")

    def _check_shown_rooms(self, name: str, rooms: list[Room]) -> None:
        """Everything a person saw of a room is still true at its place in the log."""
        kept = {room.shown: _lasting(room) for room in rooms}
        for number, seen in self.ledger.rooms[name].items():
            self.looked_at["rooms_seen"] += len(seen)
            if seen != {kept.get(number)}:
                self._fail(f"room {name} was not seen as it is after {number} entries")

    def _check_lines(self, name: str, rooms: list[Room]) -> None:
        kept = {line.number: line for room in rooms for line in room.lines[-1:]}
        for number, seen in self.ledger.lines[name].items():
            line = kept.get(number)
            self.looked_at["lines_seen"] += 1
            if line is None or seen != {(line.member, line.text, line.remark and line.remark.value)}:
                self._fail(f"line {number} of room {name} was seen otherwise")

    def _check_desks(self, rooms: list[Room]) -> None:
        """What a seat saw of its own desk, it saw in the order of the log."""
        kept: dict[tuple[str, int], list[DeskSeen]] = defaultdict(list)
        for room in rooms:
            for seat in range(len(room.chairs)) if room.game else ():
                kept[str(room.game), seat].append(_desk(str(room.game), room.desks.get(seat, SeatDesk())))
        for place, desks in kept.items():
            left = iter(desks)
            self.looked_at["desks_seen"] += len(self.ledger.desks[place])
            if not all(any(seen == desk for desk in left) for seen in self.ledger.desks[place]):
                self._fail(f"the desk of {place} was seen otherwise")

    # Games

    def _check_games(self, games: Sequence[Any]) -> None:
        for row in games:
            self._check_game(row, self.actions.pop(row.id, []))
            if self.begun.pop(row.id, 0) != 1:
                self._fail(f"game {row.id} was not begun once")
        for name in (*self.actions, *self.begun):
            self._fail(f"game {name} does not exist")
        for name in {*self.ledger.shown, *self.ledger.deals} - {row.id for row in games}:
            self._fail(f"game {name} was seen and is gone")

    def _check_game(self, row: Any, found: list[Any]) -> None:
        match = RoomMatch(row.id, read_record(row.record), row.began)
        self._check_deal(match)
        self._check_shown(match)
        for each in found:
            if each.seq != match.seq + 1:
                self._fail(f"game {row.id} has {each.seq} after {match.seq}")
                return
            self._check_action(match, each)
            match.advance(ActionRow(each.seq, each.key, each.seat, each.action, each.at))
            self._check_shown(match)
        if any(seq > match.seq for seq in self.ledger.shown[row.id]):
            self._fail(f"game {row.id} was seen beyond its {match.seq} actions")
        self.looked_at["games"] += 1
        self.looked_at["actions"] += len(found)

    def _check_deal(self, match: RoomMatch) -> None:
        replay = match.record.replay
        proof = proof_of(replay)
        self.looked_at["shared_decks"] += any(
            seat.source is Source.PLAYER for seat in (proof.shuffle.seats if proof.shuffle else ())
        )
        if shuffle_faults(replay.rules, len(replay.players), replay.shuffle, replay.first, proof):
            self._fail(f"game {match.id} does not follow from its numbers")
        if self.ledger.deals[match.id] - {(replay.players, replay.first, proof.commitment)}:
            self._fail(f"game {match.id} was dealt otherwise")
        if self.ledger.openings[match.id] - {(proof.commitment, proof.nonce)}:
            self._fail(f"game {match.id} was opened otherwise")

    def _check_action(self, match: RoomMatch, row: Any) -> None:
        """An action is what its player asked for, at the place they asked for; bots and votes have no key."""
        asked = self._known(row.key)
        if row.key is None and (row.seat is None or _is_bots(match, row.seat)):
            return
        if asked is None or (asked.game, asked.seq) != (match.id, row.seq - 1):
            self._fail(f"action {row.seq} of game {match.id} comes from {asked}")
        elif read_action(row.action) != _action(asked):
            self._fail(f"action {row.seq} of game {match.id} is {row.action}, but {asked.text} was asked for")

    def _check_shown(self, match: RoomMatch) -> None:
        """What a person saw after `match.seq` actions is what the log gives."""
        for shown in self.ledger.shown[match.id].get(match.seq, ()):
            self.looked_at["tables_seen"] += 1
            if shown.events != digest(_events(match, shown)):
                self._fail(f"events {shown.since}-{match.seq} of game {match.id} were seen otherwise")
            if shown.table is not None and shown.table != digest(_table(match, shown)):
                self._fail(f"the table of game {match.id} was seen otherwise after {match.seq} actions")


def _is_bots(match: RoomMatch, seat: int) -> bool:
    """Whether a bot plays a seat; people of a crowd have other names."""
    return match.record.replay.players[seat].startswith("beginner")


def _events(match: RoomMatch, shown: Shown) -> bytes:
    return to_json(match.events_seen_by(shown.seat, shown.since)).encode()


def _table(match: RoomMatch, shown: Shown) -> bytes:
    return to_json(table_now(match.state.view(shown.seat), match.seq, Memory.DEDUCED)).encode()


def _lasting(room: Room) -> object:
    """A room as `RoomSeen.lasting` has it."""
    members = tuple(Member(number, name) for number, name in enumerate(room.names.values(), 1))
    chairs = tuple(
        Seat(room.member_number(chair.person) if chair.person else None, chair.bot, chair.stand_in)
        for chair in room.chairs
    )
    votes = tuple(sorted(filter(None, map(room.member_number, room.votes))))
    return (room.member_number(room.host), members, chairs, votes, room.games)


def _desk(game: str, desk: SeatDesk) -> DeskSeen:
    marks = {card: mark.value for card, mark in desk.marks.items()}
    return DeskSeen(game, desk.order, marks, dict(desk.notes))


def _text(asked: Asked) -> str:
    request = parse_request(asked.text)
    assert isinstance(request, Say | Note)
    return request.text


def _action(asked: Asked) -> object:
    request = parse_request(asked.text)
    assert isinstance(request, Act)
    return request.action
