"""The search of an expert: its options, each tried on layouts that the team's language leaves possible."""

from collections import deque
from time import perf_counter

import numpy as np

from hanabi.expert.deciding import decide
from hanabi.expert.mind import MIND
from hanabi.expert.survey import look_at_own
from hanabi.fast.chance import derive_key
from hanabi.fast.compiling import to_kernel
from hanabi.fast.cpu import rows, thread_pool
from hanabi.fast.imagining import ROOM, list_unseen
from hanabi.fast.layout import (
    CARDS,
    LEFT,
    MOST_CARDS,
    PLAYERS,
    RESHUFFLES,
    SEAT,
    TURN,
    ByteArray,
    Small,
    WordArray,
    Words,
    byte_count,
    word_count,
)
from hanabi.master.contest import TRIAL_KEY, Budget, Contest
from hanabi.master.layouts import conceal, draw_layouts, list_layouts
from hanabi.master.options import MOST_OPTIONS, list_options
from hanabi.master.trials import IMAGINED, best_worth, copy_game, try_out

ENUMERATION_LIMIT = 512
"""If there are fewer layouts than this, all of them are tried instead of a sample."""
LATE_DECK, LATE_DECK_FOR_TWO = 20, 10
"""The deck sizes at which discards become free, for teams and pairs; a team begins to search then, too."""


def search_from(players: int) -> int:
    """The deck size from which on a team searches: early in a game, trials tell little."""
    return MOST_CARDS if players == 2 else LATE_DECK


def quiet_from(players: int) -> int:
    """The deck size from which on a discard says nothing about plays (QUIET in `hanabi.expert.mind`)."""
    return LATE_DECK_FOR_TWO if players == 2 else LATE_DECK


class TrialRoom:
    """The arrays in which one thread plays its trials, one after the other."""

    def __init__(self, tables: WordArray) -> None:
        words, small = np.zeros((2, word_count(tables)), np.int64), np.zeros((2, byte_count(tables)), np.int8)
        self.games = rows(words), rows(small), to_kernel(np.zeros(MIND, np.int64))


class Search(Contest):
    """The search of a team member, on a number of threads."""

    least_gain, sure_errors = 0.02, 1.5

    def __init__(self, tables: WordArray, budget: Budget, threads: int = 1) -> None:
        self._rules = to_kernel(tables)
        super().__init__(budget, int(tables[CARDS] + tables[RESHUFFLES]), int(best_worth(self._rules)))
        self._words = np.zeros(word_count(tables), np.int64)
        self._small = np.zeros(byte_count(tables), np.int8)
        self._mind: Words = to_kernel(np.zeros(MIND, np.int64))
        self._options = np.zeros(MOST_OPTIONS, np.int64)
        self._rooms = [TrialRoom(tables) for _ in range(threads)]
        self._from = search_from(int(tables[PLAYERS]))

    def choose(
        self, words: WordArray, small: ByteArray, mind: WordArray, seconds: float | None = None
    ) -> int:
        """Return the number of the action to take; the member's own hand is ignored if the state shows it."""
        until = self.deadline(seconds)
        copy_game(self._rules, to_kernel(words), to_kernel(small), *self._known)
        seat, self._mind = int(self._small[SEAT]), to_kernel(mind)
        conceal(self._rules, *self._known, seat)
        if self._small[LEFT] > self._from:
            return int(decide(self._rules, *self._known, self._mind))
        count = int(list_options(self._rules, *self._known, self._mind, to_kernel(self._options)))
        if count == 1:
            return int(self._options[0])
        look_at_own(self._rules, *self._known, self._mind, seat)
        return int(self._options[self._choose_option(count, until)])

    @property
    def _known(self) -> tuple[Words, Small]:
        """The state that the member knows, its own hand concealed."""
        return to_kernel(self._words), to_kernel(self._small)

    @property
    def _key(self) -> int:
        return int(derive_key(TRIAL_KEY, int(self._words[TURN])))

    def _choose_option(self, count: int, until: float) -> int:
        """Choose an option: by all layouts if they are few and there is time, or else by a sample of them."""
        listed, began = self._list_layouts(), perf_counter()
        if listed:
            self.try_out(0, 0, listed)
            if began + count * (perf_counter() - began) < until:
                return self._choose_by_enumeration(count, listed)
        return self.choose_by_sampling(count, until)

    def _choose_by_enumeration(self, count: int, listed: int) -> int:
        """Choose an option by all layouts: the best one, however little it gains."""
        for option in range(1, count):
            self.try_out(option, 0, listed)
        return int(self.worths[:count, :listed].sum(axis=1).argmax())

    def _list_layouts(self) -> int:
        """List all layouts and return how many there are; 0 if they are too many or not equally likely."""
        if self._rules[RESHUFFLES]:  # a copy that went back can only be a card drawn since
            return 0
        most, (_, small) = min(ENUMERATION_LIMIT, len(self.layouts)), self._known
        listed = int(list_layouts(self._rules, small, self._mind, int(small[SEAT]), rows(self.layouts), most))
        return listed if listed < most else 0

    def draw_layouts(self, first: int, last: int) -> bool:
        """Draw random layouts; False if what is known is contradictory."""
        copies, seat = to_kernel(np.zeros(ROOM, np.int8)), int(self._small[SEAT])
        unseen = list_unseen(self._rules, *self._known, seat, copies)
        words, small, _ = self._rooms[0].games
        copy_game(self._rules, *self._known, words[IMAGINED], small[IMAGINED])
        game = self._rules, words[IMAGINED], small[IMAGINED], self._mind
        return bool(draw_layouts(*game, seat, self._key, copies, unseen, rows(self.layouts), first, last))

    def try_out(self, option: int, first: int, last: int) -> None:
        """Try an option on a range of layouts, divided among the threads."""
        if len(self._rooms) == 1:
            self._try_in(self._rooms[0], option, first, last)
            return
        bounds = [first + (last - first) * part // len(self._rooms) for part in range(len(self._rooms) + 1)]
        parts = zip(self._rooms, bounds[:-1], bounds[1:], strict=True)
        deque(thread_pool().map(lambda part: self._try_in(part[0], option, part[1], part[2]), parts), 0)

    def _try_in(self, room: TrialRoom, option: int, first: int, last: int) -> None:
        action, worths = int(self._options[option]), to_kernel(self.worths[option])
        known = self._rules, *self._known, self._mind
        try_out(*known, *room.games, self._key, action, rows(self.layouts), worths, first, last)
