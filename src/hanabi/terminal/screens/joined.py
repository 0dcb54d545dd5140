"""The table of a game in a room, and its end."""

import time

from rich.text import Text

from hanabi.game import Action, Seat
from hanabi.game.replay import Replay
from hanabi.terminal import errands
from hanabi.terminal.client import fresh_id
from hanabi.terminal.lobby import MINUTE, duration
from hanabi.terminal.remote import RemoteSitting, advice_from
from hanabi.terminal.screens.ending import OverScreen
from hanabi.terminal.screens.hints import ENTER, ESCAPE, Hint
from hanabi.terminal.screens.paint import FAINT, painted, wrapped
from hanabi.terminal.screens.reading import keys_page
from hanabi.terminal.screens.table import Notice, TableScreen
from hanabi.terminal.screens.visitors import VisitorScreen
from hanabi.wire.messages import Advice, Begin

JOINED_KEYS = (
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
MOST_NEWS = 200
"""The longest notice, in characters, that leaves the table readable."""


class JoinedTable(VisitorScreen, TableScreen):
    """The table of a game in a room."""

    sitting: RemoteSitting

    def __init__(self, sitting: RemoteSitting) -> None:
        super().__init__(sitting, sitting.seat)
        self._seen = -1

    @property
    def your_turn(self) -> bool:
        return not self.sitting.board.over and bool(self.sitting.offer(self.viewer).actions)

    def on_mount(self) -> None:
        self.set_interval(1.0, self._tick)
        self.catch_up()

    def catch_up(self) -> None:
        """Update the table after a message from the server."""
        if self._seen != self.sitting.seq:
            self._seen = self.sitting.seq
            self.menus, self.selected = [], None
            self.notice = Notice()
            if self.your_turn:
                self.ask()
        self.paint()

    def happen(self, action: Action) -> None:
        """Send an action; its events are shown when the server reports them."""
        self.menus, self.selected = [], None
        if not self.guest.client.waiting:
            self.guest.client.ask(errands.take_action(self.sitting, action))
        self.paint()

    def ask_advice(self, seat: Seat, bot: str | None) -> None:  # noqa: ARG002
        """Ask the server for advice; it tells everybody who asked."""
        self.guest.client.ask(errands.ask_advice(self.sitting, bot))

    def hear_advice(self, told: Advice) -> None:
        """Show advice, unless the table has changed since."""
        advice = advice_from(self.sitting, told)
        if advice is not None:
            self.show_advice(advice)

    def tell(self, text: str, alarming: bool = False) -> None:
        self.notice = Notice(text[:MOST_NEWS], alarming)
        if alarming and self.your_turn:
            self.ask()
        self.paint()

    def _question(self) -> str:
        state = self.guest.state_text()
        if state:
            return state
        return f"{super()._question()}{self._clock()}"

    def _waiting_text(self) -> str:
        seat = self.sitting.board.seat
        absent = self.guest.client.visit.absent_player(seat)
        if absent is None:
            return super()._waiting_text()
        gone = 0 if absent.away_since is None else round(time.time() - absent.away_since)
        away = duration(self.catalogue, gone) if gone >= MINUTE else "none"
        return self.say("screen-waiting-away", player=self.words.names[seat], time=away)

    def _clock(self) -> str:
        """The time left for this turn; empty without a clock."""
        if self.sitting.ends is None:
            return ""
        left = duration(self.catalogue, max(0, round(self.sitting.ends - time.time())))
        return f" {self.say('screen-room-clock-left', time=left)}"

    def _tick(self) -> None:
        if self.sitting.ends is not None:
            self.paint()

    def _pages(self) -> list[Hint]:
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

    def _turn_to(self, typed: str) -> None:
        if typed == "?":
            self.app.push_screen(keys_page(self.catalogue, JOINED_KEYS, self.app.size.width))
        elif typed == "v" and self.viewer is not None:
            self.guest.ask_vote()
        elif not self.visitor_key(typed):
            super()._turn_to(typed)


class JoinedEnd(VisitorScreen, OverScreen):
    """The end of a game in a room."""

    sitting: RemoteSitting

    def tell(self, text: str, alarming: bool = False) -> None:  # noqa: ARG002
        self.notice = text
        self.paint()

    def catch_up(self) -> None:
        self.paint()

    def replay(self) -> Replay | None:
        return self.guest.over.replay if self.guest.over else None

    def _panel(self, width: int) -> list[Text]:
        """The result, and whether the deal was the promised one."""
        proof = self.say(f"screen-proof-{self.guest.over.verdict}") if self.guest.over else ""
        checked = [painted(f" {line}", FAINT) for line in wrapped(proof, width - 2) if line]
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

    def pressed(self, key: str, character: str) -> None:  # noqa: ARG002
        self.notice = ""
        typed = character.casefold()
        if typed == "n":
            self.guest.client.ask(Begin(fresh_id()))
        elif not self.visitor_key(typed):
            self.turn_to(typed)
        self.paint()
