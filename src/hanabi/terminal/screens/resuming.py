"""The list of unfinished games, offered at the start."""

from rich.text import Text

from hanabi.errors import HanabiError
from hanabi.game import points
from hanabi.terminal.saved import Left, Slot
from hanabi.terminal.screens.hints import ENTER, Hint, hints_line
from hanabi.terminal.screens.paint import ALARM, CURSOR, FAINT, PLAIN, STRONG, painted, stacked, wrapped
from hanabi.terminal.screens.sheets import Painted
from hanabi.text import sentence


class ResumeScreen(Painted[None]):
    """A list of games to resume."""

    def __init__(self, games: list[Left], notice: str = "") -> None:
        super().__init__()
        self.games = games
        self.notice = notice
        self.cursor = 0

    def lines(self, width: int, height: int) -> list[Text]:
        asked = [painted(f" {line}", STRONG) for line in wrapped(self.say("screen-resume"), width - 2)]
        rows = [line for place in range(len(self.games)) for line in self._row(place)]
        notice = [painted(f" {line}", ALARM) for line in wrapped(self.notice, width - 2)]
        body = stacked([Text(), *asked, Text(), *rows, Text(), *notice], width, height - 1)
        return [*body, hints_line(self.catalogue, self._keys(), width)]

    def _row(self, place: int) -> list[Text]:
        """A game in two lines: when it was saved and the rules; who plays, and how far they got."""
        left = self.games[place]
        board, style = left.game.board, CURSOR if place == self.cursor else PLAIN
        when = f"{left.when:%Y-%m-%d %H:%M}"
        where = self.say(
            "screen-resume-where", turn=board.turn + 1, points=points(board), best=board.rules.best
        )
        people = f"{', '.join(left.game.plan.names)} · {where}"
        return [
            painted(
                f" {'›' if place == self.cursor else ' '} {when}  {board.rules} ", style, f"game:{place}"
            ),
            painted(f"     {people}", FAINT, f"game:{place}"),
        ]

    def _keys(self) -> list[Hint]:
        return [
            Hint("enter", ENTER, "screen-key-resume"),
            Hint("n", "N", "screen-key-new"),
            Hint("x", "X", "screen-key-forget"),
            Hint("down", "↑↓", "screen-key-choose"),
            Hint("q", "Q", "screen-key-quit"),
        ]

    def pressed(self, key: str, character: str) -> None:
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
        self.paint()

    def clicked(self, target: str) -> None:
        kind, _, value = target.partition(":")
        if kind != "game":
            super().clicked(target)
        elif int(value) == self.cursor:
            self._resume()
        else:
            self.cursor = int(value)
            self.paint()

    def _resume(self) -> None:
        """Resume the game under the cursor, unless another program has it or one of its bots cannot start."""
        slot = self._claimed()
        if slot is None:
            return
        try:
            sitting = slot.read().resume()
        except HanabiError as error:
            slot.release()
            self.notice = sentence(self.catalogue, error)
        else:
            self.hanabi.sit_down(sitting, slot)

    def _forget(self) -> None:
        """Delete the game under the cursor, unless another program is playing it."""
        slot = self._claimed()
        if slot is None:
            return
        slot.clear()
        self.games.pop(self.cursor)
        self.cursor = 0
        if not self.games:
            self.hanabi.open_setup()

    def _claimed(self) -> Slot | None:
        """Lock the slot of the game under the cursor; None, with a notice, while another program holds it."""
        slot = self.games[self.cursor].slot
        if slot.claim():
            return slot
        self.notice = self.say("screen-resume-taken")
        return None
