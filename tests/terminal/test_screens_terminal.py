"""The full screen in a real terminal: a whole game, a closed terminal, a dumb one, a small one."""

import random
from pathlib import Path

import pytest

from hanabi.client.hot_seat import HotSeat
from hanabi.game import Action, Choose, Clue, Discard, Play, legal_actions
from hanabi.game.replay import write_replay
from hanabi.plain.local_game import draw_deal
from hanabi.plain.offers import LocalOffer
from hanabi.plain.replays import open_record
from hanabi.plain.words import Words
from hanabi.rules import ClueValue, ruleset
from hanabi.testing import guided_action
from hanabi.testing.sampling import CAREFUL
from hanabi.text import Catalogue
from hanabi.tui.action_menus import ActionMenus
from hanabi.tui.menus import Menu
from hanabi.tui.setup_draft import make_draft
from tests.terminal.tmux import Terminal, terminal

SEED = 5


def the_same_game(players: int, rules: str = "fr", language: str = "en") -> HotSeat:
    """The game that the program deals from the seed."""
    plan = make_draft(Catalogue(language), ruleset(rules), players, people=("Anna",)).to_setup()
    return HotSeat(plan, draw_deal(plan, random.Random(SEED)))


def keys(words: Words, sitting: HotSeat, action: Action) -> list[str]:
    """What to press for an action in a game of two."""
    held = [held.id for held in sitting.board.hands[sitting.board.seat]]
    match action:
        case Play(card, announce):
            said = [words.letter(announce).casefold() if announce else "0", "Enter"]
            return [str(held.index(card) + 1), "p", *(said if sitting.board.rules.announce else ())]
        case Discard(card):
            return [str(held.index(card) + 1), "d"]
        case Clue(value=value):
            return ["c", _value(words, value), "Enter"]
        case Choose(Clue(value=value)):
            return [_value(words, value), "Enter"]
        case Choose():
            return _steps_to(asked(words, sitting), action)
        case _:
            raise AssertionError(action)


def _value(words: Words, value: ClueValue) -> str:
    return str(value) if isinstance(value, int) else words.letter(value).casefold()


def _steps_to(menu: Menu, action: Action) -> list[str]:
    place = next(place for place, option in enumerate(menu.options) if option.leads == action)
    return [*(["Right"] * ((place - menu.cursor) % len(menu.options))), "Enter"]


def asked(words: Words, sitting: HotSeat) -> Menu:
    """The question of the bonus tile that waits."""
    assert sitting.board.decision is not None
    return ActionMenus(words, sitting.table.view(0), LocalOffer(sitting.table.view(0))).tile(
        sitting.board.decision
    )


def prompt(words: Words, sitting: HotSeat) -> str:
    """The beginning of what the screen asks now."""
    question = words.catalogue.say("screen-your-turn")
    if sitting.board.decision is not None:
        question = asked(words, sitting).question
    return question[:20]


def play_on(window: Terminal, sitting: HotSeat, turns: int = 999, language: str = "en") -> None:
    """Play the game in the terminal and beside it."""
    chance = random.Random(SEED)
    words = Words(Catalogue(language), tuple(chair.name for chair in sitting.setup.chairs), 0)
    while not sitting.board.over and sitting.board.turn < turns:
        if sitting.bot_moves:
            choice = sitting.table.ask()
            sitting.take(choice.action, choice.reason)
            continue
        turn = words.catalogue.say("screen-turn", turn=sitting.board.turn + 1)
        question = prompt(words, sitting)
        window.wait_for(lambda text: f"{turn} " in text and question in text)  # noqa: B023
        action = guided_action(sitting.table.state, legal_actions(sitting.table.view(0)), CAREFUL, chance)
        window.press(*keys(words, sitting, action))
        sitting.take(action)


@pytest.mark.parametrize(
    ("rules", "language"),
    [
        ("fr", "en"),
        ("fr+avalanche+black-powder+flamboyant-fives", "de"),
        ("pt+avalanche+black-powder+all-or-nothing+synchronised-show", "pl"),
    ],
)
def test_a_whole_game_is_played_in_a_real_terminal(rules: str, language: str, tmp_path: Path) -> None:
    replay = tmp_path / "game.json"
    say = Catalogue(language).say
    command = f"play {rules} --players 2 --seed {SEED} --name Anna --save {replay}"
    with terminal(command, tmp_path / "state", HANABI_LANGUAGE=language) as window:
        window.wait_for_words(say("screen-setup-how")[:20])
        window.press("Enter")
        sitting = the_same_game(2, rules, language)
        play_on(window, sitting, language=language)
        text = window.wait_for_words(say("screen-key-new-deal"))
        told = Words(Catalogue(language), ("Anna", ""), 0).result(sitting.board)
        assert told[:40] in text
        window.press("q")
        window.wait_for_words("left with 0")
        assert open_record(str(replay)).replay == sitting.replay()
        assert list((tmp_path / "state").iterdir()) == []


def test_a_closed_terminal_loses_no_game(tmp_path: Path) -> None:
    command = f"play fr --players 2 --seed {SEED} --name Anna"
    sitting = the_same_game(players=2)
    with terminal(command, tmp_path) as window:
        window.wait_for_words("Press Enter to play")
        window.press("Enter")
        play_on(window, sitting, turns=6)
        window.wait_for_words("Turn 7 ")
    with terminal("play", tmp_path) as window:
        window.wait_for_words("unfinished game")
        window.press("Enter")
        window.wait_for_words("Turn 7 ")
        window.press("C-c")
        text = window.wait_for_words("left with 130")
        assert "to resume it" in text


def test_a_record_is_viewed_in_a_terminal_and_printed_when_that_is_wished(tmp_path: Path) -> None:
    sitting = the_same_game(players=3)
    while not sitting.board.over:
        sitting.take(legal_actions(sitting.table.view(sitting.board.seat))[0])
    file = tmp_path / "game.json"
    file.write_text(write_replay(sitting.replay()))
    with terminal(f"replay {file} --turn 2 --seat Ben", tmp_path) as window:
        window.wait_for_words("After turn 2 of")
        assert "seen by Ben" in window.text
        window.press("End")
        window.wait_for_words("the last strike")
        window.press("q")
        window.wait_for_words("left with 0")
    with terminal(f"replay {file} --turn 99", tmp_path) as window:
        window.wait_for_words("There’s no turn 99")
    with terminal(f"replay {file} --plain", tmp_path) as window:
        window.wait_for_words("left with 0")


@pytest.mark.parametrize(
    ("command", "size", "environment", "words"),
    [
        ("play fr", (80, 24), {"TERM": "dumb"}, "can’t draw a table"),
        ("play fr < /dev/null", (80, 24), {}, "isn’t a terminal"),
        ("play fr --plain", (80, 24), {}, "Type your move"),
        ("play fr", (70, 20), {}, "Your turn>"),
        ("play fr --bot nobody", (80, 24), {}, "nobody"),
        ("play fr --players 9", (80, 24), {}, "2 to 5 players"),
    ],
)
def test_a_terminal_that_will_not_do_is_told_in_a_sentence(
    command: str, size: tuple[int, int], environment: dict[str, str], words: str, tmp_path: Path
) -> None:
    with terminal(command, tmp_path, size, **environment) as window:
        text = window.wait_for(lambda text: words in " ".join(text.split()))
        assert "Traceback" not in text
