"""Whole games on the smallest screen, of every kind, chosen through keys and clicks alone."""

from pathlib import Path

import pytest

from hanabi.game import Result
from hanabi.testing.sampling import CAREFUL, HASTY, Temper
from hanabi.text import Catalogue
from hanabi.tui.game_over import LocalGameOverScreen
from tests.terminal.keyboard import SMALLEST, Keyboard, opening, playing, run, seated

GAMES = [
    ("fr", 3, 1, CAREFUL, "en"),
    ("pl+avalanche", 2, 2, HASTY, "pl"),
    ("fr+avalanche+black-powder+flamboyant-fives", 3, 3, CAREFUL, "fr"),
    ("pt+synchronised-show+black-powder", 2, 2, CAREFUL, "pt"),
    ("de+all-or-nothing+flamboyant-fives", 2, 2, CAREFUL, "de"),
    ("custom+avalanche-every+black-powder+flamboyant-fives+synchronised-show", 6, 6, HASTY, "es"),
]
MOUSE_GAMES = [
    ("fr", 2, 1),
    ("custom+suits=2+flamboyant-fives", 3, 3),
    ("custom+suits=2+synchronised-show", 2, 2),
]
"""A game of two colours is short."""


@pytest.mark.parametrize(
    ("rules", "players", "people", "temper", "language"), GAMES, ids=[game[0].split("+")[0] for game in GAMES]
)
def test_a_whole_game_is_played_by_the_keyboard(
    rules: str, players: int, people: int, temper: Temper, language: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        planned = seated(rules, players, people, "beginner")
        async with playing(opening(tmp_path, planned, catalogue=Catalogue(language))) as keyboard:
            await keyboard.play_on(1, temper)
            await check_the_end(keyboard)

    run(scene())


@pytest.mark.parametrize(("rules", "players", "people"), MOUSE_GAMES, ids=[game[0] for game in MOUSE_GAMES])
def test_a_whole_game_is_played_by_the_mouse(rules: str, players: int, people: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated(rules, players, people)), mouse=True) as keyboard:
            await keyboard.play_on(2)
            await check_the_end(keyboard)

    run(scene())


async def check_the_end(keyboard: Keyboard) -> None:
    """The end tells how it ended, fills the screen exactly, and leaves no saved game."""
    screen = keyboard.app.screen
    assert isinstance(screen, LocalGameOverScreen)
    outcome = screen.game.board.outcome
    assert outcome is not None
    assert outcome.result is not Result.STOPPED
    text = await keyboard.read()
    lines = text.splitlines()
    assert len(lines) == SMALLEST[1]
    assert {len(line) for line in lines} == {SMALLEST[0]}
    told = screen.words.result(screen.game.board)
    assert " ".join(told.split()) in " ".join(text.split())
    assert list(keyboard.app.saved_games.folder.iterdir()) == []
