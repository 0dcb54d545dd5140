"""Pictures of the full screen for the documentation: `python -m tests.terminal.pictures docs/images`."""

import asyncio
import re
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from hanabi.tui.game_over import LocalGameOverScreen
from hanabi.tui.replay_screen import ReplayScreen
from hanabi.tui.review_screen import ReviewScreen
from tests.terminal.keyboard import Keyboard, opening, playing, running, seated

SIZE = (100, 32)
EVERYTHING = "fr+avalanche+black-powder+flamboyant-fives"
TABLE_TURN = 36
REPLAY_TURN = 40
WEB_FONTS = re.compile(r"\s*@font-face \{[^}]*\}")
"""What Textual would load from another host."""
FONTS = '"Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace'


async def save(keyboard: Keyboard, file: Path, title: str) -> None:
    await keyboard.read()
    drawn = WEB_FONTS.sub("", keyboard.app.export_screenshot(title=title))
    drawn = re.sub(r"font-family: Fira Code[^;]*;", f"font-family: {FONTS};", drawn)
    file.write_text(drawn, encoding="utf-8")


async def draw_setup(state: Path, folder: Path) -> None:
    async with running(opening(state, seated("fr", 3, bot="beginner")), SIZE) as keyboard:
        await save(keyboard, folder / "setup.svg", "hanabi play")


async def draw_table(state: Path, folder: Path) -> None:
    """A table of five with everything the French edition offers."""
    async with playing(opening(state, seated(EVERYTHING, 5, bot="partner")), SIZE) as keyboard:
        await keyboard.play_on(seed=3, turns=TABLE_TURN)
        await save(keyboard, folder / "table.svg", "hanabi play")


async def draw_end(state: Path, folder: Path) -> None:
    """The replay of a finished game through the eyes of a player, and its review."""
    planned = replace(opening(state, seated("fr+black-powder", 4, people=0, bot="club")), seed=4)
    async with playing(planned, SIZE) as keyboard:
        await keyboard.until(lambda: isinstance(keyboard.app.screen, LocalGameOverScreen))
        await keyboard.press("v")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, ReplayScreen))
        await keyboard.press("tab", *["right"] * REPLAY_TURN)
        await save(keyboard, folder / "replay.svg", "hanabi replay")
        await keyboard.press("q", "c")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, ReviewScreen))
        await save(keyboard, folder / "review-terminal.svg", "hanabi review")


async def main(folder: Path) -> None:
    with TemporaryDirectory() as state:
        for draw in (draw_setup, draw_table, draw_end):
            await draw(Path(state) / draw.__name__, folder)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
