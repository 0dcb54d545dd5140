"""One game of the kernel, as the tests hold it."""

from collections.abc import Iterable
from functools import cached_property

import numpy as np
import numpy.typing as npt

from hanabi.fast import legal, loops, observing, prospects
from hanabi.fast.compiling import compiled, to_kernel
from hanabi.fast.layout import (
    ACTIONS,
    COPIES,
    OBSERVED,
    PLACES,
    RANKS,
    RESHUFFLES,
    RETURNED,
    SUITS,
    ByteArray,
    Marks,
    Small,
    WordArray,
    Words,
    byte_count,
    rules_array,
    word_count,
)
from hanabi.fast.loops import advance
from hanabi.fast.numbering import Numbering
from hanabi.fast.positions import read_state, write_state
from hanabi.game import Event, GameState, Seat
from hanabi.rules import Ruleset

REFUSED = loops.REFUSED


class Kernel:
    """The arrays of a game, and what the kernel does with them."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        self.ruleset, self.players = rules, players
        self.rules = rules_array(rules, players)
        self.words: WordArray = np.zeros(word_count(self.rules), np.int64)
        self.small: ByteArray = np.zeros(byte_count(self.rules), np.int8)
        self.marks = np.zeros(int(self.rules[ACTIONS]), np.uint8)
        self.bits = np.zeros((int(self.rules[OBSERVED]) + 31) // 32, np.uint32)
        self._game = to_kernel(self.rules), to_kernel(self.words), to_kernel(self.small)

    @classmethod
    def of(cls, state: GameState, events: Iterable[Event] = ()) -> "Kernel":
        """A game as the object engine has it."""
        kernel = cls(state.rules, state.board.players)
        write_state(state, kernel.words, kernel.small, events)
        return kernel

    @cached_property
    def numbering(self) -> Numbering:
        return Numbering(self.ruleset, self.players)

    @property
    def state(self) -> GameState:
        return read_state(self.ruleset, self.players, self.words, self.small)

    def advance(self, action: int) -> int:
        """Take an action by its number and return what became of it."""
        return int(advance(*self._game, action))

    def some_action(self, chance: int) -> int:
        """The legal action that 32 random bits lead to."""
        return int(legal.random_action(*self._game, chance))

    def legal(self) -> list[int]:
        """The numbers that are marked as legal."""
        legal.mark_legal(*self._game, self.marks)
        return self._marked()

    def legal_one_by_one(self) -> list[int]:
        """The legal numbers, each asked for separately."""
        ask_each(*self._game, self.marks)
        return self._marked()

    def _marked(self) -> list[int]:
        return self.marks.nonzero()[0].tolist()

    def indispensable(self) -> list[bool]:
        """For each face of the box whether it is useful and only one copy is left."""
        identities = range(RANKS * int(self.rules[SUITS]))
        faces = [face for face in identities if self.rules[COPIES + face]]
        return [bool(prospects.is_indispensable(self._game[0], self._game[2], face)) for face in faces]

    def sight(self, seat: Seat) -> npt.NDArray[np.uint8]:
        """What a seat sees, eight bits a byte, with zeros after the last."""
        observing.observe(*self._game, seat, to_kernel(self.bits))
        return self.bits.view(np.uint8)[: (int(self.rules[OBSERVED]) + 7) // 8]

    def tidied(self) -> tuple[bytes, bytes]:
        """The arrays without what was left behind where nothing is read any more."""
        if not self.rules[RESHUFFLES]:
            return self.words.tobytes(), self.small.tobytes()
        words, small = self.words.copy(), self.small.copy()
        places, returned = int(self.rules[PLACES]), int(self.rules[RETURNED])
        words[places + 1 : places + 1 + int(words[places])] = 0
        small[returned + 1 + 2 * int(small[returned]) :] = 0
        return words.tobytes(), small.tobytes()


@compiled
def ask_each(rules: Words, words: Words, small: Small, marks: Marks) -> None:
    """Mark the legal numbers, asking for each separately."""
    for action in range(rules[ACTIONS]):
        marks[action] = legal.is_legal(rules, words, small, action)
