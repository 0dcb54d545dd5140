"""A game is ended before its end, or left for now: alone by a word, among people by a vote."""

from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.person import Company
from tests.web.rooms import begin, come_in, open_room, play_with_bots


def test_a_person_alone_with_bots_just_ends_the_game(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "es", phone=True)
    play_with_bots(person, "es", seats=3)
    expect(person.button("web-room-vote")).to_have_count(0)
    person.press("web-room-end")
    asked = person.page.get_by_role("dialog", name=person.say("web-room-ask-end"))
    expect(asked).to_be_visible()
    check(person.page)
    asked.get_by_role("button").first.click()
    person.until_over()
    expect(person.button("web-room-rematch")).to_be_enabled()
    expect(person.button("web-room-end")).to_have_count(0)


def test_people_among_themselves_vote(company: Company, shared: Served) -> None:
    host, guest = company.person(shared.base, "Ada", "en"), company.person(shared.base, "Bo", "pt")
    open_room(host, "fr", seats=2)
    come_in(guest, host)
    begin(host, guest)
    expect(host.button("web-room-end")).to_have_count(0)
    host.press("web-room-vote")
    host.page.get_by_role("dialog", name=host.say("screen-room-ask-vote")).get_by_role("button").first.click()
    expect(guest.page.get_by_text(guest.say("screen-room-voted", count=1, names="Ada"))).to_be_visible()
    assert guest.outcome is None


def test_a_table_is_left_for_now_and_found_again(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en")
    play_with_bots(person, "fr", seats=2)
    table = person.page.url
    leave = person.page.get_by_role("link", name=person.say("web-room-leave"), exact=True)
    expect(leave).to_have_accessible_description(person.say("web-room-leave-about"))
    leave.click()
    person.page.get_by_role("link", name="Ada and Beginner 2").click()
    expect(person.page).to_have_url(table)
