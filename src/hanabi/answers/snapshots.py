"""Finished games to look back at: the table after every action, as any seat saw it."""

from hanabi.answers.games import ArchivedGame, GameSummary
from hanabi.codec import Struct
from hanabi.game import Seat
from hanabi.game.hanab_live import is_exportable
from hanabi.room.scene import dealt_message, opened_message
from hanabi.wire.messages import DealtGame, GameOpened, Happened
from hanabi.wire.table import table_now
from hanabi.wire.terms import Memory


class GameSnapshots(Struct):
    """A finished game from its deal to its end: at each moment, the events that led to it and the table."""

    summary: GameSummary
    game: DealtGame
    moments: tuple[Happened, ...]
    opened: GameOpened
    has_hanab_live: bool
    """Whether hanab.live has words for all of it, so that it can be exported there."""


def make_snapshots(told: GameSummary, over: ArchivedGame, seat: Seat | None) -> GameSnapshots:
    """Collect a game from its deal to its end."""
    moments = tuple(
        Happened(
            game=over.row.id,
            seq=seq,
            events=tuple(event.seen_by(seat) for event in events),
            table=table_now(state.view(seat), seq, Memory.DEDUCED),
            choices=None,
            ends=None,
            substitutes={number: bot for number, bot in over.replay.substitutes if number <= seq},
        )
        for seq, (state, events) in enumerate(over.replay.steps())
    )
    game = dealt_message(over.row.id, over.record, seat)
    opened = opened_message(over.row.id, over.replay)
    return GameSnapshots(told, game, moments, opened, is_exportable(over.replay))
