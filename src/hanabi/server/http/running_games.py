"""A person's running games: where they are played, with whom, and whose turn it is."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from hanabi.codec import Struct
from hanabi.game import best_possible, points
from hanabi.game.notation import read_action
from hanabi.room.entries import Person
from hanabi.room.game import read_record
from hanabi.room.log import ActionRow, EntryRow
from hanabi.room.state import read_room
from hanabi.server.archive.games import GamePlayer
from hanabi.server.storage.rows import GameRow
from hanabi.server.storage.store import Store

MOST_LISTED = 20
"""How many running games are listed, the newest ones."""


class RunningGame(Struct):
    """A running game in the list of one of its players; it contains only what is public at their table."""

    room: str
    game: str
    ruleset: str
    players: tuple[GamePlayer, ...]
    began: float
    seat: int
    """Yours."""
    turn: int
    """The seat that has to act."""
    points: int
    """Of the fireworks as they stand."""
    best: int
    """The best score that is still possible."""


async def running_games(store: Store, person: Person) -> tuple[RunningGame, ...]:
    """Return the running games of a person: first those that wait for them, then the newest."""
    games = await store.running_games(person, MOST_LISTED)
    logs = [(game, await store.entries(game.room_id), await store.actions(game.id)) for game in games]
    # Twenty games take a tenth of a second, during which everybody else would wait.
    found = await asyncio.to_thread(lambda: [_describe(person, *log) for log in logs])
    return tuple(sorted((each for each in found if each), key=lambda each: each.turn != each.seat))


def _describe(
    person: Person, game: GameRow, entries: Sequence[EntryRow], actions: Sequence[ActionRow]
) -> RunningGame | None:
    """Describe a game as it stands now; None if the person was removed from it."""
    room, record = read_room(game.room_id, entries), read_record(game.record)
    seat = room.seat_of(person)
    if seat is None:
        return None
    given = (*record.replay.actions, *(read_action(each.action) for each in actions))
    board = replace(record.replay, actions=given).final().board
    named = zip(record.replay.players, room.chairs, strict=True)
    players = tuple(GamePlayer(name, chair.bot) for name, chair in named)
    return RunningGame(
        room=game.room_id,
        game=game.id,
        ruleset=str(board.rules),
        players=players,
        began=game.began,
        seat=seat,
        turn=board.seat,
        points=points(board),
        best=best_possible(board),
    )
