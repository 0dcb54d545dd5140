"""The first page says what the game is, assumes nothing, and keeps what is seldom changed folded away."""

import pytest
from playwright.sync_api import expect

from hanabi.rules import EDITIONS
from tests.server.served import Served
from tests.web.axe import check
from tests.web.person import PHONE, Company
from tests.web.rooms import ROOM, unfold


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)])
def test_a_newcomer_reads_what_it_is_and_begins_without_a_name(
    language: str, phone: bool, company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Ada", language, phone=phone)
    person.page.goto("/")
    expect(person.page.get_by_text(person.say("web-lobby-about"))).to_be_visible()
    for link in ("web-lesson-link", "web-rules-title"):
        expect(person.page.get_by_role("link", name=person.say(link))).to_be_visible()
    field = person.page.get_by_role("textbox", name=person.say("web-lobby-name"), exact=True)
    expect(field).to_have_value("")
    suggested = str(field.get_attribute("placeholder"))
    assert suggested in person.say("player-names").split()
    expect(field).to_have_accessible_description(person.say("web-lobby-name-suggested", name=suggested))
    person.choose("screen-row-players", "2")
    person.press("web-lobby-bots")
    person.until_dealt()
    assert person.game["players"] == [suggested, "beginner 2"]
    # It was not their own: they are asked again.
    person.page.goto("/")
    expect(field).to_have_value("")
    field.fill("Ada")
    person.press("web-lobby-bots")
    expect(person.page).to_have_url(ROOM)
    person.page.goto("/")
    expect(field).to_have_value("Ada")


def test_a_name_is_as_long_as_people_count(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.goto("/")
    field = person.page.get_by_role("textbox", name=person.say("web-lobby-name"), exact=True)
    field.fill("x" * 25)
    expect(field).to_have_value("x" * 24)
    family = "👨\u200d👩\u200d👧\u200d👦" * 3
    field.fill(family)
    person.choose("screen-row-players", "2")
    person.press("web-lobby-bots")
    person.until_dealt()
    assert person.game["players"][0] == family


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_is_begun_without_scrolling(phone: bool, company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", phone=phone)
    person.page.goto("/")
    expect(person.button("web-lobby-bots")).to_be_in_viewport(ratio=1)


def test_the_kinds_of_multicolour_cards_are_one_choice(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.goto("/")
    unfold(person, "web-lobby-open")
    person.choose("web-lobby-box", "custom")
    person.choose("screen-option-avalanche", "avalanche-own")
    person.choose("screen-option-avalanche", "avalanche-every")
    person.press("web-lobby-open")
    expect(person.page.get_by_text(person.say("screen-option-avalanche-every")).first).to_be_visible()
    expect(person.page.get_by_text(person.say("screen-option-avalanche-own"), exact=True)).to_have_count(0)


def test_every_box_says_in_a_line_what_is_particular_about_it(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "fr", phone=True)
    person.page.goto("/")
    unfold(person, "web-lobby-open")
    boxes = person.page.get_by_role("combobox", name=person.say("web-lobby-box"), exact=True)
    for key in EDITIONS:
        boxes.select_option(key)
        expect(boxes).to_have_accessible_description(EDITIONS[key].called("fr").about)


def test_a_room_is_opened_on_a_phone_without_much_scrolling(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "de", phone=True)
    person.page.goto("/")
    unfold(person, "web-lobby-open")
    form = person.page.locator("details").filter(has=person.button("web-lobby-open"))
    expect(form.get_by_role("radio")).to_have_count(0)
    box = form.bounding_box()
    assert box is not None
    assert box["height"] < 1.5 * PHONE["height"]
    check(person.page)
    unfold(person, "web-lobby-more")
    form.get_by_role("radio", name=person.say("screen-manners-open")).check()
    person.press("web-lobby-open")
    # The form for changing the terms shows those that are not the default.
    person.press("web-room-change")
    expect(person.page.get_by_role("radio", name=person.say("screen-manners-open"))).to_be_checked()
