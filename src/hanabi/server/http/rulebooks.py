"""Rulebooks for clients that read them over HTTP."""

from functools import lru_cache

from hanabi.rulebook import sections, title
from hanabi.rules import Ruleset
from hanabi.server.http.bodies import Rulebook
from hanabi.text import Catalogue
from hanabi.wire.values import to_wire

CACHE_SIZE = 256


@lru_cache(maxsize=CACHE_SIZE)
def make_rulebook(rules: Ruleset, language: str) -> Rulebook:
    """Return the rules in a language; cached, since many people read the same."""
    catalogue = Catalogue(language)
    told = tuple(to_wire(section) for section in sections(catalogue, rules))
    return Rulebook(str(rules), rules.edition, language, title(catalogue, rules), told)
