"""Rules tried in the browser: from the rules page to a small table, by touch and by keys, and back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.hands import by_touch, table
from tests.web.person import Company, Person


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile(person.say("web-rules-try")))


def begin(person: Person, ruleset: str, tag: str) -> None:
    """Follow the link beside a rule."""
    person.page.goto(f"/rules/{ruleset}")
    line = person.page.locator("article li").filter(has=person.page.locator(f'a[href$="/try/{tag}"]'))
    expect(line).to_have_count(1)
    with person.page.expect_response("**/try/**") as answer:
        line.get_by_role("link", name=person.say("web-rules-try"), exact=True).click()
    learn(person, answer.value.json())
    expect(table(person)).to_be_visible()
    expect(panel(person)).to_contain_text(answer.value.json()["task"])
    person.look()


def learn(person: Person, told: Any) -> None:
    """Know what the page was told."""
    person.game, person.now = told["game"], told["now"]


def choose(person: Person, kind: str, card: int | None = None) -> None:
    """Touch the first option of a kind, and read what follows."""
    option = next(
        each
        for each in person.options
        if each["action"]["type"] == kind and card in (None, each["action"].get("card"))
    )
    with person.page.expect_response("**/try/**") as answer:
        by_touch(person, option, option["action"])
    learn(person, answer.value.json())


def test_a_tile_is_tried_on_a_phone(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Zoé", "fr", phone=True)
    begin(person, "fr+flamboyant-fives", "X3.6")
    choose(person, "play", 0)
    expect(person.page.get_by_text(person.say("tile-text-rekindle")).first).to_be_visible()
    choose(person, "choose")
    person.look()
    person.press("web-rules-try-again")
    expect(person.button("web-rules-try-again")).to_be_disabled()
    person.page.get_by_role("link", name=person.say("web-rules-try-back"), exact=True).click()
    expect(person.page).to_have_url(f"{shared.base}/rules/fr+flamboyant-fives")


def test_the_last_round_is_tried_to_its_end_by_keys(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ola", "pl")
    begin(person, "pl", "B11")
    for keys in ("1p", "5p"):
        with person.page.expect_response("**/try/**") as answer:
            person.page.keyboard.type(keys)
        learn(person, answer.value.json())
    assert person.outcome == {"result": "perfect", "score": 25, "reason": None, "by": None}
    expect(person.page.get_by_text(person.say("event-ended")).first).to_be_visible()
    person.look()


@pytest.mark.parametrize("tag", ["B5", "X2", "V2"])
def test_every_kind_of_rule_has_a_table(company: Company, shared: Served, tag: str) -> None:
    person = company.person(shared.base, "Ada", "pt")
    begin(person, "pt+black-powder+synchronised-show", tag)
    check(person.page)


def test_a_rule_that_cannot_be_tried_is_refused_in_words(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "de")
    person.page.goto("/rules/pl/try/B5")
    expect(person.page.get_by_role("alert")).to_contain_text("B11")
    person.complaints.clear()
