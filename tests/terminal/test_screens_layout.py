"""The table fits the smallest terminal, whatever is played, by how many, in whatever language."""

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from hanabi.client.hot_seat import HotSeat
from hanabi.game import CardId, legal_actions
from hanabi.plain.local_game import GameSetup, LocalChair, draw_deal
from hanabi.plain.offers import LocalOffer
from hanabi.plain.words import Words
from hanabi.rules import EDITIONS, Card, ruleset
from hanabi.table import Memory
from hanabi.testing import guided_action
from hanabi.testing.sampling import CHATTY
from hanabi.text import Catalogue, languages
from hanabi.tui.action_menus import ActionMenus
from hanabi.tui.fields import field_id
from hanabi.tui.hands import Sights
from hanabi.tui.info_pages import TABLE_KEYS, keys_page
from hanabi.tui.menu_grid import menu_lines
from hanabi.tui.painting import wrap
from hanabi.tui.setup_draft import make_draft
from hanabi.tui.setup_form import row_label, value_text
from hanabi.tui.table_scene import TableScene, draw_table
from tests.terminal.keyboard import NAMES, open_moments, opening, playing, run, running, seated

EVERYTHING = "custom+avalanche-every+black-powder+flamboyant-fives"
TABLES = [("fr", 2), ("fr", 5), ("de+avalanche+black-powder+flamboyant-fives", 5), (EVERYTHING, 6)]
TABLES += [(f"{EVERYTHING}+hand=6+tokens=15+strikes=7", players) for players in (2, 5, 6)]
FOOTER_HEIGHT = 1
SIZES = [(80, 24), (81, 25), (100, 30), (132, 43), (200, 60)]


class LongWinded(Catalogue):
    """Words that are two fifths longer than the English ones, as those of other languages may be."""

    def say(self, message: str, /, **values: str | int) -> str:
        text = super().say(message, **values)
        if message.startswith(("letter-", "list-")):
            return text
        return text + "x" * (2 * len(text) // 5)


@cache
def table(rules: str, players: int, turns: int = 30, names: tuple[str, ...] = tuple(NAMES)) -> HotSeat:
    """A game played for a while."""
    plan = GameSetup(ruleset(rules), tuple(LocalChair(name) for name in names[:players]))
    chance = random.Random(8)
    sitting = HotSeat(plan, draw_deal(plan, chance))
    while sitting.board.turn < turns and not sitting.board.over:
        legal = legal_actions(sitting.table.view(sitting.board.seat))
        sitting.take(guided_action(sitting.table.state, legal, CHATTY, chance))
    return sitting


def picture(sitting: HotSeat, catalogue: Catalogue, size: tuple[int, int], seat: int | None = 0) -> list[str]:
    words = Words(catalogue, sitting.setup.names, seat)
    sights = Sights(words, sitting.table.view(seat), Memory.DEDUCED, 0, frozenset(map(CardId, range(99))))
    height = size[1] - FOOTER_HEIGHT
    lines = [
        line.plain for line in draw_table(TableScene(sights, open_moments(sitting.table)), size[0], height)
    ]
    assert len(lines) == height
    assert {cell_len(line) for line in lines} == {size[0]}
    return lines


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_everything_is_on_the_table_at_every_size(rules: str, players: int, size: tuple[int, int]) -> None:
    sitting = table(rules, players)
    for seat in (None, 0, players - 1):
        text = "\n".join(picture(sitting, Catalogue(), size, seat))
        for other in range(players):
            if other != seat:
                assert all(f"[{str(card).upper()}]" in text for card in sitting.table.state.hand(other))
                assert f"{other + 1} {NAMES[other]}" in text
        for suit in sitting.board.rules.suits:
            assert f"\n {suit.letter.upper()} " in text


@pytest.mark.parametrize("language", [*languages(), "longer"])
def test_every_language_fits_the_smallest_terminal(language: str) -> None:
    catalogue = LongWinded() if language == "longer" else Catalogue(language)
    for rules, players in TABLES:
        sitting = table(rules, players)
        lines = picture(sitting, catalogue, SIZES[0])
        words, shown = Words(catalogue, ()), " ".join(lines)
        assert all(f"[{words.card(card)}]" in shown for card in others(sitting))
        assert f"{sitting.board.clue_tokens}/{sitting.board.rules.clue_tokens}" in lines[1]
        assert f"{sitting.board.strikes}/{sitting.board.rules.strikes}" in lines[1]
        assert str(sitting.board.deck) in lines[1]


WIDE_NAMES = (
    "👨\u200d👩\u200d👧\u200d👦" * 14,
    "علی\u200cرضا",
    "花子" * 12,
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f❤️1️⃣",
    "ශ්\u200dරී",
    "x" * 24,
)
"""Names of which a terminal shows more or fewer columns than they have characters."""


@pytest.mark.parametrize("size", SIZES)
def test_names_of_any_width_keep_the_table_in_shape(size: tuple[int, int]) -> None:
    for rules, players in TABLES:
        sitting = table(rules, players, names=WIDE_NAMES)
        for seat in (None, 0, players - 1):
            picture(sitting, Catalogue(), size, seat)


@pytest.mark.parametrize("indent", ["", "  "])
@pytest.mark.parametrize("width", [5, 20, 78])
def test_a_text_is_wrapped_by_the_columns_it_takes(width: int, indent: str) -> None:
    text = " ".join((*WIDE_NAMES, "plays", "card 3.", "花子は赤の五を出した。" * 4))
    lines = wrap(text, width, indent)
    assert max(map(cell_len, lines)) <= width
    assert all(line.startswith(indent) for line in lines[1:])
    assert "".join("".join(lines).split()) == "".join(text.split())


def others(sitting: HotSeat) -> list[Card]:
    return [card for seat in range(1, sitting.board.players) for card in sitting.table.state.hand(seat)]


@pytest.mark.parametrize("language", [*languages(), "longer"])
def test_the_form_fits_the_smallest_terminal_in_every_language(language: str, tmp_path: Path) -> None:
    catalogue = LongWinded() if language == "longer" else Catalogue(language)

    async def scene(key: str) -> None:
        filled = replace(make_draft(catalogue, ruleset(key), 6, ("club",)), language=catalogue.language)
        async with running(opening(tmp_path, filled, catalogue=catalogue), SIZES[0]) as keyboard:
            shown = (await keyboard.read()).splitlines()
            for row in (row for column in filled.rows() for row in column):
                field, label = keyboard.app.screen.query_one(f"#{field_id(row)}"), row_label(catalogue, row)
                if not any(label in line for line in shown):  # the longest form scrolls
                    field.focus()
                    shown = (await keyboard.read()).splitlines()
                assert field.region.height == 1
                assert any(label in line for line in shown) or language == "longer", row
                text = (
                    "" if row.startswith("option") else value_text(catalogue, filled, row, filled.value(row))
                )
                assert any(text in line for line in shown) or row == "confirm" or language == "longer", row
            assert not any("…" in line for line in shown) or language == "longer"

    for key in EDITIONS:
        run(scene(key))


@pytest.mark.parametrize("language", [*languages(), "longer"])
def test_menus_and_keys_fit_the_smallest_terminal_in_every_language(language: str) -> None:
    catalogue = LongWinded() if language == "longer" else Catalogue(language)
    sitting = table(EVERYTHING, 6)
    words = Words(catalogue, sitting.setup.names, sitting.board.seat)
    seat = sitting.board.seat
    choices = ActionMenus(words, sitting.table.view(seat), LocalOffer(sitting.table.view(seat)))
    for menu in (choices.clue(), choices.clue_to((sitting.board.seat + 1) % 6), choices.which_card("play")):
        lines, _, _ = menu_lines(catalogue, menu, 80)
        assert max(line.cell_len for line in lines) <= 80
        assert len(lines) <= 4
    assert max(line.cell_len for line in keys_page(catalogue, TABLE_KEYS, 80).page_lines) <= 78


@pytest.mark.parametrize("language", [*languages(), "longer"])
def test_keys_that_do_not_fit_are_left_out_but_the_key_that_lists_them_stays(
    language: str, tmp_path: Path
) -> None:
    catalogue = LongWinded() if language == "longer" else Catalogue(language)

    async def scene() -> None:
        async with playing(opening(tmp_path, catalogue=catalogue), SIZES[0]) as keyboard:
            keys = f"? {catalogue.say('screen-key-keys')}"
            await keyboard.until(lambda: keys in keyboard.text.splitlines()[-1])
            line = keyboard.text.splitlines()[-1]
            assert line.startswith(f" P {catalogue.say('screen-key-play')}  D ")
            assert f"  Q {catalogue.say('screen-key-quit')}  " in line

    run(scene())


def test_a_menu_leaves_the_hand_it_is_about_in_sight(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated(EVERYTHING, 6))) as keyboard:
            for receiver in range(1, 6):
                await keyboard.press("c", str(receiver + 1), "enter", "5")
                lines = (await keyboard.read()).splitlines()
                hand = next(line for line in lines if f" {receiver + 1} {NAMES[receiver]}" in f" {line}")
                assert all(str(card).upper() in hand for card in keyboard.sitting.table.state.hand(receiver))
                assert "R   Y   G   W   B   1   2   3   4  ‹5›" in lines[-3]
                assert f"You tell {NAMES[receiver]}" in lines[-2]
                await keyboard.press("escape", "escape")

    run(scene())


@pytest.mark.parametrize("language", languages())
def test_the_names_of_keys_are_those_on_the_keyboards_of_a_language(language: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, catalogue=Catalogue(language))) as keyboard:
            control = "Strg+R" if language == "de" else "Ctrl-R"
            enter = {"es": "Intro", "fr": "Entrée"}.get(language, "Enter")
            keys = (await keyboard.read()).splitlines()[-1]
            assert keys.startswith(f" {enter} ")
            assert f" {control} " in keys

    run(scene())


def test_the_table_of_a_spectator_has_every_hand() -> None:
    sitting = table("fr", 5)
    lines = picture(sitting, Catalogue(), SIZES[0], None)
    assert all(any(f"{seat + 1} {name}" in line for line in lines) for seat, name in enumerate(NAMES[:5]))
