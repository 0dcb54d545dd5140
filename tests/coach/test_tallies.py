"""Many reviews added up: for each player, for each team, and as a command."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hanabi.coach import review
from hanabi.coach.tallies import Tallies, agreeing_seats, tally_fields
from hanabi.coach.tally_chart import BarChart
from hanabi.errors import BotError
from hanabi.game import Stop, StopReason
from hanabi.game.hanab_live import write_hanab_live
from hanabi.text import languages
from tests.cli.run import hanabi
from tests.coach.games import NAMES, among_bots, guided

SVG = "{http://www.w3.org/2000/svg}"
GAMES = [guided("custom+no-empty-clues", 3, seed) for seed in range(4)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with games, and something else."""
    for place, game in enumerate(GAMES):
        (tmp_path / f"{place}.json").write_text(write_hanab_live(game), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a game", encoding="utf-8")
    return tmp_path


def test_marks_and_scores_are_added_up() -> None:
    tallies = Tallies()
    reviews = [tallies.add(game) for game in GAMES]
    found = tally_fields(tallies)
    marks = Counter(mark.code for each in reviews for step in each.steps for mark in step.marks)
    [team] = found["teams"]
    assert team["players"] == sorted(NAMES[:3])
    assert (team["games"], team["strikes"], team["lost"]) == (4, marks["strike"], marks["lost"])
    assert team["mean_score"] == sum(each.verdict.score for each in reviews) / 4
    assert team["efficiency"] > 0
    assert [player["player"] for player in found["players"]] == list(NAMES[:3])
    assert sum(player["lost"] for player in found["players"]) == marks["lost"]
    assert sum(player["moves"] for player in found["players"]) == sum(len(game.actions) for game in GAMES)


def test_a_missed_save_is_counted_for_who_could_have_given_it() -> None:
    tallies = Tallies()
    for game in GAMES:
        tallies.add(game)
    named = [
        mark.details["warner"]
        for game in GAMES
        for step in review(game).steps
        for mark in step.marks
        if mark.details.get("saved")
    ]
    assert [tallies.players[name].missed_saves for name in NAMES[:3]] == [
        named.count(seat) for seat in range(3)
    ]


def test_the_same_name_twice_is_one_player_of_one_game() -> None:
    tallies = Tallies()
    tallies.add(replace(GAMES[0], players=("Ada", "Ada", "Ben")))
    assert {name: each.games for name, each in tallies.players.items()} == {"Ada": 1, "Ben": 1}


def test_a_stop_is_no_move() -> None:
    short = replace(GAMES[0], actions=(*GAMES[0].actions[:6], Stop(StopReason.VOTE)))
    tallies = Tallies(("beginner",))
    tallies.add(short)
    assert sum(player.moves for player in tallies.players.values()) == 6


def test_a_bot_agrees_with_itself_and_less_with_others() -> None:
    game = among_bots("fr", 3, 1)
    assert len(list(agreeing_seats(game, "beginner"))) == len(game.actions)
    assert 0 < len(list(agreeing_seats(game, "club"))) < len(game.actions)


def test_a_bot_that_nobody_could_follow_is_not_compared() -> None:
    with pytest.raises(BotError):
        list(agreeing_seats(GAMES[0], "cheater"))


def test_a_folder_is_reviewed_as_fields_and_in_lines(folder: Path) -> None:
    answer = hanabi("review", str(folder), "--json", "--bot", "beginner,club")
    found = json.loads(answer.out)
    assert (answer.code, found["games"], found["refused"]) == (0, 4, 1)
    assert set(found["players"][0]["agreement"]) == {"beginner", "club"}
    assert "notes.txt: The file isn’t complete JSON" in answer.err
    assert answer.err.endswith("Games read: 4. Refused: 1.\n")
    told = hanabi("review", str(folder)).out
    assert told.startswith(", ".join(sorted(NAMES[:3])) + ": games 4, mean score ")
    assert "\nAda: games 4, strikes " in told


@pytest.mark.parametrize("language", languages())
def test_the_sums_are_told_in_every_language(language: str, folder: Path) -> None:
    answer = hanabi("review", str(folder), "--bot", "club", "--language", language)
    assert answer.code == 0
    assert "{" not in answer.out
    assert len(answer.out.split("\n\n")[0].splitlines()) == 1 + 3 * 2


def test_a_folder_has_a_chart_of_its_players_and_teams(folder: Path, tmp_path: Path) -> None:
    answer = hanabi("review", str(folder), "--bot", "beginner", "--plot", str(tmp_path / "chart.svg"))
    assert answer.code == 0
    for heading in ("Strikes per game", "Missed saves per game", "Cards per clue"):
        assert f"\n\n{heading}\n  " in answer.out
    drawn = ElementTree.parse(tmp_path / "chart.svg").getroot()
    said = [each.text for each in drawn.iter(f"{SVG}text")]
    assert {"Ada", ", ".join(sorted(NAMES[:3])), "Lost cards per game"} <= set(said)
    assert len(list(drawn.iter(f"{SVG}rect"))) == 4 * 3 + 1


def test_the_longest_bar_of_a_chart_is_the_highest_value() -> None:
    chart = BarChart("Strikes per game", (("Ada", 0.5), ("Ben", 2.0), ("Cleo", 0.0)))
    assert [chart.share(value) for _, value in chart.bars] == [0.25, 1.0, 0.0]
    assert BarChart("", (("Ada", 0.0),)).share(0.0) == 0
