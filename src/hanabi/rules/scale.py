"""The scale on which the audience judges a show (B13, X1, U13)."""

from hanabi.rules.enums import NamedEnum
from hanabi.rules.ruleset import Ruleset


class Band(NamedEnum):
    """A band of the scale; the catalogues have its wording, edition by edition."""

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
"""The highest score of each band; any higher score is legendary, unless a perfect show is divine."""
SCALE_BEST = 25
PRINTED_BESTS = (SCALE_BEST, 30)
"""The best scores that an edition prints a scale for."""


def band(rules: Ruleset, score: int) -> Band:
    """The band of a score; a perfect show is legendary, or divine where more than 25 points are possible.

    Where no edition prints a scale for the best score, that of 25 points is stretched or shrunk to it (U13).
    """
    best = rules.best
    if score >= best:
        return Band.DIVINE if best > SCALE_BEST else Band.LEGENDARY
    scale_best = best if best in PRINTED_BESTS else SCALE_BEST
    return next((each for highest, each in BANDS if score * scale_best <= highest * best), Band.LEGENDARY)


def bands(rules: Ruleset) -> tuple[tuple[int, int, Band], ...]:
    """The whole scale of a ruleset: the lowest score, the highest score and the band of each row."""
    rows: list[tuple[int, int, Band]] = []
    for score in range(rules.least, rules.best + 1):
        judged = band(rules, score)
        if rows and rows[-1][2] is judged and score < rules.best:
            rows[-1] = (rows[-1][0], score, judged)
        else:
            rows.append((score, score, judged))
    return tuple(rows)
