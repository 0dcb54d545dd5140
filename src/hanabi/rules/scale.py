"""The scale on which the audience judges a show (B13, X1, U13)."""

from hanabi.rules.named import Named
from hanabi.rules.ruleset import Ruleset


class Remark(Named):
    """A band of the scale; its words are in the catalogues, edition by edition."""

    HORRIBLE = "horrible"
    MEDIOCRE = "mediocre"
    HONOURABLE = "honourable"
    EXCELLENT = "excellent"
    AMAZING = "amazing"
    LEGENDARY = "legendary"
    DIVINE = "divine"


BANDS = (
    (5, Remark.HORRIBLE),
    (10, Remark.MEDIOCRE),
    (15, Remark.HONOURABLE),
    (20, Remark.EXCELLENT),
    (24, Remark.AMAZING),
)
"""The highest score of each band; beyond them all but a perfect show is legendary."""


def remark(rules: Ruleset, score: int) -> Remark:
    """The band a score falls in; a perfect show is legendary, beyond 25 points divine."""
    if score >= rules.best:
        return Remark.DIVINE if rules.best > 25 else Remark.LEGENDARY
    return next((band for highest, band in BANDS if score <= highest), Remark.LEGENDARY)


def bands(rules: Ruleset) -> tuple[tuple[int, int, Remark], ...]:
    """The whole scale of a ruleset: lowest and highest score of each band, with its remark."""
    rows: list[tuple[int, int, Remark]] = []
    for score in range(rules.best + 1):
        band = remark(rules, score)
        if rows and rows[-1][2] is band and score < rules.best:
            rows[-1] = (rows[-1][0], score, band)
        else:
            rows.append((score, score, band))
    return tuple(rows)
