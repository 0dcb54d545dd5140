"""A person at the full screen, who presses keys and clicks, and reads only what is drawn."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.pilot import Pilot

from hanabi.client.hot_seat import HotSeat
from hanabi.game import Action, CardId, Choose, Clue, Discard, Play, legal_actions
from hanabi.plain.local_game import GameMoment, LocalChair
from hanabi.rules import ClueValue, ruleset
from hanabi.table import Table
from hanabi.testing import Temper, guided_action
from hanabi.testing.sampling import CAREFUL
from hanabi.text import Catalogue
from hanabi.tui.app import HanabiApp, Opening
from hanabi.tui.game_over import LocalGameOverScreen
from hanabi.tui.hotseat_screen import HotSeatScreen, PassScreen
from hanabi.tui.menu_grid import MenuGrid
from hanabi.tui.painting import TARGET
from hanabi.tui.setup_draft import Draft, make_draft
from hanabi.tui.sheet import Sheet
from tests.waits import WAIT_LIMIT

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")
SMALLEST = (80, 24)
CHARACTERS = {
    "question_mark": "?",
    "plus": "+",
    "minus": "-",
    "space": " ",
    "less_than_sign": "<",
    "greater_than_sign": ">",
}
KEY_NAMES = {character: name for name, character in CHARACTERS.items()}


class Keyboard:
    """One person with a keyboard and a mouse, before a running application."""

    def __init__(self, app: HanabiApp, pilot: Pilot[int], mouse: bool = False) -> None:
        self.app, self.pilot, self.mouse = app, pilot, mouse

    @property
    def table(self) -> HotSeatScreen:
        assert isinstance(self.app.screen, HotSeatScreen), self.app.screen
        return self.app.screen

    @property
    def sitting(self) -> HotSeat:
        return self.table.sitting

    @property
    def text(self) -> str:
        """What is drawn, line by line."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    async def read(self) -> str:
        """What is drawn once everything has been."""
        await self.pilot.pause()
        await self.until(lambda: bool(self.text.strip()) and self.footer_is_up_to_date())
        return self.text

    def footer_is_up_to_date(self) -> bool:
        """Whether the footer, if there is one, shows the keys of this moment."""
        lines = self.app.screen.query("#keys").results(Sheet)
        drawn = [line for line in lines if line.size]
        return all(not line.stale and line.rows == line.draw(*line.size) for line in drawn)

    async def press(self, *keys: str) -> None:
        """Press keys one after the other: as the pilot does, without its waiting for an idle machine."""
        for key in keys:
            self.type_ahead(key)
            await self.settle()

    def type_ahead(self, *keys: str) -> None:
        """Press keys faster than they are answered."""
        for key in keys:
            character = CHARACTERS.get(key, key if len(key) == 1 else None)
            self.app.post_message(events.Key(KEY_NAMES.get(key, key), character))

    async def settle(self) -> None:
        """Wait until every message so far is answered, and those that it led to."""
        for _ in range(3):
            await self.pilot._wait_for_screen()

    async def click(self, target: str) -> None:
        """Click the first place that means a target: as the pilot does, without its waiting."""
        await self.until(lambda: self.place_of(target) is not None)
        place = self.place_of(target)
        assert place is not None
        x, y = place
        for kind in (events.MouseDown, events.MouseUp, events.Click):
            event = kind(self.app.screen, x, y, 0, 0, 1, False, False, False, x, y)
            self.app.screen._forward_event(event)
        await self.settle()

    def place_of(self, target: str) -> tuple[int, int] | None:
        """Where on the screen a target is drawn.

        `key:p` is a key in the last line, `#players` a widget, `option:2` the third option of a list or menu.
        """
        kind, _, value = target.partition(":")
        if target.startswith("#"):
            region = self.app.screen.query_one(target).region
            return (region.x, region.y) if region.size else None
        if kind == "option":
            return self._place_of_option(int(value))
        for sheet in self.app.screen.query(Sheet):
            for y, row in enumerate([] if sheet.stale else sheet.rows):
                for span in row.spans:
                    if isinstance(span.style, Style) and span.style.meta.get(TARGET) == target:
                        return sheet.region.x + cell_len(row.plain[: span.start]), sheet.region.y + y
        return None

    def _place_of_option(self, place: int) -> tuple[int, int] | None:
        screen = self.app.screen
        for shown in screen.query("OptionList, MenuGrid"):
            wanted = {"option": place}
            if isinstance(shown, MenuGrid):
                wanted = dict(zip(("row", "column"), divmod(place, len(shown.columns)), strict=True))
            for x, y in product(shown.region.column_range, shown.region.line_range) if shown.display else ():
                if wanted.items() <= screen.get_style_at(x, y).meta.items():
                    return x, y
        return None

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait until `happened` is true."""
        deadline = time.monotonic() + WAIT_LIMIT
        while not ready():
            assert time.monotonic() < deadline, self.text
            await asyncio.sleep(0.001)
            await self.settle()

    async def take(self, action: Action) -> None:
        """Do something at the table, by the mouse or by the keyboard."""
        await (self._by_mouse(action) if self.mouse else self._by_keys(action))

    async def _by_keys(self, action: Action) -> None:
        match action:
            case Play(card, announce):
                said = [self._value(announce) if announce else "0", "enter"]
                asked = self.sitting.board.rules.announce
                await self.press(str(self._place(card) + 1), "p", *(said if asked else ()))
            case Discard(card):
                await self.press(str(self._place(card) + 1), "d")
            case Clue(to, value):
                await self.press("c", *self._receiver(to), self._value(value), "enter")
            case Choose(Clue(to, value)):
                await self.press(*self._receiver(to), self._value(value), "enter")
            case Choose(None):
                await self.press("-", "enter")
            case _:
                await self._move_to(action)
                await self.press("enter")

    async def _by_mouse(self, action: Action) -> None:
        sitting, moves = self.sitting, len(self.sitting.table.moves)
        match action:
            case Play(card):
                await self.click(f"own:{self._place(card)}")
                await self.click("key:p")
            case Discard(card):
                await self.click(f"own:{self._place(card)}")
                await self.click("key:d")
            case Clue(to):
                await self.click(f"seat:{to}")
        if len(sitting.table.moves) == moves:
            await self._click_to(action)

    async def _click_to(self, action: Action) -> None:
        """Click through the menus to an action, each option until it is taken."""
        if isinstance(action, Choose) and isinstance(action.option, Clue) and self._asks_receiver():
            await self._click_option(lambda option: option.receiver == action.option.to)  # type: ignore[union-attr]
        await self._click_option(lambda option: option.leads == action)

    async def _click_option(self, wanted: Callable[..., bool]) -> None:
        options = self.table.menus[-1].options
        place = next(place for place, option in enumerate(options) if wanted(option))
        if self.table.menus[-1].cursor != place:
            await self.click(f"option:{place}")
        await self.click(f"option:{place}")

    def _asks_receiver(self) -> bool:
        return len({option.receiver for option in self.table.menus[-1].options}) > 1

    async def _move_to(self, action: Action) -> None:
        """Move the cursor to the option that leads to an action."""
        for _ in self.table.menus[-1].options:
            if self.table.menus[-1].option.leads == action:
                return
            await self.press("right")
        raise AssertionError(action)

    def _place(self, card: CardId) -> int:
        hand = self.sitting.board.hands[self.sitting.board.seat]
        return [held.id for held in hand].index(card)

    def _receiver(self, seat: int) -> tuple[str, ...]:
        return (str(seat + 1), "enter") if self.sitting.board.players > 2 else ()

    def _value(self, value: ClueValue) -> str:
        return str(value) if isinstance(value, int) else self.table.words.letter(value).casefold()

    async def play_on(self, seed: int, temper: Temper = CAREFUL, turns: int | None = None) -> None:
        """Play as a player who sees every card would, to the end or until turn `turns`."""
        chance = random.Random(seed)
        while await self._your_move():
            if turns is not None and self.sitting.board.turn >= turns:
                return
            table = self.sitting.table
            legal = legal_actions(table.view(table.seat))
            await self.take(guided_action(table.state, legal, temper, chance))

    async def _your_move(self) -> bool:
        """Wait for one's turn, taking the keyboard when it is passed; whether the game goes on."""
        await self.until(self._asked)
        if isinstance(self.app.screen, PassScreen):
            await self.press("enter")
            return await self._your_move()
        return isinstance(self.app.screen, HotSeatScreen)

    def _asked(self) -> bool:
        screen = self.app.screen
        return isinstance(screen, LocalGameOverScreen | PassScreen) or (
            isinstance(screen, HotSeatScreen) and screen.your_turn
        )


def open_moments(table: Table) -> list[GameMoment]:
    """The moments of a game with every card open."""
    moves = (GameMoment(move.board, move.board.turn + 1, move.events) for move in table.moves)
    return [GameMoment(table.start.board, 0, (table.dealt,)), *moves]


def seated(rules: str = "fr", players: int = 3, people: int = 1, bot: str = "random") -> Draft:
    """A draft with people in the first seats and bots in the others."""
    chairs = tuple(LocalChair(name, None if seat < people else bot) for seat, name in enumerate(NAMES))
    return replace(make_draft(Catalogue(), ruleset(rules), players, (bot,)), chairs=chairs)


def opening(folder: Path, planned: Draft | None = None, **settings: object) -> Opening:
    """How the application opens in a test: bots move at once, and games are kept in this folder."""
    blank = Opening(Catalogue(), planned or seated(), seed=1, pause=0, folder=folder)
    return replace(blank, **settings)  # type: ignore[arg-type]


@asynccontextmanager
async def running(
    opened: Opening, size: tuple[int, int] = SMALLEST, mouse: bool = False
) -> AsyncIterator[Keyboard]:
    app = HanabiApp(opened)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Keyboard(app, pilot, mouse)


@asynccontextmanager
async def playing(
    opened: Opening, size: tuple[int, int] = SMALLEST, mouse: bool = False
) -> AsyncIterator[Keyboard]:
    """A game dealt from the setup screen by its one key."""
    async with running(opened, size, mouse) as keyboard:
        await keyboard.press("enter")
        yield keyboard


def run(scene: Awaitable[None]) -> None:
    """Run a scene to its end."""
    asyncio.run(_run(scene))


async def _run(scene: Awaitable[None]) -> None:
    await scene
