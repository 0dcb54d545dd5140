"""Acting at the table: a finger on a phone, single keys at a desk, and whole games of both."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from hanabi.text import Catalogue, format_list
from tests.web.person import Person, Told

Brain = Callable[[Person, Sequence[Person]], Told]
MOST_TURNS = 200
GLANCE = 8
"""How many actions pass between two looks at the whole page."""


def play_out(people: Sequence[Person], brain: Brain) -> None:
    """Play until the game is over and everyone can read how it ended."""
    take_turns(people, brain, MOST_TURNS)
    for person in people:
        person.until_over()
        expect(person.page.get_by_text(ending(person)).first).to_be_visible()
        person.look()


def ending(person: Person) -> str:
    """How the game ended, in words."""
    outcome = person.outcome or {}
    suits = person.game["rules"]["suits"]
    return person.say(
        f"result-{outcome['result']}",
        score=outcome["score"],
        best=sum(max(suit["points"]) for suit in suits),
        black=any(suit["key"] == "black" for suit in suits),
        player=person.player(person.now["table"]["seat"]),
        reason=outcome["reason"] or "",
    )


def take_turns(people: Sequence[Person], brain: Brain, count: int) -> None:
    """Let the players take `count` turns, or fewer if the game ends."""
    for _ in range(count):
        someone = to_move(people)
        if someone is None:
            return
        act(someone, brain(someone, people))


def to_move(people: Sequence[Person]) -> Person | None:
    """Whose page offers something, once every page has been told the same."""

    def settled() -> bool:
        together = len({person.seq for person in people}) == 1
        return together and any(person.options or person.outcome for person in people)

    people[0].until(settled, "a turn")
    return next((person for person in people if person.options), None)


def act(person: Person, option: Told) -> None:
    """Carry out what the page offers, like a person who only sees the page."""
    seq = person.seq
    action = option["action"]
    # What is chosen before the page has heard of the turn is let go when it does.
    expect(person.page).to_have_title(re.compile("^● "))
    expect(table(person)).to_be_visible()
    if person.by_touch or action["type"] == "choose":
        by_touch(person, option, action)
    else:
        by_keys(person, action)
    person.until(lambda: person.seq > seq, f"an answer to {action}")
    if seq % GLANCE == 0:
        person.look()


def by_touch(person: Person, option: Told, action: Told) -> None:
    match action:
        case {"type": "play" | "discard" as kind, "card": card}:
            touch_card(person, kind, card, action.get("announce"))
        case {"type": "clue"} | {"type": "choose", "option": {"type": "clue"}}:
            clue = action.get("option", action)
            tell(person, clue["to"], clue["value"], option.get("points_at", ()))
        case {"option": {"type": "card", "suit": suit, "rank": rank}}:
            person.button("card", table(person), suit=suit, rank=rank).click()
        case _:
            person.button("web-table-decline", table(person)).click()
    if person.by_touch:
        # Fingers slip: phones ask again.
        person.button("web-table-do", table(person)).click()


def touch_card(person: Person, kind: str, card: int, announced: str | None) -> None:
    place = place_of(person, person.game["seat"], card)
    own_cards(person).nth(place - 1).click()
    if announced is None:
        person.button(f"web-table-{kind}", table(person), place=place).click()
        return
    person.page.get_by_role("radio", name=person.say(f"suit-{announced}"), exact=True).check()
    person.button("web-table-play-announced", table(person), suit=announced, place=place).click()


def tell(person: Person, seat: int, value: str | int, cards: Sequence[int]) -> None:
    clue_button(person, seat, value, cards).click()


def clue_button(person: Person, seat: int, value: str | int, cards: Sequence[int]) -> Locator:
    """Choose whom to tell; the button that tells it says what it points at."""
    person.button("web-table-tell", player=person.player(seat)).first.click()
    return value_button(person, seat, value, cards)


def value_button(person: Person, seat: int, value: str | int, cards: Sequence[int]) -> Locator:
    """The button that tells a value, once it is chosen whom to tell."""
    places = [str(place_of(person, seat, card)) for card in cards]
    aim = person.say("web-table-points-at", count=len(places), places=listed(person, places))
    word = value if isinstance(value, int) else person.say(f"suit-{value}")
    return person.button("web-table-clue-choice", table(person), value=str(word), aim=aim)


def by_keys(person: Person, action: Told) -> None:
    """The same by single keys."""
    for key in keys(person, action):
        person.page.keyboard.press(key)


def keys(person: Person, action: Told) -> list[str]:
    if action["type"] != "clue":
        place = place_of(person, person.game["seat"], action["card"])
        announcements = [each["action"].get("announce") for each in person.options if plays(each, action)]
        cycles = [suit for suit in announcements if suit is not None]
        announced = action.get("announce")
        times = cycles.index(announced) + 1 if announced else 0
        return [str(place), *("a" * times), action["type"][0]]
    receivers = {each["action"]["to"] for each in person.options if each["action"]["type"] == "clue"}
    whom = [str(action["to"] + 1)] if len(receivers) > 1 else []
    value = action["value"]
    return ["c", *whom, str(value if isinstance(value, int) else person.say(f"letter-{value}").lower())]


def plays(option: Told, action: Told) -> bool:
    return bool(option["action"]["type"] == "play" and option["action"]["card"] == action["card"])


def table(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-table-title"), exact=True)


def own_cards(person: Person) -> Locator:
    """One's own cards, in the order they are shown in."""
    own = person.say("web-table-hand", you=True, player="")
    return person.page.get_by_role("region", name=own, exact=True).get_by_role("button")


def unfold_marks(person: Person) -> None:
    """Show what else may be done with the selected own card than playing or discarding it."""
    marks = person.button("web-table-marks")
    if marks.get_attribute("aria-expanded") == "false":
        marks.click()


def middle(target: Locator) -> tuple[float, float]:
    """Where to touch it."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place_of(person: Person, seat: int, card: int) -> int:
    """Where a card is in its hand, counted from 1."""
    hand = person.now["table"]["hands"][seat]
    return [each["id"] for each in hand].index(card) + 1


def listed(person: Person, items: Sequence[str], how: str = "list-and") -> str:
    """The items as a person lists them: `1, 2 and 4`."""
    return format_list(Catalogue(person.language), items or [""], how)
