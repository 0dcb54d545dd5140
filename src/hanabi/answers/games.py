"""Finished games as they are told: a summary, and the replay with everybody's notes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hanabi.codec import Struct
from hanabi.game import Result
from hanabi.game.notation import read_action
from hanabi.game.replay import Replay
from hanabi.room.entries import Began, Noted, read_entry
from hanabi.room.game import Record, proof_of, read_record, with_notes
from hanabi.room.log import ActionRow, EntryRow, GameRow, SeatRow
from hanabi.wire.requests import Moment


class GamePlayer(Struct):
    """Who sat at a seat when the game began."""

    name: str
    bot: str | None


class GameSummary(Struct):
    """A finished game in short."""

    game: str
    ruleset: str
    variant: str
    """What hanab.live calls the rules; empty for a game from elsewhere."""
    players: tuple[GamePlayer, ...]
    began: float
    ended: float
    result: Result
    score: int
    best: int
    commitment: str
    """Empty for an imported game, since nobody here promised anything about its deck."""
    again: Moment | None
    """The moment of an earlier game that it resumed."""


def summarize(row: GameRow, seats: tuple[SeatRow, ...]) -> GameSummary:
    record = read_record(row.record)
    assert row.ended is not None
    assert row.result is not None
    return GameSummary(
        game=row.id,
        ruleset=str(record.replay.rules),
        variant=record.replay.variant,
        players=tuple(GamePlayer(seat.name, seat.bot) for seat in seats),
        began=row.began,
        ended=row.ended,
        result=Result(row.result),
        score=row.score or 0,
        best=record.replay.rules.best,
        commitment=proof_of(record.replay).commitment,
        again=record.again,
    )


@dataclass(frozen=True, slots=True)
class ArchivedGame:
    """A game that is over: how it was dealt, everything that happened, and everybody's notes."""

    row: GameRow
    record: Record
    replay: Replay


def read_game(row: GameRow, actions: Sequence[ActionRow], entries: Sequence[EntryRow]) -> ArchivedGame:
    """Read a finished game from its rows and from the log of its room."""
    record = read_record(row.record)
    given = record.replay.actions
    chosen = tuple((each.seq, each.player) for each in actions if each.player)
    replay = replace(
        record.replay,
        actions=(*given, *(read_action(each.action) for each in actions)),
        substitutes=(*record.replay.substitutes, *chosen),
    )
    return ArchivedGame(row, record, with_notes(replay, _notes(row.id, entries, len(replay.players))))


def _notes(game_id: str, rows: Sequence[EntryRow], players: int) -> tuple[dict[int, str], ...]:
    """Return the notes of each seat at the end of a game, before the room's next one."""
    notes: list[dict[int, str]] = [{} for _ in range(players)]
    game = ""
    for row in rows:
        match read_entry(row.entry):
            case Began(begun):
                game = begun
            case Noted(seat, card, text) if game == game_id:
                notes[seat][card] = text
            case _:
                pass
    return tuple({card: text for card, text in each.items() if text} for each in notes)
