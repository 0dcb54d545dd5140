"""A bot that raises, hangs, dies or breaks the rules spoils its game, and no other."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from hanabi.arena import ArenaError, Crew, Ending, Line, Match, play, record, run, seated
from hanabi.arena.desks import Desk
from hanabi.arena.wording import Wording
from hanabi.errors import RulesetError
from hanabi.text import Catalogue
from tests.arena import rogues
from tests.arena.rogues import named
from tests.server.bots.games import lives
from tests.waits import wait_until

GAMES = range(6)


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk(limit=1)
    yield desk
    desk.close()


def mixed(kind: type) -> Match:
    """The rogue sits in seat 2 of 3, so that it has the second turn and the fifth; in seat 0 the third."""
    return seated(["random", "random", named(kind)], "pl", 3, 1)


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
        (rogues.Hanger, "bot-late", "The bot did not answer within 1 s."),
        (rogues.Killer, "bot-ended-process", "The bot ended the process it plays in."),
    ],
)
def test_a_bot_that_takes_its_process_along_spoils_one_game(
    desk: Desk, kind: type, code: str, told: str
) -> None:
    match = mixed(kind)
    check(match, desk.play(match, GAMES), code, told)


def check(match: Match, lines: list[Line], code: str, told: str) -> None:
    """The games of even seeds failed as told, the others are those of random bots."""
    words = Wording(Catalogue())
    assert [line.game for line in lines] == list(GAMES)
    peaceful = play(seated(["random"], "pl", 3, 1), GAMES)
    for line, untroubled in zip(lines, peaceful, strict=True):
        if line.game not in spoiled(match):
            assert line == untroubled
            continue
        assert (line.ending, line.score, line.moves) == (Ending.FAILED, 0, 2)
        assert line.failure is not None
        assert (line.failure.seat, line.failure.bot, line.failure.move) == (2, match.bots[2], 3)
        assert line.failure.code == code
        assert words.failure(line).startswith(f"Game {line.game}, move 3, seat 3 ({match.bots[2]}): {told}")


def test_a_bot_that_fails_at_the_deal_is_told(desk: Desk) -> None:
    match = seated(["random", named(rogues.BadListener)], "pl", 2, 0)
    [line] = desk.play(match, range(1))
    assert line.failure is not None
    assert (line.failure.seat, line.failure.move, line.moves) == (1, 0, 0)
    assert str(line.failure.details["what"]).startswith("KeyError: 'Dealt'")


def test_noise_disturbs_nobody(desk: Desk) -> None:
    match = seated([named(rogues.Noisy)], "pl", 2, 0)
    assert desk.play(match, range(3)) == play(seated(["random"], "pl", 2, 0), range(3))


def test_a_bot_that_does_not_play_by_these_rules_refuses_the_match(desk: Desk) -> None:
    match = seated([named(rogues.Picky)], "fr", 2, 0)
    with pytest.raises(RulesetError, match="unknown-edition"):
        desk.play(match, range(3))
    with pytest.raises(RulesetError, match="unknown-edition"):
        list(run(match, 3, Crew(jobs=2)))


def test_a_closed_desk_plays_no_more() -> None:
    desk = Desk(limit=1)
    match = seated(["random"], "pl", 2, 0)
    desk.play(match, range(1))
    desk.close()
    with pytest.raises(ArenaError, match="bot-ended-process"):
        desk.play(match, range(1))


def test_the_record_of_a_failed_game_ends_where_it_failed() -> None:
    match = mixed(rogues.Raiser)
    line = next(line for line in play(match, GAMES) if line.failure is not None)
    replay = record(match, line)
    assert len(replay.actions) == 2
    assert not replay.final().board.over


def test_a_process_ends_with_whoever_started_it_even_while_a_bot_hangs() -> None:
    match = seated([named(rogues.Hanger)], "pl", 2, 1)
    game = next(game for game in range(9) if match.bot_seed(game) % 2 == 0)
    script = (
        "import os, threading; from hanabi.arena.desks import Desk; from hanabi.arena import seated\n"
        f"desk = Desk(60); match = seated({match.bots[:1]}, 'pl', 2, 1)\n"
        f"threading.Thread(target=desk.play, args=(match, range({game}, {game + 1})), daemon=True).start()\n"
        "from tests.waits import wait_until\n"
        "wait_until(lambda: desk._place.read().move == 3, 'the third move')\n"
        "print(desk._process.pid, desk._place.read().move, flush=True)\n"
        "os._exit(0)"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    process, move = map(int, found.stdout.split())
    assert move == 3
    wait_until_gone(process)


def wait_until_gone(process: int) -> None:
    """Wait until there is no such process, or only what is left of it."""
    wait_until(lambda: not lives(process), f"the end of process {process}")
