"""The full-screen application: which screen follows which, and what is saved."""

import asyncio
import os
import random
import re
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import ClassVar

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Event
from textual.screen import Screen

from hanabi.client.exercise import ExerciseClient
from hanabi.client.hot_seat import HotSeat
from hanabi.errors import HanabiError
from hanabi.plain.exit_codes import FINISHED, INTERRUPTED, REFUSED, TERMINATED
from hanabi.plain.files import FileError
from hanabi.plain.local_game import GameSetup, draw_deal
from hanabi.plain.replays import save_replay
from hanabi.plain.saved_games import BrokenFile, SaveFolder, SaveSlot
from hanabi.plain.state_folder import state_folder
from hanabi.rules import Ruleset
from hanabi.text import Catalogue, sentence
from hanabi.tui.exercise_screen import ExerciseScreen
from hanabi.tui.game_over import LocalGameOverScreen
from hanabi.tui.hotseat_screen import HotSeatScreen
from hanabi.tui.key_bindings import NAMES, key_legend
from hanabi.tui.playback import Playback
from hanabi.tui.replay_screen import ReplayScreen
from hanabi.tui.resume_screen import ResumeScreen
from hanabi.tui.setup_draft import Draft
from hanabi.tui.setup_screen import SetupScreen
from hanabi.tui.styles import STYLES

BOT_PAUSE = 1.2
"""Seconds to read before a bot moves."""
LONGEST_PAUSE = 60.0


@dataclass(frozen=True, slots=True)
class Opening:
    """What the application starts with: a replay to show, or a game to set up."""

    catalogue: Catalogue
    draft: Draft
    reel: Playback | None = None
    seat: int | None = None
    turn: int = 0
    seed: int | None = None
    file: str | None = None
    """The file for the replay when the game ends."""
    pause: float = field(default_factory=lambda: read_pause(os.environ))
    folder: Path = field(default_factory=lambda: state_folder(os.environ))


def read_pause(environment: Mapping[str, str]) -> float:
    """Seconds before a bot moves: `HANABI_PAUSE` if it is a number up to `LONGEST_PAUSE`, or `BOT_PAUSE`."""
    try:
        pause = float(environment.get("HANABI_PAUSE", ""))
    except ValueError:
        return BOT_PAUSE
    return pause if 0 <= pause <= LONGEST_PAUSE else BOT_PAUSE


class HanabiApp(App[int]):
    """Hanabi on the full screen."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "interrupt", show=False, priority=True),
    ]
    CSS = STYLES

    def __init__(self, opening: Opening) -> None:
        super().__init__(ansi_color=bool(os.environ.get("NO_COLOR")))
        self.animation_level = "none"
        self.opening = opening
        self.catalogue = opening.catalogue
        self.draft = opening.draft
        self.saved_games = SaveFolder(opening.folder)
        self.chance = random.SystemRandom() if opening.seed is None else random.Random(opening.seed)
        self.slot: SaveSlot | None = None
        """The file of the game, locked until the game ends."""
        self.saving = True
        """Whether every action so far could be saved in the slot."""
        self.adviser: str | None = None
        """The bot that gives advice; None is the adviser of the table."""
        self.farewell = ""
        """What to print after the application has closed."""
        self.failure: HanabiError | None = None
        """The refusal that ended the application."""
        self._report = StringIO()
        self.error_console = Console(file=self._report, markup=False, highlight=False)
        """Where Textual reports an unexpected error."""

    @property
    def report(self) -> str:
        """Textual's report of an unexpected error, a traceback; empty if there was none."""
        return self._report.getvalue()

    @property
    def crash(self) -> str:
        """The last part of the report, below the frame of the traceback: the error's name and text."""
        return " ".join(re.split("^[╰+].*$", self.report, flags=re.MULTILINE)[-1].split())

    def on_mount(self) -> None:
        if sys.platform != "win32" and not self.is_headless:
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.leave, TERMINATED)
        self.open()

    def get_key_display(self, binding: Binding) -> str:
        """The name of a key in the language of the application; letters are shown as capitals."""
        shown = binding.key_display or NAMES.get(binding.key)
        return key_legend(self.catalogue, shown) if shown else super().get_key_display(binding).upper()

    def on_unmount(self) -> None:
        if self.slot is not None:
            self.slot.release()

    def open(self) -> None:
        """Show the first screen."""
        if self.opening.reel is not None:
            self._show_playback(self.opening.reel)
            return
        games, broken = self.saved_games.games()
        notice = " ".join(map(self._broken_file_text, broken))
        self.push_screen(ResumeScreen(games, notice) if games else SetupScreen(self.draft, notice))

    def set_language(self, language: str) -> None:
        """Switch to another language."""
        if language != self.catalogue.language:
            self.catalogue = Catalogue(language)

    def open_setup(self) -> None:
        self.switch_screen(SetupScreen(self.draft))

    def deal(self, plan: GameSetup, draft: Draft | None = None) -> None:
        """Deal a game and open its table."""
        self.draft = draft or self.draft
        self.open_table(HotSeat(plan, draw_deal(plan, self.chance), catalogue=self.catalogue))

    def deal_again(self, sitting: HotSeat) -> None:
        """Deal the cards of a game again."""
        self.open_table(HotSeat(sitting.setup, sitting.deal, catalogue=self.catalogue))

    def open_table(self, sitting: HotSeat, slot: SaveSlot | None = None) -> None:
        """Open the table of a game, new or resumed; it is saved in `slot`, or in a new one."""
        notice, self.saving = "", True
        try:
            self.slot = slot or self.saved_games.new_slot()
        except FileError as error:
            self.slot, notice = None, self._not_saved_text(error)
        self.switch_screen(HotSeatScreen(sitting, self.slot, self.opening.pause, notice))

    def try_rule(self, rules: Ruleset, tag: str) -> None:
        """Open a table at which a rule can be tried."""
        self.push_screen(ExerciseScreen(ExerciseClient(self.catalogue, rules, tag)))

    def finish(self, table: HotSeatScreen) -> None:
        """Show how a game ended, and delete its saved file."""
        self.uncover(table)
        notice = self._save_record(table.sitting)
        if self.slot is not None:
            with suppress(OSError):  # the disk may have failed since
                self.slot.clear()
            self.slot = None
        self.switch_screen(LocalGameOverScreen(table.sitting, notice))

    def uncover(self, screen: Screen[None]) -> None:
        """Close every screen above `screen`."""
        while screen in self.screen_stack and self.screen is not screen:
            self.pop_screen()

    def close(self, screen: Screen[None]) -> None:
        """Close a screen; leave the application if none is below it."""
        if screen.is_current and len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.leave()

    def leave(self, code: int = FINISHED) -> None:
        """Leave the application; a game in progress is already saved if that is possible."""
        if self.slot is not None and self.saving:
            self.farewell = self.catalogue.say("screen-kept")
        self.exit(code)

    def action_interrupt(self) -> None:
        self.leave(INTERRUPTED)

    async def on_event(self, event: Event) -> None:
        with self.refusals():
            await super().on_event(event)

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """Leave the application if the block raises a HanabiError, which is told after it has closed."""
        try:
            yield
        except HanabiError as error:
            self.failure = error
            self.leave(REFUSED)

    def _show_playback(self, reel: Playback) -> None:
        place = reel.place_of_turn(self.opening.turn)
        self.push_screen(ReplayScreen(reel, place, self.opening.seat))

    def _save_record(self, sitting: HotSeat) -> str:
        """Save the replay to the file of the command line, if any; return the notice about it."""
        file = self.opening.file
        if file is None:
            return ""
        try:
            save_replay(file, sitting.replay())
        except FileError as error:
            return sentence(self.catalogue, error)
        return self.catalogue.say("screen-recorded", file=file)

    def _broken_file_text(self, broken: BrokenFile) -> str:
        why = sentence(self.catalogue, broken.why)
        return self.catalogue.say("screen-set-aside", file=str(broken.path), why=why)

    def _not_saved_text(self, error: HanabiError) -> str:
        return f"{self.catalogue.say('screen-not-saved')} {sentence(self.catalogue, error)}"
