"""axe has nothing to say against any page, in any state, at a desk or on a phone, by night or by day."""

from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.hands import own_cards, take_turns, to_move
from tests.web.person import Company, Person
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, open_room
from tests.web.wits import oldest

TURNS = "y2 r1 r2 r3 r4 r5 y3"
"""A strike, a firework that earns a tile, and the strike that ends it all."""


def test_the_lobby_and_rooms_that_are_not_there(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.goto("/")
    expect(person.button("web-lobby-bots")).to_be_visible()
    for summary in person.page.locator("summary").all():
        summary.click()
    expect(person.button("web-lobby-open")).to_be_visible()
    check(person.page)
    person.page.goto("/r/no-such-room")
    expect(person.button("web-room-lobby")).to_be_visible()
    check(person.page)


def test_the_rules(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    for address in ("/rules", "/rules/fr+avalanche+black-powder+flamboyant-fives"):
        person.page.goto(address, wait_until="networkidle")
        expect(person.page.get_by_role("heading", level=1)).to_be_attached()
        check(person.page)


def test_the_room_before_a_game(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    guest = company.person(shared.base, "Zoé", "fr")
    open_room(host, "fr", seats=3)
    guest.page.goto(host.page.url)
    expect(guest.button("web-room-enter-sit")).to_be_visible()
    check(guest.page)
    guest.page.reload()
    come_in(guest, host)
    for person in (host, guest):
        for summary in person.page.locator("summary").all():
            summary.click()
        check(person.page)
    host.press("web-room-change")
    host.press("web-room-qr")
    expect(host.button("web-room-agree")).to_be_visible()
    check(host.page)


def test_the_table_from_the_first_turn_to_the_end(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for(TURNS, players=2, hand=5), "reshuffle")
    host = company.person(rigged.base, "Ada")
    guest = company.person(rigged.base, "Zoé", "fr")
    people = [host, guest]
    open_room(host, "custom", "flamboyant-fives", "synchronised-show", seats=2, suits="2", strikes="2")
    come_in(guest, host)
    begin(host, guest)
    check(host.page)
    check(guest.page)
    check_what_can_be_done(host)
    take_turns(people, oldest, 6)
    assert to_move(people) is guest
    assert guest.now["table"]["decision"]
    check(guest.page)
    take_turns(people, oldest, 2)
    host.until_over()
    check(host.page)


def check_what_can_be_done(person: Person) -> None:
    """The keys, a card that is chosen, and a clue that is chosen."""
    person.page.keyboard.press("?")
    check(person.page)
    person.page.keyboard.press("Escape")
    own_cards(person).first.click()
    expect(person.button("web-table-play", place=1)).to_be_visible()
    check(person.page)
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("c")
    expect(person.button("web-table-back")).to_be_visible()
    check(person.page)
    person.page.keyboard.press("Escape")
