"""Every sentence of the printed rulebooks: what it says, and which rules, pages and tests answer to it."""

from hanabi.rulebook.concordance.lines import Concordance, ConcordanceLine, SentenceKind
from hanabi.rulebook.concordance.loading import is_accounted_for, load, parse
from hanabi.rulebook.concordance.sources import number_ranges, sources

__all__ = [
    "Concordance",
    "ConcordanceLine",
    "SentenceKind",
    "is_accounted_for",
    "load",
    "number_ranges",
    "parse",
    "sources",
]
