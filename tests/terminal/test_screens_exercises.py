"""Rules tried on the full screen: from the rules page to a position, and back."""

from pathlib import Path

import pytest

from hanabi.client.exercise import ExerciseClient
from hanabi.game import CardId, legal_actions
from hanabi.rules import ruleset
from hanabi.table import Mark
from hanabi.text import Catalogue, languages
from hanabi.tui.exercise_screen import ExerciseScreen
from hanabi.tui.info_pages import RulesScreen
from hanabi.tui.setup_screen import SetupScreen
from hanabi.wire.requests import Act, AskAdvice, MarkCard
from tests.terminal.keyboard import Keyboard, opening, run, running, seated


def table(keyboard: Keyboard) -> ExerciseScreen:
    assert isinstance(keyboard.app.screen, ExerciseScreen), keyboard.app.screen
    return keyboard.app.screen


async def seen(keyboard: Keyboard) -> str:
    return " ".join((await keyboard.read()).split())


def test_a_rule_is_tried_from_its_page_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated("fr+black-powder", 2, 1))) as keyboard:
            await keyboard.press("ctrl+r", "t", "2")
            assert "Your card 1 is the black 4: play it." in await seen(keyboard)
            await keyboard.press("1", "m", "p")
            await keyboard.until(lambda: table(keyboard).game.seq == 3)
            assert table(keyboard).game.board.height("black") == 2
            assert "Your turn" in await seen(keyboard)
            await keyboard.press("s")
            assert "Your card 1 is the black 4: play it." in await seen(keyboard)
            assert table(keyboard).game.own.marks == {}
            await keyboard.press("q")
            assert isinstance(keyboard.app.screen, RulesScreen)
            await keyboard.press("q")
            assert isinstance(keyboard.app.screen, SetupScreen)

    run(scene())


def test_where_nothing_can_be_tried_no_key_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated("custom+hand=4", 2, 1))) as keyboard:
            await keyboard.press("ctrl+r", "t")
            assert isinstance(keyboard.app.screen, RulesScreen)
            assert "try it" not in await keyboard.read()

    run(scene())


def test_a_game_that_is_over_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated("fr", 2, 1))) as keyboard:
            await keyboard.press("ctrl+r", "t", "2")
            for card in ("1", "5"):
                await keyboard.press(card, "p")
            assert "25 points out of 25" in await seen(keyboard)
            await keyboard.press("s")
            assert "One card is left in the deck" in await seen(keyboard)

    run(scene())


@pytest.mark.parametrize("language", languages())
def test_the_table_of_an_exercise_answers_like_a_room(language: str) -> None:
    client = ExerciseClient(Catalogue(language), ruleset("de+flamboyant-fives"), "x3.3")
    hand = client.game.view.hand
    client.ask(MarkCard("1", hand[1].id, Mark.KEEP))
    client.ask(Act("2", 1, legal_actions(client.game.view)[0]))
    assert client.game.own.marks == {hand[1].id: Mark.KEEP}
    assert client.game.board.decision is not None
    assert [moment.turn for moment in client.game.moments] == [0, 1, 2], "each is told once"
    with pytest.raises(AssertionError):
        client.ask(AskAdvice("3", 2, None))
    client.begin()
    assert (client.game.seq, client.game.own.marks, client.game.view.hand[0].id) == (1, {}, CardId(0))
