"""A list of options with a cursor."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.widgets import OptionList


class CursorList(OptionList, can_focus=False):
    """Textual's list, moved by its screen; a click moves the cursor, and a click on it is the Enter key."""

    ALLOW_SELECT = False

    def __init__(self, prompts: Sequence[Text] = (), cursor: int = 0) -> None:
        super().__init__(*prompts, markup=False, compact=True)
        self.highlighted = cursor

    @property
    def cursor(self) -> int:
        """The index of the option under the cursor; 0 if there are no options."""
        return self.highlighted or 0

    def show(self, prompts: Sequence[Text]) -> None:
        """Show these options and leave the cursor at its place, or at the last one."""
        if [option.prompt for option in self.options] != list(prompts):
            cursor = self.cursor
            self.set_options(prompts)
            self.highlighted = cursor

    def action_select(self) -> None:
        self.app.simulate_key("enter")

    def on_click(self, event: events.Click) -> None:
        place = event.style.meta.get("option")
        if place is not None and place != self.highlighted:
            event.prevent_default()
            self.highlighted = place
