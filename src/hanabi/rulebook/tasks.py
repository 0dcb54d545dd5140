"""What readers are told when they try a rule: its sentences, and what to do."""

from hanabi.rulebook.book import sections
from hanabi.rules import Ruleset, Tile
from hanabi.text import Catalogue

SECTIONS = ("turn", "tiles", "end")
"""The sections of a rules page whose rules can be tried."""


def sentences_about(catalogue: Catalogue, rules: Ruleset, tag: str) -> tuple[str, ...]:
    """What the rules page says about a tag."""
    found = (section for section in sections(catalogue, rules) if section.key in SECTIONS)
    return tuple(rule.text for section in found for rule in section.rules if tag in rule.tags.split())


def task_text(catalogue: Catalogue, key: str, tile: Tile | None, partner: str) -> str:
    """What the reader of an exercise is asked to do; `tile` is the bonus tile that it is about."""
    name = catalogue.say(f"tile-{tile.value}") if tile else ""
    return catalogue.say(f"exercise-{key}", partner=partner, tile=name)
