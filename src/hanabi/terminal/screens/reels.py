"""A recorded game with all its states, to step through as far as it follows the rules."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hanabi.coach import Review, review
from hanabi.errors import HanabiError, ReplayError
from hanabi.game import GameState, before_deal
from hanabi.game.hanab_live import read_record
from hanabi.game.replay import Replay
from hanabi.terminal.records import read_text, with_player
from hanabi.terminal.sittings import Moment


@dataclass(frozen=True, slots=True)
class Reel:
    """Every state of a game with the moment that led to it; `broken` is the error that ends it early."""

    replay: Replay
    states: tuple[GameState, ...]
    moments: tuple[Moment, ...]
    broken: HanabiError | None = None

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def check_turn(self, turn: int) -> None:
        """Raise ReplayError if the record does not have this turn."""
        turns = self.states[-1].board.turn
        if not 0 <= turn <= turns:
            raise ReplayError("no-such-turn", turn=turn, turns=turns)

    def at_turn(self, turn: int) -> int:
        """The index of the first state after `turn` turns, or of the last state."""
        places = (place for place, state in enumerate(self.states) if state.board.turn >= turn)
        return next(places, self.last)


def open_reel(file: str) -> Reel:
    """Read the record in a file, as far as it follows the rules."""
    return reel(read_record(read_text(file)))


def reel(replay: Replay, told: Sequence[Moment] = ()) -> Reel:
    """Play a replay through; `told`, the moments seen in the game itself, keep the reasons of bots."""
    states: list[GameState] = []
    moments: list[Moment] = []
    board = before_deal(replay.rules, len(replay.players), replay.first, None).board
    try:
        for state, events in replay.steps():
            moments.append(Moment(board, board.turn + 1 if moments else 0, events))
            states.append(state)
            board = state.board
    except ReplayError as error:
        return Reel(replay, tuple(states), tuple(moments), with_player(replay, error))
    return Reel(replay, tuple(states), tuple(told) or tuple(moments))


def reviewed(reel: Reel) -> Review:
    """Review a record, as far as it follows the rules."""
    return review(replace(reel.replay, actions=reel.replay.actions[: reel.last]))
