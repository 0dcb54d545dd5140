"""The screen for setting up a game; Enter starts it."""

from rich.text import Text

from hanabi.rules import COLOURS
from hanabi.tui.info_pages import rules_screen
from hanabi.tui.setup_draft import Draft
from hanabi.tui.setup_form import SetupForm
from hanabi.tui.sheet import PaintedScreen


class SetupScreen(PaintedScreen[None]):
    """The form of a new game."""

    def __init__(self, draft: Draft, notice: str = "") -> None:
        super().__init__()
        self.draft = draft
        self.notice = notice
        self.row = "edition"

    def lines(self, width: int, height: int) -> list[Text]:
        return SetupForm(self.catalogue, self.draft, self.row, self.notice).lines(width, height)

    def answer_key(self, key: str, character: str) -> None:
        self.notice = ""
        match key:
            case "enter":
                self._begin()
            case "escape":
                self.hanabi.leave()
            case "ctrl+r":
                self._show_rules()
            case "up" | "shift+tab" | "down" | "tab":
                self._move(1 if key in ("down", "tab") else -1)
            case _:
                self._answer(key, character)
        self.redraw()

    def answer_click(self, target: str) -> None:
        kind, _, row = target.partition(":")
        if kind == "key":
            super().answer_click(target)
            return
        self.row = row
        if kind in ("less", "more", "tick"):
            self._change(-1 if kind == "less" else 1)
        self.redraw()

    def _answer(self, key: str, character: str) -> None:
        """Change the row by an arrow key, by space, or by typing."""
        if key in ("left", "right"):
            self._change(1 if key == "right" else -1)
        elif key == "backspace":
            self.draft = self.draft.erase_character(self.row)
        elif key == "space" and not self.row.startswith("seat"):
            self._change(1)
        elif self.row == "setting:suits":
            self._toggle_colour(character.casefold())
        elif character:
            self.draft = self.draft.add_character(self.row, character)

    def _toggle_colour(self, letter: str) -> None:
        """Add or remove the colour with this letter."""
        for colour in COLOURS:
            if self.say(f"letter-{colour}").casefold() == letter:
                self.draft = self.draft.toggle_colour(colour)

    def _change(self, step: int) -> None:
        self.draft = self.draft.change_row(self.row, step)
        self.hanabi.set_language(self.draft.language)

    def _move(self, step: int) -> None:
        rows = [row for column in self.draft.rows() for row in column]
        self.row = rows[(rows.index(self.row) + step) % len(rows)]

    def _begin(self) -> None:
        """Deal the game if it can be played."""
        if self.draft.objection() is None:
            self.hanabi.deal(self.draft.to_setup(), self.draft)

    def _show_rules(self) -> None:
        if self.draft.objection() is None:
            self.app.push_screen(rules_screen(self.catalogue, self.draft.rules, self.app.size.width))
