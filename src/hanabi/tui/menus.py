"""Menus: a question with options; picking one leads to an action or to another menu."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from rich.style import Style

from hanabi.game import Action, CardId, Seat
from hanabi.tui.painting import PLAIN

MenuOutcome: TypeAlias = "Action | Menu | None"
"""What picking an option leads to; None goes back."""


@dataclass(frozen=True, slots=True)
class MenuOption:
    """An answer: how it looks, what it leads to, and what it highlights on the table."""

    label: str
    leads: MenuOutcome
    keys: frozenset[str] = frozenset()
    style: Style = PLAIN
    refused: str = ""
    """Why it cannot be picked, in words; empty if it can."""
    says: Callable[[], str] = str
    """Describes the effect of picking it; called only when the option is shown."""
    pointed: frozenset[CardId] = frozenset()
    receiver: Seat | None = None
    place: int | None = None
    """The index of the own card that it is about."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A question with options; `must` if there is no way back."""

    question: str
    options: tuple[MenuOption, ...]
    cursor: int = 0
    must: bool = False

    @property
    def option(self) -> MenuOption:
        """The option under the cursor."""
        return self.options[self.cursor]

    def move(self, step: int) -> "Menu":
        return replace(self, cursor=(self.cursor + step) % len(self.options))

    def move_to(self, place: int) -> "Menu":
        return replace(self, cursor=place)

    def find_key(self, key: str) -> "Menu | None":
        """Move the cursor to the next option with this key; None if there is none."""
        count = len(self.options)
        start = self.cursor + (key in self.option.keys)
        places = ((start + step) % count for step in range(count))
        found = next((place for place in places if key in self.options[place].keys), None)
        return None if found is None else self.move_to(found)


def make_menu(question: str, options: Iterable[MenuOption], must: bool = False) -> Menu:
    """Make a menu with the cursor on the first option that can be picked."""
    found = tuple(options)
    first = next((place for place, option in enumerate(found) if not option.refused), 0)
    return Menu(question, found, first, must)
