"""Rules that are tried over HTTP: the table after what the reader chose, and no card they may not see."""

from typing import Any

import httpx
import pytest
import schemathesis

from hanabi.answers.exercises import MOST_CHOICES, ExerciseNow, play_exercise
from hanabi.codec import Strictness, json_reader
from hanabi.rulebook.tasks import sentences_about
from hanabi.rules import ruleset
from hanabi.testing.exercises import READER, exercises
from hanabi.text import Catalogue
from tests.server.served import Served

NAME = "es+flamboyant-fives"


def ask(served: Served, tag: str, chosen: str = "", name: str = NAME, language: str = "en") -> httpx.Response:
    return served.get(f"/api/rules/{name}/try/{tag}", params={"chosen": chosen, "language": language})


def told(served: Served, tag: str, chosen: str = "") -> dict[str, Any]:
    answer = ask(served, tag, chosen)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def option(found: dict[str, Any], kind: str) -> int:
    """The number of the first option of a kind."""
    options = found["now"]["choices"]["options"]
    return next(number for number, each in enumerate(options) if each["action"]["type"] == kind)


def test_a_rule_is_told_with_its_task_and_its_table(served: Served) -> None:
    answer = ask(served, "x3.6", language="es")
    found: ExerciseNow = json_reader(ExerciseNow, Strictness.OPEN)(answer.content)
    assert found.tag == "X3.6"
    assert found.sentences == sentences_about(Catalogue("es"), ruleset(NAME), "X3.6")
    assert found.task.startswith("Tu carta 1 es el 5 rojo.")
    assert found.now.choices is not None
    assert (found.now.seq, found.now.table.seat, found.game.seat) == (1, READER, READER)


def test_what_is_chosen_is_done_and_the_partner_answers(served: Served) -> None:
    found = told(served, "X3.6")
    play = option(found, "play")
    asked = told(served, "X3.6", str(play))
    assert asked["now"]["table"]["decision"] == {"tile": "rekindle", "may_decline": True}
    answered = told(served, "X3.6", f"{play},0")
    kinds = [event["type"] for event in answered["now"]["events"]]
    assert kinds[:5] == ["dealt", "clued", "turn-ended", "played", "completed"]
    assert "rekindled" in kinds
    assert answered["now"]["table"]["seat"] == READER, "the partner has moved"


def test_the_reader_sees_no_card_of_their_own(served: Served) -> None:
    found = told(served, "B5")
    assert all("face" not in card for card in found["now"]["table"]["hands"][READER])
    drawn = [event for event in told(served, "B5", "0")["now"]["events"] if event["type"] == "drawn"]
    assert [event["seat"] for event in drawn if event.get("face") is None] == [READER]


def test_nothing_more_is_offered_after_enough_choices_or_in_the_end(served: Served) -> None:
    found = told(served, "B5", ",".join(["5"] * MOST_CHOICES))
    assert found["now"]["choices"] is None
    over = told(served, "B11", "0,0")
    assert (over["now"]["table"]["outcome"] is None, over["now"]["choices"]) == (False, None)


@pytest.mark.parametrize(
    ("tag", "chosen", "code"),
    [
        ("Q1", "", "nothing-to-try"),
        ("B5", "999", "no-such-moment"),
        ("B11", "0,0,0,0", "no-such-moment"),
        ("B5", "-1", "malformed"),
        ("B5", "x", "malformed"),
        ("B5", ",".join(["0"] * (MOST_CHOICES + 1)), "malformed"),
        ("B5B5B5B5B", "", "malformed"),
    ],
)
def test_what_cannot_be_tried_is_refused(served: Served, tag: str, chosen: str, code: str) -> None:
    answer = ask(served, tag, chosen)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_table_is_as_it_is_described(served: Served) -> None:
    described = schemathesis.openapi.from_url(f"{served.base}/openapi.json")
    parameters = {"ruleset": NAME, "tag": "X3.1"}
    case = described["/api/rules/{ruleset}/try/{tag}"]["GET"].Case(path_parameters=parameters)
    assert case.call_and_validate().status_code == 200


def test_the_rulebook_says_what_can_be_tried(served: Served) -> None:
    tries = served.get(f"/api/rules/{NAME}").json()["tries"]
    assert tries == [found.tag for found in exercises(ruleset(NAME))]


def test_every_option_of_every_rule_can_be_chosen() -> None:
    rules = ruleset("pt+black-powder+synchronised-show")
    for found in exercises(rules):
        start = play_exercise(rules, found.tag, (), "pt")
        assert start.now.choices is not None
        for number, each in enumerate(start.now.choices.options):
            after = play_exercise(rules, found.tag, (number,), "pt")
            table = found.table(rules)
            assert table.legal[number] == each.action
            assert after.now.seq > start.now.seq


@pytest.mark.parametrize(
    ("path", "status"),
    [("1", 200), ("1?chosen=0", 200), ("99", 400), ("0", 400), ("x", 400), ("1?chosen=99", 400)],
)
def test_puzzles_are_served_beside_the_rules(served: Served, path: str, status: int) -> None:
    answer = served.get(f"/api/puzzles/{path}")
    assert answer.status_code == status
    assert answer.json().get("number", 1) == 1
