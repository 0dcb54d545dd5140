"""Plain games at one keyboard: who sits there, their bots and memory aids, and games that are resumed."""

from pathlib import Path

import pytest

from hanabi.client.saved_games import resume, write_game
from hanabi.errors import HanabiError
from hanabi.game import Action, Clue
from hanabi.plain import opening
from hanabi.plain.console import Console
from hanabi.plain.keyboard_game import PlainGame
from hanabi.plain.local_game import LocalChair, chairs_at_table
from hanabi.plain.opening import GameOptions, ask_game, deal_game, resume_game
from hanabi.plain.own_cards import OwnCards
from hanabi.plain.saved_games import SaveFolder, SaveSlot, read_game
from hanabi.table import Mark, Memory
from hanabi.text import Catalogue
from tests.cli.run import hanabi
from tests.terminal.test_screens_saved import some_sitting
from tests.terminal.tmux import terminal
from tests.terminal.typist import Script
from tests.waits import wait_until

TWO = GameOptions("fr", people=("Anna", "Ben"), bots=("club", "random"), seed=3, players=4)


def saved_actions(folder: Path) -> tuple[Action, ...]:
    """The actions of the only game in a folder, which a program may be playing."""
    [path] = folder.glob("*.json")
    return read_game(path.read_text(encoding="utf-8")).actions


def dealt(script: Script, options: GameOptions, slot: SaveSlot | None = None) -> PlainGame:
    game = deal_game(Catalogue(), script, options)
    game.slot = slot
    game.keep()
    return game


def test_people_have_the_first_seats_and_bots_the_others_in_turn() -> None:
    game = dealt(Script(), TWO)
    assert [chair.bot for chair in game.setup.chairs] == [None, None, "club", "random"]
    assert game.setup.names[:2] == ("Anna", "Ben")
    assert game.adviser == "beginner", "the weakest of its bots follows no conventions"
    more = dealt(Script(), GameOptions("fr", 5, ("club", "random")))
    assert [chair.bot for chair in more.setup.chairs] == [None, "club", "random", "random", "random"]


def test_without_a_number_of_players_everybody_named_plays() -> None:
    assert GameOptions(people=("A", "B", "C", "D")).seats == 4
    assert GameOptions(people=("A", "B")).seats == GameOptions().seats == 3
    assert GameOptions(players=2).seats == 2


@pytest.mark.parametrize(
    ("people", "players", "code"),
    [
        (["Anna", "anna"], 3, "option-twice"),
        (["A", "B", "C"], 2, "not-in-range"),
        ([""], 3, "bad-player-name"),
        (["Anna", "\x1b"], 3, "bad-player-name"),
        (["A" * 200], 3, "bad-player-name"),
    ],
)
def test_people_who_cannot_sit_there_are_refused(people: list[str], players: int, code: str) -> None:
    with pytest.raises(HanabiError, match=code):
        chairs_at_table(Catalogue(), people, ["beginner"], players)


def test_the_names_of_bots_are_not_those_of_people() -> None:
    assert chairs_at_table(Catalogue(), ["ben"], ["club"], 2) == (
        LocalChair("ben"),
        LocalChair("Cleo", "club"),
    )


def test_between_two_people_the_screen_is_cleared_and_each_hears_what_is_theirs() -> None:
    script = Script("", "clue ben 1", "", "clue anna 1")
    game = dealt(script, TWO)
    game.play()
    passed = [line for line in script.told if line.startswith("Pass the keyboard")]
    assert passed[:2] == [f"Pass the keyboard to {name}, then press Enter." for name in ("Anna", "Ben")]
    assert "You tell Ben" in script.text
    assert "Anna tells you" in script.text
    assert script.text.index(passed[1]) < script.text.index("Anna tells you")
    assert [type(action) for action in game.table.actions[:2]] == [Clue, Clue]


def test_nobody_sees_their_own_cards_at_a_shared_keyboard() -> None:
    script = Script("", "clue ben 1", "", "discard 1", "", "table")
    game = dealt(script, GameOptions("custom+tokens=3", people=("Anna", "Ben"), players=2, seed=3))
    game.play()
    assert "You draw a card." in script.text
    assert "You draw the" not in script.text


def test_one_person_is_not_asked_to_pass_the_keyboard() -> None:
    script = Script("clue ben 1")
    dealt(script, GameOptions("fr", seed=1)).play()
    assert "Pass the keyboard" not in script.text


@pytest.mark.parametrize(
    ("memory", "shown"),
    [
        (Memory.DEDUCED, "possibilities"),
        (Memory.SAID, "nothing known"),
        (Memory.NOTHING, "the memory aid is off"),
    ],
)
def test_the_table_shows_what_the_memory_aid_remembers(memory: Memory, shown: str) -> None:
    script = Script("table")
    dealt(script, GameOptions("fr", seed=1, memory=memory)).play()
    assert shown in script.text


def test_without_a_memory_aid_the_log_is_the_last_round_and_no_bot_gives_advice() -> None:
    script = Script("clue ben 1", "clue ben 2", "log", "advice", "meaning")
    game = dealt(script, GameOptions("fr", seed=1, memory=Memory.NOTHING))
    game.play()
    assert len(game.table.actions) >= 6
    assert len(game.log) == 3
    assert script.text.count("its memory aid doesn’t show everything") == 2


@pytest.mark.parametrize("word", ["quit", KeyboardInterrupt, EOFError])
def test_a_game_that_is_left_is_resumed_where_it_was(word: str | type[BaseException], tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    left = dealt(Script("clue ben 1", word, "yes"), GameOptions("fr", seed=1), folder.new_slot())
    left.play()
    [found], broken = folder.games()
    assert (found.game.actions, broken) == (left.table.actions, [])
    script = Script("clue ben 2", "quit", "yes")
    again = resume_game(Catalogue(), script, found.slot, None)
    assert again.table.state == left.table.state
    assert "You tell Ben: " in script.text, "the last round is told again"
    again.play()
    assert script.told[-1] == "Your game is saved. Run “hanabi play” to resume it."
    assert len(again.table.actions) == 6


def test_a_game_that_is_over_leaves_no_file(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    script = Script("play 1", "", "")
    dealt(script, GameOptions("custom+strikes=1", seed=4), folder.new_slot()).play()
    assert list(tmp_path.iterdir()) == []


def test_either_kind_of_screen_resumes_the_games_of_the_other(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    plain = dealt(Script("", "clue ben 1", EOFError), TWO, folder.new_slot())
    plain.play()
    [found], _ = folder.games()
    sitting = resume(found.game)
    assert (sitting.setup, sitting.table.state) == (plain.setup, plain.table.state)
    left = some_sitting(5, people=2)
    found.slot.write(write_game(left))
    again = resume_game(Catalogue(), Script(EOFError), found.slot, None)
    again.keep()
    again.play()
    assert again.memory is left.setup.memory is Memory.SAID
    assert found.slot.read().log == read_game(write_game(left)).log
    assert found.slot.read().actions == left.table.actions


def test_a_saved_game_keeps_how_everyone_arranged_and_marked_their_cards(tmp_path: Path) -> None:
    slot = SaveFolder(tmp_path).new_slot()
    script = Script("", "move 2 1", "mark 2 keep", "clue bob 1", "", "turn 3", EOFError)
    left = dealt(script, GameOptions("fr", 2, people=("Ann", "Bob"), seed=1), slot)
    left.play()
    [found], _ = SaveFolder(tmp_path).games()
    again = resume_game(Catalogue(), Script("", "", "", EOFError), found.slot, None)
    again.pass_keyboard(1)
    assert again.own == left.own != OwnCards()
    again.pass_keyboard(0)
    assert again.own.places(again.view.hand) == (1, 0, 2, 3, 4)
    assert list(again.own.marks.values()) == [Mark.KEEP]
    sitting = resume(found.game)
    assert [sitting.client_of(seat).game.own for seat in (0, 1)] == [again.own, left.own]
    again.play()


def test_a_game_that_only_bots_play_goes_on_without_anybody(tmp_path: Path) -> None:
    slot = SaveFolder(tmp_path).new_slot()
    slot.write(write_game(some_sitting(5, people=0)))
    slot.release()
    script = Script()
    assert resume_game(Catalogue(), script, slot, None).play() == 0
    assert "Your turn" not in script.text


def test_a_game_that_another_program_plays_is_not_resumed(tmp_path: Path) -> None:
    slot = SaveFolder(tmp_path).new_slot()
    slot.write(write_game(some_sitting(1)))
    with pytest.raises(HanabiError, match="file-unwritable"):
        resume_game(Catalogue(), Script(), SaveSlot(slot.path), None)
    slot.release()


def test_a_folder_that_takes_nothing_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    slot = SaveFolder(tmp_path).new_slot()
    script = Script("clue ben 1", "clue ben 2")
    game = deal_game(Catalogue(), script, GameOptions("fr", seed=1))
    game.slot = slot
    slot.path = tmp_path / "gone" / "game.json"
    game.play()
    assert script.text.count("This game can’t be saved to disk") == 1
    assert len(game.table.actions) > 3


def test_the_number_of_an_unfinished_game_resumes_it(tmp_path: Path) -> None:
    slot = SaveFolder(tmp_path).new_slot()
    slot.write(write_game(some_sitting(1)))
    slot.release()
    games, _ = SaveFolder(tmp_path).games()
    assert ask_game(Catalogue(), Script("1"), games) == games[0]
    assert ask_game(Catalogue(), Script("2", "pl"), games) == ask_game(Catalogue(), Script("pl"))


def test_a_slip_in_a_ruleset_is_answered_with_what_was_meant() -> None:
    script = Script("fr+avalance", "fr")
    ask_game(Catalogue(), script)
    assert script.told[1].endswith("Did you mean “avalanche”?")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--memory", "elephant"], "--memory must be one of deduced, said, nothing, not “elephant”."),
        (["--name", "A", "--name", "a"], "“A” appears twice."),
        (["--players", "2", "--name", "A", "--name", "B", "--name", "C"], "--players must be 3 to 6, not 2."),
        (["--bot", "club", "--bot", "expert"], "“expert” plays only with bots of its kind"),
    ],
)
def test_a_table_that_cannot_be_is_refused(words: list[str], told: str) -> None:
    answer = hanabi("play", "fr", "--plain", *words, typed="")
    assert answer.code in (1, 2)
    assert told in answer.err


def test_a_pipe_keeps_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hanabi("play", "fr", "--plain", typed="clue ben 1\n", HANABI_STATE=str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_the_screen_is_cleared_only_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Console().clear()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for kind, cleared in (("xterm", "\x1b[2J\x1b[3J\x1b[H"), ("dumb", "\n" * 200)):
        monkeypatch.setenv("TERM", kind)
        Console().clear()
        assert capsys.readouterr().out == cleared


@pytest.mark.parametrize("size", [(40, 12), (80, 24)])
def test_a_whole_game_is_resumed_after_ctrl_c_on_a_terminal_of_any_size(
    size: tuple[int, int], tmp_path: Path
) -> None:
    command = "play custom+strikes=1 --players 2 --seed 4 --plain"
    with terminal(command, tmp_path, size) as shown:
        shown.wait_for_words("Your turn>")
        shown.press("clue ben 1", "Enter")
        wait_until(lambda: saved_actions(tmp_path), "the clue is saved")
        shown.press("C-c")
        shown.wait_for_words("left with 130")
    assert len(SaveFolder(tmp_path).games()[0]) == 1
    with terminal("play --plain", tmp_path, size) as shown:
        shown.wait_for_words("Which rules?")
        shown.press("1", "Enter")
        shown.wait_for_words("Your turn>")
        shown.press("play 1", "Enter")
        shown.wait_for_words("Save the replay?")
    assert list(tmp_path.iterdir()) == []


def test_a_small_terminal_plays_in_plain_lines(tmp_path: Path) -> None:
    with terminal("play fr", tmp_path, (40, 12)) as shown:
        shown.wait_for_words("Your turn>")
    assert opening.DEFAULT_PLAYERS == 3
