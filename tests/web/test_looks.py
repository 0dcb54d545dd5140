"""The page as its reader likes it: by night, by day or as the device, the size of cards, still or moving."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.hands import own_cards
from tests.web.laid import lay_out
from tests.web.person import Company, Person

SKY = "getComputedStyle(document.documentElement).backgroundColor"
NIGHT, DAY = "rgb(11, 16, 36)", "rgb(243, 241, 245)"


def sky(person: Person) -> str:
    return str(person.page.evaluate(SKY))


def choose(person: Person, setting: str, value: str) -> None:
    """Choose something in the settings, which every page has."""
    person.press("web-table-settings")
    person.choose(f"web-settings-{setting}", value)
    person.page.keyboard.press("Escape")


def test_it_is_night_until_a_player_chooses_the_day(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", color_scheme="light")
    person.page.goto("/")
    expect(person.button("web-lobby-bots")).to_be_visible()
    assert sky(person) == NIGHT
    person.press("web-settings-theme-to-light")
    assert sky(person) == DAY
    frame = person.page.locator("meta[name=theme-color]")
    expect(frame).to_have_attribute("content", DAY)
    person.page.reload()
    expect(person.button("web-settings-theme-to-night")).to_be_visible()
    assert sky(person) == DAY


@pytest.mark.parametrize(("theme", "device", "shown"), [("light", "dark", DAY), ("night", "light", NIGHT)])
def test_the_theme_is_there_before_the_rest_of_the_page(
    theme: str, device: Any, shown: str, company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Ada", color_scheme=device)
    person.page.add_init_script(f"localStorage['hanabi-theme'] = '{theme}'")
    person.away = True
    person.page.route("**/*.js", lambda route: route.abort())
    person.page.goto("/")
    assert sky(person) == shown
    # Until the styles are there, the browser paints as this says.
    scheme = "light" if theme == "light" else "dark"
    expect(person.page.locator("meta[name=color-scheme]")).to_have_attribute("content", scheme)


def test_the_page_can_follow_the_device(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", phone=True, color_scheme="dark")
    person.page.goto("/")
    choose(person, "theme", "device")
    assert sky(person) == NIGHT
    person.page.emulate_media(color_scheme="light")
    assert sky(person) == DAY
    expect(person.page.locator("meta[name=theme-color]")).to_have_attribute("content", DAY)


def test_cards_have_the_size_one_chooses(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    lay_out(person, players=3, suits=5)
    widths = []
    for size in ("small", "usual", "large"):
        choose(person, "cards", size)
        box = own_cards(person).first.bounding_box()
        assert box is not None
        widths.append(box["width"])
    assert widths == sorted(set(widths))


@pytest.mark.parametrize(("motion", "moves"), [("full", True), ("none", False)])
def test_what_moves_can_be_stilled(motion: str, moves: bool, company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", reduced_motion="no-preference")
    person.page.goto("/")
    choose(person, "motion", motion)
    assert bool(person.page.evaluate("document.getAnimations().length")) == moves


def test_a_setting_that_nobody_knows_is_the_usual_one(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.add_init_script(
        "localStorage['hanabi-theme'] = 'dusk'; localStorage['hanabi-volume'] = 'loud'"
    )
    person.page.goto("/")
    person.press("web-table-settings")
    theme = person.page.get_by_role("combobox", name=person.say("web-settings-theme"), exact=True)
    expect(theme).to_have_value("night")
    expect(person.page.get_by_role("slider", name=person.say("web-settings-volume"))).to_have_value("100")
    check(person.page)
