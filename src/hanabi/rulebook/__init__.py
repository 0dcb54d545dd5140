"""What a ruleset says, in sentences: the same on every page, whatever it is laid out for."""

from hanabi.rulebook.book import sections, title
from hanabi.rulebook.offers import offer_text
from hanabi.rulebook.rule import Rule, Section

__all__ = ["Rule", "Section", "offer_text", "sections", "title"]
