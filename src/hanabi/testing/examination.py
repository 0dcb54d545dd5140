"""The examination of a bot: its games are played once, then replayed to test one promise after another."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from itertools import accumulate

from hanabi.bots import Bot, Choice, close_player
from hanabi.bots.failures import describe_error
from hanabi.errors import HanabiError
from hanabi.game import CardId, Event, GameState, Seat
from hanabi.table import Table
from hanabi.testing.checked_player import CheckedPlayer, FaultLocation
from hanabi.testing.promises import OWN_PROMISE, BotFault, Finding, Promise
from hanabi.testing.sampling import guided_play, some_temper
from hanabi.testing.timed_calls import TimedCalls
from hanabi.testing.trials import Trial

LOOKS_PER_GAME = 6
"""About how many turns of a game are put to a bot that has just sat down."""
GAMES_IN_A_ROW = 10
"""How many games the same bots play in a row."""


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A decision in a played game: the actions and events before it, and the choice."""

    seq: int
    heard: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that bots of one kind played with each other."""

    trial: Trial
    table: Table
    events: Sequence[Event]
    turns: Sequence[PlayedTurn]

    @classmethod
    def from_table(cls, trial: Trial, table: Table) -> "PlayedGame":
        """The game that was played at `table`."""
        heard = accumulate((len(move.events) for move in table.moves), initial=1)
        choices = (Choice(move.action, move.reason) for move in table.moves)
        turns = (PlayedTurn(seq, *each) for seq, each in enumerate(zip(heard, choices, strict=False)))
        return cls(trial, table, tuple(table.events), tuple(turns))

    @property
    def looks(self) -> Sequence[PlayedTurn]:
        """A sample of turns, spread evenly over the game."""
        return self.turns[:: max(1, len(self.turns) // LOOKS_PER_GAME)]


class Examination:
    """Tests every promise of a kind of bot."""

    def __init__(
        self,
        make: Callable[[], Bot],
        trials: Sequence[Trial],
        seconds: float,
        watch: Callable[[Promise, Trial], None],
    ) -> None:
        self._make, self._trials, self._seconds, self._watch = make, trials, seconds, watch
        self._patience = TimedCalls()
        self._games: list[PlayedGame] = []
        self._faults: dict[Promise, BotFault] = {}
        self._seen: set[Promise] = set()

    def run(self) -> tuple[Finding, ...]:
        """Run the trials and return a finding for every promise."""
        self._try(self._play, Promise.LEGAL, Promise.PUNCTUAL, Promise.REASONS, Promise.UNTOUCHED)
        if self._games:
            self._try(self._repeat, Promise.REPEATABLE)
        if Promise.REPEATABLE in self._seen - set(self._faults):
            self._try(self._take_over, Promise.SUCCESSOR)
            self._try(self._start_again, Promise.FORGETFUL)
            self._try(self._deal_again, Promise.BLIND)
        if Promise.LEGAL not in self._faults:
            self._try(self._join, Promise.ANY_HISTORY)
        return tuple(Finding(each, self._faults.get(each), each in self._seen) for each in Promise)

    def _try(self, trial: Callable[[], None], *promises: Promise) -> None:
        """Run one trial; a fault breaks one promise and leaves the trial's others untested."""
        try:
            trial()
        except BotFault as fault:
            broken = OWN_PROMISE.get(fault.code, promises[0])
            self._faults.setdefault(broken, fault)
            self._seen.add(broken)
        else:
            self._seen.update(promises)

    def _play(self) -> None:
        """Let the bots play every game with each other."""
        for trial in self._trials:
            self._watch(Promise.LEGAL, trial)
            table = trial.table()
            with self._make_players(trial, trial.players) as chairs:
                for seat, chair in enumerate(chairs):
                    table.sit(seat, chair, trial.seed)
                table.run()
            self._games.append(PlayedGame.from_table(trial, table))

    def _repeat(self) -> None:
        """Let new bots replay the same games: they must choose the same."""
        for game in self._games:
            self._watch(Promise.REPEATABLE, game.trial)
            with self._seat_bots(game.trial) as chairs:
                self._compare(game, chairs, "fault-unsteady")

    def _start_again(self) -> None:
        """Let the same bots play one game after the other: they must forget the earlier ones."""
        games = self._games[:GAMES_IN_A_ROW]
        with self._make_players(games[0].trial, max(game.trial.players for game in games)) as bots:
            for game in games:
                self._watch(Promise.FORGETFUL, game.trial)
                chairs = bots[: game.trial.players]
                for chair in chairs:
                    chair.where = FaultLocation(game.trial, 0, 0)
                _sit(chairs, game.trial)
                self._compare(game, chairs, "fault-remembers")

    def _compare(self, game: PlayedGame, chairs: Sequence[CheckedPlayer], code: str) -> None:
        heard = 0
        for turn in game.turns:
            _tell(chairs, game.events[heard : turn.heard])
            heard, state = turn.heard, game.table.state_at(turn.seq)
            chair = chairs[state.board.seat]
            _check_same(turn.choice, chair.act(state.view(state.board.seat)), chair.where, code)

    def _take_over(self) -> None:
        """Let a new bot take over at some turns: told what has happened, it must choose the same."""
        for game in self._games:
            self._watch(Promise.SUCCESSOR, game.trial)
            for turn in game.looks:
                choice, where = self._ask_successor(game, turn, game.table.state_at(turn.seq))
                _check_same(turn.choice, choice, where, "fault-successor")

    def _deal_again(self) -> None:
        """Change the cards that a seat cannot see: its bot must choose the same."""
        for game in self._games:
            self._watch(Promise.BLIND, game.trial)
            chance = random.Random(game.trial.seed)
            for turn in game.looks:
                state = game.table.state_at(turn.seq)
                choice, where = self._ask_successor(game, turn, state)
                changed = with_other_hidden_cards(state, state.board.seat, chance)
                other, _ = self._ask_successor(game, turn, changed)
                _check_same(choice, other, where, "fault-peeks")

    def _ask_successor(
        self, game: PlayedGame, turn: PlayedTurn, state: GameState
    ) -> tuple[Choice, FaultLocation]:
        """The choice of a new bot that has only been told what happened, and where it was made."""
        seat, trial = state.board.seat, game.trial
        with self._make_players(trial, 1) as (chair,):
            chair.start(trial.rules, trial.players, seat, trial.seed)
            chair.hear(game.events[: turn.heard])
            return chair.act(state.view(seat)), chair.where

    def _join(self) -> None:
        """Let bots watch games that others play, well or badly, and ask them for a choice at every turn."""
        for trial in self._trials:
            self._watch(Promise.ANY_HISTORY, trial)
            chance, table = random.Random(trial.seed), trial.table()
            with self._seat_bots(trial) as chairs:
                _tell(chairs, (table.dealt,))
                for step in guided_play(table.state, some_temper(chance), chance):
                    seat = step.state.board.seat
                    chairs[seat].act(step.state.view(seat))
                    _tell(chairs, step.events)

    @contextmanager
    def _seat_bots(self, trial: Trial) -> Iterator[Sequence[CheckedPlayer]]:
        """New bots that have sat down in every seat of a trial."""
        with self._make_players(trial, trial.players) as chairs:
            _sit(chairs, trial)
            yield chairs

    @contextmanager
    def _make_players(self, trial: Trial, count: int) -> Iterator[Sequence[CheckedPlayer]]:
        """`count` new bots, which are closed at the end."""
        with ExitStack() as leaving:
            chairs = []
            for seat in range(count):
                where = FaultLocation(trial, seat, 0)
                bot = self._make_bot(where)
                leaving.callback(close_player, bot)
                chairs.append(CheckedPlayer(bot, self._patience, self._seconds, where))
            yield chairs

    def _make_bot(self, where: FaultLocation) -> Bot:
        try:
            return self._make()
        except HanabiError:
            raise
        except Exception as error:
            raise where.make_fault("fault-raises", what=describe_error(error)) from error


def with_other_hidden_cards(state: GameState, seat: Seat, chance: random.Random) -> GameState:
    """The same game with the hidden cards of a seat, its hand and the deck, shuffled."""
    secrets = state.secrets
    own = [held.id for held in state.board.hands[seat]]
    hidden = [*(secrets.faces[card] for card in own), *secrets.deck]
    chance.shuffle(hidden)
    swapped = dict(zip(own, hidden, strict=False))
    faces = tuple(swapped.get(CardId(card), face) for card, face in enumerate(secrets.faces))
    return replace(state, secrets=replace(secrets, faces=faces, deck=tuple(hidden[len(own) :])))


def _sit(chairs: Sequence[CheckedPlayer], trial: Trial) -> None:
    for seat, chair in enumerate(chairs):
        chair.start(trial.rules, trial.players, seat, trial.seed)


def _tell(chairs: Sequence[CheckedPlayer], events: Sequence[Event]) -> None:
    for chair in chairs:
        chair.hear(events)


def _check_same(choice: Choice, other: Choice, where: FaultLocation, code: str) -> None:
    """Raise a fault with `code` if two choices differ."""
    if choice != other:
        part = "action" if choice.action != other.action else "reason"
        raise where.make_fault(code, one=repr(getattr(choice, part)), other=repr(getattr(other, part)))
