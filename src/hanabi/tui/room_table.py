"""The table of a game in a room, and its end."""

import time

from rich.text import Text

from hanabi.client import requests
from hanabi.client.connection import fresh_id
from hanabi.client.remote_game import RemoteGame, read_advice
from hanabi.client.room_text import MINUTE, duration_text
from hanabi.game import Action, Seat
from hanabi.game.replay import Replay
from hanabi.tui.game_over import GameOverScreen
from hanabi.tui.info_pages import keys_page
from hanabi.tui.key_hints import ENTER, ESCAPE, Hint
from hanabi.tui.painting import FAINT, paint, wrap
from hanabi.tui.table_screen import TableNotice, TableScreen
from hanabi.tui.visitor_screen import VisitorScreen
from hanabi.wire.messages import Advice
from hanabi.wire.requests import Begin

ROOM_TABLE_KEYS = (
    ("1-6 ← →", "select"),
    ("P", "play"),
    ("D", "discard"),
    ("C", "clue"),
    (ENTER, "pick"),
    (ESCAPE, "back"),
    ("T", "talk"),
    ("O", "room"),
    ("V", "vote"),
    ("A", "advice"),
    ("B", "adviser"),
    ("K", "known"),
    ("L", "log"),
    ("R", "rules"),
    ("Q", "away"),
)
LONGEST_NOTICE = 200
"""The longest notice, in characters, that leaves the table readable."""


class RoomTableScreen(VisitorScreen, TableScreen):
    """The table of a game in a room."""

    game: RemoteGame

    def __init__(self, game: RemoteGame) -> None:
        super().__init__(game, game.seat)
        self._seen = -1

    @property
    def your_turn(self) -> bool:
        return not self.game.board.over and bool(self.game.offer(self.viewer).actions)

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

    def take_action(self, action: Action) -> None:
        """Send an action; its events are shown when the server reports them."""
        self.menus, self.selected = [], None
        if not self.guest.client.waiting:
            self.guest.client.ask(requests.take_action(self.game, action))
        self.redraw()

    def ask_advice(self, seat: Seat, bot: str | None) -> None:  # noqa: ARG002
        """Ask the server for advice; it tells everybody who asked."""
        self.guest.client.ask(requests.ask_advice(self.game, bot))

    def hear_advice(self, told: Advice) -> None:
        """Show advice, unless the table has changed since."""
        advice = read_advice(self.game, told)
        if advice is not None:
            self.show_advice(advice)

    def tell(self, text: str, alarming: bool = False) -> None:
        self.notice = TableNotice(text[:LONGEST_NOTICE], alarming)
        if alarming and self.your_turn:
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

    def _page_hints(self) -> list[Hint]:
        return [
            Hint("t", "T", "screen-key-talk"),
            Hint("o", "O", "screen-key-room"),
            Hint("k", "K", "screen-key-known"),
            Hint("l", "L", "screen-key-log"),
            Hint("a", "A", "screen-key-advice", faint=not self.your_turn),
            Hint("v", "V", "screen-key-vote"),
            Hint("q", "Q", "screen-key-quit"),
            Hint("?", "?", "screen-key-keys"),
        ]

    def _answer_letter(self, typed: str) -> None:
        if typed == "?":
            self.app.push_screen(keys_page(self.catalogue, ROOM_TABLE_KEYS, self.app.size.width))
        elif typed == "v" and self.viewer is not None:
            self.guest.ask_vote()
        elif not self.answer_visitor_key(typed):
            super()._answer_letter(typed)


class RoomGameOverScreen(VisitorScreen, GameOverScreen):
    """The end of a game in a room."""

    game: RemoteGame

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

    def keys(self) -> list[Hint]:
        lacks = self.replay() is None
        return [
            Hint("n", "N", "screen-key-rematch", faint=not self.guest.client.visit.is_host),
            Hint("c", "C", "screen-key-review", faint=lacks),
            Hint("v", "V", "screen-key-view", faint=lacks),
            Hint("s", "S", "screen-key-save", faint=lacks),
            Hint("t", "T", "screen-key-talk"),
            Hint("o", "O", "screen-key-room"),
            Hint("l", "L", "screen-key-log"),
            Hint("q", "Q", "screen-key-quit"),
        ]

    def answer_key(self, key: str, character: str) -> None:  # noqa: ARG002
        self.notice = ""
        typed = character.casefold()
        if typed == "n":
            self.guest.client.ask(Begin(fresh_id()))
        elif not self.answer_visitor_key(typed):
            self.answer_letter(typed)
        self.redraw()
