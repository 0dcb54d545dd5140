"""On a narrow phone the words of every language fit: none is cut, and related buttons share a row."""

import pytest
from playwright.sync_api import Locator, expect

from hanabi.text import languages
from tests.server.served import Served
from tests.web.hands import own_cards, table, to_move, unfold_marks
from tests.web.person import Company, Person
from tests.web.recorded import bar, game, handed_in
from tests.web.rooms import begin, fill_with_bots, open_room, unfold

MISFITS = """() => {
    const ARROW = 16;
    const unseen = (element) => element.closest(".hidden, .wide, svg") || !element.checkVisibility();
    const texts = (element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) if (!unseen(walker.currentNode.parentElement)) found.push(walker.currentNode);
        return found.filter((text) => text.data.trim());
    };
    const boxes = (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const lines = (element) => {
        const all = texts(element).flatMap(boxes);
        const top = Math.min(...all.map((box) => box.bottom));
        return all.some((box) => box.top >= top) ? 2 : 1;
    };
    const wide = (select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement("canvas").getContext("2d");
        pen.font = font;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
        return pen.measureText(select.selectedOptions[0]?.text ?? "").width > room;
    };
    const cut = (element) => {
        const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
        const clipped = getComputedStyle(element).overflowX !== "visible";
        return own && clipped && element.scrollWidth > element.clientWidth + 1;
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !unseen(each));
    const told = (what, elements) => elements.map((each) => `${what}: ${each.innerText || each.value}`);
    // Messages and lists are whole sentences, a card is not a word, and a name has two lines.
    const buttons = all("button:not(.place, .name, .remarks *, ol *), .button");
    return [
        ...told("cut", all("main *, header *, dialog *").filter(cut)),
        ...told("in two lines", buttons.filter((each) => texts(each).length && lines(each) > 1)),
        ...told("cut in its list", all("select").filter(wide)),
    ];
}"""
"""What does not fit on the page, in words."""


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_room_and_its_table_fit_on_a_phone(
    language: str, company: Company, shared: Served
) -> None:
    ada = company.person(shared.base, "Ada", language, phone=True)
    ada.page.goto("/")
    fits(ada)
    unfold(ada, "web-lobby-open")
    fits(ada)
    open_room(ada, "fr", seats=4)
    expect(ada.button("web-room-stand")).to_be_visible()
    fits(ada)
    sit, bot = (ada.page.get_by_role("button", name=ada.say(f"web-room-{each}")) for each in ("sit", "bot"))
    assert in_a_row(sit.first, bot.first)
    fill_with_bots(ada)
    begin(ada)
    to_move([ada])
    fits(ada)
    own_cards(ada).first.click()
    assert in_a_row(*(ada.button(f"web-table-{each}", table(ada), place=1) for each in ("play", "discard")))
    unfold_marks(ada)
    fits(ada)
    ada.page.keyboard.press("Escape")
    ada.button("web-table-tell", player=ada.player(1)).first.click()
    assert in_a_row(table(ada).locator("button.rank").first, ada.button("web-table-back", table(ada)))
    fits(ada)


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_replay_fit_on_a_phone(language: str, company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada", language, phone=True)
    game_id, _ = handed_in(shared, game())
    ada.page.goto(f"/replay/{game_id}")
    expect(bar(ada)).to_be_visible()
    fits(ada)


def fits(person: Person) -> None:
    assert person.page.evaluate(MISFITS) == []


def in_a_row(*places: Locator) -> bool:
    """Whether they overlap in height."""
    boxes = [place.bounding_box() for place in places]
    tops = [box["y"] for box in boxes if box]
    feet = [box["y"] + box["height"] for box in boxes if box]
    return len(tops) == len(places) and max(tops) < min(feet)
