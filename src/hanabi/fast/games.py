"""Many games of one ruleset, moved together.

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
from hanabi.fast.cpu import Processor
from hanabi.fast.given import MOST_GAMES, check_same, rules_given, seed_given, state_given, whole, within
from hanabi.fast.layout import ANYBODY, laid_out
from hanabi.fast.numbering import Numbering
from hanabi.fast.warming import warm
from hanabi.game import Event, GameState, PlayerView
from hanabi.rules import Card, Ruleset, Tile

Array: TypeAlias = Any
"""A NumPy array, or on a GPU one that PyTorch, JAX and CuPy take without a copy.

Where one is returned, its shape and its type are told in brackets.
"""


class Moved(NamedTuple):
    """What became of the games that were moved; the arrays are written anew by the next move."""

    rewards: Array
    """What each score gained, or lost when the game was lost (`(count,)`, int8)."""
    over: Array
    """Whether each game ended; where games restart, the next is dealt already (`(count,)`, bool)."""
    scores: Array
    """Each score after the move, before any restart (`(count,)`, int8)."""


class Wandered(NamedTuple):
    """What came of many random moves."""

    ended: int
    """How many games came to their end."""
    points: int
    """What they scored, all together."""


class Games:
    """A batch of games, on the processor or on a GPU.

    Game `i` of a seed is the same game on every device and in a batch of any size. Arrays that methods return
    are written anew by the next call of the same method: copy what is to be kept.
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
        """Deal; `first` begins every game, or anybody where it is None."""
        self.ruleset = rules_given(rules)
        self.players = whole("players", players)
        self.rules = laid_out(self.ruleset, self.players)
        self.count = within("count", count, 1, MOST_GAMES)
        self.restart = bool(restart)
        self.first = ANYBODY if first is None else within("first", first, 0, self.players - 1)
        self.device = device
        shared = None if threads is None else within("threads", threads, 1, MOST_GAMES)
        self.seed = seed_given(seed)
        self._machine = _machine(device, self.rules, self.count, shared)
        self.reset()

    def __repr__(self) -> str:
        return f"<Games: {self.count} of {self.ruleset}, {self.players} players, on {self.device}>"

    @property
    def actions(self) -> int:
        """How many actions have a number."""
        return int(self.rules[layout.ACTIONS])

    @property
    def observed(self) -> int:
        """How many bits an observation has."""
        return int(self.rules[layout.OBSERVED])

    @property
    def bytes_per_game(self) -> int:
        """How much memory a game takes, observations and masks not counted."""
        return 8 * layout.word_count(self.rules) + layout.byte_count(self.rules)

    @property
    def numbering(self) -> Numbering:
        """Which action has which number."""
        return Numbering(self.ruleset, self.players)

    def reset(self, seed: int | None = None) -> None:
        """Deal every game anew, from another seed where one is given."""
        self.seed = self.seed if seed is None else seed_given(seed)
        self._moment = 0
        self._machine.begin(self.seed, self.first)

    def step(self, actions: Array) -> Moved:
        """Take an action in every game, by its number: `(count,)`, of any integer type.

        Games whose action is illegal stay put. `IllegalActions` names them when all others have moved, and
        has what became of those.
        """
        refusing = self._machine.step(actions, self.restart, self.first)
        self._moment += 1
        if refusing:
            refused = tuple(self._machine.refused().tolist())
            game, action = refused[0], self._machine.tried(refused[0])
            error = IllegalActions("illegal-actions", refused, count=len(refused), game=game, action=action)
            error.moved = self._moved()
            raise error
        return self._moved()

    def wander(self, moves: int) -> Wandered:
        """Play so many random legal moves in every game without a stop; games that end are dealt anew."""
        checked = within("moves", moves, 0, MOST_GAMES)
        found = self._machine.wander(self._moment, checked, self.first)
        self._moment += checked
        return Wandered(*found)

    def sample(self) -> Array:
        """A legal action for every game, each as likely; -1 where a game is over (`(count,)`, int32)."""
        return self._machine.sample(self._moment)

    def legal(self) -> Array:
        """Which actions are legal, a row for each game (`(count, actions)`, bool)."""
        return self._machine.mark()

    def observe(self, ahead: int = 0, *, packed: bool = False) -> Array:
        """What the seat to move sees, or one so many seats after it: a byte for each bit, or eight bits.

        That is `(count, observed)`, or packed `(count, (observed + 7) // 8)`, uint8; the lowest bit is first.
        """
        bits = self._machine.observe(within("ahead", ahead, 0, self.players - 1))
        return bits if packed else self._machine.widened()

    @property
    def seats(self) -> Array:
        """Who is to move in each game (`(count,)`, int8); it changes as games move."""
        return self._machine.field(layout.SEAT)

    @property
    def scores(self) -> Array:
        """What each game scores so far (`(count,)`, int8); it changes as games move."""
        return self._machine.field(layout.SCORE)

    @property
    def results(self) -> Array:
        """How each game ended, counted from 1 in the order of `hanabi.game.Result`; 0 while it goes on.

        That is `(count,)`, int8; it changes as games move.
        """
        return self._machine.field(layout.RESULT)

    def save(self, game: int) -> GameState:
        """A game as the object engine has it."""
        return positions.read_state(self.ruleset, self.players, *self._machine.read(self._index(game)))

    def load(self, game: int, state: GameState, events: Iterable[Event] = ()) -> None:
        """Put a game of the object engine in; the events of its last action are for observations."""
        given = state_given(state)
        check_same(self.ruleset, self.players, given.rules, given.board.players)
        words, small = self._machine.read(self._index(game))
        positions.write_state(state, words, small, events)
        self._machine.write(game, words, small)

    def load_view(self, game: int, view: PlayerView, events: Iterable[Event]) -> None:
        """Put in what a seat knows, given everything it saw happen; what it cannot see is unknown.

        It can be observed from that seat, and asked for what is legal when that seat is to move; not played.
        """
        check_same(self.ruleset, self.players, view.rules, view.board.players)
        words, small = self._machine.read(self._index(game))
        positions.write_view(view, words, small, events)
        self._machine.write(game, words, small)

    def imagine(self, view: PlayerView, events: Iterable[Event], seed: int = 0) -> None:
        """Make every game one that could be: what a seat sees, and by chance what it does not see.

        `events` is everything that seat saw happen. Whatever clues and counting leave open is as likely. All
        games of the batch are replaced.
        """
        check_same(self.ruleset, self.players, view.rules, view.board.players)
        if view.seat is None:
            raise BatchError("no-seat")
        words, small = self._machine.blank()
        positions.write_view(view, words, small, events)
        checked = seed_given(seed)
        if self._machine.imagine(words, small, view.seat, checked):
            raise BatchError("nothing-fits")

    def deal(self, game: int, hand: Sequence[Card], deck: Sequence[Card], tiles: Sequence[Tile] = ()) -> None:
        """Complete a seat's game: its hand from the oldest card, the deck and the tiles from the next one."""
        words, small = self._machine.read(self._index(game))
        positions.write_hidden(self.ruleset, self.players, words, small, hand, deck, tiles)
        self._machine.write(game, words, small)

    def _moved(self) -> Moved:
        return Moved(self._machine.rewards, self._machine.over, self._machine.scores)

    def _index(self, game: int) -> int:
        return within("game", game, 0, self.count - 1)


def _machine(device: str, rules: npt.NDArray[np.int64], count: int, threads: int | None) -> Any:
    if device == "cpu":
        warm("cpu", Processor)
        return Processor(rules, count, threads)
    if device == "cuda":
        from hanabi.fast.gpu import Gpu, cuda_or_refusal

        cuda_or_refusal()
        warm("cuda", Gpu)
        return Gpu(rules, count)
    raise BatchError("no-such-device", device=device)
