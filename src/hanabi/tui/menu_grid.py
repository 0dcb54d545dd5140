"""The options of a menu as a grid on the screen, and the text around it."""

from rich.text import Text
from textual.coordinate import Coordinate
from textual.widgets import DataTable

from hanabi.text import Catalogue
from hanabi.tui.menus import Menu
from hanabi.tui.painting import CURSOR, FAINT, PLAIN, STRONG, colour_suits, paint, widest, wrap
from hanabi.tui.table_scene import PROMPT_HEIGHT

SIDES = 3
"""The columns of an option beside its label: the marks of the cursor, and a gap."""


class MenuGrid(DataTable[Text], can_focus=False):
    """The options of a menu, in rows if they do not fit side by side; its screen moves the cursor."""

    def __init__(self) -> None:
        super().__init__(show_header=False, cell_padding=0, cursor_foreground_priority="renderable")
        self.menu: Menu | None = None

    @property
    def place(self) -> int:
        """The index of the option under the cursor, or a higher number if there is none."""
        row, column = self.cursor_coordinate
        return row * len(self.columns) + column

    def show(self, catalogue: Catalogue, menu: Menu, width: int) -> None:
        """Show the options of a menu where its lines leave room for them."""
        lines, row, column = menu_lines(catalogue, menu, width)
        cell, across, rows = grid_shape(menu, width)
        if self.menu is None or menu.options != self.menu.options or across != len(self.columns):
            self.clear(columns=True)
            for _ in range(across):
                self.add_column("", width=cell)
            for _ in range(rows):
                self.add_row(*[Text()] * across)
            self.styles.width, self.styles.height = cell * across, rows
        self.styles.margin = (0, 0, max(len(lines), PROMPT_HEIGHT) - row - rows, column)
        self.menu = menu
        for place in range(len(menu.options)):
            self.update_cell_at(Coordinate(*divmod(place, across)), _label(menu, place))
        self.cursor_coordinate = Coordinate(*divmod(menu.cursor, across))


def grid_shape(menu: Menu, width: int) -> tuple[int, int, int]:
    """The columns of an option, the options in a row, and the rows on a screen of `width` columns."""
    cell = widest(option.label for option in menu.options) + SIDES
    across = min(len(menu.options), max(1, (width - 1) // cell))
    return cell, across, -(-len(menu.options) // across)


def _label(menu: Menu, place: int) -> Text:
    option = menu.options[place]
    if place == menu.cursor:
        return paint(f"‹{option.label}›", CURSOR)
    return paint(f" {option.label} ", FAINT if option.refused else option.style)


def menu_lines(catalogue: Catalogue, menu: Menu, width: int) -> tuple[list[Text], int, int]:
    """The lines of a menu without its options, and the line and the column where these begin.

    They stand beside the question if there is room, otherwise below it; the effect of picking the option
    under the cursor follows.
    """
    asked = [paint(f" {line}", STRONG) for line in wrap(menu.question, width - 2)]
    cell, across, rows = grid_shape(menu, width)
    style = FAINT if menu.option.refused else PLAIN
    effect = wrap(menu.option.refused or menu.option.says(), width - 2)
    told = [colour_suits(catalogue, f" {line}", style) for line in effect if line]
    column = asked[0].cell_len + 1
    if len(asked) == rows == 1 and column + cell * across <= width:
        return [*asked, *told], 0, column
    return [*asked, *[Text()] * rows, *told], len(asked), 1
