"""The rules of a ruleset in sentences, the same for every page that shows them."""

from hanabi.rulebook.book import sections, title
from hanabi.rulebook.offers import offer_text
from hanabi.rulebook.rule import Rule, Section

__all__ = ["Rule", "Section", "offer_text", "sections", "title"]
