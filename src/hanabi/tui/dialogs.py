"""Dialogs: a line to type into, and answers to pick from."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from hanabi.errors import HanabiError
from hanabi.text import sentence
from hanabi.tui.key_bindings import bind

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


class PickScreen(ModalScreen[int | None]):
    """Asks to pick an answer, by arrows and Enter, by its number, or by a click."""

    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("escape,q", "back"),
        bind("right,tab", "move(1)"),
        bind("left,shift+tab", "move(-1)"),
        bind("space", "take"),
        *(bind(str(number), f"take({number - 1})") for number in range(1, 10)),
    ]

    def __init__(self, question: str, answers: Sequence[str]) -> None:
        super().__init__()
        self.question, self.answers = question, tuple(answers)

    def compose(self) -> ComposeResult:
        numbered = (f"{number} {answer}" for number, answer in enumerate(self.answers, start=1))
        with Vertical(id="pick"):
            yield Static(self.question, markup=False)
            yield OptionList(*numbered, markup=False, compact=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_back(self) -> None:
        self.dismiss(None)

    def action_move(self, step: int) -> None:
        shown = self.query_one(OptionList)
        shown.highlighted = ((shown.highlighted or 0) + step) % len(self.answers)

    def action_take(self, place: int | None = None) -> None:
        """Take the answer at `place`, by default that under the cursor; ignore a number that is too high."""
        taken = self.query_one(OptionList).highlighted if place is None else place
        if taken is not None and taken < len(self.answers):
            self.dismiss(taken)
