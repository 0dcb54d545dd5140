"""A dialog with a line to type into."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from hanabi.errors import HanabiError
from hanabi.text import sentence

if TYPE_CHECKING:
    from hanabi.tui.app import HanabiApp


class AskScreen(ModalScreen[str | None]):
    """Asks until `accept` takes the answer or the person goes back; `accept` refuses by HanabiError."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, question: str, default: str, accept: Callable[[str], None]) -> None:
        super().__init__()
        self.question, self.default, self.accept = question, default, accept

    def compose(self) -> ComposeResult:
        with Vertical(id="ask"):
            yield Static(self.question, markup=False)
            yield Input(self.default, select_on_focus=False)
            yield Static("", id="ask-refused", markup=False)

    def action_back(self) -> None:
        self.dismiss(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        try:
            self.accept(event.value.strip())
        except HanabiError as error:
            catalogue = cast("HanabiApp", self.app).catalogue
            self.query_one("#ask-refused", Static).update(sentence(catalogue, error))
        else:
            self.dismiss(event.value.strip())
