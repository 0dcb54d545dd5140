"""Who runs a room, who may join, and what everyone is told about it."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.server import services
from tests.server.served import Served
from tests.web.hands import table, take_turns
from tests.web.person import Company, Person
from tests.web.rooms import alike, begin, come_in, open_room, unfold
from tests.web.wits import chat


@pytest.fixture(scope="module")
def patient_of_module() -> Iterator[Served]:
    """The server behind `patient`."""
    with services.shared(Served(HANABI_TAKEOVER_SECONDS="0")) as server:
        yield server


@pytest.fixture
def patient(patient_of_module: Served) -> Served:
    """A server whose rooms can be taken over at once."""
    return patient_of_module.ensure_up()


def talk(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("screen-room-talk"), exact=True)


def named_button(person: Person, message: str, name: str) -> Locator:
    return person.page.get_by_role("button", name=f"{person.say(message)}: {name}", exact=True)


def invitation(host: Person) -> str:
    """The path of the link that the host may share."""
    field = host.page.get_by_role("textbox", name=host.say("web-lobby-link"), exact=True)
    expect(field).to_have_value(re.compile(r"\?invitation="))
    parts = urlsplit(field.input_value())
    return f"{parts.path}?{parts.query}"


def test_a_removal_is_told_and_can_be_undone(company: Company, shared: Served) -> None:
    host, guest = company.person(shared.base, "Ada"), company.person(shared.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=2)
    come_in(guest, host)
    named_button(host, "web-room-remove", "Zoé").click()
    host.page.get_by_role("button", name=alike(host.say("screen-yes"))).click()
    expect(guest.page.get_by_text(guest.say("error-removed"))).to_be_visible()
    expect(talk(host).get_by_text(host.say("notice-removed", by="Ada", whom="Zoé"))).to_be_visible()
    guest.look()
    named_button(host, "web-room-readmit", "Zoé").click()
    expect(talk(host).get_by_text(host.say("notice-readmitted", by="Ada", whom="Zoé"))).to_be_visible()
    guest.press("web-room-again")
    named_button(guest, "web-room-sit", guest.say("screen-row-seat", number=2)).click()
    expect(guest.button("web-room-stand")).to_be_visible()
    host.look()


def test_a_room_by_invitation_lets_in_anyone_with_the_link(company: Company, shared: Served) -> None:
    host, friend = company.person(shared.base, "Ada"), company.person(shared.base, "Bo")
    stranger = company.person(shared.base, "Cy", "de")
    open_room(host, "fr", seats=3)
    host.choose("web-room-door", "invited")
    invited = invitation(host)
    stranger.page.goto(urlsplit(host.page.url).path)
    expect(stranger.page.get_by_text(stranger.say("error-room-invited"))).to_be_visible()
    friend.page.goto("/")
    friend.fill("web-lobby-link", f"{shared.base}{invited}")
    friend.press("web-lobby-join-go")
    friend.fill("screen-room-name", friend.name)
    friend.press("web-room-enter-sit")
    expect(friend.button("web-room-stand")).to_be_visible()
    # Only the host has the invitation; guests who joined with an old one stay.
    told = friend.say("web-room-invite-about", door="invited", host=False)
    expect(friend.page.get_by_text(told)).to_be_visible()
    host.press("web-room-new-invite")
    expect(host.page.get_by_role("textbox", name=host.say("web-lobby-link"))).not_to_have_value(
        f"{shared.base}{invited}"
    )
    stranger.page.goto(invited)
    expect(stranger.page.get_by_text(stranger.say("error-room-invited"))).to_be_visible()
    host.choose("web-room-door", "locked")
    expect(talk(friend).get_by_text(friend.say("notice-door-set", by="Ada", door="locked"))).to_be_visible()
    stranger.press("web-room-again")
    expect(stranger.page.get_by_text(stranger.say("error-room-locked"))).to_be_visible()
    host.choose("web-room-door", "open")
    stranger.press("web-room-again")
    expect(stranger.page.get_by_role("textbox", name=stranger.say("screen-room-name"))).to_be_visible()
    for person in (host, friend, stranger):
        person.look()


def test_those_at_the_table_vote_for_an_acting_host_until_the_owner_is_back(
    company: Company, patient: Served
) -> None:
    host, friend = company.person(patient.base, "Ada"), company.person(patient.base, "Bo")
    phone = company.person(patient.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=3, first=0)
    for guest in (friend, phone):
        come_in(guest, host)
    begin(host, friend, phone)
    room = host.page.url
    host.page.goto("/games")
    named_button(friend, "web-room-vote-host", "Bo").click()
    expect(phone.page.get_by_text(phone.say("web-room-host-votes", names="Bo"))).to_be_visible()
    phone.look()
    named_button(phone, "web-room-vote-host", "Bo").click()
    expect(named_button(friend, "web-room-stand-in", "Ada")).to_be_visible()
    bubble = friend.say("notice-took-over", by="Zoé", whom="Bo")
    expect(friend.page.get_by_text(bubble).first).to_be_visible()
    unfold(friend, "web-room-room")
    expect(named_button(friend, "web-room-remove", "Zoé")).to_be_hidden()
    named_button(friend, "web-room-stand-in", "Ada").click()
    bot = friend.say("screen-seat-beginner")
    chosen = friend.say("web-table-substituted", you=False, player="Ada", bot=bot)
    expect(friend.page.get_by_role("log").get_by_text(chosen)).to_be_visible()
    host.page.goto(room)
    expect(
        host.page.get_by_role("log").get_by_text(
            host.say("web-table-substituted", you=True, player="Ada", bot=bot)
        )
    ).to_be_visible()
    table(host).get_by_role("button", name=host.say("web-room-take-back")).click()
    unfold(host, "screen-room-talk")
    expect(talk(host).get_by_text(host.say("notice-host-returned", whom="Ada"))).to_be_visible()
    take_turns([host, friend, phone], chat, 3)


@pytest.mark.parametrize(("view", "faces"), [("public", 0), ("seat", 5), ("open", 10)])
def test_spectators_see_what_the_room_has_chosen(
    view: str, faces: int, company: Company, shared: Served
) -> None:
    host, guest = company.person(shared.base, "Ada"), company.person(shared.base, "Bo")
    watcher = company.person(shared.base, "Cy")
    host.page.goto("/")
    host.fill("web-lobby-name", host.name)
    host.page.get_by_role("heading", name=host.say("web-lobby-open"), exact=True).click()
    host.choose("web-lobby-seats", "2")
    host.choose("web-lobby-spectators", view)
    host.press("web-lobby-open")
    expect(host.page.get_by_text(host.say("screen-room-watch", view=view, seat=1))).to_be_visible()
    come_in(guest, host)
    begin(host, guest)
    watcher.page.goto(host.page.url)
    watcher.until_dealt()
    hands = watcher.now["table"]["hands"]
    assert sum("face" in card for hand in hands for card in hand) == faces
    expect(table(watcher).get_by_text(watcher.say("web-table-watching"))).to_be_visible()
    watcher.look()


def test_spectators_may_be_some_moves_behind(company: Company, shared: Served) -> None:
    host, watcher = company.person(shared.base, "Ada"), company.person(shared.base, "Cy")
    host.page.goto("/")
    host.fill("web-lobby-name", host.name)
    host.page.get_by_role("heading", name=host.say("web-lobby-open"), exact=True).click()
    host.choose("web-lobby-seats", "2")
    host.choose("web-lobby-spectators", "open")
    host.choose("web-lobby-spectators-delay", "3")
    host.press("web-lobby-open")
    host.press("web-room-fill")
    begin(host)
    watcher.page.goto(host.page.url)
    take_turns([host], chat, 3)
    watcher.until(lambda: watcher.seq >= 1, "an early move")
    host.until(lambda: host.seq == watcher.seq + 3, "three moves ahead")
    watcher.look()
