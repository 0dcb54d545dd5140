"""Fields of a form in one line each: Textual's own, with Enter left to the screen and ← → to change them."""

from collections.abc import Hashable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Checkbox, Input, Select

from hanabi.tui.key_bindings import bind
from hanabi.tui.setup_draft import LONGEST_TYPED_NAME

BOXES = {False: "[ ]", True: "[x]"}


class FieldColumn(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Fields below each other; it scrolls to the one that has the focus."""


class ChoiceField(Select[Hashable], inherit_bindings=False):
    """A value from a list, which Space opens."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("space", "show_overlay")]

    def __init__(self, options: list[tuple[str, Hashable]], value: Hashable, row: str) -> None:
        super().__init__(options, value=value, allow_blank=False, compact=True, name=row, id=field_id(row))
        self.offered = options

    def offer(self, options: list[tuple[str, Hashable]], value: Hashable) -> None:
        """Offer these options, with one of them chosen; no message is sent."""
        with self.prevent(Select.Changed):
            if options != self.offered:
                self.offered = options
                self.set_options(options)
            self.value = value

    def step(self, step: int) -> None:
        """Choose the next value, or the previous one if `step` is -1."""
        values = [value for _, value in self.offered]
        self.value = values[(values.index(self.value) + step) % len(values)]


class TickField(Checkbox, inherit_bindings=False):
    """A box to tick, drawn so that it can be read without colours."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("space", "toggle_button")]
    BUTTON_LEFT = BUTTON_RIGHT = ""

    def __init__(self, label: str, value: bool, row: str) -> None:
        super().__init__(label, value, compact=True, name=row, id=field_id(row))
        self.BUTTON_INNER = BOXES[value]

    def watch_value(self) -> None:
        self.BUTTON_INNER = BOXES[self.value]
        super().watch_value()

    def step(self, step: int) -> None:  # noqa: ARG002
        self.toggle()


class NameField(Input, inherit_bindings=False):
    """The name of a player."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding for binding in Input.BINDINGS if isinstance(binding, Binding) and binding.key != "enter"
    ]

    def __init__(self, name: str, row: str) -> None:
        number = row.removeprefix("seat:")
        super().__init__(name, select_on_focus=False, compact=True, name=row, id=f"name-{number}")
        self.max_length, self.cursor_position = LONGEST_TYPED_NAME, len(name)


def field_id(row: str) -> str:
    """The id of the field in a row."""
    return row.replace(":", "-")
