"""Opens the full screen without a terminal, deals, and reads what is drawn."""

import asyncio
import tempfile
from pathlib import Path

from hanabi.rules import ruleset
from hanabi.terminal.screens.app import HanabiApp, Opening
from hanabi.terminal.screens.drafts import draft
from hanabi.terminal.screens.hotseat import HotSeatScreen
from hanabi.text import Catalogue


async def show_table(folder: Path) -> None:
    catalogue = Catalogue()
    planned = draft(catalogue, ruleset("fr"), 3, "beginner", None)
    app = HanabiApp(Opening(catalogue, planned, seed=5, pause=0, folder=folder))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, HotSeatScreen), app.screen
        lines = [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]
    print(f"a table of {sum(map(bool, lines))} lines on the full screen")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(show_table(Path(folder)))
