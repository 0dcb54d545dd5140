"""The screen between the turns of two people at one keyboard; it shows nothing secret."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from hanabi.tui.base_screen import BaseScreen
from hanabi.tui.key_bindings import bind
from hanabi.tui.painting import STRONG, colour_suits, join, paint


class PassScreen(BaseScreen[bool]):
    """Waits until the next player has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("enter", "take", "screen-key-go-on"),
        bind("q", "leave", "screen-key-quit"),
    ]

    def __init__(self, name: str, story: str) -> None:
        super().__init__()
        self.next_player = name
        self.story = story

    def compose_body(self) -> ComposeResult:
        asked = paint(self.say("screen-pass", player=self.next_player), STRONG)
        yield Static(join([colour_suits(self.catalogue, self.story), asked], "\n\n"), id="pass")

    def action_take(self) -> None:
        self.dismiss(True)
