"""Rulebooks for clients that read them over HTTP."""

import json
from collections.abc import Iterable
from functools import lru_cache

from hanabi.answers.bodies import Rulebook
from hanabi.rulebook import sections, title
from hanabi.rules import EDITIONS, Ruleset
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


def box_messages(language: str, keys: Iterable[str]) -> str:
    """What boxes are called in a language, or in English, as messages in Fluent."""
    lines = []
    for key in keys:
        called = EDITIONS[key].called(language)
        named = {"edition": called.name, "edition-title": called.title, "edition-about": called.about}
        lines += [f"{family}-{key} = {{ {_literal(text)} }}" for family, text in named.items()]
    return "\n".join((*lines, ""))


def _literal(text: str) -> str:
    """A text of a package in quotes, so that nothing in it is syntax."""
    return json.dumps(" ".join(text.split()), ensure_ascii=False)
