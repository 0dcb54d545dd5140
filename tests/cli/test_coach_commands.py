"""`hanabi review` and `hanabi advise`: told in sentences, for programs, or refused in one sentence."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hanabi.coach import advice_fields, advise_at, review, review_fields
from hanabi.game import CardId, Play
from hanabi.text import languages
from tests.cli.records import broken_at, recorded, saved
from tests.cli.run import hanabi, program

GOLDEN = Path(__file__).parent / "golden"
RULESETS = ["fr", "pl+avalanche+synchronised-show", "de+flamboyant-fives+black-powder", "pt+all-or-nothing"]


def fields(*words: str) -> dict[str, Any]:
    answer = hanabi(*words, "--json")
    assert (answer.code, answer.err) == (0, "")
    loaded: dict[str, Any] = json.loads(answer.out)
    return loaded


def review_page(folder: Path, language: str = "en") -> str:
    """The review of a game that goes wrong in many ways."""
    return hanabi("review", saved(folder, recorded("fr", 3, 2)), "--language", language).out


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_review_reads_as_written(language: str, tmp_path: Path) -> None:
    assert review_page(tmp_path, language) == (GOLDEN / language / "review.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("rules", RULESETS)
def test_a_game_is_reviewed_in_words_and_for_programs(rules: str, tmp_path: Path) -> None:
    game = recorded(rules, 3, 2)
    file = saved(tmp_path, game)
    assert fields("review", file) == json.loads(json.dumps(review_fields(review(game))))
    told = hanabi("review", file).out
    marked = review(game).marked
    assert "{" not in told
    assert all(f"\n{step.turn:>3} " in told for step in marked)


@pytest.mark.parametrize("language", languages())
def test_a_review_speaks_every_language(language: str, tmp_path: Path) -> None:
    file = saved(tmp_path, recorded("fr+flamboyant-fives", 4, 2))
    answer = hanabi("review", file, "--language", language)
    assert (answer.code, answer.err) == (0, "")
    assert "{" not in answer.out


def test_a_review_of_a_game_of_hanab_live_is_that_of_the_same_game(tmp_path: Path) -> None:
    game = recorded("custom+suits=rygbp", 3, 2)
    own, live = fields("review", saved(tmp_path, game)), fields("review", saved(tmp_path, game, live=True))
    assert live["steps"] == own["steps"]


def test_a_review_can_be_read_from_a_pipe_in_ascii(tmp_path: Path) -> None:
    text = Path(saved(tmp_path, recorded("fr", 2, 5))).read_text(encoding="utf-8")
    answer = program("review", "-", typed=text, HANABI_LANGUAGE="en", PYTHONIOENCODING="ascii")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.isascii()
    assert "#" in answer.out


def test_the_chart_is_drawn_in_a_file(tmp_path: Path) -> None:
    file, chart = saved(tmp_path, recorded("fr")), tmp_path / "review.svg"
    assert hanabi("review", file, "--plot", str(chart)).code == 0
    assert ElementTree.fromstring(chart.read_text(encoding="utf-8")).tag.endswith("svg")


def test_a_bot_says_what_it_would_have_done_at_every_marked_turn(tmp_path: Path) -> None:
    file = saved(tmp_path, recorded("fr", 3, 2))
    found = fields("review", file, "--bot", "beginner")
    marked = [step for step in found["steps"] if step["marks"]]
    assert marked
    assert all(step["advice"]["bot"] == "beginner" for step in marked)
    assert hanabi("review", file, "--bot", "beginner").out.count("Another option (") == len(marked)


def test_a_record_that_leaves_off_is_reviewed_and_says_so(tmp_path: Path) -> None:
    game = replace(recorded("fr", 2), actions=recorded("fr", 2).actions[:12])
    file = saved(tmp_path, game)
    assert "The replay stops before the end of the game" in hanabi("review", file).out
    assert fields("review", file)["verdict"] == "unfinished"


def test_advice_shows_the_table_of_the_seat_and_what_was_done(tmp_path: Path) -> None:
    game = recorded("fr", 3, 2)
    told = hanabi("advise", saved(tmp_path, game), "--turn", "5").out
    board = game.at_turn(4).board
    assert told.startswith(f"Turn 5: {game.players[board.seat]} to move.")
    assert "\nAdvice: " in told
    assert "\nWhat happened: " in told


@pytest.mark.parametrize("turn", [1, 2, 9])
def test_advice_for_programs_is_that_of_the_library(turn: int, tmp_path: Path) -> None:
    game = recorded("fr+flamboyant-fives", 3, 2)
    place = next(place for place, state in enumerate(game.states()) if state.board.turn == turn - 1)
    found = fields("advise", saved(tmp_path, game), "--turn", str(turn), "--bot", "beginner")
    assert found == json.loads(json.dumps(advice_fields(advise_at(game, place, "beginner"))))


def test_advice_on_a_bonus_tile_is_asked_for_by_its_turn(tmp_path: Path) -> None:
    games = (recorded("fr+flamboyant-fives", 2, seed) for seed in range(30))
    asking = ((game, state.board) for game in games for state in game.states())
    game, board = next((game, board) for game, board in asking if board.decision is not None)
    found = fields("advise", saved(tmp_path, game), "--turn", str(board.turn + 1), "--tile")
    assert found["best"]["action"].startswith("x")


def test_without_a_turn_advice_is_for_the_end_of_the_record(tmp_path: Path) -> None:
    game = replace(recorded("fr", 2), actions=recorded("fr", 2).actions[:6])
    assert fields("advise", saved(tmp_path, game))["turn"] == 7


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["advise"], 1, "The game is over, so there’s no move to advise on. Choose an earlier turn."),
        (["advise", "--turn", "0"], 1, "There’s no turn 0"),
        (["advise", "--turn", "999"], 1, "There’s no turn 999"),
        (["advise", "--turn", "2", "--seat", "1"], 1, "On turn 2 it’s Ben’s move."),
        (["advise", "--turn", "2", "--seat", "Zoe"], 1, "There’s no seat “Zoe”."),
        (["advise", "--turn", "2", "--tile"], 1, "No bonus tile asked for a choice on turn 2."),
        (["advise", "--turn", "2", "--bot", "genius"], 1, "There’s no bot called “genius”."),
        (["advise", "--turn", "two"], 2, "--turn must be a whole number."),
        (["review", "--bot", "genius"], 1, "There’s no bot called “genius”."),
        (["review", "--plot", "chart.png"], 2, "--plot"),
        (
            ["review", "--plot", "/no/such/folder/chart.svg"],
            1,
            "Can’t write /no/such/folder/chart.svg.",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    words: list[str], code: int, told: str, tmp_path: Path
) -> None:
    command, *options = words
    answer = hanabi(command, saved(tmp_path, recorded("fr", 3, 2)), *options)
    assert (answer.code, answer.out) == (code, "")
    assert answer.sentence.startswith(told)


@pytest.mark.parametrize("command", ["review", "advise"])
def test_a_file_that_is_no_game_is_refused_in_a_sentence(command: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{", encoding="utf-8")
    broken = saved(tmp_path, broken_at(recorded("fr", 2), 3, Play(CardId(49))))
    for file in (str(wrong), str(tmp_path / "missing.json"), broken):
        answer = hanabi(command, file)
        assert (answer.code, answer.out) == (1, "")
        assert answer.sentence
    refused = json.loads(hanabi(command, broken, "--json").out)
    assert refused["error"] == "illegal-move"
