"""Playing the games of a match; a game's result depends only on the match and the game's number."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import cache
from time import perf_counter
from typing import Any, Protocol, cast

from hanabi.arena.match import ArenaError, Ending, Line, Match, failed_line
from hanabi.arena.place import MANY, At, Place
from hanabi.bots import Bot, Company, any_kind
from hanabi.bots.bot import company_of
from hanabi.bots.failing import what_failed
from hanabi.errors import HanabiError
from hanabi.game import Board, Event, GameState, PlayerView, Result, Seat, best_possible, deal
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset, ruleset
from hanabi.table import Choice, Table, check_choice, close_player


class Ended(Protocol):
    """How one of many games ended; `best` is the score its cards still allowed at the end."""

    score: int
    result: Result
    moves: int
    strikes: int
    best: int


PlayMany = Callable[[Ruleset, int, Sequence[GameState], int], Sequence[Ended]]


def play(match: Match, games: range, place: Place | None = None, deadline: float | None = None) -> list[Line]:
    """Play `games` and return their results; raise HanabiError if a bot refuses to start.

    `place` is kept up to date while bots are called; `deadline` is the time for a move in seconds.
    """
    at, rules = place or Place(), ruleset(match.ruleset)
    many = _many(match)
    if many is not None:
        return _play_many(match, rules, games, many, at)
    return [_play_one(match, rules, game, at, deadline) for game in games]


def record(match: Match, line: Line) -> Replay:
    """Play a game again, up to the failure if there was one; raise ArenaError if the result differs."""
    rules = ruleset(match.ruleset)
    with _table(match, rules, line.game, Place()) as table:
        table.run(line.moves)
    outcome = table.state.board.outcome
    if line.failure is None and (
        outcome is None or (outcome.score, len(table.moves)) != (line.score, line.moves)
    ):
        raise ArenaError("game-differs", game=line.game, score=line.score)
    shuffle = match.shuffle(rules, line.game)
    return Replay(rules, seat_names(match), shuffle, table.actions)


def seat_names(match: Match) -> tuple[str, ...]:
    """The name of each seat's bot, numbered if a bot has several seats."""
    if len(match.kinds) == match.players:
        return match.bots
    return tuple(f"{name} {seat}" for seat, name in enumerate(match.bots, start=1))


class _Watched:
    """A player that notes in `place` which seat is called before it calls its bot."""

    def __init__(self, bot: Bot, seat: Seat, place: Place) -> None:
        self.bot, self._seat, self._place = bot, seat, place

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        self._place.turn_to(seat)
        self.bot.start(rules, players, seat, seed)

    def observe(self, event: Event) -> None:
        self._place.turn_to(self._seat)
        self.bot.observe(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        self._place.turn_to(self._seat)
        return self.bot.act(view, deadline)

    def close(self) -> None:
        close_player(self.bot)


class _ArenaTable(Table):
    """A table for watched bots, at which cheaters are shown the whole state."""

    place: Place

    def ask(self, deadline: float | None = None) -> Choice:
        self.place.next_move()
        bot: Any = cast(_Watched, self.players[self.seat]).bot
        if company_of(bot) is not Company.NOBODY:
            return super().ask(deadline)
        self.place.turn_to(self.seat)
        choice = cast(Choice, bot.act_seeing(self.state))
        check_choice(self.view(self.seat), choice)
        return choice


def _table(match: Match, rules: Ruleset, game: int, place: Place) -> _ArenaTable:
    """Deal a game and seat new bots, so that no game depends on those before it."""
    place.note(At(game, 0, 0))
    table = _ArenaTable(rules, match.players, shuffle=match.shuffle(rules, game))
    table.place = place
    with ExitStack() as undo:
        undo.callback(table.close)
        for seat, name in enumerate(match.bots):
            place.turn_to(seat)
            table.sit(seat, _Watched(any_kind(name).make(), seat, place), match.bot_seed(game))
        undo.pop_all()
    return table


def _play_one(match: Match, rules: Ruleset, game: int, place: Place, deadline: float | None) -> Line:
    began = perf_counter()
    try:
        with _table(match, rules, game, place) as table:
            final = table.run(deadline=deadline)
    except HanabiError as error:
        if place.read().move == 0:
            raise
        return _failed(match, place, error)
    except (Exception, SystemExit) as error:  # noqa: BLE001
        return _failed(match, place, ArenaError("bot-raised", what=what_failed(error)))
    return _line(game, final, len(table.moves), perf_counter() - began)


def _line(game: int, final: GameState, moves: int, seconds: float) -> Line:
    board = final.board
    assert board.outcome is not None
    ending = _ending(board.rules, board.outcome.result, _allowed(board))
    return Line(game, board.outcome.score, ending, moves, board.strikes, round(seconds, 6))


def _allowed(board: Board) -> int:
    """The best score that the cards of a finished game still allowed."""
    return best_possible(replace(board, outcome=None))


def _ending(rules: Ruleset, result: Result, best: int) -> Ending:
    match result:
        case Result.PERFECT:
            return Ending.PERFECT
        case Result.STRUCK_OUT:
            return Ending.STRUCK_OUT
        case Result.CARD_LOST:
            return Ending.CARD_LOST
        case _:
            return Ending.CARD_LOST if best < rules.best else Ending.OUT_OF_TURNS


def _failed(match: Match, place: Place, error: HanabiError) -> Line:
    game, move, seat = place.read()
    return failed_line(match, game, seat, move, error)


def _many(match: Match) -> PlayMany | None:
    """The function with which a bot plays many games at once, if it has one and all seats.

    Making every bot once also imports what they need, before anything is timed.
    """
    bots = [any_kind(name).make() for name in match.kinds]
    for bot in bots:
        close_player(bot)
    return getattr(bots[0], "play_many", None) if len(bots) == 1 else None


def _play_many(match: Match, rules: Ruleset, games: range, many: PlayMany, place: Place) -> list[Line]:
    place.note(At(games.start, MANY, 0))
    _warm(match)
    began = perf_counter()
    ends = _at_once(match, rules, games, many)
    seconds = round((perf_counter() - began) / max(1, len(games)), 6)
    return [_line_of(rules, game, end, seconds) for game, end in zip(games, ends, strict=True)]


def _line_of(rules: Ruleset, game: int, end: Ended, seconds: float) -> Line:
    """The result of one of many games; its numbers may be NumPy's, which JSON refuses."""
    score, moves, strikes = int(end.score), int(end.moves), int(end.strikes)
    return Line(game, score, _ending(rules, end.result, end.best), moves, strikes, seconds)


def _at_once(match: Match, rules: Ruleset, games: range, many: PlayMany) -> Sequence[Ended]:
    states = [deal(rules, match.players, match.shuffle(rules, game))[0] for game in games]
    try:
        return many(rules, match.players, states, match.seed)
    except Exception as error:
        raise ArenaError("bot-raised", what=what_failed(error)) from error


@cache
def _warm(match: Match) -> None:
    """Play one game, so that everything is compiled before anything is timed."""
    many = _many(match)
    assert many is not None
    _at_once(match, ruleset(match.ruleset), range(1), many)
