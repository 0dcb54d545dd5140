"""What many games say of a bot, and of the difference between two."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, sqrt
from statistics import NormalDist, fmean, stdev

from hanabi.arena.match import Ending, Line

LEVEL = 0.95
"""How sure an interval is."""
ENOUGH = 30
"""The fewest games after which a mean is taken to be spread as the normal distribution says."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error; one value alone has none."""

    value: float
    error: float | None

    def interval(self) -> tuple[float, float]:
        """Where the true mean lies, as sure as `LEVEL` says."""
        reach = NormalDist().inv_cdf((1 + LEVEL) / 2) * (self.error or 0.0)
        return self.value - reach, self.value + reach


@dataclass(frozen=True, slots=True)
class Summary:
    """The games of a match in a few figures; those in which a bot failed are only counted."""

    games: int
    failed: int
    score: Mean
    endings: Mapping[Ending, int]
    scores: Mapping[int, int]
    """How many games had each score."""
    moves: float
    strikes: float
    seconds: float
    """How long all games took, one after the other."""

    def share(self, ending: Ending) -> float:
        """The part of all games that ended so."""
        return self.endings.get(ending, 0) / max(1, self.games)


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more one bot scores than another with the same decks."""

    games: int
    score: Mean
    better: int
    """In how many games the first one scored more."""
    worse: int
    doubt: float
    """How likely chance alone makes the means differ so much (two-sided, paired, normal approximation)."""
    perfect: tuple[int, int]
    """The games that only the first made perfect, and those that only the second did."""
    perfect_doubt: float
    """The same for perfect games (two-sided exact sign test)."""

    @property
    def settled(self) -> bool:
        """Whether one of them is better, as sure as `LEVEL` says."""
        return self.games >= ENOUGH and self.doubt < 1 - LEVEL


def mean(values: Sequence[float]) -> Mean:
    """The mean of a sample, and its standard error."""
    if not values:
        return Mean(0.0, None)
    return Mean(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else None)


def summarise(lines: Iterable[Line]) -> Summary:
    """The figures of a match."""
    given = list(lines)
    played = [line for line in given if line.failure is None]
    return Summary(
        games=len(played),
        failed=len(given) - len(played),
        score=mean([line.score for line in played]),
        endings=Counter(line.ending for line in played),
        scores=Counter(line.score for line in played),
        moves=mean([line.moves for line in played]).value,
        strikes=mean([line.strikes for line in played]).value,
        seconds=sum(line.seconds for line in played),
    )


def compare(first: Iterable[Line], second: Iterable[Line]) -> Difference:
    """The difference between two matches with the same decks, in the games both have finished."""
    theirs = {line.game: line for line in second if line.failure is None}
    pairs = [(line, theirs[line.game]) for line in first if line.failure is None and line.game in theirs]
    gains = [one.score - other.score for one, other in pairs]
    perfect = _only(pairs, Ending.PERFECT)
    return Difference(
        games=len(pairs),
        score=mean(gains),
        better=sum(gain > 0 for gain in gains),
        worse=sum(gain < 0 for gain in gains),
        doubt=_doubt(gains),
        perfect=perfect,
        perfect_doubt=sign_test(*perfect),
    )


def sign_test(better: int, worse: int) -> float:
    """How likely a fair coin falls as unevenly as this, to either side."""
    total, fewer = better + worse, min(better, worse)
    ways: int = sum(comb(total, heads) for heads in range(fewer + 1))
    return min(1.0, float(Fraction(2 * ways, 2**total)))


def _doubt(gains: Sequence[int]) -> float:
    """How likely a mean so far from zero is by chance; if no two gains differ, a coin must answer."""
    found = mean(gains)
    if not found.error:
        return sign_test(sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains))
    return 2 * NormalDist().cdf(-abs(found.value) / found.error)


def _only(pairs: Iterable[tuple[Line, Line]], ending: Ending) -> tuple[int, int]:
    """How many pairs only the first of both has so, and only the second."""
    kinds = Counter((one.ending is ending, other.ending is ending) for one, other in pairs)
    return kinds[True, False], kinds[False, True]
