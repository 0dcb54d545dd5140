"""A batch of games of one ruleset, which are moved together.

>>> games = Games("pl", players=2, count=1000, seed=7)
>>> moved = games.step(games.sample())
>>> games.observe().shape
(1000, 658)
"""

import copy
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.errors import BatchError, IllegalActions
from hanabi.fast import layout, positions
from hanabi.fast.arguments import (
    MOST_GAMES,
    check_games,
    check_integer,
    check_range,
    check_same_game,
    check_seed,
    check_state,
    to_ruleset,
)
from hanabi.fast.cpu import Processor
from hanabi.fast.layout import ANYBODY, rules_array
from hanabi.fast.numbering import Numbering
from hanabi.fast.warmup import warm
from hanabi.game import Event, GameState, PlayerView
from hanabi.rules import Card, Ruleset, Tile

Array: TypeAlias = Any
"""A NumPy array, or on a GPU an array that PyTorch, JAX and CuPy can use without a copy.

Docstrings give the shape and the type of returned arrays in brackets.
"""


MOST_STRIKE_COST = 10
"""Rewards are signed bytes: this much for each of seven strikes fits beside any score."""


class StepResult(NamedTuple):
    """The result of a step; the next step overwrites the arrays."""

    rewards: Array
    """The change of each score; losing takes back what a game earned, so it sums to 0 (`(count,)`, int8)."""
    over: Array
    """Whether each game ended; with `restart`, the next one is dealt already (`(count,)`, bool)."""
    scores: Array
    """Each score after the action, before any restart (`(count,)`, int8)."""


class ObservedStep(NamedTuple):
    """The result of a step, and what the seats to move see after it; the next step overwrites the arrays."""

    rewards: Array
    over: Array
    scores: Array
    seen: Array
    """The observations (`(count, observed)`, uint8)."""
    legal: Array
    """A mask of the legal actions (`(count, actions)`, bool)."""


class WanderResult(NamedTuple):
    """The result of many random moves."""

    ended: int
    """How many games ended."""
    points: int
    """The sum of their scores."""


class Games:
    """A batch of games on the CPU or on a GPU.

    Game `i` of a seed is the same game on every device and in a batch of any size. Each method reuses the
    arrays that it returns: copy what you want to keep.
    """

    def __init__(
        self,
        rules: Ruleset | str,
        players: int,
        count: int,
        seed: int = 0,
        device: str = "cpu",
        *,
        restart: bool = True,
        first: int | None = 0,
        lenient: bool = False,
        strike_cost: int = 0,
        threads: int | None = None,
    ) -> None:
        """Deal all games; `first` begins every game, or a random seat if it is None.

        Two options change rewards, not scores: if `lenient`, a lost game keeps what it earned, and every
        strike costs `strike_cost`.
        """
        self.ruleset = to_ruleset(rules)
        self.players = check_integer("players", players)
        self.rules = rewarding(rules_array(self.ruleset, self.players), bool(lenient), strike_cost)
        self.count = check_range("count", count, 1, MOST_GAMES)
        self.restart = bool(restart)
        self.first = ANYBODY if first is None else check_range("first", first, 0, self.players - 1)
        self.device = device
        self._threads = None if threads is None else check_range("threads", threads, 1, MOST_GAMES)
        self.seed = check_seed(seed)
        self._machine = _make_machine(device, self.rules, self.count, self._threads)
        self.reset()

    def __repr__(self) -> str:
        return f"<Games: {self.count} of {self.ruleset}, {self.players} players, on {self.device}>"

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return int(self.rules[layout.ACTIONS])

    @property
    def observed(self) -> int:
        """How many bits an observation has."""
        return int(self.rules[layout.OBSERVED])

    @property
    def bytes_per_game(self) -> int:
        """The memory of one game, without observations and masks."""
        return 8 * layout.word_count(self.rules) + layout.byte_count(self.rules)

    @property
    def numbering(self) -> Numbering:
        """The numbering of actions."""
        return Numbering(self.ruleset, self.players)

    def reset(self, seed: int | None = None, games: Array | None = None) -> None:
        """Deal all games again, from `seed` if it is given.

        `games`, numbers or a mask, are those to deal; without a seed, each is followed by its next one, as if
        it had ended.
        """
        if games is not None:
            given = -1 if seed is None else check_seed(seed)
            self._machine.renew(check_games(games, self.count), given, self.first)
            return
        self.seed = self.seed if seed is None else check_seed(seed)
        self._moment = 0
        self._machine.begin(self.seed, self.first)

    def copy(self, games: Array | None = None) -> "Games":
        """A batch of copies of `games`, numbers that may repeat or a mask; of all games if it is None.

        Copies have everything of a game: its last action, its deck, and the deals that will follow.
        """
        others = check_games(np.arange(self.count) if games is None else games, self.count)
        made = copy.copy(self)
        made.count = check_range("games", len(others), 1, MOST_GAMES)
        made._machine = _make_machine(self.device, self.rules, made.count, self._threads)
        made._machine.copy_from(self._machine, np.arange(made.count), others)
        return made

    def replace(self, games: Array, others: "Games") -> None:
        """Replace `games`, numbers or a mask, by all games of another batch on the same device, in order."""
        check_same_game(self.ruleset, self.players, others.ruleset, others.players)
        chosen = check_games(games, self.count)
        if self.device != others.device:
            raise TypeError(
                f"These games are on {self.device}, and those that replace them on {others.device}."
            )
        if len(chosen) != others.count:
            raise BatchError("wrong-shape", shape=str((len(chosen),)), expected=str((others.count,)))
        self._machine.copy_from(others._machine, chosen, np.arange(others.count))

    def step(self, actions: Array) -> StepResult:
        """Take an action in every game; `actions` are numbers (`(count,)`, any integer type).

        Games whose action is illegal do not change. On the CPU, `IllegalActions` is raised once all others
        have moved; on a GPU nothing waits for that, and `check` raises it when you call it.
        """
        self._machine.step(actions, self.restart, self.first)
        self._moment += 1
        if self.device == "cpu":
            self.check()
        return self._step_result()

    def step_and_observe(self, actions: Array) -> ObservedStep:
        """Take an action in every game as `step` does, then `observe` and `legal`."""
        return ObservedStep(*self.step(actions), self.observe(), self.legal())

    def check(self) -> None:
        """Raise `IllegalActions` if actions were refused since the last call, which waits for a GPU.

        It names the games that refused, and has the result of the last step.
        """
        if self._machine.count_refused():
            refused = tuple(self._machine.pop_refused().tolist())
            game, action = refused[0], self._machine.last_action_of(refused[0])
            error = IllegalActions("illegal-actions", refused, count=len(refused), game=game, action=action)
            error.moved = self._step_result()
            raise error

    def use_stream(self, stream: int) -> None:
        """Work in a stream of CUDA from now on, given as its handle; 0 is the default one, as at first."""
        self._machine.stream = stream

    def wander(self, moves: int) -> WanderResult:
        """Play `moves` random legal moves in every game; a game that ends is followed by a new one."""
        checked = check_range("moves", moves, 0, MOST_GAMES)
        found = self._machine.wander(self._moment, checked, self.first)
        self._moment += checked
        return WanderResult(*found)

    def sample(self) -> Array:
        """A random legal action for every game, all equally likely; -1 if it is over (`(count,)`, int32)."""
        return self._machine.sample(self._moment)

    def legal(self) -> Array:
        """A mask of the legal actions of every game (`(count, actions)`, bool)."""
        return self._machine.mark()

    def observe(self, ahead: int = 0, *, packed: bool = False) -> Array:
        """The observations of the seats to move, or of those `ahead` seats after them.

        One byte for each bit (`(count, observed)`, uint8), or if `packed` eight bits to a byte, the lowest
        bit first (`(count, (observed + 7) // 8)`, uint8).
        """
        seat = check_range("ahead", ahead, 0, self.players - 1)
        return self._machine.observe(seat) if packed else self._machine.view(seat)

    def own_hands(self, ahead: int = 0) -> Array:
        """The hands of the seats to move, or of those `ahead` seats after them, which they do not see.

        For each place a byte for each face, of which one is 1 (`(count, hand * faces)`, uint8). Next to an
        observation this is the whole table, for critics that learn from more than players see.
        """
        return self._machine.reveal(check_range("ahead", ahead, 0, self.players - 1))

    @property
    def seats(self) -> Array:
        """The seat to move in each game (`(count,)`, int8); a live view, which changes as games move."""
        return self._machine.field(layout.SEAT)

    @property
    def scores(self) -> Array:
        """The score of each game so far (`(count,)`, int8); a live view, which changes as games move."""
        return self._machine.field(layout.SCORE)

    @property
    def results(self) -> Array:
        """How each game ended, counted from 1 in the order of `hanabi.game.Result`; 0 while it runs.

        The array (`(count,)`, int8) is a live view, which changes as games move.
        """
        return self._machine.field(layout.RESULT)

    def save(self, game: int) -> GameState:
        """Return a game as a state of the object engine."""
        return positions.read_state(self.ruleset, self.players, *self._machine.read(self._index(game)))

    def load(self, game: int, state: GameState, events: Iterable[Event] = ()) -> None:
        """Replace a game by a state of the object engine.

        `events`, those of its last action, are only needed for observations.
        """
        given = check_state(state)
        check_same_game(self.ruleset, self.players, given.rules, given.board.players)
        words, small = self._machine.read(self._index(game))
        positions.write_state(state, words, small, events)
        self._machine.write(game, words, small)

    def load_view(self, game: int, view: PlayerView, events: Iterable[Event]) -> None:
        """Replace a game by what a seat knows of one; `events` is everything that the seat saw happen.

        Such a game can be observed from that seat and, if that seat is to move, asked for legal actions. It
        cannot be played, since the cards that decide are unknown.
        """
        check_same_game(self.ruleset, self.players, view.rules, view.board.players)
        words, small = self._machine.read(self._index(game))
        positions.write_view(view, words, small, events)
        self._machine.write(game, words, small)

    def imagine(self, view: PlayerView, events: Iterable[Event], seed: int = 0) -> None:
        """Replace every game of the batch by a random completion of what a seat knows.

        `events` is everything that the seat saw happen. All completions that clues and counting allow are
        equally likely.
        """
        check_same_game(self.ruleset, self.players, view.rules, view.board.players)
        if view.seat is None:
            raise BatchError("no-seat")
        words, small = self._machine.empty_state()
        positions.write_view(view, words, small, events)
        checked = check_seed(seed)
        if self._machine.imagine(words, small, view.seat, checked):
            raise BatchError("nothing-fits")

    def deal(self, game: int, hand: Sequence[Card], deck: Sequence[Card], tiles: Sequence[Tile] = ()) -> None:
        """Complete a game that `load_view` put in, with the seat's own hand, oldest card first.

        `deck` and `tiles` begin with the next one to draw or to turn.
        """
        words, small = self._machine.read(self._index(game))
        positions.write_hidden(self.ruleset, self.players, words, small, hand, deck, tiles)
        self._machine.write(game, words, small)

    def _step_result(self) -> StepResult:
        return StepResult(self._machine.rewards, self._machine.over, self._machine.scores)

    def _index(self, game: int) -> int:
        return check_range("game", game, 0, self.count - 1)


def rewarding(rules: npt.NDArray[np.int64], lenient: bool, strike_cost: int) -> npt.NDArray[np.int64]:
    """The tables of a ruleset with these options of rewards."""
    cost = check_range("strike_cost", strike_cost, 0, MOST_STRIKE_COST)
    if not lenient and not cost:
        return rules
    changed = rules.copy()
    changed[layout.LENIENT], changed[layout.STRIKE_COST] = lenient, cost
    changed.flags.writeable = False
    return changed


def _make_machine(device: str, rules: npt.NDArray[np.int64], count: int, threads: int | None) -> Any:
    if device == "cpu":
        warm("cpu", Processor)
        return Processor(rules, count, threads)
    if device == "cuda":
        from hanabi.fast.gpu import Gpu, require_cuda

        require_cuda()
        warm("cuda", Gpu)
        return Gpu(rules, count)
    raise BatchError("no-such-device", device=device)
