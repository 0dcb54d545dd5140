"""A game is looked back at together, in the room where it was played, and its deal is played again there."""

import json

from playwright.sync_api import WebSocket, expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.hands import take_turns
from tests.web.person import Company, Person, Told
from tests.web.recorded import bar, end_by_vote, film, game, handed_in, until_at
from tests.web.rooms import begin, come_in, open_room
from tests.web.wire import Wire
from tests.web.wits import chat


def look_in(person: Person, room: str) -> None:
    """Join a room without sitting down."""
    person.page.goto(f"/r/{room}")
    person.fill("screen-room-name", person.name)
    person.press("web-room-enter-watch")


def until_led(person: Person, how: str, leader: str = "") -> None:
    """The page says who leads, and whether one follows."""
    expect(person.page.get_by_text(person.say("web-replay-led", how=how, player=leader))).to_be_visible()


def until_next_game(person: Person, earlier: str) -> None:
    person.until(lambda: person.game["game"] != earlier and person.now, "the next game")


def come_together(shared: Served, leader: Person, *others: Person) -> tuple[list[Told], int]:
    """Everyone joins a game's room and the leader reviews it; its moments and the last one's number."""
    game_id, room = handed_in(shared, game())
    for person in (leader, *others):
        look_in(person, room)
    leader.press("web-replay-look")
    moments: list[Told] = film(shared, game_id)["moments"]
    return moments, len(moments) - 1


def take_over_and_go(person: Person, place: str) -> None:
    """Take the lead and go on at once, before the room has said who leads."""
    button = person.button("web-replay-take-over").element_handle()
    hurry = """(bar, [button, place]) => {
        button.click();
        bar.value = place;
        bar.dispatchEvent(new Event("input", { bubbles: true }));
    }"""
    bar(person).evaluate(hurry, [button, place])


def test_one_leads_and_the_others_follow_as_they_like(company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada")
    zoe = company.person(shared.base, "Zoé", "fr", phone=True)
    moments, last = come_together(shared, ada, zoe)
    until_led(ada, "nobody")
    ada.press("web-replay-lead")
    # Everyone in the room sees it without doing anything.
    until_led(ada, "you")
    until_led(zoe, "following", "Ada")
    bar(ada).fill("12")
    until_at(zoe, moments[12], last)
    ada.page.get_by_role("combobox", name=ada.say("web-replay-eyes")).select_option(label="Bo")
    expect(zoe.page.get_by_role("combobox", name=zoe.say("web-replay-eyes"))).to_have_value("1")
    zoe.look()
    # Looking away and coming back.
    zoe.press("web-replay-step-next")
    until_led(zoe, "alone", "Ada")
    bar(ada).fill("20")
    until_at(zoe, moments[13], last)
    zoe.press("web-replay-follow", player="Ada")
    until_at(zoe, moments[20], last)
    # Taking over, and stopping.
    zoe.press("web-replay-take-over")
    until_led(ada, "following", "Zoé")
    zoe.press("web-replay-step-last")
    until_at(ada, moments[last], last)
    late = company.person(shared.base, "Kim", "de")
    late.page.goto(ada.page.url)
    until_at(late, moments[last], last)
    until_led(late, "following", "Zoé")
    zoe.press("web-replay-stop")
    for person in (ada, zoe):
        until_led(person, "nobody")
    ada.press("web-replay-close")
    expect(bar(ada)).to_be_hidden()
    ada.look()


def test_a_leader_who_was_away_leaves_the_lead_to_who_took_over(company: Company, shared: Served) -> None:
    wire = Wire(shared.port)
    ada = company.person(wire.base, "Ada")
    zoe = company.person(shared.base, "Zoé", "fr", phone=True)
    moments, last = come_together(shared, ada, zoe)
    ada.press("web-replay-lead")
    until_led(zoe, "following", "Ada")
    ada.away = True
    wire.cut()
    expect(ada.page.get_by_text(ada.say("screen-room-lost"))).to_be_visible()
    # Where a leader goes without a connection, others follow once it is back.
    bar(ada).fill("7")
    wire.mend()
    until_at(zoe, moments[7], last)
    wire.cut()
    expect(ada.page.get_by_text(ada.say("screen-room-lost"))).to_be_visible()
    bar(ada).fill("9")
    take_over_and_go(zoe, "20")
    wire.mend()
    until_led(ada, "following", "Zoé")
    until_at(ada, moments[20], last)
    # Long enough for anything that a leader would have told.
    zoe.page.wait_for_timeout(500)
    until_led(zoe, "you")
    until_at(zoe, moments[20], last)
    wire.cut()
    expect(ada.page.get_by_text(ada.say("screen-room-lost"))).to_be_visible()
    zoe.press("web-replay-stop")
    wire.mend()
    until_led(ada, "nobody")
    until_led(zoe, "nobody")
    wire.cut()


def test_a_person_who_only_looks_in_may_look_away(company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada")
    kim = company.person(shared.base, "Kim", "de", phone=True)
    _, room = handed_in(shared, game())
    look_in(ada, room)
    kim.page.goto(f"/r/{room}")
    ada.press("web-replay-look")
    ada.press("web-replay-lead")
    until_led(kim, "following", "Ada")
    kim.press("web-replay-close")
    expect(bar(kim)).to_be_hidden()
    kim.press("web-replay-look")
    until_led(kim, "following", "Ada")
    # When the review ends, it closes for spectators.
    ada.press("web-replay-stop")
    expect(bar(kim)).to_be_hidden()
    until_led(ada, "nobody")


def test_a_leader_who_scrubs_shows_no_more_than_others_can_follow(company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada")
    shown: list[int] = []

    def note(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "show":
            shown.append(told["moment"]["seq"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    ada.page.on("websocket", listen)
    _, room = handed_in(shared, game())
    look_in(ada, room)
    ada.press("web-replay-look")
    ada.press("web-replay-lead")
    until_led(ada, "you")
    # Forty moves in one go take the browser far less than a second.
    ada.page.evaluate(
        """() => {
            const bar = document.querySelector(".transport input[type=range]");
            for (let at = 1; at <= 40; at += 1) {
                bar.value = String(at);
                bar.dispatchEvent(new Event("input", { bubbles: true }));
            }
        }"""
    )
    ada.until(lambda: shown[-1:] == [40], "the last moment")
    assert len(shown) <= 4
    check(ada.page)


def test_the_same_deal_is_played_again_by_the_same_people(company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada")
    zoe = company.person(shared.base, "Zoé", "es", phone=True)
    open_room(ada, "fr", seats=2)
    come_in(zoe, ada)
    begin(ada, zoe)
    dealt = {person.name: person.now["table"]["hands"] for person in (ada, zoe)}
    take_turns([ada, zoe], chat, 3)
    end_by_vote(ada, zoe)
    earlier = ada.game["game"]
    zoe.press("web-replay-look")
    expect(bar(zoe)).to_be_visible()
    expect(zoe.button("web-replay-same-deal")).to_be_hidden()
    ada.press("web-replay-same-deal")
    for person in (ada, zoe):
        until_next_game(person, earlier)
        assert person.game["again"] == {"game": earlier, "seq": 0}
        assert person.now["table"]["hands"] == dealt[person.name]
        expect(person.page.get_by_text(person.say("screen-deal-again"))).to_be_visible()
        expect(bar(person)).to_be_hidden()
    take_turns([ada, zoe], chat, 2)
