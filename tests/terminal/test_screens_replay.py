"""The end of a game and the viewer of recorded games."""

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from hanabi.client.hot_seat import HotSeat
from hanabi.game import Discard
from hanabi.game.replay import Replay
from hanabi.plain.local_game import draw_deal
from hanabi.plain.replays import open_record
from hanabi.tui.dialogs import AskScreen
from hanabi.tui.game_over import LocalGameOverScreen
from hanabi.tui.page_screen import PageScreen
from hanabi.tui.playback import make_playback
from hanabi.tui.replay_screen import ReplayScreen
from hanabi.tui.setup_screen import SetupScreen
from tests.terminal.keyboard import Keyboard, opening, playing, run, running, seated


@cache
def recorded(rules: str = "fr+black-powder", players: int = 4) -> Replay:
    """A whole game among bots."""
    plan = seated(rules, players, 0, "beginner").to_setup()
    sitting = HotSeat(plan, draw_deal(plan, random.Random(6)))
    while not sitting.board.over:
        sitting.take(sitting.table.ask().action)
    return sitting.replay()


def viewer(keyboard: Keyboard) -> ReplayScreen:
    assert isinstance(keyboard.app.screen, ReplayScreen)
    return keyboard.app.screen


def test_a_record_is_wound_forwards_and_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(recorded()))) as keyboard:
            shown = viewer(keyboard)
            await keyboard.press("left")
            assert shown.place == 0
            await keyboard.press("right", "space", "pagedown", "left")
            assert shown.place == 11
            await keyboard.press("end", "right")
            assert shown.place == shown.playback.last
            assert "points out of" in await keyboard.read()
            await keyboard.press("home")
            assert "After turn 0 of" in await keyboard.read()
            await keyboard.press("q")
            assert keyboard.app.return_value == 0

    run(scene())


def test_a_record_is_seen_from_every_seat_and_with_all_hands_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(recorded()))) as keyboard:
            shown = viewer(keyboard)
            assert "all hands shown" in await keyboard.read()
            for seat, name in enumerate(shown.words.names):
                await keyboard.press("tab")
                assert shown.seat == seat
                assert f"seen by {name}" in await keyboard.read()
            seats = []
            for press in (("tab",), ("shift+tab",)):
                await keyboard.press(*press)
                seats.append(shown.seat)
            for _ in range(2):
                await keyboard.click("seat:1")
                seats.append(shown.seat)
            assert seats == [None, 3, None, 1]

    run(scene())


def test_a_record_goes_to_a_turn_and_refuses_one_it_has_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(recorded()))) as keyboard:
            await keyboard.press("t", "9", "9", "9", "enter")
            assert "There’s no turn 999" in await keyboard.read()
            assert isinstance(keyboard.app.screen, AskScreen)
            await keyboard.press("backspace", "backspace", "backspace", "1", "2", "enter")
            assert viewer(keyboard).playback.states[viewer(keyboard).place].board.turn == 12
            await keyboard.press("t", "escape", "l")
            assert isinstance(keyboard.app.screen, PageScreen)
            await keyboard.press("escape", "r", "escape", "?", "escape", "escape")
            assert keyboard.app.return_value == 0

    run(scene())


def test_a_record_against_the_rules_shows_its_game_so_far_and_why_it_stops(tmp_path: Path) -> None:
    played = recorded()
    discards = (place for place, action in enumerate(played.actions) if isinstance(action, Discard))
    stop = next(discards)
    wrong = replace(played, actions=(*played.actions[:stop], played.actions[0], Discard(99)))  # type: ignore[arg-type]

    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(wrong))) as keyboard:
            assert "against the rules" not in await keyboard.read()
            await keyboard.press("end")
            text = await keyboard.read()
            assert "against the rules" in text
            assert any(name in text for name in played.players)
            assert viewer(keyboard).place <= stop + 1

    run(scene())


@pytest.mark.parametrize(("turn", "seat"), [(0, None), (7, 2)])
def test_a_record_opens_where_the_command_line_says(turn: int, seat: int | None, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(
            opening(tmp_path, reel=make_playback(recorded()), turn=turn, seat=seat)
        ) as keyboard:
            assert f"After turn {turn} of" in await keyboard.read()
            assert viewer(keyboard).seat == seat

    run(scene())


async def finished(keyboard: Keyboard) -> LocalGameOverScreen:
    """The end of a game among bots."""
    await keyboard.until(lambda: isinstance(keyboard.app.screen, LocalGameOverScreen))
    assert isinstance(keyboard.app.screen, LocalGameOverScreen)
    return keyboard.app.screen


def test_after_the_end_the_game_can_be_seen_again_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def scene() -> None:
        async with playing(opening(tmp_path / "state", seated("fr", 2, 0))) as keyboard:
            end = await finished(keyboard)
            await keyboard.press("v", "end", "q")
            assert keyboard.app.screen is end
            await keyboard.press("s")
            field = keyboard.app.screen.query_one("Input")
            field.value = str(file)  # type: ignore[attr-defined]
            await keyboard.press("enter")
            assert "Saved as" in await keyboard.read()
            await keyboard.press("s")
            field = keyboard.app.screen.query_one("Input")
            field.value = str(file)  # type: ignore[attr-defined]
            await keyboard.press("enter")
            assert "already exists" in await keyboard.read()
            await keyboard.press("escape", "l", "escape", "r", "escape")
            assert open_record(str(file)).replay == end.replay()

    run(scene())


def test_after_the_end_the_same_deal_or_a_new_one_is_played(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 0, "beginner"))) as keyboard:
            first = (await finished(keyboard)).sitting
            await keyboard.press("d")
            again = (await finished(keyboard)).sitting
            assert again is not first
            assert again.replay() == first.replay()
            await keyboard.press("n")
            new = (await finished(keyboard)).sitting
            assert new.deal.shuffle != first.deal.shuffle
            await keyboard.press("u")
            assert isinstance(keyboard.app.screen, SetupScreen)
            await keyboard.press("enter")
            await finished(keyboard)
            await keyboard.press("q")
            assert keyboard.app.farewell == ""

    run(scene())


def test_the_replay_is_saved_where_the_command_line_says(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def scene() -> None:
        async with playing(opening(tmp_path / "state", seated("fr", 2, 0), file=str(file))) as keyboard:
            end = await finished(keyboard)
            assert "Replay saved" in await keyboard.read()
            assert open_record(str(file)).replay == end.replay()
            await keyboard.press("n")
            await finished(keyboard)
            assert "already exists" in " ".join((await keyboard.read()).split())

    run(scene())
