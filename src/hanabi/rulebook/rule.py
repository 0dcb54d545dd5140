"""A page's sentences, each with the tags of its rule, under their headings."""

from msgspec import Struct

from hanabi.rulebook.figures import Figure


class Rule(Struct, frozen=True):
    """A sentence of a page, the tags of its rule, and what can be drawn with it."""

    tags: str
    text: str
    figure: Figure | None = None


class Section(Struct, frozen=True):
    """A heading and the rules below it."""

    key: str
    heading: str
    rules: tuple[Rule, ...]
