"""Menus: a question with a row of options; picking one leads to an action or to another menu."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from rich.style import Style
from rich.text import Text

from hanabi.game import Action, CardId, Seat
from hanabi.text import Catalogue
from hanabi.tui.painting import CURSOR, FAINT, PLAIN, STRONG, colour_suits, join, paint, wrap

MenuOutcome: TypeAlias = "Action | Menu | None"
"""What picking an option leads to; None goes back."""
MARGIN = " "


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


def menu_lines(catalogue: Catalogue, shown: Menu, width: int) -> list[Text]:
    """The lines of a menu: the question, the options, and the effect of the one under the cursor."""
    asked = [paint(f"{MARGIN}{line}", STRONG) for line in wrap(shown.question, width - 2)]
    options = [_option(shown, place) for place in range(len(shown.options))]
    style = FAINT if shown.option.refused else PLAIN
    note = shown.option.refused or shown.option.says()
    notes = [colour_suits(catalogue, MARGIN + line, style) for line in wrap(note, width - 2) if line]
    together = _flow([*asked, *options], width)
    return [*(together if len(together) == 1 else [*asked, *_flow([Text(), *options], width)]), *notes]


def _option(shown: Menu, place: int) -> Text:
    option = shown.options[place]
    target = f"option:{place}"
    if place == shown.cursor:
        return paint(f"‹{option.label}›", CURSOR, target)
    return paint(f" {option.label} ", FAINT if option.refused else option.style, target)


def _flow(parts: list[Text], width: int) -> list[Text]:
    """Put texts one after the other, in as few lines as possible."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 1 + part.cell_len <= width:
            lines[-1] = join([lines[-1], part], " ")
        else:
            lines.append(part if not lines else join([Text(MARGIN), part]))
    return lines
