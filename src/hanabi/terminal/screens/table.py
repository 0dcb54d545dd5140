"""The screen of a table: it shows what the person may see, and takes the actions that they choose."""

from abc import abstractmethod
from dataclasses import dataclass

from rich.text import Text

from hanabi.coach import Advice
from hanabi.errors import HanabiError
from hanabi.game import Action, Seat
from hanabi.terminal.screens.advising import advice_notice, advice_page, next_adviser
from hanabi.terminal.screens.choices import Choices
from hanabi.terminal.screens.hands import Sights
from hanabi.terminal.screens.hints import ENTER, ESCAPE, Hint, hints_line
from hanabi.terminal.screens.menus import Menu, Outcome, menu_lines
from hanabi.terminal.screens.paint import ALARM, PLAIN, STRONG, coloured, painted, wrapped
from hanabi.terminal.screens.reading import (
    TABLE_KEYS,
    keys_page,
    knowledge_page,
    log_page,
    rules_reading,
)
from hanabi.terminal.screens.scenes import Scene, drawn
from hanabi.terminal.screens.sheets import Painted
from hanabi.terminal.sittings import ShownTable
from hanabi.terminal.tables import knowledge
from hanabi.terminal.words import Words
from hanabi.text import sentence

BACKWARDS = ("left", "up", "shift+tab")
FORWARDS = ("right", "down", "tab")
HURRY = ("enter", "space")
DEEDS = {"p": "play", "d": "discard", "c": "clue"}
DEED_HINTS = {"play": "screen-key-play", "discard": "screen-key-discard", "clue": "screen-key-clue"}


@dataclass(frozen=True, slots=True)
class Notice:
    """A text shown until the next key is pressed."""

    text: str = ""
    alarming: bool = False
    advice: Advice | None = None
    """The advice that it summarises, if any."""


class TableScreen(Painted[None]):
    """A game being played, local or in a room; subclasses carry out the actions."""

    def __init__(self, sitting: ShownTable, viewer: Seat | None, notice: str = "") -> None:
        super().__init__()
        self.sitting = sitting
        self.viewer = viewer
        self.hidden = False
        """Whether the keyboard is being passed on, so that no hand may be shown."""
        self.menus: list[Menu] = []
        self.selected: int | None = None
        self.notice = Notice(notice, alarming=True)
        self.told_by: str | None = None
        """The bot whose advice was shown last."""

    @abstractmethod
    def happen(self, action: Action) -> None:
        """Take an action for the person at the keyboard."""

    @abstractmethod
    def ask_advice(self, seat: Seat, bot: str | None) -> None:
        """Ask `bot`, or the adviser of this table, for advice; the answer goes to `show_advice`."""

    def hurry(self) -> None:
        """Skip the pause before a bot moves, if there is one."""

    def ask(self) -> None:
        """Wait for the person to act; open the menu of a bonus tile at once."""
        decision = self.sitting.board.decision
        self.menus = [] if decision is None else [self.choices.tile(decision)]
        self.paint()

    @property
    def words(self) -> Words:
        return Words(self.catalogue, self.sitting.names, self.viewer)

    @property
    def choices(self) -> Choices:
        view, offer = self.sitting.view(self.viewer), self.sitting.offer(self.viewer)
        return Choices(self.words, view, offer, self.sitting.confirm)

    @property
    def your_turn(self) -> bool:
        """Whether it is the turn of the person at the keyboard."""
        board = self.sitting.board
        return not board.over and not self.hidden and board.seat == self.viewer

    # Drawing

    def lines(self, width: int, height: int) -> list[Text]:
        if self.hidden:
            return []
        scene = Scene(self._sights(), self.sitting.moments, self._prompt(width), self._hints(width))
        return drawn(scene, width, height)

    def _sights(self) -> Sights:
        view, memory = self.sitting.view(self.viewer), self.sitting.memory
        if not self.menus:
            return Sights(self.words, view, memory, self.selected)
        option = self.menus[-1].option
        return Sights(self.words, view, memory, option.place, option.pointed, option.receiver)

    def _prompt(self, width: int) -> list[Text]:
        """The lines of the notice, the menu or the question."""
        if self.notice.text:
            style = ALARM if self.notice.alarming else PLAIN
            return [
                coloured(self.catalogue, f" {line}", style) for line in wrapped(self.notice.text, width - 2)
            ]
        if self.menus:
            return menu_lines(self.catalogue, self.menus[-1], width)
        return [painted(f" {line}", STRONG) for line in wrapped(self._question(), width - 2)]

    def _question(self) -> str:
        if not self.your_turn:
            return self._waiting_text()
        if self.selected is None:
            return self.say("screen-your-turn")
        return self.say("screen-selected", place=self.selected + 1)

    def _waiting_text(self) -> str:
        """The sentence that says whose turn it is."""
        return self.say("screen-waiting", player=self.words.names[self.sitting.board.seat])

    def _hints(self, width: int) -> Text:
        return hints_line(self.catalogue, [*self._deeds(), *self._pages()], width)

    def _deeds(self) -> list[Hint]:
        """The keys for actions, faint while impossible, or those of the open menu."""
        if not self.menus:
            return [
                Hint(key, key.upper(), DEED_HINTS[verb], faint=bool(self._obstacle(verb)))
                for key, verb in DEEDS.items()
                if self.viewer is not None
            ]
        back = [] if self.menus[-1].must else [Hint("escape", ESCAPE, "screen-key-back")]
        move = Hint("right", "←→", "screen-key-choose")
        return [move, Hint("enter", ENTER, "screen-key-take"), *back]

    def _pages(self) -> list[Hint]:
        return [
            Hint("a", "A", "screen-key-advice", faint=not self.your_turn),
            Hint("l", "L", "screen-key-log"),
            Hint("k", "K", "screen-key-known"),
            Hint("r", "R", "screen-key-rules"),
            Hint("q", "Q", "screen-key-quit"),
            Hint("?", "?", "screen-key-keys"),
        ]

    def _obstacle(self, verb: str) -> str:
        return self.choices.obstacle(verb, self.selected or 0)

    # Keys and clicks

    def pressed(self, key: str, character: str) -> None:
        typed = character.casefold()
        said, self.notice = self.notice, Notice()
        if not self.menus or not self._in_menu(key, typed):
            self._at_table(key, typed, said)
        self.paint()

    def clicked(self, target: str) -> None:
        kind, _, value = target.partition(":")
        self.notice = Notice()
        match kind:
            case "own":
                self._click_own(int(value))
            case "option":
                self._click_option(int(value))
            case "seat" | "card":
                self._click_other(*map(int, value.split(":")))
            case _:
                super().clicked(target)
        self.paint()

    def _in_menu(self, key: str, typed: str) -> bool:
        """Answer a key in the open menu; return whether it has a meaning there."""
        menu = self.menus[-1]
        if key == "enter":
            self._pick()
        elif key == "escape":
            self._back()
        elif key in (*BACKWARDS, *FORWARDS):
            self.menus[-1] = menu.moved(-1 if key in BACKWARDS else 1)
        elif found := menu.typed(typed) if typed else None:
            self.menus[-1] = found
        else:
            return False
        return True

    def _back(self) -> None:
        if not self.menus[-1].must:
            self.menus.pop()

    def _pick(self) -> None:
        """Pick the option under the cursor, or say why it is refused."""
        option = self.menus[-1].option
        if option.refused:
            self.notice = Notice(option.refused, alarming=True)
        else:
            self._do(option.leads)

    def _do(self, outcome: Outcome) -> None:
        match outcome:
            case None:
                self._back()
            case Menu():
                self.menus.append(outcome)
            case _:
                self.happen(outcome)

    def _at_table(self, key: str, typed: str, said: Notice) -> None:
        if typed == "a" and said.advice is not None:
            self.app.push_screen(advice_page(self.words, said.advice, self.app.size.width))
        elif typed in DEEDS and self.viewer is not None and not self.menus:
            self._deed(DEEDS[typed])
        elif key in (*BACKWARDS, *FORWARDS):
            self._select_next(-1 if key in BACKWARDS else 1)
        elif typed.isdecimal():
            self._select(int(typed) - 1)
        elif key == "escape":
            self.selected = None
        elif key in HURRY:
            self.hurry()
        else:
            self._turn_to(typed)

    def _turn_to(self, typed: str) -> None:
        """Answer a letter key: open a page, ask for advice, or leave."""
        width = self.app.size.width
        match typed:
            case "a":
                self._advise()
            case "b":
                self.hanabi.adviser = next_adviser(self.told_by or self.hanabi.adviser)
                self._advise()
            case "l":
                self.app.push_screen(log_page(self.words, self.sitting.moments, self.viewer, width))
            case "k":
                view = self.sitting.view(self.viewer)
                self.app.push_screen(knowledge_page(self.words, view, self.sitting.memory))
            case "r":
                self.app.push_screen(rules_reading(self.catalogue, self.sitting.rules, width))
            case "?":
                self.app.push_screen(keys_page(self.catalogue, TABLE_KEYS, width))
            case "q":
                self.hanabi.leave()

    def _deed(self, verb: str) -> None:
        """Start to play, discard or clue, or say why that is impossible."""
        obstacle = self._obstacle(verb)
        if obstacle:
            self.notice = Notice(obstacle, alarming=True)
        elif verb == "clue":
            self.menus.append(self.choices.clue())
        elif self.selected is None:
            self.menus.append(self.choices.which_card(verb))
        else:
            self._do(getattr(self.choices, verb)(self.selected))

    def _select(self, place: int) -> None:
        if self.viewer is not None and 0 <= place < len(self.sitting.board.hands[self.viewer]):
            self.selected = place

    def _select_next(self, step: int) -> None:
        size = 0 if self.viewer is None else len(self.sitting.board.hands[self.viewer])
        if size:
            start = self.selected if self.selected is not None else -1 if step > 0 else size
            self.selected = (start + step) % size

    def _advise(self) -> None:
        """Ask the adviser if it is the person's turn."""
        if not self.your_turn or self.viewer is None:
            self.notice = Notice(self.say("error-not-your-turn"), alarming=True)
            return
        try:
            self.ask_advice(self.viewer, self.hanabi.adviser)
        except HanabiError as refused:
            self.notice = Notice(sentence(self.catalogue, refused), alarming=True)

    def show_advice(self, advice: Advice) -> None:
        """Show what the adviser would do."""
        self.notice, self.told_by = Notice(advice_notice(self.words, advice), advice=advice), advice.bot
        self.paint()

    def _click_own(self, place: int) -> None:
        """Select an own card, or answer a menu that asks for one."""
        places = [option.place for option in self.menus[-1].options] if self.menus else []
        if place in places and len(set(places)) > 1:
            self._click_option(places.index(place))
        elif not self.menus:
            self.selected = None if self.selected == place else place

    def _click_option(self, place: int) -> None:
        """Move to an option; if the cursor is there already, pick it."""
        if place == self.menus[-1].cursor:
            self._pick()
        else:
            self.menus[-1] = self.menus[-1].at(place)

    def _click_other(self, seat: Seat, place: int | None = None) -> None:
        """Show what a player knows about a card, start a clue to them, or answer a menu of receivers."""
        receivers = [option.receiver for option in self.menus[-1].options] if self.menus else []
        if seat in receivers and len(set(receivers)) > 1:
            self._click_option(receivers.index(seat))
        elif self.menus or seat == self.viewer:
            return
        elif place is not None:
            self._tell_known(seat, place)
        elif self.viewer is not None:
            obstacle = self._obstacle("clue")
            self.notice = Notice(obstacle, alarming=True)
            self.menus += [] if obstacle else [self.choices.clue_to(seat)]

    def _tell_known(self, seat: Seat, place: int) -> None:
        held = self.sitting.board.hands[seat][place]
        known = knowledge(self.words, self.sitting.rules, held.known, self.sitting.memory)
        name = self.words.names[seat]
        self.notice = Notice(self.say("screen-known", player=name, place=place + 1, known=known))
