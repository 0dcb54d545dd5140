"""A game at one keyboard: bots move, people pass the keyboard on, and every action is saved."""

import asyncio
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.timer import Timer
from textual.widgets import Static

from hanabi.client.hot_seat import HotSeat, LocalClient
from hanabi.client.saved_games import write_game
from hanabi.errors import HanabiError
from hanabi.game import Action, Seat
from hanabi.plain.local_game import moment_text
from hanabi.plain.saved_games import SaveSlot
from hanabi.plain.words import Words
from hanabi.text import sentence
from hanabi.tui.base_screen import BaseScreen
from hanabi.tui.key_bindings import bind
from hanabi.tui.painting import STRONG, colour_suits, join, paint
from hanabi.tui.table_notice import TableNotice
from hanabi.tui.table_screen import TableScreen
from hanabi.wire.messages import Advice, AnyTold, Refused


class HotSeatScreen(TableScreen):
    """The table of a game on this machine, as the person at the keyboard sees it."""

    def __init__(self, sitting: HotSeat, slot: SaveSlot | None, pause: float, notice: str = "") -> None:
        self.sitting, self._client = sitting, sitting.clients[0]
        super().__init__(self._client.game, notice)
        self.slot, self.pause = slot, pause
        self.hidden = len(sitting.clients) > 1
        self._waiting: Timer | None = None

    @property
    def client(self) -> LocalClient:
        return self._client

    def on_mount(self) -> None:
        self.sitting.room.save = self.save
        for client in self.sitting.clients:
            client.listen = self.hear
        self.save()
        self.continue_game()

    async def on_unmount(self) -> None:
        """Close the bots, including one that is still thinking."""
        await asyncio.to_thread(self.sitting.table.close)

    def hear(self, told: AnyTold) -> None:
        """Show what a room tells the person at the keyboard alone."""
        match told:
            case Advice():
                self.hear_advice(told)
            case Refused(code=code, details=details):
                self.tell(sentence(self.catalogue, HanabiError(code, **details)), alarming=True)
            case _:
                pass

    def continue_game(self) -> None:
        """Take the next step: finish the game, pass the keyboard, start a bot, or ask the person."""
        self.menus, self.selected = [], None
        if self.sitting.board.over:
            self.hanabi.finish(self)
        elif self.hidden:
            self._pass_to(self.sitting.next_person())
        elif self.sitting.bot_moves:
            self._wait_for_bot()
        elif not self.your_turn:
            self._pass_to(self.sitting.board.seat)
        else:
            self.ask()

    def take_action(self, action: Action) -> None:
        super().take_action(action)
        self.continue_game()

    def save(self) -> None:
        """Save the game; if that fails, say so once and stop saving."""
        if self.slot is None:
            return
        try:
            self.slot.write(write_game(self.sitting))
        except OSError:
            self.slot, self.hanabi.saving = None, False
            self.notice = TableNotice(self.say("screen-not-saved"), alarming=True)

    def _pass_to(self, seat: Seat) -> None:
        """Hide the table and everything above it until this person has the keyboard."""
        self.hidden = True
        self.hanabi.uncover(self)
        self.redraw()
        moves, words = self.sitting.table.moves, Words(self.catalogue, self.game.names)
        moved = moves[-1].seat if moves else self.sitting.board.first
        story = moment_text(words, self.game.moments[-1], moved)

        def taken(_: bool | None) -> None:
            self._client, self.hidden = self.sitting.client_of(seat), False
            self.game = self._client.game
            self.continue_game()

        self.app.push_screen(PassScreen(words.names[seat], story), taken)

    def _wait_for_bot(self) -> None:
        """Give people time to read before a bot moves."""
        self.redraw()
        if self.pause:
            self._waiting = self.set_timer(self.pause, self._start_bot_turn)
        else:
            self.call_later(self._start_bot_turn)

    def _start_bot_turn(self) -> None:
        self._waiting = None
        self.run_worker(self._play_bot_turn(), exclusive=True)

    async def _play_bot_turn(self) -> None:
        with self.hanabi.refusals():
            choice = await asyncio.to_thread(self.sitting.table.ask)
            self.notice = TableNotice()
            self.sitting.take(choice.action, choice.reason)
            self.continue_game()

    def action_hurry(self) -> None:
        """Skip the pause before a bot moves."""
        if self._waiting is not None:
            self._waiting.stop()
            self._start_bot_turn()


class PassScreen(BaseScreen[bool]):
    """Waits until the next player has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("enter", "take", "screen-key-go-on"),
        bind("q", "leave", "screen-key-quit"),
    ]

    def __init__(self, name: str, story: str) -> None:
        super().__init__()
        self.next_player = name
        self.story = story

    def compose_body(self) -> ComposeResult:
        asked = paint(self.say("screen-pass", player=self.next_player), STRONG)
        yield Static(join([colour_suits(self.catalogue, self.story), asked], "\n\n"), id="pass")

    def action_take(self) -> None:
        self.dismiss(True)
