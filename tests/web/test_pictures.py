"""The pictures of every page in the documentation: taken here, and kept where a folder is named."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import expect

from tests.web.hands import act, clue_button, play_out, take_turns, to_move
from tests.web.person import DESKTOP, PHONE, Company, Person
from tests.web.pictures import in_few_colours, size_of
from tests.web.rigged import Rigged
from tests.web.rooms import begin, come_in, fill_with_bots, open_room
from tests.web.wits import excel

DOCUMENTED = Path(__file__).parents[2] / "docs" / "images"
PLACES = {
    "replay": "/replay/{game}?turn=60",
    "games": "/games",
    "rules": "/rules/fr+avalanche+black-powder",
    "lesson": "/lesson",
}
PICTURES = ("lobby", "room", "table", "advice", "clue", "end", "review", *PLACES)
SHARPNESS = 2
"""Pixels of a picture for each one of a phone."""
SIZES = {
    "desktop": (DESKTOP["width"], DESKTOP["height"]),
    "phone": (PHONE["width"] * SHARPNESS, PHONE["height"] * SHARPNESS),
}
LARGEST = 150_000
SHOW = "(part) => part.scrollIntoView()"
DECK = "r1 y3 g4 b2  w1 r2 y1 m3  g1 b1 k5 w4  m1 y2 r4 g2  w2 b3 k4 r3 y4 m2 g3 w3 k3 b4 r1 g1 y1 b1 w5 m4"
"""A friendly one, so that there is something to see."""
TURNS = 14
"""How far the game is when it makes a good picture."""


def test_every_picture_is_taken(company: Company, rigged: Rigged, folder: Path) -> None:
    rigged.deal(DECK)
    desk = company.person(rigged.base, "Ada")
    phone = company.person(rigged.base, "Zoé", "fr", phone=True, device_scale_factor=SHARPNESS)
    people = [desk, phone]
    for person in people:
        person.page.goto("/")
        person.fill("web-lobby-name", person.name)
        take(person, folder, "lobby")
    open_room(desk, "fr", "avalanche", "black-powder", seats=4)
    come_in(phone, desk)
    fill_with_bots(desk)
    expect(desk.button("web-room-begin")).to_be_enabled()
    for person in people:
        take(person, folder, "room")
    begin(desk, phone)
    take_turns(people, excel, TURNS)
    for _ in people:
        take_a_turn(people, folder)
    play_out(people, excel)
    for person in people:
        person.page.get_by_role("status", name=person.say("event-ended")).scroll_into_view_if_needed()
        take(person, folder, "end")
        person.page.get_by_role("region", name=person.say("web-review-title")).evaluate(SHOW)
        take(person, folder, "review")
        for name, address in PLACES.items():
            person.page.goto(address.format(**person.game), wait_until="networkidle")
            take(person, folder, name)
    check(folder)


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


def take(person: Person, folder: Path, name: str) -> None:
    """Take a picture of what `person` sees."""
    kind = "phone" if person.by_touch else "desktop"
    picture = in_few_colours(person.page.screenshot())
    (folder / f"web-{name}-{kind}.png").write_bytes(picture)


def test_every_picture_is_in_the_documentation() -> None:
    check(DOCUMENTED)


def check(folder: Path) -> None:
    """Every picture is there, of its size and small."""
    paths = {folder / f"web-{name}-{kind}.png": size for name in PICTURES for kind, size in SIZES.items()}
    assert [path.name for path in paths if not path.exists()] == [], "make screenshots takes them"
    assert {path.name: size_of(path.read_bytes()) for path in paths} == {
        path.name: size for path, size in paths.items()
    }
    assert [path.name for path in paths if path.stat().st_size > LARGEST] == []
