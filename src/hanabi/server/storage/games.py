"""Games in the database: their actions and seats, when they continue automatically, and who played which."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.room.log import ActionRow, EndingRow, GameRow, SeatRow
from hanabi.server.storage.rows import Due, NewGame, PastGame
from hanabi.server.storage.schema import ACTIONS, GAMES, ROOMS, SEATS
from hanabi.server.storage.statements import insert_new, read_rows_by_id


async def begin_game(connection: AsyncConnection, room_id: str, game: NewGame, at: float) -> None:
    """Insert a game and who sits where; one that has ended already ended at `at`."""
    values = {"id": game.id, "number": game.number, "record": game.record, "due": game.due}
    ended = {"ended": at, **asdict(game.ending)} if game.ending else {}
    await connection.execute(GAMES.insert().values(room_id=room_id, began=at, **values, **ended))
    if game.seats:
        seats = [{"game_id": game.id, **asdict(seat)} for seat in game.seats]
        await connection.execute(SEATS.insert(), seats)


async def set_due(connection: AsyncConnection, due: Due) -> None:
    """Set when a game continues automatically."""
    await connection.execute(update(GAMES).where(GAMES.c.id == due.game).values(due=due.at))


async def insert_action(
    connection: AsyncConnection, game_id: str, row: ActionRow, due: float | None, ending: EndingRow | None
) -> bool:
    """Insert an action, and set what is `due` or how the game ended; False if number or key are taken."""
    if not await insert_new(connection, ACTIONS, game_id=game_id, **asdict(row)):
        return False
    changes = {"due": due} if ending is None else {"due": None, "ended": row.at, **asdict(ending)}
    await connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(**changes))
    return True


async def read_game(connection: AsyncConnection, game_id: str) -> GameRow | None:
    """Return a game, or None if there is none with this id."""
    row = (await connection.execute(select(GAMES).where(GAMES.c.id == game_id))).first()
    return None if row is None else _to_game(row)


async def read_seats(connection: AsyncConnection, game_ids: Sequence[str]) -> list[tuple[str, SeatRow]]:
    """Return the seats of the games, in order, each with the id of its game."""
    columns = select(SEATS.c.game_id, SEATS.c.seat, SEATS.c.person, SEATS.c.name, SEATS.c.bot)
    wanted = columns.order_by(SEATS.c.game_id, SEATS.c.seat)
    rows = await read_rows_by_id(connection, wanted, SEATS.c.game_id, game_ids)
    return [(row[0], SeatRow(*row[1:])) for row in rows]


async def read_actions(connection: AsyncConnection, game_id: str, after: int) -> tuple[ActionRow, ...]:
    """Return the actions of a game with numbers higher than `after`, in order."""
    named = (ACTIONS.c[name] for name in ("seq", "key", "seat", "action", "at", "player"))
    wanted = select(*named).where(ACTIONS.c.game_id == game_id, ACTIONS.c.seq > after)
    return tuple(ActionRow(*row) for row in await connection.execute(wanted.order_by(ACTIONS.c.seq)))


async def read_last_actions(connection: AsyncConnection, game_ids: Sequence[str]) -> dict[str, int]:
    """Return the number of the last action of each game that exists; 0 if it has none."""
    action = select(func.max(ACTIONS.c.seq)).where(ACTIONS.c.game_id == GAMES.c.id)
    wanted = select(GAMES.c.id, action.scalar_subquery())
    return {row[0]: row[1] or 0 for row in await read_rows_by_id(connection, wanted, GAMES.c.id, game_ids)}


async def read_due_rooms(connection: AsyncConnection, now: float) -> tuple[str, ...]:
    """Return the rooms in whose running game something should have happened by `now`."""
    due = (GAMES.c.due <= now, GAMES.c.ended.is_(None), ROOMS.c.closed.is_(None))
    wanted = select(GAMES.c.room_id).distinct().join(ROOMS, ROOMS.c.id == GAMES.c.room_id).where(*due)
    return tuple(row[0] for row in await connection.execute(wanted))


async def read_past_games(
    connection: AsyncConnection, person: str, limit: int, before: float | None
) -> tuple[PastGame, ...]:
    """Return the finished games of a person, newest first; with `before`, those that ended earlier."""
    played = select(SEATS.c.game_id).where(SEATS.c.person == person)
    wanted = select(GAMES).where(GAMES.c.id.in_(played), GAMES.c.ended.is_not(None))
    if before is not None:
        wanted = wanted.where(GAMES.c.ended < before)
    rows = await connection.execute(wanted.order_by(GAMES.c.ended.desc(), GAMES.c.id).limit(limit))
    games = tuple(_to_game(row) for row in rows)
    seats = await read_seats(connection, [game.id for game in games])
    return tuple(PastGame(game, tuple(row for id, row in seats if id == game.id)) for game in games)


async def read_running_games(connection: AsyncConnection, person: str, limit: int) -> tuple[GameRow, ...]:
    """Return the games a person sat down to that are not over, newest first."""
    played = select(SEATS.c.game_id).where(SEATS.c.person == person)
    wanted = select(GAMES).where(GAMES.c.id.in_(played), GAMES.c.ended.is_(None))
    rows = await connection.execute(wanted.order_by(GAMES.c.began.desc(), GAMES.c.id).limit(limit))
    return tuple(_to_game(row) for row in rows)


def _to_game(row: Any) -> GameRow:
    return GameRow(**row._mapping)
