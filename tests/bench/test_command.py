"""`hanabi bench` on the command line."""

import json
from pathlib import Path

import pytest

from hanabi.bench import running
from hanabi.bench.measuring import Row
from hanabi.errors import BatchError
from tests.cli.run import hanabi, program

SHORT = ("bench", "--seconds", "1", "--players", "2", "--batch", "64", "--device", "cpu", "--no-peers")


def test_rows_are_printed_for_programs() -> None:
    answer = hanabi(*SHORT, "--json")
    assert (answer.code, answer.err) == (0, "")
    rows = [Row(**row) for row in json.loads(answer.out)]
    assert {(row.players, row.device) for row in rows} == {(2, "cpu")}
    assert {row.batch for row in rows} == {1, 64}
    assert {row.observation for row in rows} == {True, False}
    assert all(row.low <= row.moves_per_s <= row.high for row in rows)


def test_a_page_is_printed_and_a_picture_drawn_for_people(tmp_path: Path) -> None:
    file = tmp_path / "speed.svg"
    answer = hanabi(*SHORT, "--plot", str(file))
    assert answer.code == 0
    assert "hanabi Games threads=1" in answer.out
    assert "2 players, moves per second with observations" in answer.out
    assert file.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["--players", "6"],
            "--players must be numbers from 2 to 5, separated by commas, such as 2,5, not “6”.",
        ),
        (
            ["--players", ""],
            "--players must be numbers from 2 to 5, separated by commas, such as 2,5, not “”.",
        ),
        (["--seconds", "0"], "--seconds must be 1 to 86,400, not 0."),
        (["--seconds", "a"], "--seconds must be a whole number."),
        (["--batch", "0"], "--batch must be 1 to 1,073,741,824, not 0."),
        (["--device", "tpu"], "--device must be one of cpu, cuda, not “tpu”. Did you mean “cpu”?"),
        (["--plot", "a.png"], "--plot saves an SVG file, so the name must end in .svg, not “a.png”."),
        (["2"], "Too many arguments for this command."),
    ],
)
def test_a_mistake_of_usage_is_told_in_a_sentence(words: list[str], told: str) -> None:
    answer = hanabi("bench", *words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.sentence == told


def test_a_file_that_cannot_be_written_is_told_before_anything_is_measured(tmp_path: Path) -> None:
    words = ("bench", "--seconds", "3600", "--plot", str(tmp_path / "nowhere" / "speed.svg"))
    answer = program(*words, HANABI_LANGUAGE="en")
    assert (answer.code, answer.sentence) == (1, "System error: No such file or directory.")


def test_a_gpu_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.bench.ours.check_device", no_cuda)
    answer = hanabi("bench", "--device", "cuda")
    assert answer.code == 1
    assert answer.sentence == "Games can’t run on a GPU here. Missing: a CUDA device."
    assert running.find_devices(None) == ("cpu",)


def test_a_gpu_that_is_there_is_measured_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.bench.ours.check_device", lambda device: None)
    assert running.find_devices(None) == ("cpu", "cuda")
    assert running.find_devices("cuda") == ("cuda",)


def test_more_games_than_memory_holds_are_refused() -> None:
    answer = hanabi("bench", "--no-peers", "--device", "cpu", "--batch", str(1 << 30))
    assert answer.code == 1
    assert answer.sentence == "Not enough memory for 1,073,741,824 games at once."


def test_an_interpreted_engine_is_measured_and_named_as_such() -> None:
    answer = program(*SHORT, "--json", NUMBA_DISABLE_JIT="1", HANABI_LANGUAGE="en")
    assert answer.code == 0
    assert answer.err.startswith("Our engine isn’t compiled here")
    assert answer.err.endswith("pip install 'hanabi[fast]'\n")
    assert {row["what"] for row in json.loads(answer.out)} >= {"hanabi Games threads=1", "hanabi Game"}


def test_an_engine_that_cannot_be_measured_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.bench.ours.play_rl_env", broken)
    answer = hanabi(*SHORT, "--json")
    assert answer.code == 0
    assert answer.err == "hanabi rl_env can’t be measured here: it is broken\n"
    assert "hanabi rl_env" not in {row["what"] for row in json.loads(answer.out)}


def test_a_machine_without_peers_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.bench.peers.find_spec", lambda name: None)
    words = [word for word in SHORT if word != "--no-peers"]
    assert hanabi(*words, "--json").err == "No other engines are installed here, so only ours is measured.\n"


def no_cuda(device: str) -> None:
    raise BatchError("no-cuda", missing="a CUDA device")


def broken(table: object) -> None:
    raise RuntimeError("it is broken\nin many lines")
