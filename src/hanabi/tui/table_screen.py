"""The screen of a table: it shows what the person may see, and takes the actions that they choose."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container

from hanabi.client import requests
from hanabi.client.visit import RoomClient
from hanabi.client.visited_game import VisitedGame, read_advice
from hanabi.coach import BotAdvice
from hanabi.errors import HanabiError
from hanabi.game import Action, CardId, Seat
from hanabi.plain.table_text import knowledge_text
from hanabi.plain.words import Words
from hanabi.text import sentence
from hanabi.tui.action_menus import ActionMenus
from hanabi.tui.advice import advice_notice, advice_page, next_adviser
from hanabi.tui.base_screen import PaintedScreen
from hanabi.tui.dialogs import AskScreen
from hanabi.tui.hands import Sights
from hanabi.tui.info_pages import (
    TABLE_KEYS,
    keys_page,
    knowledge_page,
    log_page,
    meaning_page,
    rules_screen,
)
from hanabi.tui.key_bindings import ACTION_BINDINGS, MENU_BINDINGS, QUIET_BINDINGS, bind
from hanabi.tui.menu_grid import MenuGrid, menu_lines
from hanabi.tui.menus import Menu, MenuOutcome
from hanabi.tui.painting import ALARM, PLAIN, STRONG, colour_suits, paint, wrap
from hanabi.tui.table_notice import LONGEST_NOTICE, TableNotice
from hanabi.tui.table_scene import TableScene, draw_table
from hanabi.wire.messages import Advice

VERBS = ("play", "discard", "clue")


class TableScreen(PaintedScreen[None]):
    """A game being played in a room, on a server or in this process."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *MENU_BINDINGS,
        *ACTION_BINDINGS,
        bind("a", "advise", "screen-key-advice"),
        bind("x", "meaning"),
        bind("l", "log", "screen-key-log"),
        bind("k", "known", "screen-key-known"),
        bind("r", "rules", "screen-key-rules"),
        bind("q", "leave", "screen-key-quit"),
        bind("?", "keys", "screen-key-keys"),
        *QUIET_BINDINGS,
    ]

    KEYS: ClassVar[Sequence[tuple[str, str]]] = TABLE_KEYS

    def __init__(self, game: VisitedGame, notice: str = "") -> None:
        super().__init__()
        self.game = game
        self.hidden = False
        """Whether the keyboard is being passed on, so that no hand may be shown."""
        self.menus: list[Menu] = []
        self.selected: int | None = None
        self.notice = TableNotice(notice, alarming=True)
        self.last_advice: BotAdvice | None = None
        """The advice on the screen when a key was pressed."""
        self.told_by: str | None = None
        """The bot whose advice was shown last."""

    @property
    @abstractmethod
    def client(self) -> RoomClient:
        """The connection to the room of the person at the keyboard."""

    @property
    def viewer(self) -> Seat | None:
        """The seat of the person at the keyboard; None for a spectator."""
        return self.game.seat

    def take_action(self, action: Action) -> None:
        """Send an action; its events are shown when the room reports them."""
        self.menus, self.selected = [], None
        if not self.client.waiting:
            self.client.ask(requests.take_action(self.game, action))
        self.redraw()

    def tell(self, text: str, alarming: bool = False) -> None:
        """Show a text until the next key is pressed."""
        self.notice = TableNotice(text[:LONGEST_NOTICE], alarming)
        if alarming and self.your_turn:
            self.ask()
        self.redraw()

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
        return ActionMenus(self.words, self.game.view, self.game.offer, self.game.confirm)

    @property
    def your_turn(self) -> bool:
        """Whether it is the turn of the person at the keyboard."""
        return not self.game.board.over and not self.hidden and bool(self.game.offer.actions)

    # Drawing

    def compose_body(self) -> ComposeResult:
        with Container(id="table"):
            yield from super().compose_body()
            yield MenuGrid()

    def lines(self, width: int, height: int) -> list[Text]:
        if self.hidden:
            return []
        scene = TableScene(self._sights(), self.game.moments, self._prompt(width))
        return draw_table(scene, width, height)

    def _sights(self) -> Sights:
        game = self.game
        if not self.menus:
            return Sights(self.words, game.view, game.memory, self.selected, own=game.own)
        option = self.menus[-1].option
        pointed, receiver = option.pointed, option.receiver
        return Sights(self.words, game.view, game.memory, option.place, pointed, receiver, game.own)

    def redraw(self) -> None:
        super().redraw()
        for grid in self.query(MenuGrid):
            grid.display = bool(self.menus) and not self.notice.text and not self.hidden
            if grid.display:
                grid.show(self.catalogue, self.menus[-1], self.app.size.width)

    def _prompt(self, width: int) -> list[Text]:
        """The lines of the notice, the menu or the question."""
        if self.notice.text:
            style = ALARM if self.notice.alarming else PLAIN
            return [
                colour_suits(self.catalogue, f" {line}", style) for line in wrap(self.notice.text, width - 2)
            ]
        if self.menus:
            return menu_lines(self.catalogue, self.menus[-1], width)[0]
        return [paint(f" {line}", STRONG) for line in wrap(self._question(), width - 2)]

    def _question(self) -> str:
        if not self.your_turn:
            return self._waiting_text()
        card = self._selected_card
        if self.selected is None or card is None:
            return self.say("screen-your-turn")
        note = self.game.notes.get(card)
        noted = self.say("web-table-note", you="yes", text=note, player="") if note else ""
        return f"{self.say('screen-selected', place=self.selected + 1)} {noted}".rstrip()

    def _waiting_text(self) -> str:
        """The sentence that says whose turn it is."""
        return self.say("screen-waiting", player=self.words.names[self.game.board.seat])

    def _obstacle(self, verb: str) -> str:
        return self.choices.obstacle(verb, self.selected or 0)

    # Keys and clicks

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """An open menu has its own keys; only pages and advice are open to both."""
        match action:
            case "choose" | "take":
                return bool(self.menus)
            case "back":
                return bool(self.menus) and not self.menus[-1].must
            case "play" | "discard" | "clue":
                return not self.menus and self.viewer is not None
            case "select_next" | "unselect":
                return not self.menus
            case _:
                return True

    def footer_state(self, action: str) -> bool | None:
        refused = self._obstacle(action) if action in VERBS else action == "advise" and not self.your_turn
        return None if refused else True

    async def on_key(self, event: events.Key) -> None:
        """Clear the notice; in a menu, move to the option that was typed."""
        self.last_advice, self.notice = self.notice.advice, TableNotice()
        typed = (event.character or "").casefold()
        found = self.menus[-1].find_key(typed) if self.menus and typed and not self.too_small else None
        if found is not None:
            self.menus[-1] = found
            event.prevent_default().stop()
            self.redraw()

    def answer_click(self, target: str) -> None:
        kind, _, value = target.partition(":")
        self.notice = TableNotice()
        match kind:
            case "own":
                self._click_own(int(value))
            case _:
                self._click_other(*map(int, value.split(":")))

    def on_data_table_cell_highlighted(self) -> None:
        """Move the cursor of the menu to the option that was clicked."""
        grid = self.query_one(MenuGrid)
        if self.menus and self.menus[-1] == grid.menu and grid.place < len(grid.menu.options):
            self.menus[-1] = self.menus[-1].move_to(grid.place)
            self.redraw()

    def on_data_table_cell_selected(self) -> None:
        if self.menus and self.query_one(MenuGrid).place == self.menus[-1].cursor:
            with self.hanabi.refusals():
                self.action_take()
            self.redraw()

    def action_choose(self, step: int) -> None:
        self.menus[-1] = self.menus[-1].move(step)

    def action_back(self) -> None:
        if not self.menus[-1].must:
            self.menus.pop()

    def action_take(self) -> None:
        """Pick the option under the cursor, or say why it is refused."""
        option = self.menus[-1].option
        if option.refused:
            self.notice = TableNotice(option.refused, alarming=True)
        else:
            self._follow(option.leads)

    def _follow(self, outcome: MenuOutcome) -> None:
        match outcome:
            case None:
                self.action_back()
            case Menu():
                self.menus.append(outcome)
            case _:
                self.take_action(outcome)

    def action_play(self) -> None:
        self._start_action("play")

    def action_discard(self) -> None:
        self._start_action("discard")

    def action_clue(self) -> None:
        self._start_action("clue")

    def action_select(self, place: int) -> None:
        if self.viewer is not None and place < len(self.game.board.hands[self.viewer]):
            self.selected = place

    def action_select_next(self, step: int) -> None:
        """Select the next card in the hand as it is shown."""
        places = self.game.own_places
        if places:
            edge = -1 if step > 0 else len(places)
            start = edge if self.selected is None else places.index(self.selected)
            self.selected = places[(start + step) % len(places)]

    def action_move_card(self, step: int) -> None:
        """Move the selected card in the hand as it is shown (B14, U16)."""
        if self.selected is not None and (request := requests.move_card(self.game, self.selected, step)):
            self.client.ask(request)

    def action_mark(self) -> None:
        """Put the next mark on the selected card (B14, U16)."""
        if (card := self._selected_card) is not None:
            self.client.ask(requests.next_mark(self.game, card))

    def action_note(self) -> None:
        """Ask for a note on the selected card (B14)."""
        card = self._selected_card
        if card is None:
            return

        def written(text: str | None) -> None:
            if text is not None:
                self.client.ask(requests.note(card, text))

        question = self.say("web-table-note-field")
        self.app.push_screen(AskScreen(question, self.game.notes.get(card, ""), lambda _: None), written)

    def action_unselect(self) -> None:
        self.selected = None

    def action_hurry(self) -> None:
        """Skip the pause before a bot moves, if there is one."""

    def action_advise(self) -> None:
        """Ask for advice; if it is on the screen already, show all of it."""
        if self.last_advice is not None:
            self.app.push_screen(advice_page(self.words, self.last_advice, self.app.size.width))
        else:
            self._advise()

    def action_next_adviser(self) -> None:
        self.hanabi.adviser = next_adviser(self.told_by or self.hanabi.adviser)
        self._advise()

    def action_log(self) -> None:
        self.app.push_screen(log_page(self.words, self.game.moments, self.viewer, self.app.size.width))

    def action_meaning(self) -> None:
        """Show what the clues so far mean, or why that is not told here."""
        try:
            page = meaning_page(self.words, *self.client.visit.hear_clues(), self.app.size.width)
        except HanabiError as error:
            self.tell(sentence(self.catalogue, error), alarming=True)
        else:
            self.app.push_screen(page)

    def action_known(self) -> None:
        self.app.push_screen(knowledge_page(self.words, self.game.view, self.game.memory))

    def action_rules(self) -> None:
        self.app.push_screen(rules_screen(self.catalogue, self.game.rules, self.app.size.width))

    def action_keys(self) -> None:
        self.app.push_screen(keys_page(self.catalogue, self.KEYS, self.app.size.width))

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

    @property
    def _selected_card(self) -> CardId | None:
        if self.viewer is None or self.selected is None:
            return None
        return self.game.board.hands[self.viewer][self.selected].id

    def _advise(self) -> None:
        """Ask the adviser if it is the person's turn."""
        if self.your_turn:
            self.client.ask(requests.ask_advice(self.game, self.hanabi.adviser))
        else:
            self.notice = TableNotice(self.say("error-not-your-turn"), alarming=True)

    def hear_advice(self, told: Advice) -> None:
        """Show what the adviser would do, unless the table has changed since."""
        if advice := read_advice(self.game, told):
            self.told_by = advice.bot
            self.notice = TableNotice(advice_notice(self.words, advice), advice=advice)
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
            self.action_take()
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
