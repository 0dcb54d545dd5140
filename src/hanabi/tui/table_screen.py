"""The screen of a table: it shows what the person may see, and takes the actions that they choose."""

from abc import abstractmethod
from dataclasses import dataclass

from rich.text import Text

from hanabi.coach import BotAdvice
from hanabi.errors import HanabiError
from hanabi.game import Action, Seat
from hanabi.plain.local_game import ShownGame
from hanabi.plain.table_text import knowledge_text
from hanabi.plain.words import Words
from hanabi.text import sentence
from hanabi.tui.action_menus import ActionMenus
from hanabi.tui.advice import advice_notice, advice_page, next_adviser
from hanabi.tui.hands import Sights
from hanabi.tui.info_pages import (
    TABLE_KEYS,
    keys_page,
    knowledge_page,
    log_page,
    rules_screen,
)
from hanabi.tui.key_hints import ENTER, ESCAPE, Hint, hints_line
from hanabi.tui.menus import Menu, MenuOutcome, menu_lines
from hanabi.tui.painting import ALARM, PLAIN, STRONG, colour_suits, paint, wrap
from hanabi.tui.sheet import PaintedScreen
from hanabi.tui.table_scene import TableScene, draw_table

BACKWARDS = ("left", "up", "shift+tab")
FORWARDS = ("right", "down", "tab")
HURRY = ("enter", "space")
ACTION_KEYS = {"p": "play", "d": "discard", "c": "clue"}
ACTION_HINTS = {"play": "screen-key-play", "discard": "screen-key-discard", "clue": "screen-key-clue"}


@dataclass(frozen=True, slots=True)
class TableNotice:
    """A text shown until the next key is pressed."""

    text: str = ""
    alarming: bool = False
    advice: BotAdvice | None = None
    """The advice that it summarises, if any."""


class TableScreen(PaintedScreen[None]):
    """A game being played, local or in a room; subclasses carry out the actions."""

    def __init__(self, game: ShownGame, viewer: Seat | None, notice: str = "") -> None:
        super().__init__()
        self.game = game
        self.viewer = viewer
        self.hidden = False
        """Whether the keyboard is being passed on, so that no hand may be shown."""
        self.menus: list[Menu] = []
        self.selected: int | None = None
        self.notice = TableNotice(notice, alarming=True)
        self.told_by: str | None = None
        """The bot whose advice was shown last."""

    @abstractmethod
    def take_action(self, action: Action) -> None:
        """Take an action for the person at the keyboard."""

    @abstractmethod
    def ask_advice(self, seat: Seat, bot: str | None) -> None:
        """Ask `bot`, or the adviser of this table, for advice; the answer goes to `show_advice`."""

    def hurry(self) -> None:
        """Skip the pause before a bot moves, if there is one."""

    def ask(self) -> None:
        """Wait for the person to act; open the menu of a bonus tile at once."""
        decision = self.game.board.decision
        self.menus = [] if decision is None else [self.choices.tile(decision)]
        self.redraw()

    @property
    def words(self) -> Words:
        return Words(self.catalogue, self.game.names, self.viewer)

    @property
    def choices(self) -> ActionMenus:
        view, offer = self.game.view(self.viewer), self.game.offer(self.viewer)
        return ActionMenus(self.words, view, offer, self.game.confirm)

    @property
    def your_turn(self) -> bool:
        """Whether it is the turn of the person at the keyboard."""
        board = self.game.board
        return not board.over and not self.hidden and board.seat == self.viewer

    # Drawing

    def lines(self, width: int, height: int) -> list[Text]:
        if self.hidden:
            return []
        scene = TableScene(self._sights(), self.game.moments, self._prompt(width), self._hints(width))
        return draw_table(scene, width, height)

    def _sights(self) -> Sights:
        view, memory = self.game.view(self.viewer), self.game.memory
        if not self.menus:
            return Sights(self.words, view, memory, self.selected)
        option = self.menus[-1].option
        return Sights(self.words, view, memory, option.place, option.pointed, option.receiver)

    def _prompt(self, width: int) -> list[Text]:
        """The lines of the notice, the menu or the question."""
        if self.notice.text:
            style = ALARM if self.notice.alarming else PLAIN
            return [
                colour_suits(self.catalogue, f" {line}", style) for line in wrap(self.notice.text, width - 2)
            ]
        if self.menus:
            return menu_lines(self.catalogue, self.menus[-1], width)
        return [paint(f" {line}", STRONG) for line in wrap(self._question(), width - 2)]

    def _question(self) -> str:
        if not self.your_turn:
            return self._waiting_text()
        if self.selected is None:
            return self.say("screen-your-turn")
        return self.say("screen-selected", place=self.selected + 1)

    def _waiting_text(self) -> str:
        """The sentence that says whose turn it is."""
        return self.say("screen-waiting", player=self.words.names[self.game.board.seat])

    def _hints(self, width: int) -> Text:
        return hints_line(self.catalogue, [*self._action_hints(), *self._page_hints()], width)

    def _action_hints(self) -> list[Hint]:
        """The keys for actions, faint while impossible, or those of the open menu."""
        if not self.menus:
            return [
                Hint(key, key.upper(), ACTION_HINTS[verb], faint=bool(self._obstacle(verb)))
                for key, verb in ACTION_KEYS.items()
                if self.viewer is not None
            ]
        back = [] if self.menus[-1].must else [Hint("escape", ESCAPE, "screen-key-back")]
        move = Hint("right", "←→", "screen-key-choose")
        return [move, Hint("enter", ENTER, "screen-key-take"), *back]

    def _page_hints(self) -> list[Hint]:
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

    def answer_key(self, key: str, character: str) -> None:
        typed = character.casefold()
        said, self.notice = self.notice, TableNotice()
        if not self.menus or not self._answer_in_menu(key, typed):
            self._answer_at_table(key, typed, said)
        self.redraw()

    def answer_click(self, target: str) -> None:
        kind, _, value = target.partition(":")
        self.notice = TableNotice()
        match kind:
            case "own":
                self._click_own(int(value))
            case "option":
                self._click_option(int(value))
            case "seat" | "card":
                self._click_other(*map(int, value.split(":")))
            case _:
                super().answer_click(target)
        self.redraw()

    def _answer_in_menu(self, key: str, typed: str) -> bool:
        """Answer a key in the open menu; return whether it has a meaning there."""
        menu = self.menus[-1]
        if key == "enter":
            self._pick()
        elif key == "escape":
            self._back()
        elif key in (*BACKWARDS, *FORWARDS):
            self.menus[-1] = menu.move(-1 if key in BACKWARDS else 1)
        elif found := menu.find_key(typed) if typed else None:
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
            self.notice = TableNotice(option.refused, alarming=True)
        else:
            self._follow(option.leads)

    def _follow(self, outcome: MenuOutcome) -> None:
        match outcome:
            case None:
                self._back()
            case Menu():
                self.menus.append(outcome)
            case _:
                self.take_action(outcome)

    def _answer_at_table(self, key: str, typed: str, said: TableNotice) -> None:
        if typed == "a" and said.advice is not None:
            self.app.push_screen(advice_page(self.words, said.advice, self.app.size.width))
        elif typed in ACTION_KEYS and self.viewer is not None and not self.menus:
            self._start_action(ACTION_KEYS[typed])
        elif key in (*BACKWARDS, *FORWARDS):
            self._select_next(-1 if key in BACKWARDS else 1)
        elif typed.isdecimal():
            self._select(int(typed) - 1)
        elif key == "escape":
            self.selected = None
        elif key in HURRY:
            self.hurry()
        else:
            self._answer_letter(typed)

    def _answer_letter(self, typed: str) -> None:
        """Answer a letter key: open a page, ask for advice, or leave."""
        width = self.app.size.width
        match typed:
            case "a":
                self._advise()
            case "b":
                self.hanabi.adviser = next_adviser(self.told_by or self.hanabi.adviser)
                self._advise()
            case "l":
                self.app.push_screen(log_page(self.words, self.game.moments, self.viewer, width))
            case "k":
                view = self.game.view(self.viewer)
                self.app.push_screen(knowledge_page(self.words, view, self.game.memory))
            case "r":
                self.app.push_screen(rules_screen(self.catalogue, self.game.rules, width))
            case "?":
                self.app.push_screen(keys_page(self.catalogue, TABLE_KEYS, width))
            case "q":
                self.hanabi.leave()

    def _start_action(self, verb: str) -> None:
        """Start to play, discard or clue, or say why that is impossible."""
        obstacle = self._obstacle(verb)
        if obstacle:
            self.notice = TableNotice(obstacle, alarming=True)
        elif verb == "clue":
            self.menus.append(self.choices.clue())
        elif self.selected is None:
            self.menus.append(self.choices.which_card(verb))
        else:
            self._follow(getattr(self.choices, verb)(self.selected))

    def _select(self, place: int) -> None:
        if self.viewer is not None and 0 <= place < len(self.game.board.hands[self.viewer]):
            self.selected = place

    def _select_next(self, step: int) -> None:
        size = 0 if self.viewer is None else len(self.game.board.hands[self.viewer])
        if size:
            start = self.selected if self.selected is not None else -1 if step > 0 else size
            self.selected = (start + step) % size

    def _advise(self) -> None:
        """Ask the adviser if it is the person's turn."""
        if not self.your_turn or self.viewer is None:
            self.notice = TableNotice(self.say("error-not-your-turn"), alarming=True)
            return
        try:
            self.ask_advice(self.viewer, self.hanabi.adviser)
        except HanabiError as refused:
            self.notice = TableNotice(sentence(self.catalogue, refused), alarming=True)

    def show_advice(self, advice: BotAdvice) -> None:
        """Show what the adviser would do."""
        self.notice, self.told_by = TableNotice(advice_notice(self.words, advice), advice=advice), advice.bot
        self.redraw()

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
            self.menus[-1] = self.menus[-1].move_to(place)

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
            self.notice = TableNotice(obstacle, alarming=True)
            self.menus += [] if obstacle else [self.choices.clue_to(seat)]

    def _tell_known(self, seat: Seat, place: int) -> None:
        held = self.game.board.hands[seat][place]
        known = knowledge_text(self.words, self.game.rules, held.known, self.game.memory)
        name = self.words.names[seat]
        self.notice = TableNotice(self.say("screen-known", player=name, place=place + 1, known=known))
