"""The form for setting up a game: the rules on the left, the players on the right."""

from dataclasses import dataclass

from rich.text import Text

from hanabi.coach.words import bot_name
from hanabi.rulebook import offer_text
from hanabi.rules import edition
from hanabi.text import Catalogue, sentence
from hanabi.tui.key_hints import ENTER, ESCAPE, Hint, hints_line
from hanabi.tui.painting import (
    ALARM,
    BLOCKS,
    CURSOR,
    FAINT,
    INKS,
    PLAIN,
    STRONG,
    TITLE,
    fit,
    join,
    join_columns,
    paint,
    set_target,
    stack,
    wrap,
)
from hanabi.tui.setup_draft import DEFAULT_HAND, Draft

LABEL_WIDTH = 14
ABOUT_HEIGHT = 4


@dataclass(frozen=True, slots=True)
class SetupForm:
    """Draws the form of a draft, with the cursor on a row."""

    catalogue: Catalogue
    draft: Draft
    row: str
    notice: str = ""

    def say(self, message: str, **values: str | int) -> str:
        return self.catalogue.say(message, **values)

    def lines(self, width: int, height: int) -> list[Text]:
        half = width // 2
        left, right = self.draft.rows()
        body = join_columns(
            [(self._column(left, half - 1), half), (self._column(right, half - 1), half)], _rows(height)
        )
        about = stack(self._about(width), width, ABOUT_HEIGHT)
        how = fit(paint(f" {self.say('screen-setup-how')}", STRONG), width)
        head = [self._title(width), how, Text()]
        return [*head, *body, Text(), *about, hints_line(self.catalogue, self._keys(), width)]

    def _title(self, width: int) -> Text:
        sparks = join(paint("✶", INKS[suit]) for suit in BLOCKS if suit != "black")
        title = join([paint(f" {self.say('screen-title')} ", TITLE), sparks])
        return fit(join([title, paint(f"  {self.say('screen-tagline')}", PLAIN)]), width)

    def _column(self, rows: tuple[str, ...], width: int) -> list[Text]:
        return [fit(self._row(row), width) for row in rows]

    def _row(self, row: str) -> Text:
        """A row of the form: a label and a value to change, or a checkbox."""
        here = row == self.row
        kind, _, name = row.partition(":")
        if kind == "option":
            return self._option(name, here)
        label = fit(paint(f" {self._label(kind, name)}", STRONG if here else FAINT), LABEL_WIDTH)
        shown = paint(f" {self._value(kind, name)} ", CURSOR if here else PLAIN)
        less, more = paint(" ◂", FAINT, f"less:{row}"), paint("▸ ", FAINT, f"more:{row}")
        written = self._name(int(name), here) if kind == "seat" else Text()
        return join([set_target(label, f"row:{row}"), less, set_target(shown, f"more:{row}"), more, written])

    def _option(self, option: str, here: bool) -> Text:
        tick = "x" if option in self.draft.options else " "
        text = f" [{tick}] {self.say(f'screen-option-{option}')} "
        return paint(text, CURSOR if here else PLAIN, f"tick:option:{option}")

    def _name(self, seat: int, here: bool) -> Text:
        name = paint(self.draft.chairs[seat].name, STRONG if here else PLAIN, f"row:seat:{seat}")
        return join([name, paint("▏", STRONG)]) if here else name

    def _label(self, kind: str, name: str) -> str:
        if kind == "seat":
            return self.say("screen-row-seat", number=int(name) + 1)
        return self.say(f"screen-row-{name or kind}")

    def _value(self, kind: str, name: str) -> str:
        draft = self.draft
        match kind:
            case "language":
                return Catalogue(draft.language).say("screen-language-name")
            case "edition":
                return self._edition()
            case "setting":
                return self._setting(name)
            case "seat":
                return bot_name(self.catalogue, draft.chairs[int(name)].bot or "person")
            case _:
                return self._choice(kind)

    def _edition(self) -> str:
        if self.draft.given is not None:
            return self.say("screen-edition-given")
        return self.say(f"screen-edition-{self.draft.edition}")

    def _setting(self, name: str) -> str:
        if name == "suits":
            return "".join(self.say(f"letter-{colour}") for colour in self.draft.colours)
        number = getattr(self.draft, name)
        return self.say("screen-usual") if name == "hand" and number == DEFAULT_HAND else str(number)

    def _choice(self, kind: str) -> str:
        draft = self.draft
        match kind:
            case "players":
                return str(draft.players)
            case "first":
                return self.say("screen-chance") if draft.first is None else draft.chairs[draft.first].name
            case "memory":
                return self.say(f"screen-memory-{draft.memory.value}")
            case _:
                return self.say("screen-yes" if draft.confirm else "screen-no")

    def _about(self, width: int) -> list[Text]:
        """A notice, why the game cannot start, or a description of the row."""
        objection = self.draft.objection()
        said = self.notice or (sentence(self.catalogue, objection) if objection else "")
        style = ALARM if said else FAINT
        return [paint(f" {line}", style) for line in wrap(said or self._explanation(), width - 2)]

    def _explanation(self) -> str:
        kind, _, name = self.row.partition(":")
        if kind == "option":
            return offer_text(self.catalogue, edition(self.draft.edition), name)
        if kind == "memory":
            return self.say(f"screen-about-memory-{self.draft.memory.value}")
        return self.say(f"screen-about-{name if kind == 'setting' else kind}")

    def _keys(self) -> list[Hint]:
        return [
            Hint("enter", ENTER, "screen-key-begin", faint=self.draft.objection() is not None),
            Hint("down", "↑↓", "screen-key-choose"),
            Hint("right", "←→", "screen-key-change"),
            Hint("ctrl+r", "Ctrl-R", "screen-key-rules"),
            Hint("escape", ESCAPE, "screen-key-quit"),
        ]


def _rows(height: int) -> int:
    """The number of lines for the rows of the form."""
    return height - ABOUT_HEIGHT - 5
