"""Pages about the game: rules, keys, the log, what everybody knows."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from hanabi.coach.clue_story import Listener
from hanabi.game import Event, Held, PlayerView, Seat
from hanabi.plain.clue_pages import clue_page
from hanabi.plain.exercises import tries
from hanabi.plain.local_game import GameMoment
from hanabi.plain.rules_pages import rules_page
from hanabi.plain.table_text import knowledge_text
from hanabi.plain.words import Words
from hanabi.rules import Ruleset
from hanabi.table import Memory
from hanabi.text import Catalogue
from hanabi.tui.dialogs import PickScreen
from hanabi.tui.key_bindings import END, ENTER, ESCAPE, HOME, PAGE_DOWN, PAGE_UP, TAB, bind, key_legend
from hanabi.tui.page_screen import PageScreen, reflow
from hanabi.tui.painting import STRONG, colour_suits, join, paint, widest, wrap, wrap_indented
from hanabi.tui.table_scene import moment_lines

TABLE_KEYS = (
    ("1-6 ← →", "select"),
    ("P", "play"),
    ("D", "discard"),
    ("C", "clue"),
    (ENTER, "take"),
    (ESCAPE, "back"),
    ("A", "advice"),
    ("B", "adviser"),
    ("N", "note"),
    ("M", "mark-card"),
    ("< >", "move"),
    ("K", "known"),
    ("X", "meaning"),
    ("L", "log"),
    ("R", "rules"),
    ("Q", "quit"),
)
REPLAY_KEYS = (
    ("→ ←", "step"),
    (f"{PAGE_DOWN} {PAGE_UP}", "leap"),
    (f"{HOME} {END}", "edge"),
    ("T", "turn"),
    (TAB, "seat"),
    ("N B", "mark"),
    ("C", "review"),
    ("X", "meaning"),
    ("L", "log"),
    ("R", "rules"),
    ("Q", "leave"),
)
SIGNS = ("needed", "lost", "dots", "left", "minus", "brackets")


class RulesScreen(PageScreen):
    """A page with the rules, some of which can be tried."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("t", "try_rule", "screen-key-try")]

    def __init__(self, catalogue: Catalogue, rules: Ruleset, width: int) -> None:
        title, *lines = rules_page(catalogue, rules, with_tries=False)
        super().__init__(title, reflow(lines, width - 3))
        self.rules = rules
        self.tries = dict(tries(catalogue, rules))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        return action != "try_rule" or bool(self.tries)

    def action_try_rule(self) -> None:
        """Ask which rule to try, and open a table for it."""
        answers = [f"{tag:6} {text}" for tag, text in self.tries.items()]
        self.app.push_screen(PickScreen(self.say("screen-ask-try"), answers), self._try)

    def _try(self, place: int | None) -> None:
        if place is not None:
            self.hanabi.try_rule(self.rules, list(self.tries)[place])


def rules_screen(catalogue: Catalogue, rules: Ruleset, width: int) -> RulesScreen:
    """A page with the rules."""
    return RulesScreen(catalogue, rules, width)


def keys_page(
    catalogue: Catalogue, keys: Sequence[tuple[str, str]], width: int, signs: Sequence[str] = SIGNS
) -> PageScreen:
    """A page with what each key does and what the signs on the table mean."""
    say, room = catalogue.say, width - 3
    legends = [(key_legend(catalogue, key), say(f"screen-help-{does}")) for key, does in keys]
    column = widest(key for key, _ in legends) + 3
    lines = [line for key, text in legends for line in _row(key, text, column, room)]
    texts = ("", say("screen-help-mouse"), "", *(say(f"screen-sign-{sign}") for sign in signs))
    notes = [paint(line) for text in texts for line in wrap(text, room)]
    return PageScreen(say("screen-keys-title"), [Text(), *lines, *notes])


def _row(key: str, text: str, column: int, room: int) -> list[Text]:
    """A key and its description, wrapped beside it."""
    labels = [key, *[""] * room]
    lines = zip(labels, wrap(text, room - column), strict=False)
    return [join([paint(label.ljust(column), STRONG), paint(line)]) for label, line in lines]


def meaning_page(words: Words, listener: Listener, events: Sequence[Event], width: int) -> PageScreen:
    """A page with what every clue so far means, scrolled to the end; raise CoachError if that is unknown."""
    lines = (part for line in clue_page(words, listener, events) for part in wrap_indented(line, width - 4))
    coloured = [colour_suits(words.catalogue, line) for line in lines]
    return PageScreen(words.catalogue.say("coach-clues-title"), coloured, at_end=True)


def log_page(words: Words, moments: Sequence[GameMoment], seat: Seat | None, width: int) -> PageScreen:
    """A page with everything that has happened, scrolled to the end."""
    lines = [line for moment in moments for line in moment_lines(words, moment, seat, width - 4)]
    return PageScreen(words.catalogue.say("screen-log-title"), lines, at_end=True)


def knowledge_page(words: Words, view: PlayerView, memory: Memory) -> PageScreen:
    """A page with what clues say about every card, as far as the memory aid remembers."""
    lines: list[Text] = []
    for seat, hand in enumerate(view.board.hands):
        lines += [Text(), paint(f" {seat + 1} {words.names[seat]}", STRONG)]
        lines += [_known_line(words, view, memory, place, held) for place, held in enumerate(hand)]
    return PageScreen(words.catalogue.say("screen-known-title"), lines[1:])


def _known_line(words: Words, view: PlayerView, memory: Memory, place: int, held: Held) -> Text:
    face = words.card(view.faces.get(held.id)).ljust(2)
    text = f"   {place + 1}  {face}  {knowledge_text(words, view.rules, held.known, memory)}"
    return colour_suits(words.catalogue, text)
