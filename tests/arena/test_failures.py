"""A bot that raises, hangs, dies or breaks the rules spoils its game, and no other."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi.arena import ArenaError, GameEnding, GameResult, Match, Runner, make_match, play, record, run
from hanabi.arena.wording import Wording
from hanabi.arena.worker_handle import GameWorker
from hanabi.errors import RulesetError
from hanabi.text import Catalogue
from hanabi.workers.frames import pack
from tests.arena import rogues
from tests.arena.rogues import named
from tests.server.bots.games import lives
from tests.waits import wait_until

GAMES = range(6)


@pytest.fixture
def worker() -> Iterator[GameWorker]:
    worker = GameWorker(limit=1)
    yield worker
    worker.close()


def mixed(kind: type) -> Match:
    """The rogue sits in seat 2 of 3, so that it has the second turn and the fifth; in seat 0 the third."""
    return make_match(["random", "random", named(kind)], "pl", 3, 1)


def spoiled(match: Match) -> list[int]:
    return [game for game in GAMES if match.bot_seed(game) % 2 == 0]


@pytest.mark.parametrize(
    ("kind", "code", "told"),
    [
        (rogues.Raiser, "bot-raised", "The bot failed: ZeroDivisionError: nothing?to share (rogues.py:"),
        (rogues.Quitter, "bot-raised", "The bot failed: SystemExit: 3 (rogues.py:"),
        (rogues.Mumbler, "bot-raised", "The bot failed: AttributeError: 'str' object has no attribute"),
        (rogues.Stopper, "illegal-answer", "A bot broke the rules (not-a-players-action)"),
        (rogues.Refuser, "illegal-answer", "A bot broke the rules (no-clue-token)"),
    ],
)
def test_a_game_that_a_bot_spoils_is_told_with_seat_move_and_reason(kind: type, code: str, told: str) -> None:
    match = mixed(kind)
    lines = play(match, GAMES)
    assert 0 < len(spoiled(match)) < len(GAMES)
    check(match, lines, code, told)


@pytest.mark.parametrize(
    ("kind", "code", "told"),
    [
        (rogues.Hanger, "bot-late", "The bot didn’t answer within 1 s."),
        (rogues.Killer, "bot-ended-process", "The bot ended the process it was playing in."),
    ],
)
def test_a_bot_that_takes_its_process_along_spoils_one_game(
    worker: GameWorker, kind: type, code: str, told: str
) -> None:
    match = mixed(kind)
    check(match, worker.play(match, GAMES), code, told)


@pytest.mark.parametrize(
    "written",
    [
        pack("{}"),
        pack("nonsense"),
        b"\xff" * 8,
        pack('{"number":1,"reply":[]}'),
        pack('{"number":1,"reply":[1]}'),
        pack('{"number":1,"reply":{"refused":"ArenaError","code":"x","details":{"y":[]}}}'),
    ],
)
def test_a_bot_that_answers_in_the_place_of_its_process_spoils_one_game(
    worker: GameWorker, monkeypatch: pytest.MonkeyPatch, written: bytes
) -> None:
    monkeypatch.setenv("BABBLE", written.hex())
    match = mixed(rogues.Babbler)
    check(
        match, worker.play(match, GAMES), "bot-ended-process", "The bot ended the process it was playing in."
    )


def test_a_bot_that_begins_to_answer_in_the_place_of_its_process_is_late(
    worker: GameWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BABBLE", pack("{}")[:-1].hex())
    match = mixed(rogues.Babbler)
    check(match, worker.play(match, GAMES), "bot-late", "The bot didn’t answer within 1 s.")


class Bomb:
    """What does harm to a program that unpickles it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __reduce__(self) -> tuple[object, ...]:
        return Path.mkdir, (self.folder,)


@pytest.mark.parametrize("framed", [True, False])
def test_nothing_that_a_bot_writes_is_unpickled(
    worker: GameWorker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, framed: bool
) -> None:
    bomb = pickle.dumps(Bomb(tmp_path / "harm"))
    monkeypatch.setenv("BABBLE", (len(bomb).to_bytes(4, "big") * framed + bomb).hex())
    match = mixed(rogues.Babbler)
    lines = worker.play(match, GAMES)
    assert [line.game for line in lines if line.failure is not None] == spoiled(match)
    assert not (tmp_path / "harm").exists()


def test_a_bot_that_loses_a_game_refuses_the_match_and_its_process_lives(worker: GameWorker) -> None:
    with pytest.raises(ArenaError, match=r"ValueError in playing\.py:\d+.*\[bot-raised\]"):
        worker.play(make_match([named(rogues.Forgetful)], "pl", 2, 0), range(3))
    assert worker._worker is not None
    assert worker._worker.process.poll() is None


def test_the_numbers_of_many_games_may_be_of_any_kind(worker: GameWorker) -> None:
    [line] = worker.play(make_match([named(rogues.Counted)], "pl", 2, 0), range(1))
    assert line == GameResult(0, 1, GameEnding.CARD_LOST, 1, 1)


def test_a_bot_that_blames_a_seat_that_is_not_there_ends_the_match(worker: GameWorker) -> None:
    with pytest.raises(ArenaError, match="bot-ended-process"):
        worker.play(mixed(rogues.Vandal), GAMES)


def test_a_failure_with_details_of_any_kind_spoils_one_game(worker: GameWorker) -> None:
    match = mixed(rogues.Vague)
    failures = [line.failure for line in worker.play(match, GAMES) if line.failure is not None]
    assert len(failures) == len(spoiled(match))
    assert [failure.details for failure in failures] == [{"seat": "True", "reason": "None"}] * len(failures)


def check(match: Match, lines: list[GameResult], code: str, told: str) -> None:
    """The games of even seeds failed as told, the others are those of random bots."""
    words = Wording(Catalogue())
    assert [line.game for line in lines] == list(GAMES)
    peaceful = play(make_match(["random"], "pl", 3, 1), GAMES)
    for line, untroubled in zip(lines, peaceful, strict=True):
        if line.game not in spoiled(match):
            assert line == untroubled
            continue
        assert (line.ending, line.score, line.moves) == (GameEnding.FAILED, 0, 2)
        assert line.seconds > 0, "the size of pieces depends on it"
        assert line.failure is not None
        assert (line.failure.seat, line.failure.bot, line.failure.move) == (2, match.bots[2], 3)
        assert line.failure.code == code
        assert words.failure(line).startswith(f"Game {line.game}, move 3, seat 3 ({match.bots[2]}): {told}")


def test_a_bot_that_fails_at_the_deal_is_told(worker: GameWorker) -> None:
    match = make_match(["random", named(rogues.BadListener)], "pl", 2, 0)
    [line] = worker.play(match, range(1))
    assert line.failure is not None
    assert (line.failure.seat, line.failure.move, line.moves) == (1, 0, 0)
    assert str(line.failure.details["what"]).startswith("KeyError: 'Dealt'")


def test_noise_disturbs_nobody(worker: GameWorker) -> None:
    match = make_match([named(rogues.Noisy)], "pl", 2, 0)
    assert worker.play(match, range(3)) == play(make_match(["random"], "pl", 2, 0), range(3))


def test_a_bot_that_does_not_play_by_these_rules_refuses_the_match(worker: GameWorker) -> None:
    match = make_match([named(rogues.Picky)], "fr", 2, 0)
    with pytest.raises(RulesetError, match="unknown-edition"):
        worker.play(match, range(3))
    with pytest.raises(RulesetError, match="unknown-edition"):
        list(run(match, 3, Runner(jobs=2)))


def test_a_closed_worker_plays_no_more() -> None:
    worker = GameWorker(limit=1)
    match = make_match(["random"], "pl", 2, 0)
    worker.play(match, range(1))
    worker.close()
    with pytest.raises(ArenaError, match="bot-ended-process"):
        worker.play(match, range(1))


def test_the_record_of_a_failed_game_ends_where_it_failed() -> None:
    match = mixed(rogues.Raiser)
    line = next(line for line in play(match, GAMES) if line.failure is not None)
    replay = record(match, line)
    assert len(replay.actions) == 2
    assert not replay.final().board.over


def test_a_worker_ends_with_the_process_that_started_it_even_while_a_bot_hangs() -> None:
    match = make_match([named(rogues.Hanger)], "pl", 2, 1)
    game = next(game for game in range(9) if match.bot_seed(game) % 2 == 0)
    script = (
        "import os, threading; from hanabi.arena import make_match\n"
        "from hanabi.arena.worker_handle import GameWorker\n"
        f"worker = GameWorker(60); match = make_match({match.bots[:1]}, 'pl', 2, 1)\n"
        f"games = range({game}, {game + 1})\n"
        "threading.Thread(target=worker.play, args=(match, games), daemon=True).start()\n"
        "from tests.waits import wait_until\n"
        "wait_until(lambda: worker._place.read().move == 3, 'the third move')\n"
        "print(worker._worker.process.pid, worker._place.read().move, flush=True)\n"
        "os._exit(0)"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    process, move = map(int, found.stdout.split())
    assert move == 3
    wait_until_gone(process)


def wait_until_gone(process: int) -> None:
    """Wait until a process has ended or is only a zombie."""
    wait_until(lambda: not lives(process), f"the end of process {process}")
