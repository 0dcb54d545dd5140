"""Where a game was lost: a sentence, a chart and remarks, at its end and in every review."""

import pytest
from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.person import Company, Person, Told
from tests.web.recorded import bar, end_by_vote, film, game, handed_in, until_at
from tests.web.rooms import begin, come_in, open_room
from tests.web.test_advice import picture

WAYS = [("en", False), ("de", True)]


def review(served: Served, game_id: str) -> Told:
    told: Told = served.get(f"/api/games/{game_id}/review").raise_for_status().json()
    return told


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-review-title"), exact=True)


def remarked(told: Told) -> list[tuple[int, Told]]:
    """Every remark with the place of its action."""
    return [(seq, each) for seq, action in enumerate(told["actions"]) for each in action["remarks"]]


def in_words(person: Person, told: Told) -> str:
    lost = told["lost"]
    values = {name: told[name] for name in ("score", "best", "possible")}
    return person.say(
        f"verdict-{told['verdict']}", cards=lost.get("cards", 0), turns=lost.get("turns", 0), **values
    )


@pytest.mark.parametrize(("language", "phone"), WAYS)
def test_a_remark_leads_to_its_moment(language: str, phone: bool, company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada", language, phone=phone)
    game_id, _ = handed_in(shared, game("fr+avalanche+black-powder", 4))
    told, moments = review(shared, game_id), film(shared, game_id)["moments"]
    ada.page.goto(f"/replay/{game_id}")
    expect(panel(ada).get_by_text(in_words(ada, told), exact=True)).to_be_visible()
    remarks = remarked(told)
    assert len(remarks) > 2
    buttons = panel(ada).get_by_role("button")
    expect(buttons).to_have_count(len(remarks))
    check(ada.page)
    panel(ada).scroll_into_view_if_needed()
    picture(ada, "review")
    seq, remark = remarks[1]
    expect(buttons.nth(1)).to_contain_text(str(remark["details"].get("rank", "")))
    buttons.nth(1).click()
    until_at(ada, moments[seq], len(moments) - 1)
    # The table is in sight, and the keyboard goes on from there.
    expect(bar(ada)).to_be_focused()
    expect(ada.page.get_by_role("region", name=ada.say("web-table-title"))).to_be_in_viewport()
    ada.page.keyboard.press("ArrowRight")
    until_at(ada, moments[seq + 1], len(moments) - 1)


def test_the_chart_is_clicked_where_one_wants_to_be(company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada")
    game_id, _ = handed_in(shared, game())
    told = review(shared, game_id)
    ada.page.goto(f"/replay/{game_id}")
    chart = panel(ada).get_by_role("img", name=in_words(ada, told))
    expect(chart.locator("circle")).to_have_count(len({seq for seq, _ in remarked(told)}))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 11, "y": 60})
    expect(bar(ada)).to_have_value(str(len(told["actions"]) - 1))


def test_a_game_that_has_just_ended_is_judged_at_its_table(company: Company, shared: Served) -> None:
    ada, ben = company.person(shared.base, "Ada"), company.person(shared.base, "Ben", "es", phone=True)
    open_room(ada, "fr", seats=2)
    come_in(ben, ada)
    begin(ada, ben)
    end_by_vote(ada, ben)
    for person in (ada, ben):
        told = review(shared, person.game["game"])
        assert told["verdict"] == "stopped"
        expect(panel(person).get_by_text(in_words(person, told), exact=True)).to_be_visible()
        check(person.page)


def test_a_remark_in_a_room_opens_the_look_back_there(company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada")
    game_id, room = handed_in(shared, game())
    told = review(shared, game_id)
    ada.page.goto(f"/r/{room}")
    buttons = panel(ada).get_by_role("button")
    buttons.first.click()
    expect(bar(ada)).to_have_value(str(remarked(told)[0][0]))
    expect(bar(ada)).to_be_focused()
