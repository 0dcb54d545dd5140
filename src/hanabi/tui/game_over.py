"""The end of a game: the result, the table, and what to do next."""

import shlex
from abc import abstractmethod
from datetime import datetime

from rich.text import Text

from hanabi.coach import review
from hanabi.game.replay import Replay
from hanabi.plain.local_game import LocalGame, ShownGame
from hanabi.plain.replays import save_replay
from hanabi.plain.words import Words
from hanabi.tui.ask_screen import AskScreen
from hanabi.tui.hands import Sights
from hanabi.tui.info_pages import log_page, rules_screen
from hanabi.tui.key_hints import Hint, hints_line
from hanabi.tui.painting import PLAIN, STRONG, paint, wrap
from hanabi.tui.playback import make_playback
from hanabi.tui.replay_screen import ReplayScreen
from hanabi.tui.review_screen import ReviewScreen
from hanabi.tui.sheet import PaintedScreen
from hanabi.tui.table_scene import TableScene, draw_table


class GameOverScreen(PaintedScreen[None]):
    """A finished game with all hands open; subclasses decide what can be done next."""

    def __init__(self, game: ShownGame, notice: str = "") -> None:
        super().__init__()
        self.game = game
        self.notice = notice

    @property
    def words(self) -> Words:
        return Words(self.catalogue, self.game.names)

    @abstractmethod
    def replay(self) -> Replay | None:
        """The replay of the game, or None if it is not available."""

    @abstractmethod
    def keys(self) -> list[Hint]:
        """The keys of this screen."""

    def lines(self, width: int, height: int) -> list[Text]:
        sights = Sights(self.words, self.game.view(None), self.game.memory)
        notice = [paint(f" {line}", PLAIN) for line in wrap(self.notice, width - 2) if line]
        hints = hints_line(self.catalogue, self.keys(), width)
        return draw_table(
            TableScene(sights, self.game.moments, notice, hints, self._panel(width)), width, height
        )

    def _panel(self, width: int) -> list[Text]:
        """The result, and what the audience says."""
        board = self.game.board
        result = [paint(f" {line}", STRONG) for line in wrap(self.words.result(board), width - 2)]
        remark = self.words.verdict(board)
        return [Text(), *result, *(paint(f" {line}") for line in wrap(remark, width - 2))]

    def answer_letter(self, typed: str) -> None:
        """Answer a letter key: open a page, the replay or the review, save, or leave."""
        width = self.app.size.width
        match typed:
            case "l":
                self.app.push_screen(log_page(self.words, self.game.moments, None, width))
            case "r":
                self.app.push_screen(rules_screen(self.catalogue, self.game.rules, width))
            case "v":
                self._open_replay()
            case "c":
                self._open_review()
            case "s":
                self._ask_file()
            case "q":
                self.hanabi.leave()

    def _open_review(self) -> None:
        """Open the review; a turn chosen there opens the replay."""
        replay = self.replay()
        if replay is not None:
            self.app.push_screen(ReviewScreen(review(replay)), self._open_replay_at)

    def _open_replay_at(self, place: int | None) -> None:
        if place is not None:
            self._open_replay(place)

    def _open_replay(self, place: int = 0) -> None:
        """Open the replay; if all moments were seen here, use them, since they have the reasons of bots."""
        replay = self.replay()
        if replay is not None:
            lived = self.game.moments if len(self.game.moments) > len(replay.actions) else ()
            self.app.push_screen(ReplayScreen(make_playback(replay, lived), place))

    def _ask_file(self) -> None:
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
            self.redraw()

        self.app.push_screen(AskScreen(self.say("screen-ask-file"), suggested, accept), saved)


class LocalGameOverScreen(GameOverScreen):
    """The end of a game on this machine."""

    game: LocalGame

    def replay(self) -> Replay:
        return self.game.replay()

    def keys(self) -> list[Hint]:
        return [
            Hint("n", "N", "screen-key-new-deal"),
            Hint("d", "D", "screen-key-same-deal"),
            Hint("c", "C", "screen-key-review"),
            Hint("v", "V", "screen-key-view"),
            Hint("s", "S", "screen-key-save"),
            Hint("u", "U", "screen-key-setup"),
            Hint("l", "L", "screen-key-log"),
            Hint("q", "Q", "screen-key-quit"),
        ]

    def answer_key(self, key: str, character: str) -> None:  # noqa: ARG002
        self.notice = ""
        match character.casefold():
            case "n":
                self.hanabi.deal(self.game.setup)
            case "d":
                self.hanabi.open_table(LocalGame(self.game.setup, self.game.deal))
            case "u":
                self.hanabi.open_setup()
            case typed:
                self.answer_letter(typed)
