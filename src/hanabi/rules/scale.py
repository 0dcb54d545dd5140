"""The scale on which the audience judges a show (B13, X1, U13)."""

from hanabi.rules.named import Named
from hanabi.rules.ruleset import Ruleset


class Band(Named):
    """A band of the scale; its words are in the catalogues, edition by edition."""

    HORRIBLE = "horrible"
    MEDIOCRE = "mediocre"
    HONOURABLE = "honourable"
    EXCELLENT = "excellent"
    AMAZING = "amazing"
    LEGENDARY = "legendary"
    DIVINE = "divine"


BANDS = (
    (5, Band.HORRIBLE),
    (10, Band.MEDIOCRE),
    (15, Band.HONOURABLE),
    (20, Band.EXCELLENT),
    (24, Band.AMAZING),
)
"""The highest score of each band; beyond them all but a perfect show is legendary."""


def band(rules: Ruleset, score: int) -> Band:
    """The band a score falls in; a perfect show is legendary, beyond 25 points divine."""
    if score >= rules.best:
        return Band.DIVINE if rules.best > 25 else Band.LEGENDARY
    return next((each for highest, each in BANDS if score <= highest), Band.LEGENDARY)


def bands(rules: Ruleset) -> tuple[tuple[int, int, Band], ...]:
    """The whole scale of a ruleset: lowest and highest score of each band."""
    rows: list[tuple[int, int, Band]] = []
    for score in range(rules.best + 1):
        judged = band(rules, score)
        if rows and rows[-1][2] is judged and score < rules.best:
            rows[-1] = (rows[-1][0], score, judged)
        else:
            rows.append((score, score, judged))
    return tuple(rows)
