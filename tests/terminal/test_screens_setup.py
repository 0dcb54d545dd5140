"""Setting up a game: exactly what each box offers, by keys and clicks, and Enter starts."""

from pathlib import Path

import pytest

from hanabi.rules import EDITIONS, options, ruleset
from hanabi.table import Memory
from hanabi.text import Catalogue, languages
from hanabi.tui.page_screen import PageScreen
from hanabi.tui.setup_draft import make_draft
from hanabi.tui.setup_form import explanation
from hanabi.tui.setup_screen import SetupScreen
from tests.terminal.keyboard import Keyboard, opening, run, running, seated


def form(keyboard: Keyboard) -> SetupScreen:
    assert isinstance(keyboard.app.screen, SetupScreen)
    return keyboard.app.screen


async def go_to(keyboard: Keyboard, row: str) -> None:
    """Move down the form to a row."""
    for _ in range(40):
        if form(keyboard).row == row:
            return
        await keyboard.press("down")
    raise AssertionError(row)


def test_one_key_starts_a_game_of_one_person_and_two_beginners(tmp_path: Path) -> None:
    async def scene() -> None:
        planned = make_draft(Catalogue())
        async with running(opening(tmp_path, planned)) as keyboard:
            assert "Press Enter to play" in await keyboard.read()
            await keyboard.press("enter")
            plan = keyboard.sitting.setup
            assert [chair.bot for chair in plan.chairs] == [None, "beginner", "beginner"]
            assert plan.memory is Memory.DEDUCED
            assert keyboard.table.your_turn

    run(scene())


@pytest.mark.parametrize("key", EDITIONS)
def test_a_box_offers_exactly_its_options(key: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            while form(keyboard).draft.edition != key:
                await keyboard.press("right")
            left, _ = form(keyboard).draft.rows()
            offered = [row.partition(":")[2] for row in left if ":" in row]
            rulings = EDITIONS[key].ruled.values()
            assert offered == [option.rstrip("=") for option in options(key) if option not in rulings]
            for row in left:
                if row.startswith("option:"):
                    await go_to(keyboard, row)  # the smallest screen scrolls to what custom offers last
                    label = keyboard.app.catalogue.say(f"screen-option-{row.partition(':')[2]}")
                    assert label in await keyboard.read()

    run(scene())


@pytest.mark.parametrize("key", EDITIONS)
def test_our_ruling_on_an_option_is_ticked_below_it(key: str) -> None:
    """U5, U8, U10: it replaces the printed letter, and goes with its option."""
    draft = make_draft(Catalogue(), ruleset(key))
    for offer, ruling in EDITIONS[key].ruled.items():
        assert f"option:{ruling}" not in draft.rows()[0]
        chosen = draft.with_value(f"option:{offer}", True)
        rows = chosen.rows()[0]
        assert rows[rows.index(f"option:{offer}") + 1] == f"option:{ruling}"
        ruled = chosen.with_value(f"option:{ruling}", True)
        assert [str(each.rules) for each in (chosen, ruled)] == [f"{key}+{offer}", f"{key}+{ruling}"]
        assert make_draft(Catalogue(), ruled.rules).options == {offer, ruling}
        assert str(ruled.with_value(f"option:{offer}", False).rules) == key
        for language in languages():
            assert explanation(Catalogue(language), ruled, f"option:{ruling}")


def test_our_ruling_is_ticked_by_keys(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated("es", 2, 1))) as keyboard:
            await go_to(keyboard, "option:flamboyant-fives")
            await keyboard.press("space")
            await keyboard.until(lambda: "[ ]   Flamboyant fives: as elsewhere" in keyboard.text)
            await keyboard.press("down", "space")
            await keyboard.until(lambda: "[x]   Flamboyant fives: as elsewhere" in keyboard.text)
            text = await keyboard.read()
            assert "a free clue may point at no cards" in " ".join(text.split())
            await keyboard.press("enter")
            await keyboard.until(lambda: not isinstance(keyboard.app.screen, SetupScreen))
            assert str(keyboard.sitting.setup.rules) == "es+flamboyant-fives-common"

    run(scene())


def test_options_players_seats_and_aids_are_changed_by_keys(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await go_to(keyboard, "option:black-powder")
            await keyboard.press("space")
            await go_to(keyboard, "players")
            await keyboard.press("right")
            await go_to(keyboard, "seat:1")
            await keyboard.press("left", *["backspace"] * 3, "Z", "o", "space", "é")
            await go_to(keyboard, "first")
            await keyboard.press("right")
            await go_to(keyboard, "memory")
            await keyboard.press("right")
            await go_to(keyboard, "confirm")
            await keyboard.press("right", "up", "shift+tab", "tab", "enter")
            await keyboard.until(lambda: not isinstance(keyboard.app.screen, SetupScreen))
            plan = keyboard.app.screen_stack[1].sitting.setup  # type: ignore[attr-defined]
            assert str(plan.rules) == "fr+black-powder"
            assert len(plan.chairs) == 4
            assert (plan.chairs[1].name, plan.chairs[1].bot) == ("Zo é", None)
            assert (plan.first, plan.memory, plan.confirm) == (1, Memory.SAID, True)

    run(scene())


def test_the_form_answers_the_mouse(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await keyboard.click("#option-avalanche")
            await keyboard.click("#players")
            await keyboard.press("down", "enter")
            await keyboard.until(lambda: form(keyboard).draft.players == 4)
            await keyboard.click("#players")
            await keyboard.press("up", "enter")
            await keyboard.until(lambda: form(keyboard).draft.players == 3)
            await keyboard.click("#edition")
            await keyboard.press("up", "enter")
            await keyboard.until(lambda: form(keyboard).draft.edition == "es")
            await keyboard.click("#name-1")
            await keyboard.until(lambda: form(keyboard).row == "seat:1")
            await keyboard.press("!")
            await keyboard.click("key:enter")
            assert keyboard.sitting.setup.names[1] == "!Ben"
            assert str(keyboard.sitting.setup.rules) == "es+avalanche"
            assert len(keyboard.sitting.setup.chairs) == 3

    run(scene())


def test_custom_rules_take_their_settings(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated("custom", 6, 1))) as keyboard:
            for row, keys in {
                "setting:tokens": ["left"] * 3,
                "setting:strikes": ["right"],
                "setting:hand": ["right"] * 2,
                "setting:suits": ["y", "x"],
            }.items():
                await go_to(keyboard, row)
                await keyboard.press(*keys)
            await keyboard.press("enter")
            rules = keyboard.sitting.setup.rules
            assert rules == ruleset("custom+tokens=5+strikes=4+hand=2+suits=rgwb")

    run(scene())


def test_the_number_of_colours_goes_round(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated("custom", 2, 1))) as keyboard:
            await go_to(keyboard, "setting:suits")
            await keyboard.press("right")
            assert form(keyboard).draft.colours == ("red",)
            await keyboard.press("r")
            assert form(keyboard).draft.colours == ("red",)

    run(scene())


def test_an_impossible_game_says_why_and_does_not_start(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated("custom", 3, 1))) as keyboard:
            for option in ("avalanche-own", "avalanche-every"):
                await go_to(keyboard, f"option:{option}")
                await keyboard.press("space")
            assert "only one multicolour firework" in await keyboard.read()
            await keyboard.press("enter", "ctrl+r")
            assert isinstance(keyboard.app.screen, SetupScreen)
            await keyboard.press("space")
            await go_to(keyboard, "seat:0")
            await keyboard.press(*["backspace"] * 4)
            assert "name must be" in await keyboard.read()

    run(scene())


def test_another_box_keeps_what_it_has_too(tmp_path: Path) -> None:
    async def scene() -> None:
        planned = seated("custom+black-powder+no-empty-clues", 6, 1)
        async with running(opening(tmp_path, planned)) as keyboard:
            await go_to(keyboard, "first")
            await keyboard.press("left", "left")
            assert form(keyboard).draft.first == 5
            await go_to(keyboard, "edition")
            await keyboard.press("right")
            found = form(keyboard).draft
            assert (str(found.rules), found.players, found.first) == ("de+black-powder", 5, 0)

    run(scene())


def test_rules_that_no_box_covers_can_be_played_as_given(tmp_path: Path) -> None:
    fields = ruleset("custom").__class__(hand_sizes=(5, 4))

    async def scene() -> None:
        async with running(opening(tmp_path, seated(str(fields), 2, 1))) as keyboard:
            assert "as specified" in await keyboard.read()
            await keyboard.press("enter")
            assert keyboard.sitting.setup.rules == fields

    run(scene())


def test_the_rules_can_be_read_before_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await keyboard.press("ctrl+r")
            assert isinstance(keyboard.app.screen, PageScreen)
            await keyboard.press("escape", "escape")
            assert keyboard.app.return_value == 0

    run(scene())


def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            await go_to(keyboard, "language")
            await keyboard.press("right")
            spoken = languages()[(languages().index("en") + 1) % len(languages())]
            assert keyboard.app.catalogue.language == spoken
            assert Catalogue(spoken).say("screen-row-players") in await keyboard.read()

    run(scene())


def test_without_colours_the_field_with_the_focus_can_still_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene() -> None:
        async with running(opening(tmp_path)) as keyboard:
            for keys, text in (((), "French edition"), (("down",), "Avalanche of colours")):
                await keyboard.press(*keys)
                await keyboard.read()
                strips = keyboard.app.screen._compositor.render_strips()
                styled = [(part.text, part.style) for strip in strips for part in strip if part.style]
                marked = "".join(part for part, style in styled if style.reverse or style.underline)
                assert text in marked

    run(scene())
