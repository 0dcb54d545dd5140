"""Earlier moves of a game that still runs are looked at without leaving the table."""

from playwright.sync_api import Locator, expect

from tests.web.axe import check
from tests.web.hands import own_cards, table, take_turns
from tests.web.person import Company, Person
from tests.web.rigged import Rigged
from tests.web.rooms import begin, come_in, open_room
from tests.web.wits import chat


def bar(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("web-replay-bar"))


def tokens(person: Person, left: int) -> str:
    return person.say("screen-tokens", tokens=left, most=8)


def test_a_player_looks_back_while_the_others_play_on(company: Company, rigged: Rigged) -> None:
    host, guest = company.person(rigged.base, "Ada"), company.person(rigged.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=2)
    come_in(guest, host)
    begin(host, guest)
    expect(host.button("web-table-rewind")).to_have_count(0)
    take_turns([host, guest], chat, 3)
    host.press("web-table-rewind")
    expect(table(host)).to_contain_text(tokens(host, 6))
    expect(bar(host)).to_have_value("2")
    check(host.page)
    bar(host).fill("0")
    expect(table(host)).to_contain_text(tokens(host, 8))
    host.look()
    # What happens meanwhile is there afterwards, and one's turn is announced.
    take_turns([guest], chat, 1)
    expect(table(host)).to_contain_text(tokens(host, 8))
    host.press("web-room-your-turn")
    expect(bar(host)).to_have_count(0)
    expect(table(host)).to_contain_text(tokens(host, 4))
    own_cards(host).first.click()
    expect(own_cards(host).first).to_have_attribute("aria-pressed", "true")


def test_a_room_that_remembers_nothing_goes_back_one_round(company: Company, rigged: Rigged) -> None:
    host, guest = company.person(rigged.base, "Ada"), company.person(rigged.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=2, memory="nothing")
    come_in(guest, host)
    begin(host, guest)
    take_turns([host, guest], chat, 5)
    guest.press("web-table-rewind")
    expect(bar(guest)).to_have_attribute("max", "2")
    bar(guest).fill("0")
    expect(table(guest)).to_contain_text(tokens(guest, 5))
    guest.page.keyboard.press("Escape")
    expect(bar(guest)).to_have_count(0)
