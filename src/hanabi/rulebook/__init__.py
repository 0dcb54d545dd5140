"""The rules of a ruleset in sentences, the same for every page that shows them."""

from hanabi.rulebook.book import full_name, sections, short_name, title
from hanabi.rulebook.examples import letters_line
from hanabi.rulebook.offers import offer_text
from hanabi.rulebook.rule import Rule, Section

__all__ = ["Rule", "Section", "full_name", "letters_line", "offer_text", "sections", "short_name", "title"]
