"""The page reconnects automatically, and continues where the game is."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.hands import by_keys, own_cards, table, take_turns
from tests.web.person import Company, Person
from tests.web.rooms import begin, come_in, open_room, play_with_bots
from tests.web.wire import Wire
from tests.web.wits import chat

GARBLING = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const first = !window.garbled && text.includes('"type":"act"');
        window.garbled ||= first;
        send.call(this, first ? "?" : text);
    };
"""
"""The first action of a page is lost in the noise."""


@pytest.fixture
def wire(shared: Served) -> Iterator[Wire]:
    wire = Wire(shared.port)
    yield wire
    wire.cut()


def test_the_page_catches_up_after_a_loss(company: Company, shared: Served, wire: Wire) -> None:
    host = company.person(shared.base, "Ada")
    guest = company.person(wire.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=2)
    come_in(guest, host)
    begin(host, guest)
    guest.page.evaluate("window.sameOldPage = true")
    guest.away = True
    before = table(guest).bounding_box()
    wire.cut()
    expect(guest.page.get_by_text(guest.say("screen-room-lost"))).to_be_in_viewport()
    # Nothing moves under a finger.
    assert table(guest).bounding_box() == before
    take_turns([host], chat, 1)
    wire.mend()
    expect(guest.page.get_by_text(guest.say("screen-room-lost"))).to_be_hidden()
    take_turns([guest], chat, 1)
    # What phones do to a page in the background: it sleeps, and learns of the loss when it wakes up.
    sleep(guest, "frozen")
    wire.cut()
    host.until(lambda: host.seq == 2, "what the guest did")
    take_turns([host], chat, 1)
    wire.mend()
    sleep(guest, "active")
    take_turns([host, guest], chat, 1)
    host.until(lambda: guest.seq == host.seq == 4, "what the guest did then")
    assert guest.page.evaluate("window.sameOldPage")


def test_a_choice_outlives_what_happens_in_the_room(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    guest = company.person(shared.base, "Zoé", "fr")
    open_room(host, "fr", seats=2)
    come_in(guest, host)
    begin(host, guest)
    expect(host.page).to_have_title(re.compile("^● "))
    own_cards(host).first.click()
    play = host.button("web-table-play", table(host), place=1)
    expect(play).to_be_visible()
    # Everyone is told who is there: a player about to move goes on where they were.
    guest.page.goto("/games")
    host.page.wait_for_timeout(1500)
    assert play.is_visible()


def test_a_name_that_is_being_typed_outlives_what_happens_in_the_room(
    company: Company, shared: Served
) -> None:
    host = company.person(shared.base, "Ada")
    guest = company.person(shared.base, "Zoé", "fr")
    open_room(host, "fr", seats=2)
    host.fill("web-lobby-name", "Adelaide")
    come_in(guest, host)
    expect(host.page.get_by_text("Zoé").first).to_be_visible()
    name = host.page.get_by_role("textbox", name=host.say("web-lobby-name"), exact=True)
    expect(name).to_have_value("Adelaide")
    host.press("web-room-rename")
    expect(guest.page.get_by_text("Adelaide").first).to_be_visible()


def test_nobody_waits_for_an_answer_to_what_the_server_could_not_read(
    company: Company, shared: Served
) -> None:
    host = company.person(shared.base, "Ada")
    host.page.add_init_script(GARBLING)
    play_with_bots(host, "fr", seats=2)
    expect(host.page).to_have_title(re.compile("^● "))
    by_keys(host, chat(host, [host])["action"])
    expect(host.page.get_by_text(host.say("error-malformed", where="$"))).to_be_visible()
    take_turns([host], chat, 1)


def sleep(person: Person, state: str) -> None:
    """Send the page to the background, or bring it back."""
    chrome = person.page.context.new_cdp_session(person.page)
    chrome.send("Page.setWebLifecycleState", {"state": state})
