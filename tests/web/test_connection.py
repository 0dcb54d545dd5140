"""A connection that is lost is found again by itself, and the page goes on where the game is."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.hands import take_turns
from tests.web.person import Company, Person
from tests.web.rooms import begin, come_in, open_room
from tests.web.wire import Wire
from tests.web.wits import chat


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
    wire.cut()
    expect(guest.page.get_by_text(guest.say("screen-room-lost"))).to_be_visible()
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


def sleep(person: Person, state: str) -> None:
    """Send the page to the background, or bring it back."""
    chrome = person.page.context.new_cdp_session(person.page)
    chrome.send("Page.setWebLifecycleState", {"state": state})
