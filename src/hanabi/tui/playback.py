"""A recorded game with all its states, to step through as far as it follows the rules."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hanabi.coach import ReviewedGame, review
from hanabi.errors import HanabiError, ReplayError
from hanabi.game import GameState, before_deal
from hanabi.game.hanab_live import read_record
from hanabi.game.replay import Replay
from hanabi.plain.local_game import GameMoment
from hanabi.plain.replays import with_player
from hanabi.plain.sources import read_game_text


@dataclass(frozen=True, slots=True)
class Playback:
    """Every state of a game with the moment that led to it; `broken` is the error that ends it early."""

    replay: Replay
    states: tuple[GameState, ...]
    moments: tuple[GameMoment, ...]
    broken: HanabiError | None = None

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def check_turn(self, turn: int) -> None:
        """Raise ReplayError if the record does not have this turn."""
        turns = self.states[-1].board.turn
        if not 0 <= turn <= turns:
            raise ReplayError("no-such-turn", turn=turn, turns=turns)

    def place_of_turn(self, turn: int) -> int:
        """The index of the first state after `turn` turns, or of the last state."""
        places = (place for place, state in enumerate(self.states) if state.board.turn >= turn)
        return next(places, self.last)


def open_playback(file: str) -> Playback:
    """Read a record, as far as it follows the rules."""
    return make_playback(read_record(read_game_text(file)))


def make_playback(replay: Replay, told: Sequence[GameMoment] = ()) -> Playback:
    """Play a replay through; `told`, the moments seen in the game itself, keep the reasons of bots."""
    states: list[GameState] = []
    moments: list[GameMoment] = []
    board = before_deal(replay.rules, len(replay.players), replay.first, None).board
    try:
        for state, events in replay.steps():
            moments.append(GameMoment(board, board.turn + 1 if moments else 0, events))
            states.append(state)
            board = state.board
    except ReplayError as error:
        return Playback(replay, tuple(states), tuple(moments), with_player(replay, error))
    return Playback(replay, tuple(states), tuple(told) or tuple(moments))


def review_playback(reel: Playback) -> ReviewedGame:
    """Review a record, as far as it follows the rules."""
    return review(replace(reel.replay, actions=reel.replay.actions[: reel.last]))
