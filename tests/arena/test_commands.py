"""`hanabi simulate`, `hanabi compare` and `hanabi tournament` on the command line."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from uuid import uuid4
from xml.etree import ElementTree

import pytest

from hanabi.arena import make_match, play, read_results
from hanabi.arena.commands import file_name
from tests.arena.rogues import Hanger, Peeper, Picky, Protocol, Raiser, Slow, named
from tests.cli.run import PROGRAM, Answer, hanabi, program
from tests.waits import WAIT_LIMIT, wait_until

QUICK = ("--bot", "random", "--players", "2", "--seed", "1", "--jobs", "1")
MARK = "HANABI_TEST_MARK"
ASKED = {"bot", "ruleset", "players", "games", "mean", "stderr", "perfect", "struck_out", "seconds"}


def simulate(*words: str) -> Answer:
    return hanabi("simulate", *words)


def test_a_match_is_told_for_people() -> None:
    answer = simulate(*QUICK, "--games", "20", "--ruleset", "fr+black-powder")
    assert (answer.code, answer.err) == (0, "")
    title, mean, perfect, *_ = answer.out.splitlines()
    assert title == "random: fr+black-powder, 2 players, 20 games, seed 1"
    assert mean.split() == ["Mean", "score", "0.000", "±", "0.000", "of", "25"]
    assert perfect.split() == ["Perfect", "games", "0.0%"]
    assert "\n   0 ████████████████████████████████████████ 100.0%\n" in answer.out


def test_a_match_is_told_for_programs() -> None:
    answer = simulate("--bot", "beginner", "--players", "2", "--games", "4", "--seed", "7", "--json")
    found = json.loads(answer.out)
    lines = play(make_match(["beginner"], "pl", 2, 7), range(4))
    assert answer.code == 0
    assert found.keys() >= ASKED
    assert (found["bot"], found["ruleset"], found["players"], found["games"]) == ("beginner", "pl", 2, 4)
    assert found["mean"] == sum(line.score for line in lines) / 4
    assert found["card_lost"] + found["out_of_turns"] + found["perfect"] == 1
    assert (found["failed"], found["failures"], found["interrupted"]) == (0, [], False)


def test_mixed_bots_sit_round_the_table_and_decide_how_many_play() -> None:
    answer = simulate("--mix", "random,beginner,random,random", "--games", "2", "--json")
    found = json.loads(answer.out)
    assert (found["bot"], found["players"]) == ("random, beginner, random, random", 4)


def test_a_language_writes_figures_its_own_way() -> None:
    answer = simulate(*QUICK, "--games", "3", "--language", "de")
    assert "random: pl, 2 am Tisch, 3 Partien, Startwert 1" in answer.out
    assert "0,000 ± 0,000 von 25" in answer.out


def test_the_scores_are_drawn(tmp_path: Path) -> None:
    file = tmp_path / "scores.svg"
    assert simulate(*QUICK, "--games", "9", "--plot", str(file)).code == 0
    picture = file.read_text(encoding="utf-8")
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "<title>0: 9</title>" in picture


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--games", "0"], "--games must be 1 to 10,000,000, not 0."),
        (["--games", "many"], "--games must be a whole number."),
        (["--jobs", "0"], "--jobs must be 1 to 1,024, not 0."),
        (["--seconds-per-move", "0"], "--seconds-per-move must be 1 to 86,400, not 0."),
        (["--rollouts", "0"], "--rollouts must be 16 to 8,192, not 0."),
        (["--plot", "a.png"], "--plot saves an SVG file, so the name must end in .svg, not “a.png”."),
        (["--game", "3"], "--game works only with --replay-of."),
        (["--replay-of", "a"], "--replay-of works only with --game."),
    ],
)
def test_a_mistake_of_usage_is_told_in_a_sentence(words: list[str], told: str) -> None:
    answer = simulate(*words)
    assert (answer.code, answer.out, answer.sentence) == (2, "", told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bot", "nobody"], "There’s no bot called “nobody”. The bots are random, beginner"),
        (["--bot", "beginner", "--rollouts", "32"], "You can’t set a thinking time for the bot “beginner”."),
        (["--bot", "master@soon"], "“soon” isn’t a valid thinking time."),
        (["--ruleset", "xx"], "There’s no edition “xx”."),
        (["--ruleset", "pl+black-powder"], "pl doesn’t offer “black-powder”."),
        (["--players", "9"], "This game is for 2 to 5 players, not 9."),
        (
            ["--mix", "random,random,random", "--players", "2"],
            "You named 3 bots, but there are only 2 players.",
        ),
        (["--mix", f"random,{named(Protocol)}"], f"The bot “{named(Protocol)}” plays only with bots"),
        (
            ["--bot", named(Picky), "--ruleset", "fr", "--games", "5"],
            "There’s no edition “fr”. The editions are pl",
        ),
        (["--bot", "tests.arena.rogues:Nobody"], "Can’t use the bot “tests.arena.rogues:Nobody”"),
        (["--plot", "/nowhere/a.svg"], "Can’t write /nowhere/a.svg."),
        (["--out", "/proc/a.jsonl"], "Can’t write /proc/a.jsonl."),
        (["--replay-of", "/nowhere", "--game", "1"], "File not found: /nowhere."),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(words: list[str], told: str) -> None:
    answer = simulate(*words)
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence.startswith(told)


def test_a_refusal_is_described_for_programs() -> None:
    answer = simulate("--bot", "nobody", "--json")
    assert json.loads(answer.out)["error"] == "unknown-bot"


def test_games_that_bots_spoil_are_told_and_the_others_count(tmp_path: Path) -> None:
    words = ("--bot", named(Raiser), "--players", "2", "--games", "12", "--seed", "1")
    answer = simulate(*words, "--out", str(tmp_path / "games.jsonl"), "--json")
    found = json.loads(answer.out)
    assert answer.code == 1
    assert 0 < found["failed"] == len(found["failures"]) < 12
    assert found["games"] + found["failed"] == 12
    first, second = answer.err.splitlines()[:2]
    assert first == (f"{found['failed']} games failed because of a bot and aren’t counted. The first:")
    assert second == found["failures"][0]["message"]
    assert found["failures"][0]["move"] == 3
    assert len(read_results(tmp_path / "games.jsonl")[1]) == 12


def test_a_bot_that_hangs_is_given_up() -> None:
    words = ("--bot", named(Hanger), "--players", "2", "--games", "2", "--seed", "1")
    answer = simulate(*words, "--seconds-per-move", "1", "--jobs", "1", "--json")
    failures = json.loads(answer.out)["failures"]
    assert answer.code == 1
    assert failures
    assert {failure["error"] for failure in failures} == {"bot-late"}


def test_a_game_is_reproduced_as_a_replay(tmp_path: Path) -> None:
    kept, saved = str(tmp_path / "games.jsonl"), str(tmp_path / "game.json")
    words = ("--mix", "beginner,random", "--ruleset", "es+flamboyant-fives", "--games", "5", "--out", kept)
    assert simulate(*words).code == 0
    line = read_results(Path(kept))[1][3]
    assert simulate("--replay-of", kept, "--game", "3", "--save", saved).code == 0
    shown = json.loads(hanabi("replay", saved, "--json").out)
    assert (shown["players"], shown["ruleset"]) == (["beginner", "random"], "es+flamboyant-fives")
    assert shown["score"] == line.score
    printed = simulate("--replay-of", kept, "--game", "3")
    assert printed.out == Path(saved).read_text(encoding="utf-8")
    refused = simulate("--replay-of", kept, "--game", "5")
    assert (refused.code, refused.sentence) == (1, f"{kept} has no game 5.")
    again = simulate("--replay-of", kept, "--game", "3", "--save", saved)
    assert (again.code, again.sentence) == (1, f"{saved} already exists. Choose another name.")


HEARING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Run a program that receives interrupts: those a shell runs in the background ignore them."""


def test_an_interrupted_run_tells_what_there_is_and_goes_on(tmp_path: Path) -> None:
    kept, mark = tmp_path / "games.jsonl", uuid4().hex
    words = ["simulate", "--bot", named(Slow), "--players", "3", "--games", "60", "--jobs", "2"]
    command = [sys.executable, "-c", HEARING, str(PROGRAM), *words, "--out", str(kept)]
    environment = {**os.environ, "HANABI_LANGUAGE": "en", MARK: mark}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as running:
        wait_for_lines(kept, 5)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=WAIT_LIMIT)
    _, lines = read_results(kept)
    assert running.returncode == 130
    assert 4 <= len(lines) < 60
    assert "60 games, seed 0" not in out
    assert f", 3 players, {len(lines)} games, seed 0" in out
    assert err == (
        f"Interrupted after {len(lines)} games, saved in {kept}. Run the same command to resume.\n"
    )
    wait_for_the_end_of(mark)
    answer = program(*words, "--out", str(kept), "--json", HANABI_LANGUAGE="en")
    assert (answer.code, json.loads(answer.out)["games"]) == (0, 60)
    found = read_results(kept)[1]
    assert {game: found[game] for game in lines} == lines
    assert [found[game] for game in range(60)] == play(make_match(["random"], "pl", 3, 0), range(60))


def test_an_interrupted_run_without_a_file_says_how_to_have_one() -> None:
    command = [sys.executable, "-c", HEARING, str(PROGRAM), "simulate", "--bot", named(Slow), "--jobs", "1"]
    mark = uuid4().hex
    environment = {**os.environ, "HANABI_LANGUAGE": "en", MARK: mark}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as running:
        wait_until(lambda: len(marked(mark)) > 1, "a worker")
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=WAIT_LIMIT)
    assert running.returncode == 130
    assert "Nothing was saved; with --out, you could resume with the same command." in err


def test_a_terminal_shows_how_far_it_is_and_the_mean_so_far() -> None:
    reader, terminal = pty.openpty()
    words = ["simulate", "--bot", "random", "--games", "6", "--jobs", "1", "--json"]
    environment = {**os.environ, "HANABI_LANGUAGE": "en", "TERM": "xterm", "COLUMNS": "100"}
    found = subprocess.run(
        [PROGRAM, *words], stdout=subprocess.PIPE, stderr=terminal, env=environment, check=True
    )
    os.close(terminal)
    shown = os.read(reader, 1 << 16).decode()
    os.close(reader)
    assert json.loads(found.stdout)["games"] == 6
    assert "6/6" in shown
    assert "0.000 ± 0.000" in shown


def test_two_bots_are_compared_with_the_same_decks(tmp_path: Path) -> None:
    words = ("compare", "--players", "2", "--games", "30", "--seed", "2", "--out", str(tmp_path))
    answer = hanabi(*words, "--bots", f"random,{named(Peeper)}", "--json")
    found = json.loads(answer.out)
    assert answer.code == 0
    assert (found["games"], found["verdict"], found["better"]) == (30, "second", 0)
    assert found["difference"] < 0
    assert found["interval"][0] < found["difference"] < found["interval"][1] < 0
    assert found["confidence"] > 0.999
    assert found["sentence"].startswith(f"{named(Peeper)} is better than random by ")
    assert [each["mean"] for each in found["matches"]][1] == pytest.approx(-found["difference"])
    again = hanabi(*words, "--bots", f"random,{named(Peeper)}")
    assert again.code == 0
    assert found["sentence"] in " ".join(again.out.split())


def test_a_bot_is_not_better_than_itself() -> None:
    answer = hanabi("compare", "--bots", "random,random", "--players", "2", "--games", "30")
    assert "No clear winner: the confidence is 0.0%, below the 95% required." in answer.out


def test_a_few_games_are_no_comparison() -> None:
    answer = hanabi("compare", "--bots", "random,random", "--players", "2", "--games", "3")
    assert "3 games that both finished are too few to tell: at least 30 are needed." in answer.out


@pytest.mark.parametrize("bots", ["random", "random,beginner,random"])
def test_a_comparison_is_of_two(bots: str) -> None:
    answer = hanabi("compare", "--bots", bots)
    assert answer.code == 2
    assert answer.sentence == f"--bots must be two names separated by a comma, not “{bots}”."


def test_every_pair_plays_in_a_tournament_but_those_that_may_not(tmp_path: Path) -> None:
    protocol, file = named(Protocol), tmp_path / "pairs.svg"
    words = ("tournament", "--bots", f"random,beginner,{protocol}", "--games", "2", "--out", str(tmp_path))
    answer = hanabi(*words, "--plot", str(file), "--json")
    found = json.loads(answer.out)
    assert answer.code == 0
    pairs = {(pair["first"], pair["second"]): pair for pair in found["pairs"]}
    assert set(pairs) == {
        ("random", "random"),
        ("random", "beginner"),
        ("beginner", "random"),
        ("beginner", "beginner"),
        (protocol, protocol),
    }
    assert pairs["beginner", "random"]["bot"] == "beginner, random, beginner"
    alone = play(make_match(["beginner"], "pl", 3, 0), range(2))
    assert pairs["beginner", "beginner"]["mean"] == sum(line.score for line in alone) / 2
    assert (tmp_path / file_name(make_match(["random", "beginner"], "pl", 3, 0))).exists()
    assert ElementTree.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")
    page = hanabi(*words)
    row = next(line for line in page.out.splitlines() if line.strip().startswith("beginner "))
    assert row.split()[-1] == "–"


def test_files_of_matches_have_names_that_any_system_takes() -> None:
    match = make_match(["random"], "fr+black-powder", 2, 3)
    assert file_name(match) == "random-random-fr+black-powder-3.jsonl"
    assert "/" not in file_name(make_match(["program:../x --y"], "pl", 2, 3))


def wait_for_lines(file: Path, count: int) -> None:
    """Wait until a file has `count` lines."""
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= count, f"{count} lines")


def wait_for_the_end_of(mark: str) -> None:
    """Wait until no process has this mark in its environment."""
    wait_until(lambda: not marked(mark), "every process to end", pause=0.05)


def marked(mark: str) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text(encoding="utf-8"))
        except OSError:
            continue
    return found
