"""Pictures of every page for the documentation: `python -m tests.web.screenshots docs/images`."""

import sys
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import ViewportSize, expect

from tests.web.chromium import launch_chromium
from tests.web.hands import act, clue_button, play_out, take_turns, to_move
from tests.web.person import DESKTOP, Company, Person
from tests.web.recordings import record_finale, record_game
from tests.web.rigged import Rigged
from tests.web.rooms import begin, come_in, fill_with_bots, open_room
from tests.web.wits import excel

PLACES = {
    "replay": "/replay/{game}?turn=60",
    "games": "/games",
    "rules": "/rules/fr+avalanche+black-powder",
    "try": "/rules/fr+flamboyant-fives/try/X3.6",
    "lesson": "/lesson",
}
PICTURES = ("lobby", "room", "table", "advice", "clue", "end", "review", *PLACES)
"""Each on a desk and on a phone."""
SHEETS = ("lobby", "settings", "room", "table", "finale", "end", "review", *PLACES)
"""Each in every theme, and on every screen beside each other."""
THEMES = ("night", "light")
SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 360, "height": 740},
)
SHEET_HEIGHT = 640
SHEET_GAP = 12
SHARPNESS = 2
"""Pixels of a picture for each one of a phone."""
SHOW = "(part) => part.scrollIntoView()"
DECK = "r1 y3 g4 b2  w1 r2 y1 m3  g1 b1 k5 w4  m1 y2 r4 g2  w2 b3 k4 r3 y4 m2 g3 w3 k3 b4 r1 g1 y1 b1 w5 m4"
"""A friendly one, so that there is something to see."""
TURNS = 14
"""How far the game is when it makes a good picture."""


def take_all(company: Company, rigged: Rigged, folder: Path) -> None:
    """Take every picture in a game of two people and two bots."""
    rigged.deal(DECK)
    desk = company.person(rigged.base, "Ada")
    phone = company.person(rigged.base, "Zoé", "fr", phone=True, device_scale_factor=SHARPNESS)
    people = [desk, phone]
    for person in people:
        person.page.goto("/")
        person.fill("web-lobby-name", person.name)
        take(person, folder, "lobby")
    take_sheets(desk, folder, "lobby")
    desk.press("web-table-settings")
    take_sheets(desk, folder, "settings")
    desk.page.keyboard.press("Escape")
    open_room(desk, "fr", "avalanche", "black-powder", seats=4)
    come_in(phone, desk)
    fill_with_bots(desk)
    expect(desk.button("web-room-begin")).to_be_enabled()
    for person in people:
        take(person, folder, "room")
    take_sheets(desk, folder, "room")
    begin(desk, phone)
    take_turns(people, excel, TURNS)
    take_sheets(desk, folder, "table")
    for _ in people:
        take_a_turn(people, folder)
    play_out(people, excel)
    for person in people:
        show_end(person)
        take(person, folder, "end")
        show_review(person)
        take(person, folder, "review")
    take_sheets(desk, folder, "end", show_end)
    take_sheets(desk, folder, "review", show_review)
    desk.press("web-show-finale")
    take_sheets(desk, folder, "finale")
    for name, address in PLACES.items():
        for person in people:
            person.page.goto(address.format(**person.game), wait_until="networkidle")
            take(person, folder, name)
        take_sheets(desk, folder, name)


def take_a_turn(people: Sequence[Person], folder: Path) -> None:
    """A turn, and a clue before it is given."""
    person = to_move(people)
    assert person is not None
    take(person, folder, "table")
    person.press("web-advice-ask")
    expect(person.button("web-advice-hide")).to_be_visible()
    take(person, folder, "advice")
    person.press("web-advice-hide")
    clues = [option for option in person.options if option["action"]["type"] == "clue"]
    best = max(clues, key=lambda option: len(option.get("points_at", ())))
    button = clue_button(person, best["action"]["to"], best["action"]["value"], best["points_at"])
    # Phones ask before they do anything, so that a tap is as good as a look.
    button.click() if person.by_touch else button.hover()
    take(person, folder, "clue")
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("Escape")
    act(person, excel(person, people))


def show_end(person: Person) -> None:
    person.page.get_by_role("status", name=person.say("event-ended")).scroll_into_view_if_needed()


def show_review(person: Person) -> None:
    person.page.get_by_role("region", name=person.say("web-review-title")).evaluate(SHOW)


def take(person: Person, folder: Path, name: str) -> None:
    """Take a picture of what `person` sees."""
    kind = "phone" if person.by_touch else "desktop"
    with Image.open(BytesIO(person.page.screenshot())) as picture:
        in_few_colours = picture.convert("RGB").quantize(dither=Image.Dither.NONE)
    in_few_colours.save(folder / f"web-{name}-{kind}.png", optimize=True)


def take_sheets(
    person: Person, folder: Path, name: str, show: Callable[[Person], None] = lambda _: None
) -> None:
    """Take pictures of a page on every screen in every theme, one sheet for each."""
    for theme in themes_of(name):
        taken = [take_screen(person, size, show) for size in SCREENS]
        width = sum(picture.width for picture in taken) + SHEET_GAP * (len(taken) - 1)
        sheet = Image.new("RGB", (width, SHEET_HEIGHT), "#808080")
        left = 0
        for picture in taken:
            sheet.paste(picture, (left, 0))
            left += picture.width + SHEET_GAP
        sheet.save(folder / f"web-{name}-{theme}.webp", quality=70, method=6)
        if len(themes_of(name)) > 1:
            person.page.locator("button.light").evaluate("(button) => button.click()")
    person.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})


def themes_of(name: str) -> Sequence[str]:
    """The themes a page has: it is always night in a finale."""
    return THEMES[:1] if name == "finale" else THEMES


def take_screen(person: Person, size: ViewportSize, show: Callable[[Person], None]) -> Image.Image:
    person.page.set_viewport_size(size)
    show(person)
    with Image.open(BytesIO(person.page.screenshot())) as picture:
        width = round(picture.width * SHEET_HEIGHT / picture.height)
        return picture.convert("RGB").resize((width, SHEET_HEIGHT), Image.Resampling.LANCZOS)


def main(folder: Path) -> None:
    with Rigged() as rigged, launch_chromium() as browser:
        for record in (take_all, record_game, record_finale):
            company = Company(browser)
            record(company, rigged, folder)
            assert [person.complaints for person in company.people if person.complaints] == []


if __name__ == "__main__":
    main(Path(sys.argv[1]))
