"""The page's part in a shuffle: it adds a number, and warns of a server that does not play fair."""

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.person import Company, Person
from tests.web.rooms import begin, come_in, open_room, play_with_bots, unfold

MUTE = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (!text.includes('"type":"reveal"')) send.call(this, text);
    };
"""
"""Numbers never reach the server, as if it dropped them."""
CHEATING = """
    const add = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        set(listener) {
            add.set.call(this, (event) => {
                const told = JSON.parse(event.data);
                const changed = (%s)(told) ?? told;
                listener(new MessageEvent("message", { data: JSON.stringify(changed) }));
            });
        },
    });
"""
"""What the server tells is changed on its way."""
UNLISTED = """(told) => {
    if (told.type === "shuffle") told.commitments = told.commitments.map(() => null);
}"""
OTHER_SERVER = """(told) => {
    if (told.type === "game") told.shuffle.server = "0".repeat(64);
}"""
OTHER_SECRET = """(told) => {
    if (told.type === "opened") told.shuffle.secret = "0".repeat(64);
}"""


def sources(person: Person) -> list[str]:
    return [seat["source"] for seat in person.game["shuffle"]["seats"]]


def until_promised(person: Person) -> None:
    """The room holds their number: a game that begins before that goes on without it."""
    person.until(lambda: person.room.get("entropy"), "a promised number")


def test_two_pages_shuffle_together(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    guest = company.person(shared.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=2)
    come_in(guest, host)
    until_promised(host)
    until_promised(guest)
    begin(host, guest)
    assert sources(host) == ["player", "player"]
    for person in (host, guest):
        unfold(person, "web-table-commitment")
        expect(person.page.get_by_text(person.say("shuffle-counted"))).to_be_visible()
    # After a reload the page still knows its number.
    guest.page.reload()
    unfold(guest, "web-table-commitment")
    expect(guest.page.get_by_text(guest.say("shuffle-counted"))).to_be_visible()


def test_a_page_beside_bots_adds_the_only_number_of_a_player(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    play_with_bots(host, "fr", seats=3)
    assert sources(host) == ["player", "bot", "bot"]


def test_a_number_that_is_dropped_is_noticed(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada", "pl", phone=True)
    host.page.add_init_script(MUTE)
    open_room(host, "fr", seats=2)
    host.press("web-room-fill")
    expect(host.button("web-room-begin")).to_be_enabled()
    host.press("web-room-begin")
    expect(host.page.get_by_text(host.say("web-room-shuffling"))).to_be_visible()
    host.until_dealt()
    assert sources(host) == ["withheld", "bot"]
    warning = host.page.get_by_text(host.say("shuffle-left-out")).first
    expect(warning).to_be_visible()
    host.look()
    host.button("web-room-dismiss").click()
    expect(warning).to_be_hidden()


@pytest.mark.parametrize(
    ("cheat", "finding"), [(UNLISTED, "not-listed"), (OTHER_SERVER, "changed")], ids=["unlisted", "changed"]
)
def test_a_server_that_cheats_is_noticed(company: Company, shared: Served, cheat: str, finding: str) -> None:
    host = company.person(shared.base, "Ada")
    host.page.add_init_script(CHEATING % cheat)
    play_with_bots(host, "fr", seats=2)
    expect(host.page.get_by_text(host.say(f"shuffle-{finding}")).first).to_be_visible()


def test_a_server_that_opens_another_number_is_noticed(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    host.page.add_init_script(CHEATING % OTHER_SECRET)
    play_with_bots(host, "fr", seats=2)
    host.press("web-room-end")
    host.page.get_by_role("dialog").get_by_role("button").first.click()
    host.until_over()
    expect(host.page.get_by_text(host.say("shuffle-broken")).first).to_be_visible()
