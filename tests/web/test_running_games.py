"""A player who leaves in the middle of a game finds the way back without the room's link."""

import re

from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.person import Company, Person
from tests.web.recorded import end_by_vote
from tests.web.rooms import become, begin, come_in, open_room, play_with_bots


def running(person: Person) -> Locator:
    """The games in progress, as they are listed."""
    heading = person.page.get_by_role("heading", name=person.say("web-games-running"), exact=True)
    return person.page.locator("section").filter(has=heading).get_by_role("listitem")


def whose(person: Person, you: bool, player: str = "") -> str:
    return person.say("event-turn-ended", you=you, player=player)


def test_a_game_with_bots_is_found_again_from_the_first_page(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "de", phone=True)
    person.page.goto("/")
    expect(person.button("web-lobby-bots")).to_be_visible()
    expect(running(person)).to_have_count(0)
    play_with_bots(person, "de", "avalanche", seats=2)
    table = person.page.url
    person.page.get_by_role("banner").get_by_role("link").first.click()
    expect(running(person)).to_have_count(1)
    expect(running(person)).to_contain_text(whose(person, you=True))
    expect(running(person)).to_contain_text(person.say("screen-option-avalanche"))
    expect(running(person)).to_contain_text(person.say("screen-points", points=0, best=30))
    expect(running(person).get_by_role("time")).to_be_visible()
    person.look()
    check(person.page)
    running(person).get_by_role("link", name="Ada und Anfänger 2").click()
    expect(person.page).to_have_url(table)
    person.until_dealt()
    end_by_vote(person)
    person.page.goto("/")
    expect(person.button("web-lobby-bots")).to_be_visible()
    expect(running(person)).to_have_count(0)


def test_games_that_wait_for_another_player_say_for_whom(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada", "en")
    guest = company.person(shared.base, "Bo", "pl")
    open_room(host, "fr", seats=2, first=0)
    come_in(guest, host)
    begin(host, guest)
    for person in (host, guest):
        person.page.goto("/games")
    expect(running(host)).to_contain_text(whose(host, you=True))
    expect(running(guest)).to_contain_text(whose(guest, you=False, player="Ada"))
    expect(running(guest).get_by_role("link")).to_have_attribute("href", re.compile(r"^/r/[A-Za-z0-9_-]+$"))


def test_another_device_lists_them_too(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en")
    play_with_bots(person, "fr", seats=2)
    device = company.person(shared.base, "Ada", "en", phone=True)
    become(device, person)
    device.page.goto("/")
    expect(running(device)).to_have_count(1)


def test_a_game_is_hidden_from_the_first_page_and_still_listed(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en")
    play_with_bots(person, "fr", seats=2)
    person.page.goto("/")
    running(person).get_by_role("button", name=person.say("web-games-hide")).click()
    expect(running(person)).to_have_count(0)
    person.page.reload()
    expect(person.button("web-lobby-bots")).to_be_visible()
    expect(running(person)).to_have_count(0)
    person.page.goto("/games")
    expect(running(person)).to_have_count(1)
    expect(running(person).get_by_role("button")).to_have_count(0)
