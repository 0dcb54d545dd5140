"""The table screen: what keys and clicks do, what is refused and why, what there is to read."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from hanabi.game import CardId, Clue, Clued, Discard, Play
from hanabi.table import Memory
from hanabi.tui.page_screen import PageScreen
from tests.terminal.keyboard import opening, playing, run, running, seated


def test_a_clue_shows_the_cards_it_will_point_at_before_it_is_given(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 3))) as keyboard:
            await keyboard.press("enter", "c", "right", "enter", "3")
            text, sitting = await keyboard.read(), keyboard.sitting
            threes = [str(card).upper() for card in sitting.table.state.hand(2) if card.rank == 3]
            assert threes
            assert all(f"[{card}]" in text for card in threes)
            assert text.count("[") == len(threes)
            await keyboard.press("enter")
            assert isinstance(sitting.table.moves[-1].events[0], Clued)
            assert sitting.table.actions == (Clue(2, 3),)

    run(scene())


def test_escape_leads_back_step_by_step(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 1))) as keyboard:
            await keyboard.press("c", "enter", "r")
            assert len(keyboard.table.menus) == 2
            await keyboard.press("escape", "escape")
            assert keyboard.table.menus == []
            await keyboard.press("2")
            selected = [keyboard.table.selected]
            await keyboard.press("escape")
            assert [*selected, keyboard.table.selected] == [1, None]
            assert keyboard.sitting.table.actions == ()

    run(scene())


def test_what_is_impossible_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("custom+tokens=1", 2, 2))) as keyboard:
            await keyboard.press("enter", "1", "d")
            assert "All clue tokens are available" in await keyboard.read()
            await keyboard.press("c", "1", "enter", "enter", "c")
            assert "There are no clue tokens left" in await keyboard.read()
            assert keyboard.sitting.board.turn == 1

    run(scene())


def test_an_empty_clue_is_dimmed_and_refused_where_the_box_forbids_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("pl", 2, 1))) as keyboard:
            await keyboard.press("c")
            options = keyboard.table.menus[-1].options
            refused = next(place for place, option in enumerate(options) if option.refused)
            await keyboard.press(options[refused].label.casefold(), "enter")
            assert "a clue must point at a card" in await keyboard.read()
            assert keyboard.sitting.board.turn == 0

    run(scene())


def test_keys_typed_ahead_are_answered_in_their_order(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 1))) as keyboard:
            await keyboard.until(lambda: keyboard.table.your_turn)
            sitting = keyboard.sitting
            keyboard.type_ahead("c", "3", "enter", "r", "right", "enter")
            await keyboard.until(lambda: sitting.board.turn > 0)
            assert sitting.table.actions[0] == Clue(2, "yellow")

    run(scene())


def test_a_page_explains_the_clues(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("pl", 2, 2))) as keyboard:
            await keyboard.press("enter", "x")
            assert "No clue has been given yet." in await keyboard.read()
            await keyboard.press("escape", "c", "enter", "enter", "x")
            assert "By the rules: only card" in await keyboard.read()

    run(scene())


def test_keys_mount_nothing_on_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            mounted = set(keyboard.table.query("*"))
            for keys in (["2"], ["c", "3", "enter", "r"], ["escape", "escape", "p"], ["escape", "escape"]):
                await keyboard.press(*keys)
                await keyboard.read()
                assert set(keyboard.table.query("*")) == mounted

    run(scene())


def test_nothing_can_be_done_while_another_thinks(tmp_path: Path) -> None:
    async def scene() -> None:
        draft = replace(seated("fr", 2, 1), first=1)
        async with playing(opening(tmp_path, draft, pause=30)) as keyboard:
            assert "Ben is thinking" in await keyboard.read()
            for keys in ("1p", "c", "a"):
                await keyboard.press(*keys)
                assert "another player’s turn" in await keyboard.read()
            await keyboard.press("enter")
            await keyboard.until(lambda: keyboard.sitting.board.turn == 1)
            assert keyboard.table.your_turn

    run(scene())


@pytest.mark.parametrize(("key", "kind"), [("p", Play), ("d", Discard)])
def test_a_card_can_be_chosen_before_or_after_what_to_do_with_it(
    key: str, kind: type[Play | Discard], tmp_path: Path
) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 2))) as keyboard:
            await keyboard.press("enter")
            sitting = keyboard.sitting
            await keyboard.press("c", "1", "enter", "enter", "c", "1", "enter")
            await keyboard.press("enter", key, "3", "enter")
            await keyboard.press("enter", "left", key)
            assert sitting.table.actions[2:] == (kind(CardId(2)), kind(CardId(9)))

    run(scene())


def test_a_play_is_confirmed_where_that_is_wished(tmp_path: Path) -> None:
    async def scene() -> None:
        draft = replace(seated("pt+synchronised-show", 2, 2), confirm=True)
        async with playing(opening(tmp_path, draft)) as keyboard:
            await keyboard.press("enter", "1", "p", "r", "enter")
            assert "Announce red and play card 1?" in await keyboard.read()
            await keyboard.press("right", "enter")
            assert keyboard.sitting.board.turn == 0
            sitting = keyboard.sitting
            await keyboard.press("enter", "enter")
            assert sitting.table.actions == (Play(CardId(0), "red"),)

    run(scene())


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("?", "discard the card to get a clue token back"),
        ("r", "Play goes clockwise"),
        ("l", "Everyone is dealt 5 cards."),
        ("k", "nothing known"),
    ],
)
def test_a_key_opens_a_page_and_escape_closes_it(key: str, wanted: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            await keyboard.press("question_mark" if key == "?" else key)
            assert isinstance(keyboard.app.screen, PageScreen)
            assert wanted in await keyboard.read()
            await keyboard.press("end", "pageup", "down", "up", "pagedown", "home", "escape")
            assert keyboard.table.your_turn

    run(scene())


def test_the_rules_fit_the_screen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            await keyboard.press("r")
            screen = keyboard.app.screen
            assert isinstance(screen, PageScreen)
            assert max(line.cell_len for line in screen.page_lines) <= 78

    run(scene())


def test_advice_names_an_action_and_its_reason(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 1, "beginner"))) as keyboard:
            await keyboard.press("a")
            assert "Advice: tell" in await keyboard.read()
            assert keyboard.sitting.board.turn == 0

    run(scene())


def test_bots_say_why(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 1, "random"))) as keyboard:
            await keyboard.press("c", "enter")
            await keyboard.until(lambda: keyboard.sitting.board.turn == 2)
            assert "Pure chance." in await keyboard.read()

    run(scene())


@pytest.mark.parametrize(
    ("memory", "said", "deduced"),
    [(Memory.DEDUCED, True, True), (Memory.SAID, True, False), (Memory.NOTHING, False, False)],
)
def test_the_memory_aid_shows_as_much_as_was_chosen(
    memory: Memory, said: bool, deduced: bool, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, replace(seated("fr", 2, 2), memory=memory))) as keyboard:
            await keyboard.press("enter")
            rank = keyboard.sitting.table.state.hand(1)[0].rank
            await keyboard.press("c", str(rank), "enter", "enter")
            lines = (await keyboard.read()).splitlines()
            assert any(("RYGWB" in line) for line in lines) is deduced
            boxes = [line[2:14] for line in lines if line.startswith((" ╭", " │"))]
            assert any(str(rank) in box[4:] or str(rank) in box[:2] for box in boxes) is said

    run(scene())


def test_a_click_on_a_card_tells_what_its_owner_knows(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 1))) as keyboard:
            await keyboard.click("card:1:0")
            assert "Ben, card 1: nothing known." in await keyboard.read()
            await keyboard.click("own:1")
            await keyboard.click("own:1")
            assert keyboard.table.selected is None

    run(scene())


def test_a_note_on_a_card_is_read_by_its_player_alone_and_kept(tmp_path: Path) -> None:
    note = "Your note: “perhaps a five”"

    async def write() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 2))) as keyboard:
            await keyboard.press("enter", "n", "2", "n", *"perhaps", "space", *"a", "space", *"five", "enter")
            assert note in await keyboard.read()
            await keyboard.press("c", "1", "enter", "enter", "2")
            assert "Card 2" in await keyboard.read()
            assert note not in keyboard.text
            await keyboard.press("q")

    async def read() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await keyboard.press("enter", "enter", "c", "1", "enter", "enter", "2")
            assert note in await keyboard.read()
            await keyboard.press("n", *["backspace"] * 20, "enter")
            assert note not in await keyboard.read()

    run(write())
    run(read())


MARKS = ("to play", "to keep", "to discard", "turned")
LEFT, RIGHT = "less_than_sign", "greater_than_sign"


def shown_numbers(text: str) -> str:
    """The numbers on the own cards, from left to right."""
    border = next(line for line in text.splitlines() if line.startswith((" ╭", " ┏")))
    return "".join(re.findall(r"[─━] (\d) ", border))


def test_cards_are_rearranged_for_their_player_alone_and_keep_their_numbers(tmp_path: Path) -> None:
    async def move() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 2))) as keyboard:
            await keyboard.press("enter", LEFT, "2", LEFT, LEFT, RIGHT, RIGHT, "5", RIGHT, LEFT)
            assert shown_numbers(await keyboard.read()) == "13254"
            await keyboard.press("2", "right")
            assert keyboard.table.selected == 4
            await keyboard.press("c", "1", "enter", "enter")
            assert shown_numbers(await keyboard.read()) == "12345"
            await keyboard.press("c", "enter", "enter")
            assert shown_numbers(await keyboard.read()) == "13254"
            await keyboard.press("2", "d")

    async def read() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await keyboard.press("enter", "enter", "2", "d", "enter")
            assert shown_numbers(await keyboard.read()) == "12435", "the new card stands at the end"

    run(move())
    run(read())


def test_a_card_is_marked_for_its_player_alone(tmp_path: Path) -> None:
    """B14, U16: M goes through the marks and back to none."""

    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 2))) as keyboard:
            await keyboard.press("enter", "m", "2")
            for mark in ("to play", "to keep", "to discard", "turned", ""):
                await keyboard.press("m")
                text = await keyboard.read()
                assert [each for each in MARKS if f"┗━ {each}" in text] == [mark] * bool(mark)
            await keyboard.press("m", "m", "c", "1", "enter", "enter")
            assert "to keep" not in await keyboard.read()
            await keyboard.press("c", "enter", "enter")
            assert " to keep ─" in await keyboard.read()

    run(scene())


def test_a_small_terminal_asks_for_room_and_goes_on_when_it_gets_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path), size=(79, 24)) as keyboard:
            text = " ".join((await keyboard.read()).split())
            assert "needs 80 columns and 24 lines, but the terminal has 79 and 24" in text
            assert "--plain" in text
            await keyboard.pilot.resize_terminal(80, 24)
            await keyboard.press("enter")
            assert "Clues" in await keyboard.read()
            await keyboard.pilot.resize_terminal(30, 10)
            await keyboard.press("p")
            assert not keyboard.table.menus
            await keyboard.press("q")
            assert keyboard.app.return_value == 0

    run(scene())


def test_without_colours_everything_can_still_be_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene() -> None:
        async with playing(opening(tmp_path)) as keyboard:
            await keyboard.press("c", "enter")
            await keyboard.read()
            strips = keyboard.app.screen._compositor.render_strips()
            styles = [segment.style for strip in strips for segment in strip if segment.style]
            assert all(style.color is None or style.color.is_default for style in styles)
            assert all(style.bgcolor is None or style.bgcolor.is_default for style in styles)
            assert any(style.reverse for style in styles)

    run(scene())
