"""A single game on the kernel, stepped from Python without the overhead of a batch.

>>> game = Game("pl", players=2, seed=7)
>>> while not game.over:
...     reward = game.step(game.sample())
>>> 0 <= game.score <= 25
True
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from hanabi.errors import IllegalAction
from hanabi.fast import layout, loops, positions
from hanabi.fast.arguments import (
    MOST_GAMES,
    check_integer,
    check_range,
    check_same_game,
    check_seed,
    check_state,
    to_ruleset,
)
from hanabi.fast.chance import key_of
from hanabi.fast.compiling import to_kernel
from hanabi.fast.cpu import WIDE_BYTES, Processor
from hanabi.fast.layout import ANYBODY, ByteArray, Integers, WordArray, rules_array
from hanabi.fast.legal import mark_legal
from hanabi.fast.numbering import Numbering
from hanabi.fast.observing import observe, reveal
from hanabi.fast.warmup import warm
from hanabi.game import Event, GameState, PlayerView
from hanabi.rules import Ruleset


class Game:
    """A single game on the kernel, dealt as game `number` of `seed`."""

    def __init__(self, rules: Ruleset | str, players: int, seed: int = 0, number: int = 0) -> None:
        self.ruleset = to_ruleset(rules)
        self.players = check_integer("players", players)
        self.rules = rules_array(self.ruleset, self.players)
        self.words = np.zeros(layout.word_count(self.rules), np.int64)
        self.small = np.zeros(layout.byte_count(self.rules), np.int8)
        self._legal = np.zeros(self.rules[layout.ACTIONS], np.uint8)
        self._bits = np.zeros((self.rules[layout.OBSERVED] + 31) // 32, np.uint32)
        self._wide = np.zeros(4 * len(self._bits), np.int64)
        self._state: tuple[Integers, Integers, Integers] = (
            to_kernel(self.rules),
            to_kernel(self.words),
            to_kernel(self.small),
        )
        # Python reads single numbers from a memoryview several times faster than from an array.
        self._numbers = memoryview(self.small.data)
        self._actions = range(self.rules[layout.ACTIONS])
        warm("cpu", Processor)
        self.reset(seed, number)

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.seat} to move"
        return f"<Game of {self.ruleset}, {self.players} players: score {self.score}, {now}>"

    def reset(self, seed: int, number: int = 0, first: int | None = 0) -> None:
        """Deal game `number` of `seed`, the same as in a batch; `first` begins, or a random seat if None."""
        self._moment = 0
        begins = ANYBODY if first is None else check_range("first", first, 0, self.players - 1)
        key = key_of(check_seed(seed), check_range("number", number, 0, MOST_GAMES - 1))
        loops.begin(*self._state, key, begins)

    def step(self, action: int) -> int:
        """Take an action and return its reward; raise IllegalAction if it is not legal.

        The reward is the change of the score; losing takes back all earlier rewards.
        """
        number = action if type(action) is int else check_integer("action", action)
        before = self._numbers[layout.SCORE]
        if number not in self._actions or loops.advance(*self._state, number) == loops.REFUSED:
            raise IllegalAction("no-such-action", action=number)
        self._moment += 1
        lost = self._numbers[layout.RESULT] > layout.FINISHED
        return (self.ruleset.least if lost else self._numbers[layout.SCORE]) - before

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._numbers[layout.RESULT] != 0

    @property
    def score(self) -> int:
        """The score so far; 0 once the game is lost."""
        return self._numbers[layout.SCORE]

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self._numbers[layout.SEAT]

    @property
    def numbering(self) -> Numbering:
        """The numbering of actions."""
        return Numbering(self.ruleset, self.players)

    def sample(self) -> int:
        """A random legal action, all equally likely; -1 when the game is over."""
        return int(loops.random_move(*self._state, self._moment))

    def legal(self) -> npt.NDArray[np.bool_]:
        """A mask of the legal actions; the next call overwrites the array."""
        mark_legal(*self._state, to_kernel(self._legal))
        return self._legal.view(np.bool_)

    def observe(self, ahead: int = 0) -> npt.NDArray[np.uint8]:
        """The observation of the seat to move, or of the one `ahead` seats after it: one byte for each bit.

        The next call overwrites the array.
        """
        seat = (self.seat + ahead) % self.players
        observe(*self._state, seat, to_kernel(self._bits))
        wide: npt.NDArray[np.uint8] = WIDE_BYTES.take(self._bits.view(np.uint8), out=self._wide).view(
            np.uint8
        )
        return wide[: int(self.rules[layout.OBSERVED])]

    def own_hand(self, ahead: int = 0) -> npt.NDArray[np.uint8]:
        """The hand that the seat to move, or the one `ahead` seats after it, does not see.

        For each place a byte for each face, of which one is 1.
        """
        hand = np.zeros(layout.hand_size(self.rules), np.uint8)
        reveal(*self._state, (self.seat + ahead) % self.players, to_kernel(hand))
        return hand

    def save(self) -> GameState:
        """Return the game as a state of the object engine."""
        return positions.read_state(self.ruleset, self.players, self.words, self.small)

    def load(self, state: GameState, events: Iterable[Event] = ()) -> None:
        """Continue from a state of the object engine.

        `events`, those of its last action, are only needed for observations.
        """
        given = check_state(state)
        check_same_game(self.ruleset, self.players, given.rules, given.board.players)
        positions.write_state(state, self.words, self.small, events)

    def load_view(self, view: PlayerView, events: Iterable[Event]) -> None:
        """Continue with what a seat knows of a game; `events` is everything that the seat saw happen.

        That seat can observe, and if it is to move ask for legal actions. The game cannot be played, since
        the cards that decide are unknown.
        """
        check_same_game(self.ruleset, self.players, view.rules, view.board.players)
        positions.write_view(view, self.words, self.small, events)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.ruleset, self.players, self.words, self.small, self._moment)


def _rebuild(rules: Ruleset, players: int, words: WordArray, small: ByteArray, moment: int) -> Game:
    """Rebuild a game that was copied or pickled."""
    game = Game(rules, players)
    game.words[:], game.small[:], game._moment = words, small, moment
    return game
