"""Whole games at the prompt, on every kind of ruleset."""

import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from unittest import mock

import pytest

from hanabi.bots import BotError, Choice, Reason, companions
from hanabi.coach import advise_at
from hanabi.coach.words import bot_name
from hanabi.game import Choose, Clue, Event, Play, PlayerView, Stop, StopReason, legal_actions
from hanabi.game.replay import read_replay
from hanabi.plain.keyboard_game import PlainGame
from hanabi.plain.opening import GameOptions, deal_game
from hanabi.plain.words import Words
from hanabi.rules import Ruleset
from hanabi.text import Catalogue, languages
from tests.cli.run import PROGRAM, hanabi, program
from tests.terminal.typist import Script, game_with, typed_game
from tests.waits import WAIT_LIMIT

GAMES = [
    ("fr", 3),
    ("fr+flamboyant-fives", 2),
    ("de+flamboyant-fives+avalanche+black-powder", 4),
    ("es+flamboyant-fives+all-or-nothing", 3),
    ("pl+avalanche+synchronised-show", 5),
    ("pt+avalanche+black-powder+all-or-nothing+synchronised-show", 2),
    ("custom+no-empty-clues+tokens=3+strikes=5+hand=3", 6),
]


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_a_whole_game_can_be_typed(rules: str, players: int) -> None:
    game, typist = typed_game(rules, players)
    board = game.table.board
    assert board.outcome is not None
    assert game.words.result(board) in typist.told
    assert "I don’t understand" not in typist.text
    assert "{" not in typist.text
    assert game.table.replay().final().board == board


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_what_is_typed_plays_the_same_game_through_a_pipe(rules: str, players: int) -> None:
    game, typist = typed_game(rules, players)
    words = ["play", rules, "--players", str(players), "--seed", "1", "--name", "Ann"]
    answer = hanabi(*words, typed="\n".join([*typist.typed, ""]))
    assert (answer.code, answer.err) == (0, "")
    assert game.words.result(game.table.board) in answer.out
    assert [line for line in typist.told if line.endswith(".")][-1] in answer.out


def test_a_whole_game_goes_through_a_real_pipe_and_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game, typist = typed_game("fr+flamboyant-fives", 2)
    words = ["play", "fr+flamboyant-fives", "--players", "2", "--seed", "1", "--name", "Ann"]
    answer = program(*words, "--save", str(file), typed="\n".join([*typist.typed, ""]))
    assert (answer.code, answer.err) == (0, "")
    assert f"Saved as {file}. To watch it: hanabi replay {file}\n" in answer.out
    assert read_replay(file.read_text(encoding="utf-8")) == game.table.replay()


def test_typed_games_meet_bonus_tiles_and_announcements() -> None:
    """So that the games above prove something."""
    deeds: Counter[str] = Counter()
    for rules, players in GAMES:
        for action in typed_game(rules, players)[0].table.actions:
            if isinstance(action, Choose):
                deeds[f"choose {type(action.option).__name__}"] += 1
            if isinstance(action, Play) and action.announce:
                deeds["announce"] += 1
    assert {"announce", "choose Clue", "choose Card"} <= set(deeds)


def test_the_same_seed_is_the_same_game() -> None:
    def opening(seed: int) -> str:
        return hanabi("play", "fr", "--seed", str(seed), typed="clue ben 1\nclue ben 2\nquit\n").out

    assert opening(5) == opening(5)
    assert opening(5) != opening(6)


def test_without_a_seed_every_deal_is_another() -> None:
    assert hanabi("play", "fr", typed="quit\n").out != hanabi("play", "fr", typed="quit\n").out


def test_the_person_never_sees_their_own_cards() -> None:
    _, typist = typed_game("fr", 3)
    assert "You draw a card." in typist.text
    assert "You draw the" not in typist.text


class Stubborn:
    """A bot that breaks the rules."""

    def start(self, rules: Ruleset, players: int, seat: int, seed: int) -> None: ...

    def observe(self, event: Event) -> None: ...

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return Choice(self.action(view), Reason("random"))

    def action(self, view: PlayerView) -> Play | Stop:
        return Stop(StopReason.VOTE)


class Thief(Stubborn):
    """A bot that plays another's card."""

    def action(self, view: PlayerView) -> Play:
        return Play(view.board.hands[0][0].id)


@pytest.mark.parametrize(
    ("bot", "reason"), [(Stubborn(), "not-a-players-action"), (Thief(), "card-not-in-hand")]
)
def test_a_bot_that_breaks_the_rules_is_refused(bot: Stubborn, reason: str) -> None:
    game = game_with(Script("clue ben 1"), "fr")
    game.table.players[1] = bot
    with pytest.raises(BotError) as refused:
        game.play()
    assert refused.value.details["reason"] == reason


def played(
    *answers: str | type[BaseException], rules: str = "fr", players: int = 3
) -> tuple[PlainGame, Script]:
    """A game in which these lines were typed, and nothing more."""
    script = Script(*answers)
    game = game_with(script, rules, players)
    game.play()
    return game, script


@pytest.mark.parametrize("word", ["quit", "q", "EXIT"])
def test_leaving_stops_the_game(word: str) -> None:
    game, script = played(word, "yes")
    assert game.table.board.outcome is not None
    assert game.table.board.outcome.reason is StopReason.LEFT
    assert script.told[-3] == "Leave the game? Type “yes”, or press Enter to stay>"
    assert script.told[-2:] == [
        "You’ve left the game.",
        "The game was stopped because a player left: it scores 0 points.",
    ]


@pytest.mark.parametrize("answer", ["", "no", "clue ben 1"])
def test_who_does_not_say_yes_stays(answer: str) -> None:
    game, script = played("quit", answer, "clue ben 2")
    assert game.table.actions[0] == Clue(1, 2)
    assert "You’ve left the game." not in script.told


def test_yes_is_not_the_name_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _, typist = typed_game("custom+strikes=1+suits=2", 2)
    script = Script(*typist.typed[:-2], "yes", "")
    assert game_with(script, "custom+strikes=1+suits=2", 2).play() == 0
    assert list(tmp_path.iterdir()) == []


def test_the_letters_on_cards_are_explained() -> None:
    legend = "Letters: R red, Y yellow, G green, W white, B blue."
    for typed in ("help", "table"):
        _, script = played(typed)
        assert script.told.count(legend) == 2, "once with the first table"


def test_the_end_of_the_input_stops_the_game() -> None:
    assert "End of input: the game ends here." in played()[1].told


def test_an_interruption_stops_the_game() -> None:
    script = Script(KeyboardInterrupt)
    assert game_with(script, "fr").play() == 130
    assert "Interrupted: the game ends here." in script.told


def test_the_end_of_the_input_at_the_question_about_the_file_is_no_trouble() -> None:
    game, typist = typed_game("custom+strikes=1+suits=2", 2)
    words = ["play", "custom+strikes=1+suits=2", "--players", "2", "--seed", "1"]
    answer = hanabi(*words, typed="\n".join(typist.typed[:-1]))
    assert answer.code == 0
    assert "End of input" not in answer.out
    assert game.table.board.over


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type your move, or “help” to see what you can do."),
        ("dance", "I don’t understand “dance”."),
        ("play", "Say which card"),
        ("clue ben red 3", "I don’t understand “clue ben red 3”."),
        ("play 9", "Which card? Your cards are 1 to 5, oldest first."),
        ("play ²", "Which card? Your cards are 1 to 5, oldest first."),
        ("play x", "Which card? Your cards are 1 to 5, oldest first."),
        ("discard 1", "All clue tokens are available, so you can’t discard"),
        ("clue zoe red", "There’s no player “zoe”. At the table: Ann, Ben, Cleo."),
        ("clue zoe 1", "There’s no player “zoe”."),
        ("clue 2 zoe", "“zoe” isn’t a colour or a rank you can clue."),
        ("clue red", "Name a player, then a colour or a rank: “clue Ben 1”."),
        ("clue ben", "Name a player, then a colour or a rank: “clue Ben 1”."),
        ("clue ben pink", "“pink” isn’t a colour or a rank you can clue. You can clue: red, yellow,"),
        ("clue ben 7", "“7” isn’t a colour or a rank you can clue."),
        ("clue ann red", "You can’t clue yourself."),
        ("play 1 pink", "“pink” isn’t a firework. The fireworks are: red, yellow,"),
        ("play 1 red", "In this game, you can’t announce plays."),
        ("\x1b[2Jfoo", "I don’t understand “[2Jfoo”."),
        ("x" * 5000, "I don’t understand “" + "x" * 40 + "”."),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(typed: str, told: str) -> None:
    game, script = played(typed)
    assert told in script.text
    assert script.told.count("Your turn>") == 2
    assert game.table.actions[:-1] == ()


def test_an_empty_clue_is_refused_where_the_box_forbids_it() -> None:
    hands = game_with(Script(), "pl").view
    held = {card.suit for card in hands.cards(1) if card}
    missing = next(suit.key for suit in hands.rules.suits if suit.key not in held)
    assert "In this game, a clue must point at a card." in played(f"clue ben {missing}", rules="pl")[1].text


def test_requests_are_served_without_taking_a_turn() -> None:
    game, script = played("help", "table", "log", "look", "look cleo", "rules", "clue ben 1", "log")
    text = script.text
    assert "play 2         play card 2 (also p2)" in text
    assert "announce the red firework" not in text
    assert "Nothing has happened yet." in text
    assert "Ben\n  1  nothing known\n" in text
    assert "Hanabi: the French edition (fr)" in text
    assert "  1  You tell Ben: " in text
    assert len(game.table.actions) == 4


def test_help_tells_of_announcements_where_they_are_played() -> None:
    assert "announce the red firework" in played("help", rules="pt+synchronised-show")[1].text


def test_a_finished_game_may_be_saved_where_the_person_says(tmp_path: Path) -> None:
    _, typist = typed_game("custom+strikes=1+suits=2", 2)
    existing = tmp_path / "there.json"
    existing.write_text("mine")
    wished = [str(existing), str(tmp_path / "no" / "folder.json"), str(tmp_path / "new game.json")]
    script = Script(*typist.typed[:-2], *wished)
    game = game_with(script, "custom+strikes=1+suits=2", 2)
    assert game.play() == 0
    assert f"{existing} already exists. Choose another name." in script.told
    assert f"Can’t write {tmp_path}/no/folder.json." in script.told
    assert any(line.endswith(f"hanabi replay '{tmp_path}/new game.json'") for line in script.told)
    assert existing.read_text() == "mine"
    assert read_replay((tmp_path / "new game.json").read_text(encoding="utf-8")) == game.table.replay()


def test_a_finished_game_may_be_looked_back_on() -> None:
    _, typist = typed_game("custom+strikes=1+suits=2", 2)
    for answer, told in (("yes", True), ("", False), ("no", False)):
        script = Script(*typist.typed[:-2], "", answer)
        assert game_with(script, "custom+strikes=1+suits=2", 2).play() == 0
        assert ("Best possible" in script.text) is told


def test_a_bot_is_asked_for_advice() -> None:
    _, script = played("advice", "advice beginner", "advice genius", "quit")
    told = [line for line in script.told if line.startswith("Advice: ")]
    assert len(told) == 2
    assert "There’s no bot called “genius”." in script.text


def test_the_clues_so_far_are_explained() -> None:
    game = deal_game(
        Catalogue(), Script("clue ben 1", "meaning", "quit"), GameOptions("fr", 2, ("club",), seed=1)
    )
    game.play()
    told = game.console.text if isinstance(game.console, Script) else ""
    assert "Each of its clues is about one card" in told
    assert "By the rules: " in told
    assert "By the conventions, that means:" in told


@pytest.mark.parametrize(("bot", "adviser"), [("beginner", "beginner"), ("partner", "partner")])
def test_advice_is_what_the_bots_at_the_table_understand(bot: str, adviser: str) -> None:
    game = deal_game(Catalogue(), Script("advice", "quit"), GameOptions("fr", 2, (bot,), seed=1))
    with mock.patch("hanabi.plain.keyboard_game.advise_at", wraps=advise_at) as asked:
        game.play()
    assert [call.args[2] for call in asked.call_args_list] == [adviser]


@pytest.mark.parametrize("language", languages())
def test_the_keys_name_no_bot_that_may_not_be_asked(language: str) -> None:
    told = Catalogue(language).say("screen-help-advice").casefold()
    assert not [bot for bot in companions() if bot_name(Catalogue(language), bot).casefold() in told]


def test_advice_is_understood_in_every_language() -> None:
    for language in languages():
        script = Script(Catalogue(language).say("verb-advice").split()[0], "quit")
        game = game_with(script, "fr", 2)
        game.words = Words(Catalogue(language), game.words.names, 0)
        game.play()
        assert Catalogue(language).say("play-not-understood", text="x")[:12] not in script.text


def test_who_quits_when_asked_for_a_file_saves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _, typist = typed_game("custom+strikes=1+suits=2", 2)
    script = Script(*typist.typed[:-2], "quit")
    assert game_with(script, "custom+strikes=1+suits=2", 2).play() == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("clue", "Name a player, then a colour or a rank: “clue Ben 1”."),
        ("play", "Say which card, by its position: “play 1”."),
        ("discard", "Say which card, by its position: “discard 1”."),
    ],
)
def test_half_an_order_is_told_what_is_missing(typed: str, told: str) -> None:
    _, script = played(typed, "quit")
    assert told in script.told


def test_a_finished_game_is_saved_where_the_command_line_says(tmp_path: Path) -> None:
    game, typist = typed_game("custom+strikes=1+suits=2", 2)
    file = tmp_path / "game.json"
    words = [
        "custom+strikes=1+suits=2",
        "--players",
        "2",
        "--seed",
        "1",
        "--name",
        "Ann",
        "--save",
        str(file),
    ]
    assert hanabi("play", *words, typed="\n".join(typist.typed)).code == 0
    assert read_replay(file.read_text(encoding="utf-8")) == game.table.replay()


def test_a_game_that_is_left_is_saved_where_the_command_line_says(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    answer = hanabi("play", "fr", "--save", str(file), typed="clue ben 1\nquit\n")
    assert answer.code == 0
    saved = read_replay(file.read_text(encoding="utf-8"))
    assert saved.actions[-1] == Stop(StopReason.LEFT, 0)
    assert saved.players == ("Player", "Ben", "Cleo")


def test_the_rules_are_asked_for_where_none_are_named() -> None:
    answer = hanabi("play", typed="frr\nrules\n\nquit\n")
    assert "There’s no edition “frr”." in answer.out
    assert "What you can add" in answer.out
    assert "Welcome! You’re playing the French edition (fr) with Ben and Cleo." in answer.out


@pytest.mark.parametrize("language", languages())
def test_nobody_has_to_choose_rules_to_leave(language: str) -> None:
    for word in ("quit", Catalogue(language).say("verb-quit").split()[0]):
        answer = hanabi("play", "--language", language, typed=f"{word}\n")
        assert (answer.code, answer.out.count("\n")) == (0, 1)


def test_the_next_person_may_leave_before_they_look() -> None:
    answer = hanabi("play", "fr", "--name", "Ann", "--name", "Ben", typed="quit\nno\nquit\nyes\n")
    assert "You’ve left the game.\n" in answer.out
    assert answer.out.count("Leave the game?") == 2


def test_no_answer_at_all_ends_politely() -> None:
    answer = hanabi("play", typed="")
    assert (answer.code, answer.out.splitlines()[-1]) == (0, "End of input: the game ends here.")


def test_an_interruption_of_the_first_question_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.plain.opening.open_console", lambda _: Script(KeyboardInterrupt))
    assert hanabi("play").code == 130


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["fr", "--players", "1"], "This game is for 2 to 5 players, not 1."),
        (["fr", "--players", "6"], "This game is for 2 to 5 players, not 6."),
        (["fr", "--players", "-3"], "This game is for 2 to 5 players, not -3."),
        (["fr", "--players", "9" * 40], "This game is for 2 to 5 players, not 9999"),
        (
            ["custom+hand=6+suits=1", "--players", "2"],
            "Dealing 12 cards to 2 players leaves no cards in the deck",
        ),
        (["fr", "--bot", "genius"], "There’s no bot called “genius”. The bots are random, beginner"),
        (["fr", "--name", " "], "A player’s name must be 1 to 100 printable characters."),
        (["fr", "--name", "a\x1bb"], "A player’s name must be 1 to 100 printable characters."),
        (["xx"], "There’s no edition “xx”."),
        (["fr", "--save", "/no/such/folder/game.json"], "Can’t write /no/such/folder/game.json."),
        (["fr", "--save", "/"], "/ already exists. Choose another name."),
    ],
)
def test_an_invitation_that_cannot_be_is_refused(words: list[str], told: str) -> None:
    answer = hanabi("play", *words, typed="")
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence.startswith(told)


def test_a_reason_without_words_is_not_told() -> None:
    class Mute(Stubborn):
        def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
            return Choice(legal_actions(view)[0], Reason("brand-new"))

    script = Script("clue ben 1", "quit")
    game = game_with(script, "fr", 2)
    game.table.players[1] = Mute()
    assert game.play() == 0
    assert len(game.table.actions) == 3
    assert "brand-new" not in script.text


def test_a_closed_input_ends_politely() -> None:
    found = subprocess.run(f"{PROGRAM} play fr <&-", shell=True, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    assert "End of input: the game ends here." in found.stdout


LISTENING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Runs a program that hears Control-C, even where the tests themselves run in the background and do not."""


def test_control_c_ends_politely(tmp_path: Path) -> None:
    program = [str(PROGRAM), "play", "fr", "--save", str(tmp_path / "game.json")]
    command = [sys.executable, "-c", LISTENING, *program]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as running:
        assert running.stdout is not None
        told = ""
        while not told.endswith("Your turn>"):
            told += running.stdout.read(1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=WAIT_LIMIT)
    assert (running.returncode, err) == (130, "")
    assert "Interrupted: the game ends here." in out
    assert (tmp_path / "game.json").exists()


def test_nobody_shares_the_name_of_the_person() -> None:
    assert "with Cleo and Dora." in hanabi("play", "fr", "--name", "ben", typed="quit\n").out


def test_bytes_that_are_no_text_are_not_understood() -> None:
    answer = program("play", "fr", typed=b"\xff\xfe\nquit\n")
    assert (answer.code, answer.err) == (0, "")
    assert "I don’t understand" in answer.out
