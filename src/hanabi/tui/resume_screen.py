"""The list of unfinished games, offered at the start."""

from rich.text import Text

from hanabi.errors import HanabiError
from hanabi.game import points
from hanabi.plain.replays import FileError
from hanabi.plain.saved_games import SaveSlot, UnfinishedGame
from hanabi.text import sentence
from hanabi.tui.key_hints import ENTER, Hint, hints_line
from hanabi.tui.painting import ALARM, CURSOR, FAINT, PLAIN, STRONG, paint, stack, wrap
from hanabi.tui.sheet import PaintedScreen


class ResumeScreen(PaintedScreen[None]):
    """A list of games to resume."""

    def __init__(self, games: list[UnfinishedGame], notice: str = "") -> None:
        super().__init__()
        self.games = games
        self.notice = notice
        self.cursor = 0

    def lines(self, width: int, height: int) -> list[Text]:
        asked = [paint(f" {line}", STRONG) for line in wrap(self.say("screen-resume"), width - 2)]
        rows = [line for place in range(len(self.games)) for line in self._row(place)]
        notice = [paint(f" {line}", ALARM) for line in wrap(self.notice, width - 2)]
        body = stack([Text(), *asked, Text(), *rows, Text(), *notice], width, height - 1)
        return [*body, hints_line(self.catalogue, self._keys(), width)]

    def _row(self, place: int) -> list[Text]:
        """A game in two lines: when it was saved and the rules; who plays, and how far they got."""
        left = self.games[place]
        board, style = left.game.board, CURSOR if place == self.cursor else PLAIN
        when = f"{left.when:%Y-%m-%d %H:%M}"
        where = self.say(
            "screen-resume-where", turn=board.turn + 1, points=points(board), best=board.rules.best
        )
        people = f"{', '.join(left.game.setup.names)} · {where}"
        return [
            paint(f" {'›' if place == self.cursor else ' '} {when}  {board.rules} ", style, f"game:{place}"),
            paint(f"     {people}", FAINT, f"game:{place}"),
        ]

    def _keys(self) -> list[Hint]:
        return [
            Hint("enter", ENTER, "screen-key-resume"),
            Hint("n", "N", "screen-key-new"),
            Hint("x", "X", "screen-key-forget"),
            Hint("down", "↑↓", "screen-key-choose"),
            Hint("q", "Q", "screen-key-quit"),
        ]

    def answer_key(self, key: str, character: str) -> None:
        self.notice = ""
        match key, character.casefold():
            case "enter", _:
                self._resume()
            case (("up" | "down"), _):
                self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(self.games)
            case ("delete", _) | (_, "x"):
                self._forget()
            case ("escape", _) | (_, "n"):
                self.hanabi.open_setup()
            case _, "q":
                self.hanabi.leave()
        self.redraw()

    def answer_click(self, target: str) -> None:
        kind, _, value = target.partition(":")
        if kind != "game":
            super().answer_click(target)
        elif int(value) == self.cursor:
            self._resume()
        else:
            self.cursor = int(value)
            self.redraw()

    def _resume(self) -> None:
        """Resume the game under the cursor, unless another program has it or one of its bots cannot start."""
        slot = self._claim_slot()
        if slot is None:
            return
        try:
            game = slot.read().resume()
        except HanabiError as error:
            slot.release()
            self.notice = sentence(self.catalogue, error)
        else:
            self.hanabi.open_table(game, slot)

    def _forget(self) -> None:
        """Delete the game under the cursor, unless another program is playing it."""
        slot = self._claim_slot()
        if slot is None:
            return
        try:
            slot.clear()
        except OSError:
            self._tell_unwritable(slot)
            return
        self.games.pop(self.cursor)
        self.cursor = 0
        if not self.games:
            self.hanabi.open_setup()

    def _claim_slot(self) -> SaveSlot | None:
        """Lock the slot of the game under the cursor; None, with a notice, if that is not possible."""
        slot = self.games[self.cursor].slot
        try:
            if slot.claim():
                return slot
            self.notice = self.say("screen-resume-taken")
        except OSError:
            self._tell_unwritable(slot)
        return None

    def _tell_unwritable(self, slot: SaveSlot) -> None:
        self.notice = sentence(self.catalogue, FileError("file-unwritable", file=str(slot.path)))
