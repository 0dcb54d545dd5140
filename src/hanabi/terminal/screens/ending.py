"""The end of a game: the result, the table, and what to do next."""

import shlex
from abc import abstractmethod
from datetime import datetime

from rich.text import Text

from hanabi.coach import review
from hanabi.game.replay import Replay
from hanabi.terminal.records import save
from hanabi.terminal.screens.asking import AskScreen
from hanabi.terminal.screens.hands import Sights
from hanabi.terminal.screens.hints import Hint, hints_line
from hanabi.terminal.screens.paint import PLAIN, STRONG, painted, wrapped
from hanabi.terminal.screens.reading import log_page, rules_reading
from hanabi.terminal.screens.reels import reel
from hanabi.terminal.screens.replay import ReplayScreen
from hanabi.terminal.screens.review import ReviewScreen
from hanabi.terminal.screens.scenes import Scene, drawn
from hanabi.terminal.screens.sheets import Painted
from hanabi.terminal.sittings import ShownTable, Sitting
from hanabi.terminal.words import Words


class OverScreen(Painted[None]):
    """A finished game with all hands open; subclasses decide what can be done next."""

    def __init__(self, sitting: ShownTable, notice: str = "") -> None:
        super().__init__()
        self.sitting = sitting
        self.notice = notice

    @property
    def words(self) -> Words:
        return Words(self.catalogue, self.sitting.names)

    @abstractmethod
    def replay(self) -> Replay | None:
        """The replay of the game, or None if it is not available."""

    @abstractmethod
    def keys(self) -> list[Hint]:
        """The keys of this screen."""

    def lines(self, width: int, height: int) -> list[Text]:
        sights = Sights(self.words, self.sitting.view(None), self.sitting.memory)
        notice = [painted(f" {line}", PLAIN) for line in wrapped(self.notice, width - 2) if line]
        hints = hints_line(self.catalogue, self.keys(), width)
        return drawn(Scene(sights, self.sitting.moments, notice, hints, self._panel(width)), width, height)

    def _panel(self, width: int) -> list[Text]:
        """The result, and what the audience says."""
        board = self.sitting.board
        result = [painted(f" {line}", STRONG) for line in wrapped(self.words.result(board), width - 2)]
        remark = self.words.verdict(board)
        return [Text(), *result, *(painted(f" {line}") for line in wrapped(remark, width - 2))]

    def turn_to(self, typed: str) -> None:
        """Answer a letter key: open a page, the replay or the review, save, or leave."""
        width = self.app.size.width
        match typed:
            case "l":
                self.app.push_screen(log_page(self.words, self.sitting.moments, None, width))
            case "r":
                self.app.push_screen(rules_reading(self.catalogue, self.sitting.rules, width))
            case "v":
                self._look_back()
            case "c":
                self._review()
            case "s":
                self._ask_file()
            case "q":
                self.hanabi.leave()

    def _review(self) -> None:
        """Open the review; a turn chosen there opens the replay."""
        replay = self.replay()
        if replay is not None:
            self.app.push_screen(ReviewScreen(review(replay)), self._look_back_at)

    def _look_back_at(self, place: int | None) -> None:
        if place is not None:
            self._look_back(place)

    def _look_back(self, place: int = 0) -> None:
        """Open the replay; if all moments were seen here, use them, since they have the reasons of bots."""
        replay = self.replay()
        if replay is not None:
            lived = self.sitting.moments if len(self.sitting.moments) > len(replay.actions) else ()
            self.app.push_screen(ReplayScreen(reel(replay, lived), place))

    def _ask_file(self) -> None:
        """Ask for a file and save the replay."""
        replay = self.replay()
        if replay is None:
            return
        suggested = f"hanabi-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json"

        def accept(file: str) -> None:
            save(file or suggested, replay)

        def saved(file: str | None) -> None:
            if file is not None:
                name = file or suggested
                self.notice = self.say("play-saved", file=name, quoted=shlex.quote(name))
            self.paint()

        self.app.push_screen(AskScreen(self.say("screen-ask-file"), suggested, accept), saved)


class EndScreen(OverScreen):
    """The end of a game on this machine."""

    sitting: Sitting

    def replay(self) -> Replay:
        return self.sitting.replay()

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

    def pressed(self, key: str, character: str) -> None:  # noqa: ARG002
        self.notice = ""
        match character.casefold():
            case "n":
                self.hanabi.deal(self.sitting.plan)
            case "d":
                self.hanabi.sit_down(Sitting(self.sitting.plan, self.sitting.luck))
            case "u":
                self.hanabi.open_setup()
            case typed:
                self.turn_to(typed)
