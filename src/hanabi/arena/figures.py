"""Statistics of matches, and of the difference between two."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, sqrt
from statistics import NormalDist, fmean, stdev

from hanabi.arena.match import GameEnding, GameResult

CONFIDENCE_LEVEL = 0.95
"""The confidence level of intervals and verdicts."""
MIN_GAMES = 30
"""The fewest games for which the mean is taken to be normally distributed."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error, which is None for fewer than two values."""

    value: float
    error: float | None

    def interval(self) -> tuple[float, float]:
        """The confidence interval of the mean at `CONFIDENCE_LEVEL`."""
        reach = NormalDist().inv_cdf((1 + CONFIDENCE_LEVEL) / 2) * (self.error or 0.0)
        return self.value - reach, self.value + reach


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a match; games in which a bot failed are only counted, as `failed`."""

    games: int
    failed: int
    score: Mean
    endings: Mapping[GameEnding, int]
    scores: Mapping[int, int]
    """The number of games by score."""
    moves: float
    strikes: float
    seconds: float
    """The total time of all games."""

    def share(self, ending: GameEnding) -> float:
        """The share of games that ended like `ending`."""
        return self.endings.get(ending, 0) / max(1, self.games)


@dataclass(frozen=True, slots=True)
class ScoreDifference:
    """How much more one bot scores than another on the same decks."""

    games: int
    score: Mean
    better: int
    """In how many games the first bot scored more."""
    worse: int
    p_value: float
    """The p-value of the mean difference (two-sided, paired, normal approximation)."""
    perfect: tuple[int, int]
    """How many games only the first made perfect, and how many only the second."""
    perfect_p_value: float
    """The p-value of the difference in perfect games (two-sided exact sign test)."""

    @property
    def settled(self) -> bool:
        """Whether one bot is better at the confidence `CONFIDENCE_LEVEL`."""
        return self.games >= MIN_GAMES and self.p_value < 1 - CONFIDENCE_LEVEL


def mean(values: Sequence[float]) -> Mean:
    """The mean of a sample and its standard error; 0 without an error for an empty one."""
    if not values:
        return Mean(0.0, None)
    return Mean(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else None)


def summarise(lines: Iterable[GameResult]) -> Summary:
    """Compute the figures of a match."""
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


def compare(first: Iterable[GameResult], second: Iterable[GameResult]) -> ScoreDifference:
    """Compare two matches with the same decks over the games that both have finished."""
    theirs = {line.game: line for line in second if line.failure is None}
    pairs = [(line, theirs[line.game]) for line in first if line.failure is None and line.game in theirs]
    gains = [one.score - other.score for one, other in pairs]
    perfect = _count_only(pairs, GameEnding.PERFECT)
    return ScoreDifference(
        games=len(pairs),
        score=mean(gains),
        better=sum(gain > 0 for gain in gains),
        worse=sum(gain < 0 for gain in gains),
        p_value=_p_value(gains),
        perfect=perfect,
        perfect_p_value=sign_test(*perfect),
    )


def sign_test(better: int, worse: int) -> float:
    """The probability that a fair coin falls at least as unevenly as `better` to `worse`."""
    total, fewer = better + worse, min(better, worse)
    ways: int = sum(comb(total, heads) for heads in range(fewer + 1))
    return min(1.0, float(Fraction(2 * ways, 2**total)))


def _p_value(gains: Sequence[int]) -> float:
    """The p-value of a mean gain other than zero; a sign test if all gains are equal."""
    found = mean(gains)
    if not found.error:
        return sign_test(sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains))
    return 2 * NormalDist().cdf(-abs(found.value) / found.error)


def _count_only(pairs: Iterable[tuple[GameResult, GameResult]], ending: GameEnding) -> tuple[int, int]:
    """In how many pairs only the first game ended like `ending`, and in how many only the second."""
    kinds = Counter((one.ending is ending, other.ending is ending) for one, other in pairs)
    return kinds[True, False], kinds[False, True]
