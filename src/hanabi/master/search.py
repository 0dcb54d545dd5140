"""Choose between options by as many trials as it takes to tell them apart; in doubt, as the expert does."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

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
from hanabi.master.layouts import conceal, draw_layouts, list_layouts
from hanabi.master.options import MOST_OPTIONS, list_options
from hanabi.master.trials import IMAGINED, best_worth, copy_game, try_out

FIRST_LAYOUTS = 16
"""The number of layouts in the first round; every further round doubles the total."""
MAX_LAYOUTS = 1 << 13
"""The most layouts that are tried for a decision."""
ENUMERATION_LIMIT = 512
"""If there are fewer layouts than this, all of them are tried instead of a sample."""
LEAST_GAIN = 0.02
"""The mean gain over the expert's choice, in points, that an option needs to be preferred …"""
SURE_ERRORS = 1.5
"""… and the same in standard errors."""
HOPELESS_ERRORS = 2.0
"""An option is dropped if this many standard errors more would not make it the best."""
LATE_DECK, LATE_DECK_FOR_TWO = 20, 10
"""The deck sizes at which discards become free, for teams and pairs; a team begins to search then, too."""
TRIAL_KEY = 20261115
"""The key of the random numbers of all trials: a constant, so that they depend on nothing hidden."""

Numbers: TypeAlias = npt.NDArray[np.int64]
Fractions: TypeAlias = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about a move: at most `layouts` layouts of the hidden cards and `seconds` seconds."""

    layouts: int = MAX_LAYOUTS
    seconds: float = inf

    @property
    def is_counted(self) -> bool:
        """Whether the clock plays no role, so that decisions are reproducible."""
        return self.seconds == inf


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


class Search:
    """The search of a team member, on a number of threads."""

    def __init__(self, tables: WordArray, budget: Budget, threads: int = 1) -> None:
        most, cards = min(budget.layouts, MAX_LAYOUTS), int(tables[CARDS] + tables[RESHUFFLES])
        self._budget, self._rules = budget, to_kernel(tables)
        self._words = np.zeros(word_count(tables), np.int64)
        self._small = np.zeros(byte_count(tables), np.int8)
        self._options = np.zeros(MOST_OPTIONS, np.int64)
        self._layouts = np.zeros((most, cards), np.int8)
        self._worths = np.zeros((MOST_OPTIONS, most), np.int64)
        self._rooms = [TrialRoom(tables) for _ in range(threads)]
        self._from = search_from(int(tables[PLAYERS]))
        self._best = int(best_worth(self._rules))

    def choose(
        self, words: WordArray, small: ByteArray, mind: WordArray, seconds: float | None = None
    ) -> int:
        """Return the number of the action to take; the member's own hand is ignored if the state shows it."""
        until = perf_counter() + min(self._budget.seconds, inf if seconds is None else seconds)
        copy_game(self._rules, to_kernel(words), to_kernel(small), *self._known)
        seat, thoughts = int(self._small[SEAT]), to_kernel(mind)
        conceal(self._rules, *self._known, seat)
        if self._small[LEFT] > self._from:
            return int(decide(self._rules, *self._known, thoughts))
        count = int(list_options(self._rules, *self._known, thoughts, to_kernel(self._options)))
        if count == 1:
            return int(self._options[0])
        look_at_own(self._rules, *self._known, thoughts, seat)
        return int(self._options[self._choose_option(count, thoughts, until)])

    @property
    def _known(self) -> tuple[Words, Small]:
        """The state that the member knows, its own hand concealed."""
        return to_kernel(self._words), to_kernel(self._small)

    @property
    def _key(self) -> int:
        return int(derive_key(TRIAL_KEY, int(self._words[TURN])))

    def _choose_option(self, count: int, mind: Words, until: float) -> int:
        """Choose an option: by all layouts if they are few and there is time, or else by a sample of them."""
        listed, began = self._list_layouts(mind), perf_counter()
        if listed:
            self._try_out(0, 0, listed, mind)
            if began + count * (perf_counter() - began) < until:
                return self._choose_by_enumeration(count, listed, mind)
        return self._choose_by_sampling(count, mind, until)

    def _choose_by_sampling(self, count: int, mind: Words, until: float) -> int:
        """Choose an option by a sample of layouts; the expert's if time is too short."""
        rivals, last = np.arange(1, count), 0
        for first, last in self._rounds(mind, until):
            self._try_out(0, first, last, mind)
            if (self._worths[0, :last] == self._best).all():
                return 0
            for option in rivals.tolist():
                if perf_counter() > until:
                    return self._surest(rivals, first) if first else 0
                self._try_out(option, first, last, mind)
            rivals = rivals[_are_promising(self._gains(rivals, last))]
            if not len(rivals):
                return 0
        return self._surest(rivals, last) if last else 0

    def _choose_by_enumeration(self, count: int, listed: int, mind: Words) -> int:
        """Choose an option by all layouts: the best one, however little it gains."""
        for option in range(1, count):
            self._try_out(option, 0, listed, mind)
        return int(self._worths[:count, :listed].sum(axis=1).argmax())

    def _gains(self, options: Numbers, last: int) -> Numbers:
        """The gains of options over the expert's choice: a row for each option, a column for each layout."""
        gains: Numbers = self._worths[options, :last] - self._worths[0, :last]
        return gains

    def _surest(self, rivals: Numbers, last: int) -> int:
        """The best of the options if it is significantly better than the expert's choice, or else 0."""
        mean, error = _mean_and_error(self._gains(rivals, last))
        best = int(mean.argmax())
        return int(rivals[best]) if mean[best] > max(LEAST_GAIN, SURE_ERRORS * error[best]) else 0

    def _rounds(self, mind: Words, until: float) -> Iterator[tuple[int, int]]:
        """Yield ranges of layouts to try, each as large as all before, while there is time for them."""
        began, most = perf_counter(), len(self._layouts)
        first, last = 0, min(FIRST_LAYOUTS, most)
        while first < last and self._draw_layouts(first, last, mind):
            yield first, last
            spent = perf_counter() - began
            first, last = last, min(2 * last, most) if began + 2 * spent < until else last

    def _list_layouts(self, mind: Words) -> int:
        """List all layouts and return how many there are; 0 if they are too many or not equally likely."""
        if self._rules[RESHUFFLES]:  # a copy that went back can only be a card drawn since
            return 0
        most, (_, small) = min(ENUMERATION_LIMIT, len(self._layouts)), self._known
        listed = int(list_layouts(self._rules, small, mind, int(small[SEAT]), rows(self._layouts), most))
        return listed if listed < most else 0

    def _draw_layouts(self, first: int, last: int, mind: Words) -> bool:
        """Draw random layouts; False if what is known is contradictory."""
        copies, seat = to_kernel(np.zeros(ROOM, np.int8)), int(self._small[SEAT])
        unseen = list_unseen(self._rules, *self._known, seat, copies)
        words, small, _ = self._rooms[0].games
        copy_game(self._rules, *self._known, words[IMAGINED], small[IMAGINED])
        game = self._rules, words[IMAGINED], small[IMAGINED], mind
        return bool(draw_layouts(*game, seat, self._key, copies, unseen, rows(self._layouts), first, last))

    def _try_out(self, option: int, first: int, last: int, mind: Words) -> None:
        """Try an option on a range of layouts, divided among the threads."""
        if len(self._rooms) == 1:
            self._try_in(self._rooms[0], option, first, last, mind)
            return
        bounds = [first + (last - first) * part // len(self._rooms) for part in range(len(self._rooms) + 1)]
        parts = zip(self._rooms, bounds[:-1], bounds[1:], strict=True)
        deque(thread_pool().map(lambda part: self._try_in(part[0], option, part[1], part[2], mind), parts), 0)

    def _try_in(self, room: TrialRoom, option: int, first: int, last: int, mind: Words) -> None:
        action, worths = int(self._options[option]), to_kernel(self._worths[option])
        known = self._rules, *self._known, mind
        try_out(*known, *room.games, self._key, action, rows(self._layouts), worths, first, last)


def _mean_and_error(gains: Numbers) -> tuple[Fractions, Fractions]:
    """The mean of each row, and its standard error."""
    return gains.mean(axis=1), gains.std(axis=1) / np.sqrt(gains.shape[1])


def _are_promising(gains: Numbers) -> npt.NDArray[np.bool_]:
    """Which options may still turn out to be the best, and better than the expert's choice."""
    mean, error = _mean_and_error(gains)
    behind, doubt = _mean_and_error(gains[mean.argmax()] - gains)
    may_gain, may_lead = mean + HOPELESS_ERRORS * error > LEAST_GAIN, behind <= HOPELESS_ERRORS * doubt
    return np.logical_and(may_gain, may_lead)
