"""A game at one keyboard: bots move by themselves, people pass the keyboard on, every action is saved."""

import asyncio

from textual.timer import Timer

from hanabi.bots import Reason
from hanabi.game import Action, Seat
from hanabi.terminal.saved import Slot, write_sitting
from hanabi.terminal.screens.passing import PassScreen
from hanabi.terminal.screens.table import Notice, TableScreen
from hanabi.terminal.sittings import Sitting, told
from hanabi.terminal.words import Words


class HotSeatScreen(TableScreen):
    """The table of a game on this machine."""

    sitting: Sitting

    def __init__(self, sitting: Sitting, slot: Slot | None, pause: float, notice: str = "") -> None:
        people = sitting.plan.people
        super().__init__(sitting, people[0] if len(people) == 1 else None, notice)
        self.slot, self.pause = slot, pause
        self.hidden = len(people) > 1
        self._waiting: Timer | None = None

    def on_mount(self) -> None:
        self.save()
        self.go_on()

    async def on_unmount(self) -> None:
        """Close the bots, including one that is still thinking."""
        await asyncio.to_thread(self.sitting.game.close)

    def go_on(self) -> None:
        """Take the next step: finish the game, pass the keyboard, start a bot, or ask the person."""
        self.menus, self.selected = [], None
        if self.sitting.board.over:
            self.hanabi.finish(self)
        elif self.hidden:
            self._pass_to(self._next_person())
        elif self.sitting.bot_moves:
            self._wait_for_bot()
        elif self.viewer != self.sitting.board.seat:
            self._pass_to(self.sitting.board.seat)
        else:
            self.ask()

    def happen(self, action: Action, reason: Reason | None = None) -> None:
        """Take an action for the seat to move, save the game, and continue."""
        self.sitting.take(action, reason)
        self.save()
        self.go_on()

    def ask_advice(self, seat: Seat, bot: str | None) -> None:
        self.show_advice(self.sitting.advice(seat, bot))

    def save(self) -> None:
        """Save the game; if that fails, say so once and stop saving."""
        if self.slot is None:
            return
        try:
            self.slot.write(write_sitting(self.sitting))
        except OSError:
            self.slot = None
            self.notice = Notice(self.say("screen-not-saved"), alarming=True)

    def _next_person(self) -> Seat:
        """The next person to move, skipping bots."""
        seat, players = self.sitting.board.seat, self.sitting.board.players
        people = self.sitting.plan.people
        return min(people, key=lambda person: (person - seat) % players)

    def _pass_to(self, seat: Seat) -> None:
        """Hide the table and everything above it until this person has the keyboard."""
        self.hidden = True
        self.hanabi.uncover(self)
        self.paint()
        last = self.sitting.moments[-1]
        words = Words(self.catalogue, self.sitting.plan.names)
        story = told(words, last, last.board.seat)

        def taken(_: bool | None) -> None:
            self.viewer, self.hidden = seat, False
            self.go_on()

        self.app.push_screen(PassScreen(words.names[seat], story), taken)

    def _wait_for_bot(self) -> None:
        """Give people time to read before a bot moves."""
        self.paint()
        if self.pause:
            self._waiting = self.set_timer(self.pause, self._bot_moves)
        else:
            self.call_later(self._bot_moves)

    def _bot_moves(self) -> None:
        self._waiting = None
        self.run_worker(self._bot_turn(), exclusive=True)

    async def _bot_turn(self) -> None:
        choice = await asyncio.to_thread(self.sitting.game.ask)
        self.notice = Notice()
        self.happen(choice.action, choice.reason)

    def hurry(self) -> None:
        """Skip the pause before a bot moves."""
        if self._waiting is not None:
            self._waiting.stop()
            self._bot_moves()
