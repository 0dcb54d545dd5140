"""The base of the screens: the language, the line of keys, and the request for a larger terminal."""

from abc import abstractmethod
from typing import TYPE_CHECKING, TypeVar, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Static

from hanabi.plain.console import SMALLEST
from hanabi.text import Catalogue
from hanabi.tui.key_bindings import GAP, fit_keys
from hanabi.tui.painting import FAINT, PLAIN, STRONG, join, paint, set_target
from hanabi.tui.sheet import Sheet

if TYPE_CHECKING:
    from hanabi.tui.app import HanabiApp
    from hanabi.tui.guest_app import GuestApp

T = TypeVar("T")


class BaseScreen(Screen[T], inherit_bindings=False):
    """A screen; the descriptions of its bindings are message ids."""

    ALLOW_SELECT = False

    @property
    def hanabi(self) -> "HanabiApp":
        return cast("HanabiApp", self.app)

    @property
    def catalogue(self) -> Catalogue:
        return self.hanabi.catalogue

    def say(self, message: str, **values: str | int) -> str:
        return self.catalogue.say(message, **values)

    def compose_body(self) -> ComposeResult:
        """The widgets above the line of keys."""
        return ()

    def compose(self) -> ComposeResult:
        yield from self.compose_body()
        yield Sheet(self._draw_keys, id="keys")
        yield Static(id="too-small", markup=False)

    def put(self, selector: str, text: str | Text) -> None:
        """Show a text in a widget, if it is another text than before."""
        for shown in self.query(selector).results(Static):
            if shown.content != text:
                shown.update(text)

    @property
    def too_small(self) -> bool:
        """Whether the terminal is too small for a table."""
        return self.app.size.width < SMALLEST[0] or self.app.size.height < SMALLEST[1]

    def on_resize(self) -> None:
        """Show the screen, or the request for a larger terminal."""
        (wide, high), (width, height) = SMALLEST, self.app.size
        text = self.say("screen-too-small", width=wide, height=high, has_width=width, has_height=height)
        self.query_one("#too-small", Static).update(text)
        self.set_class(self.too_small, "-too-small")
        self.refresh_bindings()

    async def on_event(self, event: events.Event) -> None:
        with self.hanabi.refusals():
            await super().on_event(event)

    async def on_key(self, event: events.Key) -> None:
        """Run the action of a key here, before the next key; if the terminal is too small, only Q has one.

        Left to itself, Textual runs it after the key has travelled to the application. A key that was
        typed ahead would then be looked at before the menu that it answers is open.
        """
        active = self.active_bindings.get(event.key)
        if self.too_small:
            event.stop()
            if event.key == "q":
                self.hanabi.leave()
        elif active is not None:
            event.stop()
            await self.app.run_action(active.binding.action, active.node)
        self.redraw()

    def action_leave(self) -> None:
        self.hanabi.leave()

    def on_screen_resume(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Draw the screen again, with its keys; called after every key and click."""
        self.refresh_bindings()

    # The line of keys at the bottom

    def footer_state(self, action: str) -> bool | None:  # noqa: ARG002
        """Whether the keys of an action are shown; None dims them: it will be refused with a reason."""
        return True

    def refresh_bindings(self) -> None:
        """Draw the line of keys again: Textual's own footer would mount all of its keys again."""
        super().refresh_bindings()
        for line in self.query("#keys").results(Sheet):
            line.redraw()

    def _draw_keys(self, width: int, height: int) -> list[Text]:  # noqa: ARG002
        labels: dict[str, Text] = {}
        for _, binding, enabled, _ in self.active_bindings.values():
            if binding.description.startswith("screen-key-") and binding.action not in labels:
                state = self.footer_state(binding.action)
                if state is not False:
                    labels[binding.action] = self._key_label(binding, enabled and bool(state))
        return [join([Text(" "), join(fit_keys(list(labels.values()), width), " " * GAP)])]

    def _key_label(self, binding: Binding, enabled: bool) -> Text:
        """What a key does, after its name; a click on it presses the key."""
        key = paint(self.app.get_key_display(binding), STRONG if enabled else FAINT)
        does = paint(self.say(binding.description), PLAIN if enabled else FAINT)
        return set_target(join([key, does], " "), f"key:{binding.key}")

    def on_sheet_clicked(self, message: Sheet.Clicked) -> None:
        """Press the key that was clicked."""
        message.stop()
        if message.target.startswith("key:"):
            self.app.simulate_key(message.target.removeprefix("key:"))
        else:
            with self.hanabi.refusals():
                self.answer_click(message.target)
            self.redraw()

    def answer_click(self, target: str) -> None:
        """Answer a click on something else."""


class PaintedScreen(BaseScreen[T]):
    """A screen with one sheet, driven by keys and clicks."""

    @abstractmethod
    def lines(self, width: int, height: int) -> list[Text]:
        """The lines of the screen for a sheet of this size."""

    def compose_body(self) -> ComposeResult:
        yield Sheet(self.lines, id="body")

    def redraw(self) -> None:
        super().redraw()
        for sheet in self.query("#body").results(Sheet):
            sheet.redraw()


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
