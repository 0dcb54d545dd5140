"""People play in their browsers, from the lobby to the replay: in their languages, on phones and desks."""

from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.hands import play_out, take_turns
from tests.web.person import Company, Person, Told
from tests.web.recorded import film, until_at
from tests.web.rooms import begin, come_in, fill_with_bots, open_room
from tests.web.wits import blunder, excel

HOSTILE = "<img src=x onerror=a()>"


def test_two_people_and_two_bots_play_from_the_lobby_to_the_replay(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    guest = company.person(shared.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=4)
    come_in(guest, host)
    fill_with_bots(host)
    begin(host, guest)
    play_out([host, guest], blunder)
    # After the game the table is ready for the next one.
    expect(host.button("web-room-rematch")).to_be_enabled()
    for person in (host, guest):
        look_back(person, film(shared, person.game["game"])["moments"])


def look_back(person: Person, moments: list[Told]) -> None:
    """See how it ended and how it began, at the table and at the address of the replay."""
    last = len(moments) - 1
    person.press("web-replay-look")
    person.press("web-replay-step-last")
    until_at(person, moments[last], last)
    person.page.goto(f"/replay/{person.game['game']}")
    until_at(person, moments[0], last)


def test_the_page_goes_on_when_the_server_is_killed_in_the_middle(company: Company, served: Served) -> None:
    host = company.person(served.base, "Ada")
    open_room(host, "fr", seats=3)
    fill_with_bots(host)
    begin(host)
    host.page.evaluate("window.sameOldPage = true")
    take_turns([host], blunder, 1)
    game, seq = host.game["game"], host.seq
    host.away = True
    served.kill()
    expect(host.page.get_by_text(host.say("screen-room-lost"))).to_be_visible()
    host.look()
    served.start()
    expect(host.page.get_by_text(host.say("screen-room-lost"))).to_be_hidden()
    host.away = False
    take_turns([host], blunder, 1)
    assert host.game["game"] == game
    assert host.seq > seq
    assert host.page.evaluate("window.sameOldPage")


def test_a_hostile_name_is_shown_as_text(company: Company, shared: Served) -> None:
    host = company.person(shared.base, HOSTILE)
    guest = company.person(shared.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=2)
    come_in(guest, host)
    begin(host, guest)
    take_turns([host, guest], excel, 4)
    for person in (host, guest):
        expect(person.page.get_by_text(host.name).first).to_be_attached()
        expect(person.page.locator("img[src=x]")).to_have_count(0)
