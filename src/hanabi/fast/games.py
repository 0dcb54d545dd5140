"""A batch of games of one ruleset, which are moved together.

>>> games = Games("pl", players=2, count=1000, seed=7)
>>> moved = games.step(games.sample())
>>> games.observe().shape
(1000, 658)
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.errors import BatchError, IllegalActions
from hanabi.fast import layout, positions
from hanabi.fast.arguments import (
    MOST_GAMES,
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


class StepResult(NamedTuple):
    """The result of a step; the next step overwrites the arrays."""

    rewards: Array
    """The change of each score; losing takes back what a game earned, so it sums to 0 (`(count,)`, int8)."""
    over: Array
    """Whether each game ended; with `restart`, the next one is dealt already (`(count,)`, bool)."""
    scores: Array
    """Each score after the action, before any restart (`(count,)`, int8)."""


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
        threads: int | None = None,
    ) -> None:
        """Deal all games; `first` begins every game, or a random seat if it is None."""
        self.ruleset = to_ruleset(rules)
        self.players = check_integer("players", players)
        self.rules = rules_array(self.ruleset, self.players)
        self.count = check_range("count", count, 1, MOST_GAMES)
        self.restart = bool(restart)
        self.first = ANYBODY if first is None else check_range("first", first, 0, self.players - 1)
        self.device = device
        shared = None if threads is None else check_range("threads", threads, 1, MOST_GAMES)
        self.seed = check_seed(seed)
        self._machine = _make_machine(device, self.rules, self.count, shared)
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

    def reset(self, seed: int | None = None) -> None:
        """Deal all games again, from `seed` if it is given."""
        self.seed = self.seed if seed is None else check_seed(seed)
        self._moment = 0
        self._machine.begin(self.seed, self.first)

    def step(self, actions: Array) -> StepResult:
        """Take an action in every game; `actions` are numbers (`(count,)`, any integer type).

        Games whose action is illegal do not change. After all others have moved, `IllegalActions` is raised
        with the numbers of those games and the result of the step.
        """
        refusing = self._machine.step(actions, self.restart, self.first)
        self._moment += 1
        if refusing:
            refused = tuple(self._machine.pop_refused().tolist())
            game, action = refused[0], self._machine.last_action_of(refused[0])
            error = IllegalActions("illegal-actions", refused, count=len(refused), game=game, action=action)
            error.moved = self._step_result()
            raise error
        return self._step_result()

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
        bits = self._machine.observe(check_range("ahead", ahead, 0, self.players - 1))
        return bits if packed else self._machine.widen()

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
