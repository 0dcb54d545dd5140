"""A game at one keyboard: bots move by themselves, people pass the keyboard on, every action is saved."""

import asyncio

from textual.timer import Timer

from hanabi.bots import Reason
from hanabi.game import Action, Seat
from hanabi.plain.local_game import LocalGame, moment_text
from hanabi.plain.saved_games import SaveSlot, write_game
from hanabi.plain.words import Words
from hanabi.tui.pass_screen import PassScreen
from hanabi.tui.table_screen import TableNotice, TableScreen


class HotSeatScreen(TableScreen):
    """The table of a game on this machine."""

    game: LocalGame

    def __init__(self, game: LocalGame, slot: SaveSlot | None, pause: float, notice: str = "") -> None:
        people = game.setup.people
        super().__init__(game, people[0] if len(people) == 1 else None, notice)
        self.slot, self.pause = slot, pause
        self.hidden = len(people) > 1
        self._waiting: Timer | None = None

    def on_mount(self) -> None:
        self.save()
        self.continue_game()

    async def on_unmount(self) -> None:
        """Close the bots, including one that is still thinking."""
        await asyncio.to_thread(self.game.table.close)

    def continue_game(self) -> None:
        """Take the next step: finish the game, pass the keyboard, start a bot, or ask the person."""
        self.menus, self.selected = [], None
        if self.game.board.over:
            self.hanabi.finish(self)
        elif self.hidden:
            self._pass_to(self._next_person())
        elif self.game.bot_moves:
            self._wait_for_bot()
        elif self.viewer != self.game.board.seat:
            self._pass_to(self.game.board.seat)
        else:
            self.ask()

    def take_action(self, action: Action, reason: Reason | None = None) -> None:
        """Take an action for the seat to move, save the game, and continue."""
        self.game.take(action, reason)
        self.save()
        self.continue_game()

    def ask_advice(self, seat: Seat, bot: str | None) -> None:
        self.show_advice(self.game.advice(seat, bot))

    def save(self) -> None:
        """Save the game; if that fails, say so once and stop saving."""
        if self.slot is None:
            return
        try:
            self.slot.write(write_game(self.game))
        except OSError:
            self.slot, self.hanabi.saving = None, False
            self.notice = TableNotice(self.say("screen-not-saved"), alarming=True)

    def _next_person(self) -> Seat:
        """The next person to move, skipping bots."""
        seat, players = self.game.board.seat, self.game.board.players
        people = self.game.setup.people
        return min(people, key=lambda person: (person - seat) % players)

    def _pass_to(self, seat: Seat) -> None:
        """Hide the table and everything above it until this person has the keyboard."""
        self.hidden = True
        self.hanabi.uncover(self)
        self.redraw()
        last = self.game.moments[-1]
        words = Words(self.catalogue, self.game.setup.names)
        story = moment_text(words, last, last.board.seat)

        def taken(_: bool | None) -> None:
            self.viewer, self.hidden = seat, False
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
        choice = await asyncio.to_thread(self.game.table.ask)
        self.notice = TableNotice()
        self.take_action(choice.action, choice.reason)

    def hurry(self) -> None:
        """Skip the pause before a bot moves."""
        if self._waiting is not None:
            self._waiting.stop()
            self._start_bot_turn()
