"""The end of a game: the result, the table, and what to do next."""

import shlex
from abc import abstractmethod
from datetime import datetime
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import BindingType

from hanabi.client.hot_seat import HotSeat
from hanabi.client.visited_game import VisitedGame
from hanabi.coach import review
from hanabi.game.replay import Replay
from hanabi.plain.replays import save_replay
from hanabi.plain.words import Words
from hanabi.tui.base_screen import PaintedScreen
from hanabi.tui.dialogs import AskScreen
from hanabi.tui.hands import Sights
from hanabi.tui.info_pages import log_page, rules_screen
from hanabi.tui.key_bindings import bind
from hanabi.tui.painting import PLAIN, STRONG, paint, wrap
from hanabi.tui.playback import make_playback
from hanabi.tui.replay_screen import ReplayScreen
from hanabi.tui.review_screen import ReviewScreen
from hanabi.tui.table_scene import TableScene, draw_table

REPLAY_BINDINGS: list[BindingType] = [
    bind("c", "review", "screen-key-review"),
    bind("v", "view_replay", "screen-key-view"),
    bind("s", "save", "screen-key-save"),
]
PAGE_BINDINGS: list[BindingType] = [
    bind("l", "log", "screen-key-log"),
    bind("r", "rules"),
    bind("q", "leave", "screen-key-quit"),
]


class GameOverScreen(PaintedScreen[None]):
    """A finished game with all hands open; subclasses decide what can be done next."""

    def __init__(self, game: VisitedGame, notice: str = "") -> None:
        super().__init__()
        self.game = game
        self.notice = notice

    @property
    def words(self) -> Words:
        return Words(self.catalogue, self.game.names)

    @abstractmethod
    def replay(self) -> Replay | None:
        """The replay of the game, or None if it is not available."""

    def lines(self, width: int, height: int) -> list[Text]:
        sights = Sights(self.words, self.game.view, self.game.memory)
        notice = [paint(f" {line}", PLAIN) for line in wrap(self.notice, width - 2) if line]
        return draw_table(TableScene(sights, self.game.moments, notice, self._panel(width)), width, height)

    def _panel(self, width: int) -> list[Text]:
        """The result, and what the audience says."""
        board = self.game.board
        result = [paint(f" {line}", STRONG) for line in wrap(self.words.result(board), width - 2)]
        remark = self.words.verdict(board)
        return [Text(), *result, *(paint(f" {line}") for line in wrap(remark, width - 2))]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """The replay may have to be fetched first."""
        return None if action in ("review", "view_replay", "save") and self.replay() is None else True

    async def on_key(self, event: events.Key) -> None:  # noqa: ARG002
        """Clear the notice."""
        self.notice = ""

    def action_log(self) -> None:
        self.app.push_screen(log_page(self.words, self.game.moments, None, self.app.size.width))

    def action_rules(self) -> None:
        self.app.push_screen(rules_screen(self.catalogue, self.game.rules, self.app.size.width))

    def action_view_replay(self) -> None:
        self._open_replay(0)

    def action_review(self) -> None:
        """Open the review; a turn chosen there opens the replay."""
        replay = self.replay()
        if replay is not None:
            self.app.push_screen(ReviewScreen(review(replay)), self._open_replay)

    def _open_replay(self, place: int | None) -> None:
        """Open the replay; if all moments were seen here, use them, since they have the reasons of bots."""
        replay = self.replay()
        if replay is not None and place is not None:
            lived = self.game.moments if len(self.game.moments) > len(replay.actions) else ()
            self.app.push_screen(ReplayScreen(make_playback(replay, lived), place))

    def action_save(self) -> None:
        """Ask for a file and save the replay."""
        replay = self.replay()
        if replay is None:
            return
        suggested = f"hanabi-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json"

        def accept(file: str) -> None:
            save_replay(file or suggested, replay)

        def saved(file: str | None) -> None:
            if file is not None:
                name = file or suggested
                self.notice = self.say("play-saved", file=name, quoted=shlex.quote(name))

        self.app.push_screen(AskScreen(self.say("screen-ask-file"), suggested, accept), saved)


class LocalGameOverScreen(GameOverScreen):
    """The end of a game on this machine."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("n", "new_deal", "screen-key-new-deal"),
        bind("d", "same_deal", "screen-key-same-deal"),
        *REPLAY_BINDINGS,
        bind("u", "setup", "screen-key-setup"),
        *PAGE_BINDINGS,
    ]

    def __init__(self, sitting: HotSeat, notice: str = "") -> None:
        super().__init__(sitting.open_game(), notice)
        self.sitting = sitting

    def replay(self) -> Replay:
        return self.sitting.replay()

    def action_new_deal(self) -> None:
        self.hanabi.deal(self.sitting.setup)

    def action_same_deal(self) -> None:
        self.hanabi.deal_again(self.sitting)

    def action_setup(self) -> None:
        self.hanabi.open_setup()
