"""Several people at one keyboard: nobody sees their own hand, and nobody sees anything while it is passed."""

from dataclasses import replace
from pathlib import Path

from hanabi.client.hot_seat import HotSeat
from hanabi.game import Seat
from hanabi.table import Memory
from hanabi.tui.game_over import LocalGameOverScreen
from hanabi.tui.hotseat_screen import HotSeatScreen, PassScreen
from tests.terminal.keyboard import Keyboard, opening, playing, run, seated

TURNS = 12


def faces(sitting: HotSeat, seat: Seat) -> set[str]:
    """The cards of a hand as the screen would write them."""
    return {str(card).upper() for card in sitting.table.state.hand(seat)}


def only_there(sitting: HotSeat, seat: Seat) -> set[str]:
    """The cards of a hand that nobody else holds, so that no screen may write them for its owner."""
    others = (faces(sitting, other) for other in range(sitting.board.players) if other != seat)
    return faces(sitting, seat).difference(*others)


def test_between_turns_no_hand_is_seen_and_in_a_turn_not_ones_own(tmp_path: Path) -> None:
    async def scene() -> None:
        draft = replace(seated("fr+avalanche+black-powder", 4, 3), memory=Memory.NOTHING)
        async with playing(opening(tmp_path, draft)) as keyboard:
            for _ in range(TURNS):
                sitting = await passed(keyboard)
                await keyboard.press("enter")
                await check_sight(keyboard, sitting)
                deed = ("c", "enter", "enter") if sitting.board.clue_tokens else ("1", "d")
                await keyboard.press(*deed)

    run(scene())


async def check_sight(keyboard: Keyboard, sitting: HotSeat) -> None:
    """The person at the keyboard sees every hand but one."""
    text, seat = await keyboard.read(), keyboard.table.viewer
    assert seat is not None
    assert not any(card in text for card in only_there(sitting, seat))
    others = (faces(sitting, other) for other in range(sitting.board.players) if other != seat)
    assert all(card in text for card in set().union(*others))


async def passed(keyboard: Keyboard) -> HotSeat:
    """Wait for the keyboard to be passed, and see that the screen tells nothing meanwhile."""
    await keyboard.until(lambda: isinstance(keyboard.app.screen, PassScreen | LocalGameOverScreen))
    assert isinstance(keyboard.app.screen, PassScreen)
    table = keyboard.app.screen_stack[-2]
    assert isinstance(table, HotSeatScreen)
    text = await keyboard.read()
    sitting = table.sitting
    every = set().union(*(faces(sitting, seat) for seat in range(sitting.board.players)))
    assert not any(card in text for card in every)
    assert f"Pass the keyboard to {sitting.setup.names[sitting.board.seat]}" in text
    return sitting


def test_what_a_player_was_reading_is_closed_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 2), pause=60)) as keyboard:
            await keyboard.press("enter", "c", "enter", "enter")
            await keyboard.press("enter", "c", "enter", "enter")
            table = keyboard.table
            await keyboard.press("k")
            assert "What everyone knows" in await keyboard.read()
            table.action_hurry()
            await keyboard.until(lambda: isinstance(keyboard.app.screen, PassScreen))
            await keyboard.press("enter")
            assert isinstance(keyboard.app.screen, HotSeatScreen)

    run(scene())


def test_the_game_can_be_left_while_the_keyboard_is_passed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 2))) as keyboard:
            await keyboard.press("x")
            assert isinstance(keyboard.app.screen, PassScreen)
            await keyboard.press("q")
            assert keyboard.app.return_value == 0

    run(scene())


def test_with_one_person_the_keyboard_is_never_passed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 1))) as keyboard:
            assert isinstance(keyboard.app.screen, HotSeatScreen)
            await keyboard.press("c", "enter")
            await keyboard.until(lambda: keyboard.sitting.board.turn == 2)
            assert isinstance(keyboard.app.screen, HotSeatScreen)

    run(scene())


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 0))) as keyboard:
            await keyboard.until(lambda: isinstance(keyboard.app.screen, LocalGameOverScreen))
            assert "Clues" in await keyboard.read()

    run(scene())
