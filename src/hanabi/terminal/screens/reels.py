"""A recorded game as something to wind forwards and back, as far as it follows the rules."""

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
    """Every state of a game with the moment that led to it; `broken` is why it goes no further."""

    replay: Replay
    states: tuple[GameState, ...]
    moments: tuple[Moment, ...]
    broken: HanabiError | None = None

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def check_turn(self, turn: int) -> None:
        """Refuse a turn that the record does not have."""
        turns = self.states[-1].board.turn
        if not 0 <= turn <= turns:
            raise ReplayError("no-such-turn", turn=turn, turns=turns)

    def at_turn(self, turn: int) -> int:
        """The first place at which so many turns are over, or the last place there is."""
        places = (place for place, state in enumerate(self.states) if state.board.turn >= turn)
        return next(places, self.last)


def open_reel(file: str) -> Reel:
    """The record in a file."""
    return reel(read_record(read_text(file)))


def reel(replay: Replay, told: Sequence[Moment] = ()) -> Reel:
    """A replay played through; moments that were lived through keep their reasons."""
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
    """What there is to say of each action, as far as the record follows the rules."""
    return review(replace(reel.replay, actions=reel.replay.actions[: reel.last]))
