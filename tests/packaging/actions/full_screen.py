"""Opens the full screen without a terminal, deals, and reads what is drawn."""

import asyncio
import tempfile
from pathlib import Path

from hanabi.rules import ruleset
from hanabi.text import Catalogue
from hanabi.tui.app import HanabiApp, Opening
from hanabi.tui.hotseat_screen import HotSeatScreen
from hanabi.tui.setup_draft import make_draft


async def show_table(folder: Path) -> None:
    catalogue = Catalogue()
    planned = make_draft(catalogue, ruleset("fr"), 3, ("beginner",))
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
