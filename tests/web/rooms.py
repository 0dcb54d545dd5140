"""From the lobby to a table where a game has begun."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.web.person import Person

ROOM = re.compile(r"/r/[A-Za-z0-9_-]+$")


def open_room(
    host: Person,
    box: str,
    *options: str,
    seats: int,
    first: int = 0,
    memory: str = "deduced",
    advice: bool = True,
    **numbers: str,
) -> None:
    """Open a room from the lobby with a box and what is added to it; its host sits down, and begins."""
    host.page.goto("/")
    host.fill("web-lobby-name", host.name)
    host.page.get_by_role("heading", name=host.say("web-lobby-open"), exact=True).click()
    host.choose("web-lobby-box", box)
    host.choose("web-lobby-seats", str(seats))
    unfold(host, "web-lobby-more")
    # The empty choice, that of chance, stands before the seats.
    host.page.get_by_role("combobox", name=host.say("web-lobby-first"), exact=True).select_option(
        index=first + 1
    )
    kinds = [option for option in options if box == "custom" and option.startswith("avalanche")]
    for option in kinds:
        host.choose("screen-option-avalanche", option)
    for option in set(options).difference(kinds):
        host.page.get_by_role("checkbox", name=alike(host.say(f"screen-option-{option}"))).check()
    host.page.get_by_role("radio", name=alike(host.say(f"screen-memory-{memory}"))).check()
    if not advice:
        host.page.get_by_role("checkbox", name=host.say("web-lobby-advice"), exact=True).uncheck()
    for option, value in numbers.items():
        host.choose(f"screen-row-{option}", value)
    host.press("web-lobby-open")
    expect(host.page).to_have_url(ROOM)
    expect(host.button("web-room-begin")).to_be_visible()
    host.look()


def alike(words: str) -> re.Pattern[str]:
    """These words, with or without capitals."""
    return re.compile(f"^{re.escape(words)}$", re.IGNORECASE)


def come_in(guest: Person, host: Person) -> None:
    """Follow the host's link, and sit down."""
    guest.page.goto(urlsplit(host.page.url).path)
    guest.fill("screen-room-name", guest.name)
    guest.look()
    guest.press("web-room-enter-sit")
    expect(guest.button("web-room-stand")).to_be_visible()
    expect(host.page.get_by_text(guest.name, exact=True).first).to_be_visible()


def fill_with_bots(host: Person) -> None:
    host.press("web-room-fill")


def begin(host: Person, *others: Person) -> None:
    """Deal, and wait until everyone sees their cards."""
    begun = host.button("web-room-begin")
    expect(begun).to_be_enabled()
    begun.click()
    for person in (host, *others):
        person.until_dealt()
        person.look()


def play_with_bots(host: Person, box: str, *options: str, seats: int) -> None:
    """Begin a game with bots on all other seats."""
    open_room(host, box, *options, seats=seats)
    fill_with_bots(host)
    begin(host)


def unfold(person: Person, message: str) -> None:
    """Open what is folded away under these words."""
    person.page.locator("summary").filter(has_text=person.say(message)).click()


def become(device: Person, person: Person) -> None:
    """Make `device` the same person as on their first device, in the same room."""
    unfold(person, "web-room-room")
    unfold(person, "web-room-device")
    with person.page.expect_response("**/api/me/code") as made:
        person.press("web-room-code")
    device.page.goto("/")
    unfold(device, "web-lobby-claim")
    device.fill("web-lobby-code", made.value.json()["code"])
    device.press("web-lobby-claim-go")
    expect(device.page.get_by_text(device.say("web-lobby-claimed"))).to_be_visible()
    device.page.goto(person.page.url)
    device.until_dealt()
