"""What every screen of a room has in common: the application that visits it, talk, the way to the room."""

from abc import abstractmethod
from typing import TYPE_CHECKING, cast

from textual.screen import Screen

if TYPE_CHECKING:
    from hanabi.terminal.screens.guest import GuestApp


class VisitorScreen(Screen[None]):
    """A screen of somebody who visits a room."""

    @property
    def guest(self) -> "GuestApp":
        return cast("GuestApp", self.app)

    @abstractmethod
    def tell(self, text: str, alarming: bool = False) -> None:
        """Say something until the next key."""

    @abstractmethod
    def catch_up(self) -> None:
        """Show what the server told since."""

    def visitor_key(self, typed: str) -> bool:
        """Answer a key that means the same on every screen of a room; whether it does."""
        match typed:
            case "t":
                self.guest.ask_talk()
            case "o":
                self.guest.turn_over()
            case _:
                return False
        return True
