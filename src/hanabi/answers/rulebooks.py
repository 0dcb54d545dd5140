"""Rulebooks for clients that read them over HTTP."""

from functools import lru_cache

from hanabi.answers.bodies import Rulebook
from hanabi.rulebook import sections, title
from hanabi.rules import Ruleset
from hanabi.testing.exercises import exercises
from hanabi.text import Catalogue

CACHE_SIZE = 256


@lru_cache(maxsize=CACHE_SIZE)
def make_rulebook(rules: Ruleset, language: str) -> Rulebook:
    """Return the rules in a language; cached, since many people read the same."""
    catalogue = Catalogue(language)
    told = sections(catalogue, rules)
    tries = tuple(each.tag for each in exercises(rules))
    return Rulebook(str(rules), rules.edition, language, title(catalogue, rules), told, tries)
