"""`hanabi check-bot`: every promise with its result, for people and for programs."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from hanabi.testing import Promise
from tests.cli.run import hanabi

ROGUE = Path(__file__).parents[1] / "bots" / "rogue_program.py"
PROMISES = [promise.value for promise in Promise]


def test_a_bot_that_keeps_every_promise_is_told_so() -> None:
    answer = hanabi("check-bot", "random", "--games", "2", "--ruleset", "pl")
    assert (answer.code, answer.err) == (0, "")
    first, _, *lines, _, last = answer.out.splitlines()
    assert first == "The promises of the bot “random” (hanabi), tested in 2 games:"
    assert [line.split()[0] for line in lines] == ["kept"] * len(PROMISES)
    assert last == "Every promise is kept."


def test_a_broken_promise_is_told_with_its_sentence() -> None:
    answer = hanabi("check-bot", "tests.testing.faulty:Seedless", "--games", "1", "--ruleset", "pl")
    assert (answer.code, answer.err) == (1, "")
    assert "broken      With the same seed and the same events, it makes the same choice." in answer.out
    assert "            With pl and 2 players, on turn " in answer.out
    assert "not tested  It makes the same choice whatever its hidden cards" in answer.out
    assert answer.out.endswith("One promise is broken.\n")


def test_programs_get_the_same_as_json() -> None:
    answer = hanabi("check-bot", "tests.testing.faulty:Illegal", "--games", "1", "--ruleset", "pl", "--json")
    assert (answer.code, answer.err) == (1, "")
    found = json.loads(answer.out)
    about = {name: value for name, value in found.items() if name != "promises"}
    assert about == {
        "bot": "tests.testing.faulty:Illegal",
        "source": "tests.testing.faulty",
        "company": "anyone",
        "games": 1,
        "kept": False,
    }
    assert [each["promise"] for each in found["promises"]] == PROMISES
    legal, *others = found["promises"]
    assert (legal["result"], legal["error"]) == ("broken", "fault-illegal")
    assert legal["message"].startswith("With pl and 2 players, on turn 4 in seat 2: the bot broke the rules")
    assert (legal["details"]["cause"], legal["details"]["seat"]) == ("card-not-in-hand", 1)
    assert {each["result"] for each in others} == {"unseen"}


def test_a_program_that_fails_is_told_of_with_its_last_words() -> None:
    name = f"program:{shlex.join([sys.executable, str(ROGUE), 'exit'])}"
    answer = hanabi("check-bot", name, "--games", "1", "--ruleset", "pl")
    assert answer.code == 1
    assert "on turn 1 in seat 1: the bot refused to continue. The program “" in answer.out
    assert "(status 4). Its last output: first / I give up" in answer.out


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["grandmaster"], 1, "There’s no bot called “grandmaster”. The bots are random, beginner, "),
        (
            ["nowhere:Bot"],
            1,
            "Can’t use the bot “nowhere:Bot” (nowhere): ModuleNotFoundError: No module",
        ),
        (["program:"], 1, "“” isn’t a command line. After “program:”, write a shell command"),
        (["tests.testing.faulty:Seer"], 1, "A bot that sees everything makes no promises that could be"),
        (["random", "--ruleset", "xx"], 1, "There’s no edition “xx”."),
        (["random", "--games", "0"], 2, "--games must be"),
        (["random", "--seconds-per-move", "0"], 2, "--seconds-per-move must be"),
        (["random", "--games", "many"], 2, "--games must be a whole number."),
        ([], 2, "BOT"),
    ],
)
def test_what_cannot_be_tried_is_told_in_a_sentence(words: list[str], code: int, told: str) -> None:
    answer = hanabi("check-bot", *words)
    assert (answer.code, answer.out) == (code, "")
    assert told in answer.sentence
