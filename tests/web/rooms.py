"""From the lobby to a table where a game has begun."""

import re

from playwright.sync_api import expect

from tests.web.person import Person

ROOM = re.compile(r"/r/[A-Za-z0-9_-]+$")


def open_room(host: Person, box: str, *options: str, seats: int, **numbers: str) -> None:
    """Open a room from the lobby with a box and what is added to it; its host sits down."""
    host.page.goto("/")
    host.fill("web-lobby-name", host.name)
    host.page.get_by_role("heading", name=host.say("web-lobby-open"), exact=True).click()
    host.choose("web-lobby-box", box)
    host.choose("web-lobby-seats", str(seats))
    for option in options:
        words = host.say(f"screen-option-{option}")
        host.page.get_by_role("checkbox", name=re.compile(f"^{re.escape(words)}$", re.IGNORECASE)).check()
    for option, value in numbers.items():
        host.fill(f"screen-row-{option}", value)
    host.press("web-lobby-open")
    expect(host.page).to_have_url(ROOM)
    expect(host.button("web-room-begin")).to_be_visible()
    host.look()


def come_in(guest: Person, host: Person) -> None:
    """Follow the host's link, and sit down."""
    guest.page.goto(host.page.url)
    guest.fill("screen-room-name", guest.name)
    guest.look()
    guest.press("web-room-enter-sit")
    expect(host.page.get_by_text(guest.name, exact=True).first).to_be_visible()


def fill_with_bots(host: Person) -> None:
    host.press("web-room-fill")


def begin(host: Person, *others: Person) -> None:
    """Deal, and wait until everybody sees their cards."""
    begun = host.button("web-room-begin")
    expect(begun).to_be_enabled()
    begun.click()
    for person in (host, *others):
        person.until_dealt()
        person.look()
