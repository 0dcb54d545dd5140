"""Everything at the table is within reach of a keyboard, and one always sees where one is."""

from playwright.sync_api import Locator, expect

from tests.web.hands import own_cards, table, to_move
from tests.web.person import Company, Person
from tests.web.rigged import Rigged
from tests.web.rooms import play_with_bots

MOST_STOPS = 120
PLACES = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
    .filter((each) => !each.disabled && each.checkVisibility()).length"""
"""How many places a keyboard must come by."""
STOP = """() => {
    const at = document.activeElement, numbers = (window.numbers ??= new Map([[document.body, 0]]));
    if (!numbers.has(at)) numbers.set(at, numbers.size);
    return numbers.get(at);
}"""
"""A number for the element that has the focus: 0 for none, then in the order of coming there."""
LOST = """() => {
    const at = document.activeElement, label = at.closest("label");
    const outlined = (element) => {
        const { outlineStyle, outlineWidth } = element ? getComputedStyle(element) : {};
        return element && outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    };
    const { left, top, width, height } = (label ?? at).getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const covered = !above || !((label ?? at).contains(above) || above.contains(at));
    const wrong = outlined(at) || outlined(label) ? covered && "covered" : "without an outline";
    return wrong && `${wrong}: ${at.cloneNode().outerHTML}`;
}"""
"""What is wrong with the sight of the focus, if anything is."""


def test_a_turn_of_each_kind_by_single_keys(company: Company, rigged: Rigged) -> None:
    person = company.person(rigged.base, "Ada")
    play_with_bots(person, "custom", "synchronised-show", seats=3)
    person.page.keyboard.press("?")
    keys = person.page.get_by_role("dialog", name=person.say("web-table-help"))
    for key in ("1–6", "P", "D", "A", "C", "⇧ ←  ⇧ →", person.say("screen-name-escape"), "?"):
        expect(keys.get_by_text(key, exact=True)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    assert done_by(person, "c", "2", "1")["type"] == "clued"
    assert done_by(person, "1", "d")["type"] == "discarded"
    assert done_by(person, "1", "a", "p")["announced"] == "red"


def done_by(person: Person, *keys: str) -> dict[str, object]:
    """What comes of some keys."""
    to_move([person])
    before = len(person.events)
    for key in keys:
        person.page.keyboard.press(key)
    person.until(lambda: len(person.events) > before, " ".join(keys))
    return person.events[before]


def test_a_turn_of_each_kind_by_tab_and_enter(company: Company, rigged: Rigged) -> None:
    person = company.person(rigged.base, "Ada")
    play_with_bots(person, "fr", seats=2)
    other = person.player(1)
    switch_single_keys_off(person)
    tell = person.button("web-table-tell", player=other)
    assert walked(person, tell, clue_choices(person, other).first) == "clued"
    assert walked(person, own_cards(person).first, person.button("web-table-discard", place=1)) == "discarded"
    assert walked(person, own_cards(person).first, person.button("web-table-play", place=1)).endswith(
        "played"
    )


def walked(person: Person, *way: Locator) -> str:
    """What comes of pressing one button after the other, each reached by the Tab key."""
    to_move([person])
    before = len(person.events)
    for button in way:
        walk_to(person, button)
        person.page.keyboard.press("Enter")
    person.until(lambda: len(person.events) > before, "an answer")
    check_focus(person)
    return str(person.events[before]["type"])


def switch_single_keys_off(person: Person) -> None:
    walk_to(person, person.button("web-table-help"))
    person.page.keyboard.press("Enter")
    switch = person.page.get_by_role("checkbox", name=person.say("web-table-shortcuts"))
    walk_to(person, switch)
    person.page.keyboard.press("Space")
    expect(switch).not_to_be_checked()
    person.page.keyboard.press("Escape")
    expect(person.button("web-table-help")).to_be_focused()


def clue_choices(person: Person, player: str) -> Locator:
    group = table(person).get_by_role("group", name=person.say("web-table-tell", player=player), exact=True)
    return group.get_by_role("button")


def walk_to(person: Person, target: Locator) -> None:
    """Press Tab until one is there, and see each place on the way."""
    expect(target).to_be_visible()
    for _ in range(MOST_STOPS):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
        check_focus(person)
    raise AssertionError("out of reach")


def check_focus(person: Person) -> None:
    """Whatever has the focus shows it, and is not covered."""
    if person.page.evaluate(STOP):
        lost = person.page.evaluate(LOST)
        assert not lost, lost


def test_no_place_keeps_the_keyboard_to_itself(company: Company, rigged: Rigged) -> None:
    person = company.person(rigged.base, "Ada")
    play_with_bots(person, "fr", seats=2)
    person.page.evaluate("document.activeElement.blur()")
    there = [stop(person, "Tab")]
    while (at := stop(person, "Tab")) != there[0]:
        there.append(at)
        assert len(there) < MOST_STOPS
    assert len(set(there) - {0}) == person.page.evaluate(PLACES)
    assert {0, *(stop(person, "Shift+Tab") for _ in there)} == {0, *there}


def stop(person: Person, key: str) -> int:
    person.page.keyboard.press(key)
    return int(person.page.evaluate(STOP))
