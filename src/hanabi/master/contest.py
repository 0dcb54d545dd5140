"""A contest of options: as many trials as it takes to tell them apart; in doubt, the first of them wins."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.master.options import MOST_OPTIONS

FIRST_LAYOUTS = 16
"""The number of layouts in the first round; every further round doubles the total."""
MAX_LAYOUTS = 1 << 13
"""The most layouts that are tried for a decision."""
HOPELESS_ERRORS = 2.0
"""An option is dropped if this many standard errors more would not make it the best."""
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


class Contest(ABC):
    """What options are worth on layouts of the hidden cards; option 0 is what the team would do unasked."""

    least_gain: ClassVar[float]
    """The mean gain over the first option, in points, that another one needs to be preferred …"""
    sure_errors: ClassVar[float]
    """… and the same in standard errors."""

    def __init__(self, budget: Budget, cards: int, best: int) -> None:
        """`cards` is the most that a layout has, `best` what a perfect game is worth."""
        most = min(budget.layouts, MAX_LAYOUTS)
        self.budget, self._best = budget, best
        self.layouts = np.zeros((most, cards), np.int8)
        self.worths = np.zeros((MOST_OPTIONS, most), np.int64)

    @abstractmethod
    def draw_layouts(self, first: int, last: int) -> bool:
        """Draw the layouts from `first` to `last` - 1; False if what is known is contradictory."""

    @abstractmethod
    def try_out(self, option: int, first: int, last: int) -> None:
        """Write the worths of an option on a range of layouts."""

    def deadline(self, seconds: float | None) -> float:
        """The moment until which to think, within `seconds` if given and within the budget."""
        return perf_counter() + min(self.budget.seconds, inf if seconds is None else seconds)

    def choose_by_sampling(self, count: int, until: float) -> int:
        """Choose an option by a sample of layouts; the first if time is too short."""
        rivals, last = np.arange(1, count), 0
        for first, last in self._rounds(until):
            self.try_out(0, first, last)
            if (self.worths[0, :last] == self._best).all():
                return 0
            for option in rivals.tolist():
                if perf_counter() > until:
                    return self._surest(rivals, first) if first else 0
                self.try_out(option, first, last)
            rivals = rivals[_are_promising(self._gains(rivals, last), self.least_gain)]
            if not len(rivals):
                return 0
        return self._surest(rivals, last) if last else 0

    def _gains(self, options: Numbers, last: int) -> Numbers:
        """The gains of options over the first: a row for each option, a column for each layout."""
        gains: Numbers = self.worths[options, :last] - self.worths[0, :last]
        return gains

    def _surest(self, rivals: Numbers, last: int) -> int:
        """The best of the options if it is significantly better than the first, or else 0."""
        mean, error = _mean_and_error(self._gains(rivals, last))
        best = int(mean.argmax())
        return int(rivals[best]) if mean[best] > max(self.least_gain, self.sure_errors * error[best]) else 0

    def _rounds(self, until: float) -> Iterator[tuple[int, int]]:
        """Yield ranges of layouts to try, each as large as all before, while there is time for them."""
        began, most = perf_counter(), len(self.layouts)
        first, last = 0, min(FIRST_LAYOUTS, most)
        while first < last and self.draw_layouts(first, last):
            yield first, last
            spent = perf_counter() - began
            first, last = last, min(2 * last, most) if began + 2 * spent < until else last


def _mean_and_error(gains: Numbers) -> tuple[Fractions, Fractions]:
    """The mean of each row, and its standard error."""
    return gains.mean(axis=1), gains.std(axis=1) / np.sqrt(gains.shape[1])


def _are_promising(gains: Numbers, least: float) -> npt.NDArray[np.bool_]:
    """Which options may still turn out to be the best, and better than the first."""
    mean, error = _mean_and_error(gains)
    behind, doubt = _mean_and_error(gains[mean.argmax()] - gains)
    may_gain, may_lead = mean + HOPELESS_ERRORS * error > least, behind <= HOPELESS_ERRORS * doubt
    return np.logical_and(may_gain, may_lead)
