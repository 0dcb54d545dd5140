"""Every touch that the benchmark of the page measures is answered; how fast is the benchmark's affair."""

from playwright.sync_api import Browser, expect

from bench.page import measure
from tests.web.hands import own_cards
from tests.web.person import Company
from tests.web.rigged import Rigged
from tests.web.rooms import play_with_bots


def test_every_touch_at_the_largest_table_is_answered(browser: Browser, rigged: Rigged) -> None:
    times = measure(browser, rigged.base, rounds=1)
    assert {"choose card", "choose card by key", "choose hand", "try clue", "open keys"} <= set(times)
    assert all(min(took) > 0 for took in times.values())


def test_the_table_stays_in_reach_while_the_keys_are_shown(company: Company, rigged: Rigged) -> None:
    person = company.person(rigged.base, "Ada")
    play_with_bots(person, "fr", seats=2)
    person.page.keyboard.press("?")
    keys = person.page.get_by_role("dialog", name=person.say("web-table-help"))
    expect(keys).to_be_visible()
    card = own_cards(person).first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(keys).to_be_hidden()


def test_the_keys_are_closed_by_their_button(company: Company, rigged: Rigged) -> None:
    person = company.person(rigged.base, "Ada")
    play_with_bots(person, "fr", seats=2)
    person.press("web-table-help")
    keys = person.page.get_by_role("dialog", name=person.say("web-table-help"))
    person.button("web-table-close", keys).click()
    expect(keys).to_be_hidden()
    expect(person.button("web-table-help")).to_be_focused()
