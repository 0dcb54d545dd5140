"""A network that dies without a word: the page says so, keeps the choice and sends it once."""

import os
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.hands import by_keys, own_cards, take_turns
from tests.web.keeping import until_kept
from tests.web.person import Company, Person, Told
from tests.web.rooms import begin, come_in, open_room, play_with_bots
from tests.web.wire import Wire
from tests.web.wits import chat

DISMISSING = """
    const asked = (window.asked = []);
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        constructor(address) {
            super(address);
            asked.push(performance.now());
            if (asked.length > 1) return;
            this.addEventListener("message", (event) => {
                if (!event.data.includes('"type":"welcome"')) return;
                setTimeout(() => {
                    const closing = JSON.stringify({ type: "closing", code: "flood", back_in: 6 });
                    this.onmessage(new MessageEvent("message", { data: closing }));
                    window.dismissed = performance.now();
                    this.close();
                }, 500);
            });
        }
    };
"""
"""The first connection is closed by a server that wishes to be called again in six seconds."""


DROPPING = """
    const dropped = (window.dropped = []);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (!text.includes('"type":"act"') || dropped.length === 2) return send.call(this, text);
        dropped.push(JSON.parse(text).id);
    };
"""
"""The first action of a page is lost twice, while everything else goes through."""


@pytest.fixture
def wire(shared: Served) -> Iterator[Wire]:
    wire = Wire(shared.port)
    yield wire
    wire.cut()


def lost(person: Person) -> Locator:
    return person.page.get_by_text(person.say("screen-room-lost"))


def kept(person: Person) -> Locator:
    """The promise that the newest card will be discarded."""
    place = own_cards(person).count()
    return person.page.get_by_text(person.say("web-room-choice-kept", kind="discard", place=place))


def newest_discard(person: Person) -> Told:
    """Discarding one's newest card."""
    card = person.now["table"]["hands"][person.game["seat"]][-1]["id"]
    return {"type": "discard", "card": card}


def table_for_two(company: Company, near: str, far: str) -> tuple[Person, Person]:
    """A game of two people in which the one behind the wire may discard."""
    host, guest = company.person(near, "Ada"), company.person(far, "Bo")
    open_room(host, "fr", seats=2, first=0)
    come_in(guest, host)
    begin(host, guest)
    take_turns([host, guest], chat, 1)
    guest.until(lambda: guest.options, "a turn")
    expect(guest.page).to_have_title(re.compile("^● "))
    guest.away = True
    return host, guest


def test_silence_is_noticed_and_the_choice_arrives_once(company: Company, shared: Served, wire: Wire) -> None:
    host, guest = table_for_two(company, shared.base, wire.base)
    action = newest_discard(guest)
    wire.silence()
    by_keys(guest, action)
    expect(lost(guest)).to_be_visible()
    expect(kept(guest)).to_be_visible()
    expect(own_cards(guest).last).to_have_attribute("aria-pressed", "true")
    guest.look()
    assert host.seq == 1
    wire.speak()
    host.until(lambda: host.seq == 2, "the choice")
    expect(lost(guest)).to_be_hidden()
    guest.until(lambda: guest.seq == 2, "the answer")
    discarded = [event for event in host.events if event["type"] == "discarded"]
    assert [event["card"] for event in discarded] == [action["card"]]
    take_turns([host, guest], chat, 2)


def test_silence_is_noticed_by_a_person_who_only_looks(company: Company, shared: Served, wire: Wire) -> None:
    host, guest = table_for_two(company, shared.base, wire.base)
    take_turns([guest], chat, 1)
    host.until(lambda: host.seq == 2, "the turn of the host")
    wire.silence()
    expect(lost(guest)).to_be_visible()
    take_turns([host], chat, 1)
    wire.speak()
    guest.until(lambda: guest.seq == 3, "what was missed")
    expect(lost(guest)).to_be_hidden()


def test_a_page_without_the_network_says_so_at_once(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    play_with_bots(person, "fr", seats=2)
    person.away = True
    person.page.context.set_offline(True)
    expect(lost(person)).to_be_visible()
    person.page.context.set_offline(False)
    expect(lost(person)).to_be_hidden()
    take_turns([person], chat, 1)


def test_a_door_that_never_opens_is_told_of_and_tried_again(company: Company, wire: Wire) -> None:
    person = company.person(wire.base, "Ada")
    person.page.goto("/", wait_until="networkidle")
    play_with_bots(person, "fr", seats=2)
    room = person.page.url
    person.away = True
    person.page.goto("/")
    wire.silence()
    # Everything of the page is kept, so that only the room is missing.
    person.page.evaluate(
        "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')) }",
        room,
    )
    expect(person.page.get_by_text(person.say("web-notice-unreached"))).to_be_visible()
    wire.speak()
    expect(own_cards(person).first).to_be_visible()


def test_a_page_opened_on_a_silent_network_shows_what_it_kept(company: Company, wire: Wire) -> None:
    person = company.person(wire.base, "Ada")
    person.page.goto("/")
    until_kept(person)
    person.away = True
    wire.silence()
    person.page.reload(wait_until="commit")
    expect(person.page.get_by_text(person.say("web-notice-unreached"))).to_be_visible()
    wire.speak()
    expect(person.page.get_by_text(person.say("web-notice-unreached"))).to_be_hidden()


def test_a_frozen_server_goes_on_where_it_was(company: Company, served: Served) -> None:
    person = company.person(served.base, "Ada")
    play_with_bots(person, "fr", seats=2)
    expect(person.page).to_have_title(re.compile("^● "))
    person.away = True
    action = chat(person, [person])["action"]
    with frozen(served):
        by_keys(person, action)
        expect(lost(person)).to_be_visible()
    person.until(lambda: person.seq >= 1, "an answer")
    expect(lost(person)).to_be_hidden()


def test_a_page_that_wakes_up_looks_after_its_connection(
    company: Company, shared: Served, wire: Wire
) -> None:
    host, guest = table_for_two(company, shared.base, wire.base)
    chrome = guest.page.context.new_cdp_session(guest.page)
    chrome.send("Page.setWebLifecycleState", {"state": "frozen"})
    wire.silence()
    wire.speak()
    chrome.send("Page.setWebLifecycleState", {"state": "active"})
    take_turns([guest], chat, 1)
    host.until(lambda: host.seq == 2, "what was chosen after waking up")


def test_what_could_not_be_saved_is_asked_for_again(company: Company, served: Served) -> None:
    person = company.person(served.base, "Ada")
    play_with_bots(person, "fr", seats=2)
    expect(person.page).to_have_title(re.compile("^● "))
    action = chat(person, [person])["action"]
    database = served.database_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database, isolation_level=None)) as lock:
        lock.execute("BEGIN IMMEDIATE")
        by_keys(person, action)
        expect(person.page.get_by_text(person.say("error-storage-unavailable"))).to_be_visible()
        person.look()
    person.until(lambda: person.seq >= 1, "that it is saved")
    expect(person.page.get_by_text(person.say("error-storage-unavailable"))).to_be_hidden()


def test_a_request_without_an_answer_is_sent_again_under_its_id(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.add_init_script(DROPPING)
    play_with_bots(person, "fr", seats=2)
    expect(person.page).to_have_title(re.compile("^● "))
    by_keys(person, chat(person, [person])["action"])
    late = person.page.get_by_text(person.say("web-room-late"))
    expect(late).to_be_visible()
    person.look()
    expect(late).to_be_hidden()
    person.until(lambda: person.seq >= 1, "an answer")
    first, second = person.page.evaluate("window.dropped")
    assert first == second


def test_nobody_comes_back_before_the_server_wishes_so(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.add_init_script(DISMISSING)
    open_room(person, "fr", seats=2)
    expect(person.page.get_by_text(person.say("error-flood"))).to_be_visible()
    expect(person.page.get_by_text(re.compile(r"^Retrying in [1-6] s$"))).to_be_visible()
    # Whatever else makes a page look after its connection does not make it impatient.
    person.page.evaluate("dispatchEvent(new Event('online'))")
    expect(person.page.get_by_text(person.say("error-flood"))).to_be_hidden()
    asked = person.page.evaluate("window.asked")
    assert len(asked) == 2
    assert asked[1] - person.page.evaluate("window.dismissed") >= 6000


@contextmanager
def frozen(served: Served) -> Iterator[None]:
    """A server that answers nothing, and whose connections stay open."""
    assert served.process is not None
    os.kill(served.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(served.process.pid, signal.SIGCONT)
