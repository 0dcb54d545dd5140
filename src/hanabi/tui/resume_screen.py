"""The list of unfinished games, offered at the start."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from hanabi.client.saved_games import resume
from hanabi.errors import HanabiError
from hanabi.game import points
from hanabi.plain.files import FileError
from hanabi.plain.saved_games import SaveSlot, UnfinishedGame
from hanabi.text import sentence
from hanabi.tui.base_screen import BaseScreen
from hanabi.tui.cursor_list import CursorList
from hanabi.tui.key_bindings import bind


class ResumeScreen(BaseScreen[None]):
    """A list of games to resume."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("enter", "resume", "screen-key-resume"),
        bind("n,escape", "setup", "screen-key-new"),
        bind("x,delete", "forget", "screen-key-forget"),
        bind("down", "move(1)", "screen-key-choose", "↑↓"),
        bind("up", "move(-1)"),
        bind("q", "leave", "screen-key-quit"),
    ]

    def __init__(self, games: list[UnfinishedGame], notice: str = "") -> None:
        super().__init__()
        self.games = games
        self.notice = notice

    def compose_body(self) -> ComposeResult:
        yield Static(self.say("screen-resume"), classes="question", markup=False)
        yield CursorList([self._describe(game) for game in self.games])
        yield Static(id="notice", classes="question alarm", markup=False)

    def redraw(self) -> None:
        super().redraw()
        self.put("#notice", self.notice)

    @property
    def rows(self) -> CursorList:
        return self.query_one(CursorList)

    def _describe(self, left: UnfinishedGame) -> Text:
        """A game in two lines: when it was saved and the rules; who plays, and how far they got."""
        board = left.game.board
        where = self.say(
            "screen-resume-where", turn=board.turn + 1, points=points(board), best=board.rules.best
        )
        people = f"{', '.join(left.game.setup.names)} · {where}"
        return Text(f" {left.when:%Y-%m-%d %H:%M}  {board.rules}\n   {people}")

    async def on_key(self, event: events.Key) -> None:  # noqa: ARG002
        """Clear the notice."""
        self.notice = ""

    def action_setup(self) -> None:
        self.hanabi.open_setup()

    def action_move(self, step: int) -> None:
        self.rows.highlighted = (self.rows.cursor + step) % len(self.games)

    def action_resume(self) -> None:
        """Resume the game under the cursor, unless another program has it or one of its bots cannot start."""
        slot = self._claim_slot()
        if slot is None:
            return
        try:
            sitting = resume(slot.read(), self.catalogue)
        except HanabiError as error:
            slot.release()
            self.notice = sentence(self.catalogue, error)
        else:
            self.hanabi.open_table(sitting, slot)

    def action_forget(self) -> None:
        """Delete the game under the cursor, unless another program is playing it."""
        slot = self._claim_slot()
        if slot is None:
            return
        try:
            slot.clear()
        except OSError:
            self._tell_unwritable(slot)
            return
        self.games.pop(self.rows.cursor)
        self.rows.show([self._describe(game) for game in self.games])
        self.rows.highlighted = 0
        if not self.games:
            self.hanabi.open_setup()

    def _claim_slot(self) -> SaveSlot | None:
        """Lock the slot of the game under the cursor; None, with a notice, if that is not possible."""
        slot = self.games[self.rows.cursor].slot
        try:
            if slot.claim():
                return slot
            self.notice = self.say("screen-resume-taken")
        except OSError:
            self._tell_unwritable(slot)
        return None

    def _tell_unwritable(self, slot: SaveSlot) -> None:
        self.notice = sentence(self.catalogue, FileError("file-unwritable", file=str(slot.path)))
