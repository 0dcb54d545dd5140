"""The rules and sections of a rules page."""

from dataclasses import dataclass

from hanabi.rulebook.figures import Figure


@dataclass(frozen=True, slots=True)
class Rule:
    """A sentence of a page, the tags of its rule, the message that words it, and the figure beside it."""

    tags: str
    message: str
    text: str
    figure: Figure | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the rules below it."""

    key: str
    heading: str
    rules: tuple[Rule, ...]
