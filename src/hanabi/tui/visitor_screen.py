"""The base of all screens of a room."""

from abc import abstractmethod
from typing import TYPE_CHECKING, cast

from textual.screen import Screen

if TYPE_CHECKING:
    from hanabi.tui.guest_app import GuestApp


class VisitorScreen(Screen[None]):
    """A screen of a guest in a room."""

    @property
    def guest(self) -> "GuestApp":
        return cast("GuestApp", self.app)

    @abstractmethod
    def tell(self, text: str, alarming: bool = False) -> None:
        """Show a text until the next key is pressed."""

    @abstractmethod
    def catch_up(self) -> None:
        """Update the screen after a message from the server."""

    def action_talk(self) -> None:
        self.guest.ask_talk()

    def action_switch(self) -> None:
        """Switch between the table and the room."""
        self.guest.toggle_table()
