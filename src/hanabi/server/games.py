"""Finished games as they are handed out: a summary, and the replay with everybody's notes."""

from dataclasses import dataclass

from msgspec import Struct

from hanabi.game.replay import Replay
from hanabi.server.entries import Began, Opened, read_entry
from hanabi.server.errors import ServerError
from hanabi.server.match import Match, read_record
from hanabi.server.room import Desk, Room, evolve, opened
from hanabi.server.storage.rows import GameRow, SeatRow
from hanabi.server.storage.store import Store
from hanabi.wire.messages import Moment


class GamePlayer(Struct, frozen=True):
    """Who sat at a seat when the game began."""

    name: str
    bot: str | None


class Summary(Struct, frozen=True):
    """A finished game in short."""

    game: str
    ruleset: str
    players: tuple[GamePlayer, ...]
    began: float
    ended: float
    result: str
    score: int
    best: int
    commitment: str
    """Empty where nobody promised anything: such a game was imported."""
    again: Moment | None
    """The moment of an earlier game it took up."""


async def summary(store: Store, game_id: str) -> Summary:
    return summed_up(await _finished(store, game_id), await store.seats(game_id))


def summed_up(row: GameRow, seats: tuple[SeatRow, ...]) -> Summary:
    record = read_record(row.record)
    assert row.ended is not None
    assert row.result is not None
    return Summary(
        game=row.id,
        ruleset=str(record.replay.rules),
        players=tuple(GamePlayer(seat.name, seat.bot) for seat in seats),
        began=row.began,
        ended=row.ended,
        result=row.result,
        score=row.score or 0,
        best=record.replay.rules.best,
        commitment=record.proof.commitment,
        again=record.again,
    )


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, with everything that happened in it and what was noted."""

    row: GameRow
    match: Match
    replay: Replay


async def finished(store: Store, game_id: str) -> Finished:
    """A finished game; a running one is told to nobody."""
    row = await _finished(store, game_id)
    match = Match(row.id, read_record(row.record), row.began)
    for action in await store.actions(game_id):
        match.advance(action)
    return Finished(row, match, match.replay(await _desks(store, row, match.players)))


async def _finished(store: Store, game_id: str) -> GameRow:
    row = await store.game(game_id)
    if row is None:
        raise ServerError("no-such-game")
    if row.ended is None:
        raise ServerError("game-running")
    return row


async def _desks(store: Store, row: GameRow, players: int) -> tuple[Desk, ...]:
    """What each seat had noted when the room went on to its next game."""
    room: Room | None = None
    for each in await store.entries(row.room_id):
        entry = read_entry(each.entry)
        if isinstance(entry, Opened):
            room = opened(row.room_id, entry)
            continue
        assert room is not None
        if isinstance(entry, Began) and room.game == row.id:
            break
        room = evolve(room, entry, each.at)
    return tuple(map(room.desk, range(players))) if room and room.game == row.id else ()
