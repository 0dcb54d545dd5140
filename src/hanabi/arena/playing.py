"""Playing the games of a match; a game's result depends only on the match and the game's number."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import cache
from time import perf_counter
from typing import Any, Protocol, cast

from hanabi.arena.location import MANY_GAMES, GameLocation, SharedLocation
from hanabi.arena.match import ArenaError, GameEnding, GameResult, Match, failed_result
from hanabi.bots import Bot, Company, any_kind
from hanabi.bots.bot import company_of
from hanabi.bots.failures import describe_error
from hanabi.errors import HanabiError
from hanabi.game import Board, Event, GameState, PlayerView, Result, Seat, best_possible, deal
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset, ruleset
from hanabi.table import Choice, Table, check_choice, close_player


class EndedGame(Protocol):
    """How one of many games ended; `best` is the score its cards still allowed at the end."""

    score: int
    result: Result
    moves: int
    strikes: int
    best: int


PlayMany = Callable[[Ruleset, int, Sequence[GameState], int], Sequence[EndedGame]]


def play(
    match: Match, games: range, place: SharedLocation | None = None, deadline: float | None = None
) -> list[GameResult]:
    """Play `games` and return their results; raise HanabiError if a bot refuses to start.

    `place` is kept up to date while bots are called; `deadline` is the time for a move in seconds.
    """
    at, rules = place or SharedLocation(), ruleset(match.ruleset)
    many = _find_play_many(match)
    if many is not None:
        return _play_many(match, rules, games, many, at)
    return [_play_one(match, rules, game, at, deadline) for game in games]


def record(match: Match, line: GameResult) -> Replay:
    """Play a game again, up to the failure if there was one; raise ArenaError if the result differs."""
    rules = ruleset(match.ruleset)
    with _open_table(match, rules, line.game, SharedLocation()) as table:
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


class _WatchedBot:
    """A player that notes in `place` which seat is called before it calls its bot."""

    def __init__(self, bot: Bot, seat: Seat, place: SharedLocation) -> None:
        self.bot, self._seat, self._place = bot, seat, place

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        self._place.set_seat(seat)
        self.bot.start(rules, players, seat, seed)

    def observe(self, event: Event) -> None:
        self._place.set_seat(self._seat)
        self.bot.observe(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        self._place.set_seat(self._seat)
        return self.bot.act(view, deadline)

    def close(self) -> None:
        close_player(self.bot)


class _ArenaTable(Table):
    """A table for watched bots, at which cheaters are shown the whole state."""

    place: SharedLocation

    def ask(self, deadline: float | None = None) -> Choice:
        self.place.next_move()
        bot: Any = cast(_WatchedBot, self.players[self.seat]).bot
        if company_of(bot) is not Company.NOBODY:
            return super().ask(deadline)
        self.place.set_seat(self.seat)
        choice = cast(Choice, bot.act_seeing(self.state))
        check_choice(self.view(self.seat), choice)
        return choice


def _open_table(match: Match, rules: Ruleset, game: int, place: SharedLocation) -> _ArenaTable:
    """Deal a game and seat new bots, so that no game depends on those before it."""
    place.write(GameLocation(game, 0, 0))
    table = _ArenaTable(rules, match.players, shuffle=match.shuffle(rules, game))
    table.place = place
    with ExitStack() as undo:
        undo.callback(table.close)
        for seat, name in enumerate(match.bots):
            place.set_seat(seat)
            table.sit(seat, _WatchedBot(any_kind(name).make(), seat, place), match.bot_seed(game))
        undo.pop_all()
    return table


def _play_one(
    match: Match, rules: Ruleset, game: int, place: SharedLocation, deadline: float | None
) -> GameResult:
    began = perf_counter()
    try:
        with _open_table(match, rules, game, place) as table:
            final = table.run(deadline=deadline)
    except HanabiError as error:
        if place.read().move == 0:
            raise
        return _make_failed_result(match, place, error, perf_counter() - began)
    except (Exception, SystemExit) as error:  # noqa: BLE001
        raised = ArenaError("bot-raised", what=describe_error(error))
        return _make_failed_result(match, place, raised, perf_counter() - began)
    return _make_result(game, final, len(table.moves), perf_counter() - began)


def _make_result(game: int, final: GameState, moves: int, seconds: float) -> GameResult:
    board = final.board
    assert board.outcome is not None
    ending = _ending(board.rules, board.outcome.result, _best_by_cards(board))
    return GameResult(game, board.outcome.score, ending, moves, board.strikes, round(seconds, 6))


def _best_by_cards(board: Board) -> int:
    """The best score that the cards of a finished game still allowed."""
    return best_possible(replace(board, outcome=None))


def _ending(rules: Ruleset, result: Result, best: int) -> GameEnding:
    match result:
        case Result.PERFECT:
            return GameEnding.PERFECT
        case Result.STRUCK_OUT:
            return GameEnding.STRUCK_OUT
        case Result.CARD_LOST:
            return GameEnding.CARD_LOST
        case _:
            return GameEnding.CARD_LOST if best < rules.best else GameEnding.OUT_OF_TURNS


def _make_failed_result(
    match: Match, place: SharedLocation, error: HanabiError, seconds: float
) -> GameResult:
    game, move, seat = place.read()
    return failed_result(match, game, seat, move, error, round(seconds, 6))


def _find_play_many(match: Match) -> PlayMany | None:
    """The function with which a bot plays many games at once, if it has one and all seats.

    Making every bot once also imports what they need, before anything is timed.
    """
    bots = [any_kind(name).make() for name in match.kinds]
    for bot in bots:
        close_player(bot)
    return getattr(bots[0], "play_many", None) if len(bots) == 1 else None


def _play_many(
    match: Match, rules: Ruleset, games: range, many: PlayMany, place: SharedLocation
) -> list[GameResult]:
    place.write(GameLocation(games.start, MANY_GAMES, 0))
    _warm(match)
    began = perf_counter()
    ends = _play_at_once(match, rules, games, many)
    seconds = round((perf_counter() - began) / max(1, len(games)), 6)
    return [_result_of_ended(rules, game, end, seconds) for game, end in zip(games, ends, strict=True)]


def _result_of_ended(rules: Ruleset, game: int, end: EndedGame, seconds: float) -> GameResult:
    """The result of one of many games; its numbers may be NumPy's, which JSON refuses."""
    score, moves, strikes = int(end.score), int(end.moves), int(end.strikes)
    return GameResult(game, score, _ending(rules, end.result, end.best), moves, strikes, seconds)


def _play_at_once(match: Match, rules: Ruleset, games: range, many: PlayMany) -> Sequence[EndedGame]:
    states = [deal(rules, match.players, match.shuffle(rules, game))[0] for game in games]
    try:
        return many(rules, match.players, states, match.seed)
    except Exception as error:
        raise ArenaError("bot-raised", what=describe_error(error)) from error


@cache
def _warm(match: Match) -> None:
    """Play one game, so that everything is compiled before anything is timed."""
    many = _find_play_many(match)
    assert many is not None
    _play_at_once(match, ruleset(match.ruleset), range(1), many)
