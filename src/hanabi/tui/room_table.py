"""The table of a game in a room, and its end."""

import time
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from hanabi.client.connection import Client
from hanabi.client.requests import fresh_id
from hanabi.client.room_text import MINUTE, duration_text
from hanabi.client.visited_game import VisitedGame
from hanabi.game.replay import Replay
from hanabi.tui.base_screen import VisitorScreen
from hanabi.tui.game_over import PAGE_BINDINGS, REPLAY_BINDINGS, GameOverScreen
from hanabi.tui.info_pages import TABLE_KEYS
from hanabi.tui.key_bindings import ACTION_BINDINGS, ENTER, ESCAPE, MENU_BINDINGS, QUIET_BINDINGS, bind
from hanabi.tui.painting import FAINT, paint, wrap
from hanabi.tui.table_notice import TableNotice
from hanabi.tui.table_screen import TableScreen
from hanabi.wire.requests import Begin

ROOM_TABLE_KEYS = (
    *TABLE_KEYS[:4],
    (ENTER, "pick"),
    (ESCAPE, "back"),
    ("T", "talk"),
    ("O", "room"),
    ("V", "vote"),
    *TABLE_KEYS[6:-1],
    ("Q", "away"),
)


class RoomTableScreen(TableScreen, VisitorScreen, inherit_bindings=False):
    """The table of a game in a room."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *MENU_BINDINGS,
        *ACTION_BINDINGS,
        bind("t", "talk", "screen-key-talk"),
        bind("o", "switch", "screen-key-room"),
        bind("k", "known", "screen-key-known"),
        bind("x", "meaning"),
        bind("l", "log", "screen-key-log"),
        bind("r", "rules"),
        bind("a", "advise", "screen-key-advice"),
        bind("v", "vote", "screen-key-vote"),
        bind("q", "leave", "screen-key-quit"),
        bind("?", "keys", "screen-key-keys"),
        *QUIET_BINDINGS,
    ]

    KEYS = ROOM_TABLE_KEYS

    def __init__(self, game: VisitedGame) -> None:
        super().__init__(game)
        self._seen = -1

    @property
    def client(self) -> Client:
        return self.guest.client

    def on_mount(self) -> None:
        self.set_interval(1.0, self._tick)
        self.catch_up()

    def catch_up(self) -> None:
        """Update the table after a message from the server."""
        if self._seen != self.game.seq:
            self._seen = self.game.seq
            self.menus, self.selected = [], None
            self.notice = TableNotice()
            if self.your_turn:
                self.ask()
        self.redraw()

    def _question(self) -> str:
        state = self.guest.state_text()
        if state:
            return state
        return f"{super()._question()}{self._clock_text()}"

    def _waiting_text(self) -> str:
        seat = self.game.board.seat
        absent = self.guest.client.visit.absent_player(seat)
        if absent is None:
            return super()._waiting_text()
        gone = 0 if absent.away_since is None else round(time.time() - absent.away_since)
        away = duration_text(self.catalogue, gone) if gone >= MINUTE else "none"
        return self.say("screen-waiting-away", player=self.words.names[seat], time=away)

    def _clock_text(self) -> str:
        """The time left for this turn; empty without a clock."""
        if self.game.ends is None:
            return ""
        left = duration_text(self.catalogue, max(0, round(self.game.ends - time.time())))
        return f" {self.say('screen-room-clock-left', time=left)}"

    def _tick(self) -> None:
        if self.game.ends is not None:
            self.redraw()

    def action_vote(self) -> None:
        if self.viewer is not None:
            self.guest.ask_vote()


class RoomGameOverScreen(VisitorScreen, GameOverScreen):
    """The end of a game in a room."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("n", "rematch", "screen-key-rematch"),
        *REPLAY_BINDINGS,
        bind("t", "talk", "screen-key-talk"),
        bind("o", "switch", "screen-key-room"),
        *PAGE_BINDINGS,
    ]

    def tell(self, text: str, alarming: bool = False) -> None:  # noqa: ARG002
        self.notice = text
        self.redraw()

    def catch_up(self) -> None:
        self.redraw()

    def replay(self) -> Replay | None:
        return self.guest.finished.replay if self.guest.finished else None

    def _panel(self, width: int) -> list[Text]:
        """The result, and whether the deal was the promised one."""
        proof = self.say(f"screen-proof-{self.guest.finished.verdict}") if self.guest.finished else ""
        checked = [paint(f" {line}", FAINT) for line in wrap(proof, width - 2) if line]
        return [*super()._panel(width), *checked]

    def footer_state(self, action: str) -> bool | None:
        return None if action == "rematch" and not self.guest.client.visit.is_host else True

    def action_rematch(self) -> None:
        self.guest.client.ask(Begin(fresh_id()))
