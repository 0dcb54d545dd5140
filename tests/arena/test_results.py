"""Files of results: no finished game is lost, and a file with other contents is left alone."""

import json
from pathlib import Path

import pytest

from hanabi.arena import ArenaError, Failure, GameResult, Match, Runner, make_match, play, read_results, run
from hanabi.arena.match import GameEnding
from hanabi.arena.results import open_results

MATCH = make_match(["random"], "pl", 2, 4)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "games.jsonl"


def played(games: int, file: Path, match: Match = MATCH, jobs: int = 1) -> list[GameResult]:
    lines = [line for piece in run(match, games, Runner(jobs), file) for line in piece]
    return sorted(lines, key=lambda line: line.game)


def test_what_is_kept_is_what_was_played(file: Path) -> None:
    lines = played(20, file)
    assert lines == play(MATCH, range(20))
    assert read_results(file) == (MATCH, {line.game: line for line in lines})


def test_a_failure_is_kept_with_all_it_says(file: Path) -> None:
    line = GameResult(
        3, 0, GameEnding.FAILED, 6, 0, failure=Failure(1, "random", 7, "bot-raised", {"what": "é“"})
    )
    with open_results(file, MATCH) as results:
        results.add([line])
    assert read_results(file)[1] == {3: line}


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_the_number_of_processes_changes_nothing(file: Path, jobs: int) -> None:
    assert played(30, file, jobs=jobs) == play(MATCH, range(30))


def test_a_run_goes_on_where_another_stopped_and_plays_nothing_twice(file: Path) -> None:
    played(8, file)
    marked = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    for line in marked[1:]:
        line["moves"] = 999
    file.write_text("".join(json.dumps(line) + "\n" for line in marked), encoding="utf-8")
    lines = played(12, file)
    assert [line.moves == 999 for line in lines] == [True] * 8 + [False] * 4
    assert [line.game for line in played(5, file)] == list(range(5))


@pytest.mark.parametrize("torn", [1, 20, 60])
def test_a_line_that_was_torn_off_is_played_again(file: Path, torn: int) -> None:
    whole = played(6, file)
    data = file.read_bytes()
    file.write_bytes(data[:-torn])
    assert len(read_results(file)[1]) == 5
    assert played(6, file) == whole
    assert len(file.read_bytes().splitlines()) == 7
    assert read_results(file)[1] == {line.game: line for line in whole}


@pytest.mark.parametrize("length", [0, 1, 40])
def test_a_file_whose_header_was_torn_off_begins_again(file: Path, length: int) -> None:
    played(1, file)
    file.write_bytes(file.read_bytes()[:length])
    assert played(2, file) == play(MATCH, range(2))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("my diary", "not-results"),
        ("my diary\n", "not-results"),
        ("[]\n", "not-results"),
        ('{"format": "hanabi-replay", "version": 1}\n', "not-results"),
        ('{"format": "hanabi-results", "version": 1, "hanabi": "0.0.1"}\n', "results-of-another-version"),
        ('{"format": "hanabi-results", "version": 2}\n', "results-of-another-version"),
        ("HEADER{}\n", "results-damaged"),
        ('HEADER{"game": 0, "score": 1\n{}\n', "results-damaged"),
        ("HEADER\0\0\0\n", "results-damaged"),
    ],
)
def test_a_file_that_is_not_ours_is_refused_and_left_alone(file: Path, text: str, code: str) -> None:
    played(1, file)
    header = file.read_text(encoding="utf-8").splitlines(keepends=True)[0]
    data = text.replace("HEADER", header).encode()
    file.write_bytes(data)
    with pytest.raises(ArenaError, match=code):
        played(2, file)
    assert file.read_bytes() == data
    with pytest.raises(ArenaError, match="no-results-there" if code == "not-results" else code):
        read_results(file)


@pytest.mark.parametrize(
    "other",
    [
        make_match(["random"], "pl", 3, 4),
        make_match(["random"], "fr", 2, 4),
        make_match(["random"], "pl", 2, 5),
        make_match(["random", "beginner"], "pl", 2, 4),
    ],
    ids=["players", "rules", "seed", "bots"],
)
def test_a_file_of_another_match_is_refused_and_left_alone(file: Path, other: Match) -> None:
    played(3, file)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match="results-of-another-match"):
        played(3, file, other)
    assert file.read_bytes() == before


def test_two_runs_do_not_share_a_file(file: Path) -> None:
    with open_results(file, MATCH), pytest.raises(ArenaError, match="results-in-use"):
        played(3, file)


@pytest.mark.parametrize(("name", "code"), [("nowhere", "file-not-found"), ("", "file-unreadable")])
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, name: str, code: str) -> None:
    with pytest.raises(ArenaError, match=code):
        read_results(tmp_path / name)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="file-unwritable"):
        played(1, tmp_path)
