"""Players drag their own cards into any order, by mouse or finger, the same on all of their devices."""

import re

from playwright.sync_api import Locator, expect

from tests.web.hands import act, middle, own_cards
from tests.web.person import Company, Person
from tests.web.rigged import Rigged
from tests.web.rooms import become, play_with_bots

STEPS = 8


def test_cards_are_dragged_and_stay_where_they_are_put(company: Company, rigged: Rigged) -> None:
    desk = company.person(rigged.base, "Ada")
    phone = company.person(rigged.base, "Ada", "fr", phone=True)
    play_with_bots(desk, "fr", seats=2)
    drag(desk, card=1, to=3)
    until_shown(desk, "23145")
    # A drag is not a click.
    expect(own_cards(desk).and_(desk.page.locator("[aria-pressed=true]"))).to_have_count(0)
    desk.page.reload()
    until_shown(desk, "23145")
    become(phone, desk)
    until_shown(phone, "23145")
    drag_by_finger(phone, card=5, to=1)
    for device in (phone, desk):
        until_shown(device, "52314")
    phone.page.reload()
    until_shown(phone, "52314")


def test_cards_are_dragged_to_where_they_are_played_and_discarded(company: Company, rigged: Rigged) -> None:
    desk = company.person(rigged.base, "Ada")
    play_with_bots(desk, "fr", seats=2)
    fireworks = desk.page.get_by_role("list", name=desk.say("table-fireworks"), exact=True)
    discards = desk.page.get_by_role("table", name=desk.say("table-discards"), exact=True)
    # All clue tokens are there: nothing can be discarded, and the page says why.
    pull(desk, own_cards(desk).nth(1), discards, lit=False)
    expect(desk.page.get_by_text(desk.say("error-all-tokens-available")).first).to_be_visible()
    for target, kinds in ((fireworks, {"played", "misplayed"}), (discards, {"discarded"})):
        seq = desk.seq
        if target is discards and "discard" in desk.now["choices"]["refused"]:
            act(desk, next(option for option in desk.options if option["action"]["type"] == "clue"))
            desk.until(lambda: desk.options, "a turn")
            seq = desk.seq
        before = len(desk.events)
        pull(desk, own_cards(desk).nth(1), target)
        until_answered(desk, seq)
        assert desk.events[before]["type"] in kinds
        assert desk.events[before]["seat"] == desk.game["seat"]


def until_answered(person: Person, seq: int) -> None:
    person.until(lambda: person.seq > seq and person.options, "an answer")


def pull(person: Person, card: Locator, target: Locator, lit: bool = True) -> None:
    """Pull a card to somewhere else on the table, which lights up if it takes it."""
    middle(target)
    (x, y), box = middle(card), target.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2, box["y"] + 30, steps=STEPS)
    expect(person.page.locator(".offered")).to_have_count(int(lit))
    mouse.up()
    expect(person.page.locator(".offered")).to_have_count(0)


def until_shown(person: Person, order: str) -> None:
    """The own cards are shown in this order, each called by the place where it was drawn."""
    for at, place in enumerate(order):
        called = person.say("web-table-card-own", place=place, known="none", mark="none")
        expect(own_cards(person).nth(at)).to_have_accessible_name(re.compile(rf"^{called}\b"))


def drag(person: Person, card: int, to: int) -> None:
    """Pull the card that lies at one place to another."""
    (x, y), (end, _) = middle(own_cards(person).nth(card - 1)), middle(own_cards(person).nth(to - 1))
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    # Beyond the middle of the card there: it makes room.
    mouse.move(end + way(x, end), y, steps=STEPS)
    mouse.up()


def drag_by_finger(person: Person, card: int, to: int) -> None:
    """The same on a touch screen."""
    (x, y), (end, _) = middle(own_cards(person).nth(card - 1)), middle(own_cards(person).nth(to - 1))
    finger = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, *points: float) -> None:
        at = [{"x": point, "y": y} for point in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", x)
    for step in range(1, STEPS + 1):
        touch("touchMove", x + (end + way(x, end) - x) * step / STEPS)
    touch("touchEnd")


def way(start: float, end: float) -> float:
    """A few pixels more in the direction of the drag."""
    return 6.0 if end > start else -6.0
