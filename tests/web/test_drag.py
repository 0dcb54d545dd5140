"""Everybody's own cards lie as they like, dragged by the mouse or by a finger, on every device they have."""

import re

from playwright.sync_api import expect

from tests.web.hands import middle, own_cards
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
    # A drag is no click.
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
