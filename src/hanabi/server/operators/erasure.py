"""Removing a person from the database: names and talk go, games stay, and every log can still be folded."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.room.entries import AnyEntry, Entered, Erased, Noted, Opened, Said, read_entry, write_entry
from hanabi.room.names import ERASED_NAME
from hanabi.room.state import evolve, open_room
from hanabi.server.storage.interventions import InterventionKind, record_intervention
from hanabi.server.storage.schema import CODES, ENTRIES, GAMES, LAST_SEEN, PEOPLE, SEATS
from hanabi.server.storage.statements import insert_new
from hanabi.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class ErasureScope:
    """The rooms and games in which something was erased."""

    rooms: frozenset[str]
    games: frozenset[str]


async def is_known(store: Store, person: str) -> bool:
    """Whether anything is stored about a person."""
    known = select(PEOPLE.c.id).where(PEOPLE.c.id == person)
    seated = select(SEATS.c.game_id).where(SEATS.c.person == person).limit(1)
    if await store.read(known) or await store.read(seated):
        return True
    entries = await store.read(select(ENTRIES.c.entry).where(_mentions(person)))
    return any(_is_about(read_entry(row[0]), person) for row in entries)


def _is_about(entry: AnyEntry, person: str) -> bool:
    """Whether an entry names a person, rather than just containing the same text."""
    return person in (getattr(entry, name, None) for name in ("person", "host", "by"))


async def sign_out(store: Store, person: str, at: float) -> int:
    """Invalidate every cookie and code of a person; return the number of the intervention."""

    async def work(connection: AsyncConnection) -> int:
        await insert_new(connection, PEOPLE, id=person, generation=0, at=at)
        renewed = update(PEOPLE).where(PEOPLE.c.id == person).values(generation=PEOPLE.c.generation + 1)
        await connection.execute(renewed)
        for table in (CODES, LAST_SEEN):
            await connection.execute(delete(table).where(table.c.person == person))
        return await record_intervention(connection, InterventionKind.PERSON_SIGNED_OUT, person, at)

    return await store.journal.write(work, person)


async def erase(store: Store, person: str) -> ErasureScope:
    """Erase a person from every room and game; repeating it changes nothing."""
    rooms = [each for each in await _rooms_of(store, person) if await _erase_from_room(store, each, person)]
    seats = await store.read(select(SEATS.c.game_id, SEATS.c.seat).where(SEATS.c.person == person))
    games = [game for game, seat in seats if await _erase_from_game(store, game, seat)]
    return ErasureScope(frozenset(rooms), frozenset(games))


async def _rooms_of(store: Store, person: str) -> list[str]:
    """Return the rooms whose logs name a person."""
    rooms = select(ENTRIES.c.room_id).distinct().where(_mentions(person))
    return [row[0] for row in await store.read(rooms)]


def _mentions(person: str) -> ColumnElement[bool]:
    return ENTRIES.c.entry.contains(f'"{person}"', autoescape=True)


async def _erase_from_room(store: Store, room_id: str, person: str) -> bool:
    """Rewrite the entries that contain a name or words of a person; return whether there were any."""

    async def work(connection: AsyncConnection) -> bool:
        log = select(ENTRIES.c.number, ENTRIES.c.entry, ENTRIES.c.at).where(ENTRIES.c.room_id == room_id)
        rows = (await connection.execute(log.order_by(ENTRIES.c.number))).all()
        changes = dict(_rewrite_entries(room_id, rows, person))
        for number, entry in changes.items():
            place = (ENTRIES.c.room_id == room_id, ENTRIES.c.number == number)
            await connection.execute(update(ENTRIES).where(*place).values(entry=write_entry(entry)))
        return bool(changes)

    return await store.journal.write(work, room_id)


def _rewrite_entries(room_id: str, rows: Sequence[Any], person: str) -> Iterator[tuple[int, AnyEntry]]:
    """Yield the entries of a room that change, with their numbers."""
    first = read_entry(rows[0].entry)
    assert isinstance(first, Opened)
    room = open_room(room_id, first)
    for row in rows[1:]:
        entry = read_entry(row.entry)
        seat = getattr(entry, "seat", None)
        owner = room.chairs[seat].person if isinstance(entry, Noted) and seat is not None else None
        changed = _erase_from_entry(entry, person, owner)
        if changed != entry:
            yield row.number, changed
        room = evolve(room, entry, row.at)


def _erase_from_entry(entry: AnyEntry, person: str, owner: str | None) -> AnyEntry:
    """Return an entry without a person's name or words; `owner` has the seat that a note belongs to."""
    match entry:
        case Entered(whose, _) if whose == person:
            return replace(entry, name=ERASED_NAME)
        case Said(whose) if whose == person:
            return Erased()
        case Noted() if owner == person:
            return replace(entry, text="")
        case _:
            return entry


async def _erase_from_game(store: Store, game_id: str, seat: int) -> bool:
    """Remove the name of a seat from the record of a game; return whether it was there."""

    async def work(connection: AsyncConnection) -> bool:
        found = select(GAMES.c.record).where(GAMES.c.id == game_id)
        record = json.loads((await connection.execute(found)).scalar_one())
        if record["replay"]["players"][seat] == ERASED_NAME:
            return False
        record["replay"]["players"][seat] = ERASED_NAME
        text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        await connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(record=text))
        place = (SEATS.c.game_id == game_id, SEATS.c.seat == seat)
        await connection.execute(update(SEATS).where(*place).values(name=ERASED_NAME))
        return True

    return await store.journal.write(work, game_id)
