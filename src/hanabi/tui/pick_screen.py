"""A dialog with a list to pick from."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from hanabi.tui.painting import CURSOR, PLAIN, join, paint


class PickScreen(ModalScreen[int | None]):
    """Asks to pick an answer, by arrows and Enter or by its number."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "back", show=False),
        Binding("down,right,tab", "move(1)", show=False),
        Binding("up,left,shift+tab", "move(-1)", show=False),
        Binding("enter,space", "take", show=False),
        *(Binding(str(number), f"take({number - 1})", show=False) for number in range(1, 10)),
    ]

    def __init__(self, question: str, answers: Sequence[str]) -> None:
        super().__init__()
        self.question, self.answers = question, tuple(answers)
        self.cursor = 0

    def compose(self) -> ComposeResult:
        with Vertical(id="pick"):
            yield Static(self.question, markup=False)
            yield Static(self._answer_list(), id="pick-list")

    def action_back(self) -> None:
        self.dismiss(None)

    def action_move(self, step: int) -> None:
        self.cursor = (self.cursor + step) % len(self.answers)
        self.query_one("#pick-list", Static).update(self._answer_list())

    def action_take(self, place: int | None = None) -> None:
        """Take the answer at `place`, by default that under the cursor; ignore a number that is too high."""
        taken = self.cursor if place is None else place
        if taken < len(self.answers):
            self.dismiss(taken)

    def _answer_list(self) -> Text:
        rows = (
            paint(f" {place + 1} {answer} ", CURSOR if place == self.cursor else PLAIN)
            for place, answer in enumerate(self.answers)
        )
        return join(rows, "\n")
