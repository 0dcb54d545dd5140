"""Whoever decides sees what they decide by: no hand hides behind what can be done."""

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.hands import clue_button, own_cards, to_move
from tests.web.person import DESKTOP, Company, Person
from tests.web.rooms import play_with_bots

HIDDEN = """() => {
    const dock = document.querySelector(".dock").getBoundingClientRect();
    const hands = [...document.querySelectorAll("section.hand")].map((hand) => hand.getBoundingClientRect());
    return hands.filter((hand) => hand.top < 0 || hand.bottom > dock.top + 1).length;
}"""


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


def hidden(person: Person) -> int:
    """How many hands are not wholly in sight."""
    assert person.page.evaluate("scrollY") == 0
    return int(person.page.evaluate(HIDDEN))
