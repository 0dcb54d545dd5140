"""Players see what they base a decision on: no hand is hidden behind the options."""

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.hands import clue_button, own_cards, play_out, table, take_turns, to_move
from tests.web.person import DESKTOP, Company, Person
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, fill_with_bots, open_room, play_with_bots, unfold
from tests.web.wits import oldest

HIDDEN = """(before) => {
    const front = document.querySelector(before).getBoundingClientRect();
    const hands = [...document.querySelectorAll("section.hand")].map((hand) => hand.getBoundingClientRect());
    return hands.filter((hand) => hand.top < 0 || hand.bottom > front.top + 1).length;
}"""
FOOT = "scrollTo(0, document.documentElement.scrollHeight)"
PERFECT = deck_for("r1 r2 r3 r4 r5", players=2, hand=2)


@pytest.mark.parametrize(
    ("box", "seats", "added"),
    [
        ("fr", 4, ()),
        ("fr", 5, ("avalanche",)),
        ("custom", 6, ("avalanche-own", "black-powder", "flamboyant-fives", "synchronised-show")),
    ],
)
def test_a_wide_screen_shows_every_hand_while_one_decides(
    box: str, seats: int, added: tuple[str, ...], company: Company, shared: Served
) -> None:
    host = company.person(shared.base, "Ada")
    assert host.page.viewport_size == DESKTOP
    play_with_bots(host, box, *added, seats=seats)
    to_move([host])
    assert hidden(host) == 0
    host.press("web-advice-ask")
    expect(host.button("web-advice-hide")).to_be_visible()
    assert hidden(host) == 0
    host.press("web-advice-hide")
    own_cards(host).first.click()
    assert hidden(host) == 0
    clue = next(option for option in host.options if option["action"]["type"] == "clue")
    clue_button(host, clue["action"]["to"], clue["action"]["value"], clue.get("points_at", ())).hover()
    assert hidden(host) == 0


def test_a_wide_screen_shows_every_hand_while_one_looks_back(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    play_with_bots(host, "fr", seats=4)
    play_out([host], oldest)
    host.press("web-replay-look")
    expect(host.button("web-replay-lead")).to_be_visible()
    # The way back and the way on are where they were, for the keyboard too.
    expect(host.button("web-replay-close")).to_be_focused()
    expect(host.page.locator(".transport")).to_be_visible()
    assert hidden(host, ".transport") == 0
    host.page.goto(f"/replay/{host.game['game']}")
    expect(host.button("web-replay-step-next")).to_be_visible()
    assert hidden(host, ".transport") == 0


def test_the_end_of_a_game_is_in_sight_with_what_may_follow(company: Company, rigged: Rigged) -> None:
    rigged.deal(PERFECT)
    host = company.person(rigged.base, "Ada")
    guest = company.person(rigged.base, "Zoé", "fr", phone=True)
    open_room(host, "custom", seats=2, suits="1", hand="2")
    come_in(guest, host)
    begin(host, guest)
    take_turns([host, guest], oldest, 4)
    for person in (host, guest):
        person.page.evaluate(FOOT)
    play_out([host, guest], oldest)
    for person in (host, guest):
        ended = person.page.get_by_role("status", name=person.say("event-ended"))
        expect(ended).to_be_in_viewport(ratio=1)
        expect(ended).to_contain_text("5/5")
        expect(person.button("web-replay-look")).to_be_in_viewport(ratio=1)
        # Nothing more can be made of it, and nothing was lost.
        expect(table(person)).to_contain_text(person.say("web-table-score", score=5, best=5))
        expect(person.page.get_by_role("region", name=person.say("web-review-course"))).to_be_attached()
    expect(host.button("web-room-rematch")).to_be_in_viewport(ratio=1)


def test_a_lost_game_counts_its_result_and_not_its_points(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    play_with_bots(host, "fr", seats=2)
    play_out([host], oldest)
    assert host.outcome is not None
    said = host.say("web-table-score", score=host.outcome["score"], best=25)
    expect(table(host)).to_contain_text(said)


def test_a_game_begins_at_the_top_of_its_table(company: Company, shared: Served) -> None:
    guest = company.person(shared.base, "Zoé", "fr", phone=True)
    open_room(guest, "fr", seats=5)
    fill_with_bots(guest)
    expect(guest.button("web-room-begin")).to_be_enabled()
    guest.page.evaluate(FOOT)
    assert guest.page.evaluate("scrollY") > 0
    guest.button("web-room-begin").evaluate("(button) => button.click()")
    expect(own_cards(guest).first).to_be_visible()
    guest.until(lambda: guest.page.evaluate("scrollY") == 0, "the top")


def test_the_promise_of_the_deck_is_folded(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    play_with_bots(host, "fr", seats=2)
    promise = host.page.get_by_role("textbox", name=host.say("web-table-commitment"))
    expect(promise).to_be_hidden()
    unfold(host, "web-table-commitment")
    expect(promise).to_have_value(host.game["commitment"])


def hidden(person: Person, before: str = ".dock") -> int:
    """How many hands are not wholly in sight."""
    assert person.page.evaluate("scrollY") == 0
    return int(person.page.evaluate(HIDDEN, before))
