"""Who is away stands at their name at the table, with what may be done about it."""

from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.hands import table, take_turns, to_move
from tests.web.person import Company, Person
from tests.web.rooms import begin, come_in, open_room
from tests.web.wits import chat


def hand(person: Person, of: Person) -> Locator:
    """Another player's hand, with everything next to its name."""
    label = person.say("web-table-hand", player=of.name, you=False)
    return person.page.get_by_role("region", name=label, exact=True)


def table_for_three(company: Company, shared: Served) -> tuple[Person, Person, Person]:
    host, friend = company.person(shared.base, "Ada"), company.person(shared.base, "Bo")
    phone = company.person(shared.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=3, first=0)
    for guest in (friend, phone):
        come_in(guest, host)
    begin(host, friend, phone)
    return host, friend, phone


def leave(person: Person) -> None:
    person.page.goto("/games")


def test_a_player_who_is_away_is_not_thinking(company: Company, shared: Served) -> None:
    host, friend, phone = table_for_three(company, shared)
    room = friend.page.url
    take_turns([host, friend, phone], chat, 1)
    expect(table(phone).get_by_text(phone.say("screen-waiting", player="Bo"))).to_be_visible()
    leave(friend)
    for person in (host, phone):
        expect(hand(person, friend).get_by_text(person.say("screen-room-away"))).to_be_visible()
        waited = person.say("screen-waiting-away", player="Bo", time="none")
        expect(table(person).get_by_text(waited)).to_be_visible()
        expect(table(person).get_by_text(person.say("screen-waiting", player="Bo"))).to_be_hidden()
        person.look()
    friend.page.goto(room)
    expect(hand(host, friend).get_by_text(host.say("screen-room-away"))).to_be_hidden()
    expect(table(host).get_by_text(host.say("screen-waiting", player="Bo"))).to_be_visible()


def test_the_host_lets_a_bot_play_for_an_absent_player(company: Company, shared: Served) -> None:
    host, friend, phone = table_for_three(company, shared)
    room = friend.page.url
    leave(friend)
    let = hand(host, friend).get_by_role("button", name=f"{host.say('web-room-stand-in')}: Bo")
    expect(let).to_be_visible()
    # Only the host may, so nobody else is offered it.
    expect(hand(phone, friend).get_by_text(phone.say("screen-room-away"))).to_be_visible()
    expect(hand(phone, friend).get_by_role("button", name=phone.say("web-room-stand-in"))).to_be_hidden()
    let.click()
    for person in (host, phone):
        bot = person.say("screen-seat-beginner")
        expect(hand(person, friend).get_by_text(person.say("screen-room-stand-in", bot=bot))).to_be_visible()
    take_turns([host], chat, 1)
    assert to_move([host, phone]) is phone
    friend.page.goto(room)
    told = friend.say("web-table-stand-in", you=True, player="", bot=friend.say("screen-seat-beginner"))
    expect(table(friend).get_by_text(told)).to_be_visible()
    friend.look()
    table(friend).get_by_role("button", name=friend.say("web-room-take-back")).click()
    expect(table(friend).get_by_text(told)).to_be_hidden()
    expect(hand(host, friend).get_by_role("button", name=host.say("web-room-give-back"))).to_be_hidden()


def test_what_happens_when_time_runs_out_is_chosen_with_the_pace(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    host.page.goto("/")
    host.page.get_by_role("heading", name=host.say("web-lobby-open"), exact=True).click()
    host.choose("web-lobby-clock", "86400")
    then = host.page.get_by_role("combobox", name=host.say("web-lobby-then"), exact=True)
    expect(then).to_have_value("beginner")
