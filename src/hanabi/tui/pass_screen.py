"""The screen between the turns of two people at one keyboard; it shows nothing secret."""

from rich.text import Text

from hanabi.tui.key_hints import ENTER, Hint, hints_line
from hanabi.tui.painting import PLAIN, STRONG, centre, colour_suits, paint, stack, wrap
from hanabi.tui.sheet import PaintedScreen


class PassScreen(PaintedScreen[bool]):
    """Waits until the next player has the keyboard."""

    def __init__(self, name: str, story: str) -> None:
        super().__init__()
        self.next_player = name
        self.story = story

    def lines(self, width: int, height: int) -> list[Text]:
        asked = self.say("screen-pass", player=self.next_player)
        story = [colour_suits(self.catalogue, line, PLAIN) for line in wrap(self.story, width - 8)]
        asking = [paint(line, STRONG) for line in wrap(asked, width - 8)]
        shown = [centre(line, width) for line in (*story, Text(), *asking)]
        above = (height - len(shown)) // 2
        hints = [Hint("enter", ENTER, "screen-key-go-on"), Hint("q", "Q", "screen-key-quit")]
        body = stack([Text()] * above + shown, width, height - 1)
        return [*body, hints_line(self.catalogue, hints, width)]

    def answer_key(self, key: str, character: str) -> None:  # noqa: ARG002
        if key == "enter":
            self.dismiss(True)
        elif key == "q":
            self.hanabi.leave()
