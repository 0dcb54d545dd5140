"""Games that are not over, as they are listed for one of their players."""

from collections.abc import Sequence
from dataclasses import replace

from hanabi.answers.games import GamePlayer
from hanabi.codec import Struct
from hanabi.game import best_possible, points
from hanabi.game.notation import read_action
from hanabi.room.entries import Person
from hanabi.room.game import read_record
from hanabi.room.log import ActionRow, EntryRow, GameRow
from hanabi.room.state import read_room


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


def describe_running(
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
