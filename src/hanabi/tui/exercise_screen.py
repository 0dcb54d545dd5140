"""A rule tried at a table: what to do, a small position, and what follows from an action."""

from typing import ClassVar

from textual.binding import BindingType

from hanabi.client.exercise import ExerciseClient
from hanabi.game import Action
from hanabi.tui.info_pages import TABLE_KEYS
from hanabi.tui.key_bindings import ACTION_BINDINGS, MENU_BINDINGS, QUIET_BINDINGS, bind
from hanabi.tui.table_screen import TableScreen

NO_ADVICE = ("advice", "adviser")
"""Bots advise on games whose beginning they know."""


class ExerciseScreen(TableScreen, inherit_bindings=False):
    """A position in which a reader may do anything; it goes back to the rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *MENU_BINDINGS,
        *ACTION_BINDINGS,
        bind("s", "again", "screen-key-again"),
        bind("k", "known", "screen-key-known"),
        bind("l", "log", "screen-key-log"),
        bind("q", "leave", "screen-key-back"),
        bind("?", "keys", "screen-key-keys"),
        *QUIET_BINDINGS,
    ]

    KEYS = tuple((key, does) for key, does in TABLE_KEYS if does not in (*NO_ADVICE, "rules", "quit"))

    def __init__(self, client: ExerciseClient) -> None:
        super().__init__(client.game)
        self._client = client

    @property
    def client(self) -> ExerciseClient:
        return self._client

    def on_mount(self) -> None:
        self.ask()

    def take_action(self, action: Action) -> None:
        super().take_action(action)
        if self.your_turn:
            self.ask()

    def _question(self) -> str:
        """The task, until the reader has selected a card or done something."""
        started = self.selected is not None or self.game.seq > 1 or not self.your_turn
        return super()._question() if started else self.client.told.task

    def _waiting_text(self) -> str:
        board = self.game.board
        return self.words.result(board) if board.over else ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "next_adviser" and super().check_action(action, parameters)

    def action_again(self) -> None:
        """Lay out the position again."""
        self.client.begin()
        self.game, self.menus, self.selected = self.client.game, [], None
        self.ask()

    def action_leave(self) -> None:
        self.dismiss(None)
