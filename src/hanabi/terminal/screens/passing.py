"""The screen between the turns of two people at one keyboard; it shows nothing secret."""

from rich.text import Text

from hanabi.terminal.screens.hints import ENTER, Hint, hints_line
from hanabi.terminal.screens.paint import PLAIN, STRONG, centred, coloured, painted, stacked, wrapped
from hanabi.terminal.screens.sheets import Painted


class PassScreen(Painted[bool]):
    """Waits until the next player has the keyboard."""

    def __init__(self, name: str, story: str) -> None:
        super().__init__()
        self.name_of_next = name
        self.story = story

    def lines(self, width: int, height: int) -> list[Text]:
        asked = self.say("screen-pass", player=self.name_of_next)
        story = [coloured(self.catalogue, line, PLAIN) for line in wrapped(self.story, width - 8)]
        asking = [painted(line, STRONG) for line in wrapped(asked, width - 8)]
        shown = [centred(line, width) for line in (*story, Text(), *asking)]
        above = (height - len(shown)) // 2
        hints = [Hint("enter", ENTER, "screen-key-go-on"), Hint("q", "Q", "screen-key-quit")]
        body = stacked([Text()] * above + shown, width, height - 1)
        return [*body, hints_line(self.catalogue, hints, width)]

    def pressed(self, key: str, character: str) -> None:  # noqa: ARG002
        if key == "enter":
            self.dismiss(True)
        elif key == "q":
            self.hanabi.leave()
