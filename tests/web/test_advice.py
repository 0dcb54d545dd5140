"""Advice at the table and at any moment of a finished game: asked for, lit up, or not there at all."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.hands import act, own_cards, place_of, table, take_turns
from tests.web.person import Company, Person, Told
from tests.web.recorded import bar, game, handed_in
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, fill_with_bots, open_room
from tests.web.wits import oldest

WAYS = [("en", False), ("fr", True)]


def picture(person: Person, name: str) -> None:
    """For those who want to see it: where `HANABI_LOOK` names a folder."""
    if folder := os.environ.get("HANABI_LOOK"):
        person.page.screenshot(path=Path(folder) / f"{name}-{person.language}.png")


def ask(person: Person) -> Told:
    """Ask for advice, and hear it."""
    button = person.button("web-advice-ask")
    button.click()
    person.until(lambda: person.advice.get("seq") == person.seq, "advice")
    return person.advice


def advice_box(person: Person) -> Locator:
    return person.page.get_by_role("status").filter(
        has_text=person.say("web-advice-from", bot=adviser(person))
    )


def adviser(person: Person) -> str:
    return person.say(f"screen-seat-{person.advice['bot']}")


def in_words(person: Person, suggestion: Told) -> str:
    """What the page says of it."""
    return person.say("coach-advice", reason=why(person, suggestion), **named(person, suggestion["action"]))


def why(person: Person, suggestion: Told) -> str:
    return person.say(f"reason-{suggestion['reason']}", **suggestion["details"])


def named(person: Person, action: Told) -> Told:
    """The values by which an action is worded."""
    match action:
        case {"type": "play" | "discard" as kind, "card": card}:
            return {"kind": kind, "place": place_of(person, person.now["table"]["seat"], card)}
        case {"type": "clue", "to": to, "value": int(rank)}:
            return {"kind": "rank", "player": person.player(to), "rank": rank}
        case {"type": "clue", "to": to, "value": suit}:
            return {"kind": "colour", "player": person.player(to), "suit": suit}
    raise AssertionError(action)


@pytest.mark.parametrize(("language", "phone"), WAYS)
def test_advice_is_said_in_words_and_lit_up_on_the_table(
    language: str, phone: bool, company: Company, rigged: Rigged
) -> None:
    rigged.deal("r1 y3 g4 b2 w4  w1 r2 y1 g3 b4  g1 b1 y5 w3 r3")
    ada = company.person(rigged.base, "Ada", language, phone=phone)
    open_room(ada, "fr", seats=3)
    fill_with_bots(ada)
    begin(ada)
    advice = ask(ada)
    best = advice["suggestions"][0]
    expect(advice_box(ada)).to_contain_text(in_words(ada, best))
    picture(ada, "advice")
    check(ada.page)
    # A clue is advised: the hand it goes to has a ring, and the cards it points at are lifted.
    assert best["action"]["type"] == "clue"
    expect(table(ada).locator("section.wanted")).to_have_count(1)
    expect(table(ada).locator(".card.aimed")).to_have_count(len(best["points_at"]))
    act(ada, next(option for option in ada.options if option["action"] == best["action"]))
    expect(advice_box(ada)).to_have_count(0)
    expect(table(ada).locator(".wanted")).to_have_count(0)


def test_a_card_to_play_has_a_ring_and_so_has_the_button_that_plays_it(
    company: Company, rigged: Rigged
) -> None:
    rigged.deal("r1 y3 g4 b2 w4  w1 r2 y1 g3 b4")
    ada, ben = company.person(rigged.base, "Ada"), company.person(rigged.base, "Ben", "de")
    open_room(ada, "fr", seats=2)
    come_in(ben, ada)
    begin(ada, ben)
    act(ada, next(each for each in ada.options if each["action"] == {"type": "clue", "to": 1, "value": 1}))
    ben.until(lambda: ben.options, "a turn")
    ben.page.keyboard.press("h")
    ben.until(lambda: ben.advice, "advice")
    card = ben.advice["suggestions"][0]["action"]["card"]
    place = place_of(ben, 1, card)
    expect(own_cards(ben).nth(place - 1).locator(".wanted")).to_have_count(1)
    own_cards(ben).nth(place - 1).click()
    expect(ben.button("web-table-play", place=place)).to_contain_class("wanted")
    # It can be put away, and asked for again by keyboard; that counts once, and the keyboard keeps its place.
    ben.press("web-advice-hide")
    expect(table(ben).locator(".wanted")).to_have_count(0)
    ben.button("web-advice-ask").press("Enter")
    expect(ben.button("web-advice-hide")).to_be_visible()
    expect(ben.button("web-advice-ask")).to_be_focused()
    ben.page.keyboard.press("Enter")
    expect(ben.button("web-advice-hide")).to_have_count(0)
    # The other sees that advice was asked for, and nothing else.
    expect(ada.page.get_by_role("img", name=ada.say("web-room-advised", count=1))).to_be_visible()
    assert ada.advice == {}
    # What the clue means is told to anyone who wants to know, and the card can be marked by itself.
    ben.press("coach-clues-title")
    means = ben.say("coach-means", code="play", focus=1, called=False).strip()
    expect(ben.page.get_by_text(means)).to_be_visible()
    expect(own_cards(ben).nth(place - 1).locator(".faint")).to_have_count(0)
    ben.press("web-table-help")
    ben.page.get_by_label(ben.say("web-settings-meant")).check()
    ben.page.keyboard.press("Escape")
    expect(own_cards(ben).nth(place - 1).locator(".faint")).to_have_count(1)
    picture(ben, "meanings")
    check(ben.page)


def test_a_bonus_tile_is_answered_as_advised(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for("y2 r1 r2 r3 r4 r5", players=2, hand=5), "reshuffle")
    ada, zoe = company.person(rigged.base, "Ada"), company.person(rigged.base, "Zoé", "es", phone=True)
    open_room(ada, "fr", "flamboyant-fives", seats=2)
    come_in(zoe, ada)
    begin(ada, zoe)
    take_turns([ada, zoe], oldest, 6)
    zoe.until(lambda: zoe.now["table"]["decision"], "a choice")
    best = ask(zoe)["suggestions"][0]
    assert best["action"]["option"]["suit"] == "yellow"
    said = zoe.say("coach-advice", kind="card", suit="yellow", rank=2, reason=why(zoe, best))
    expect(advice_box(zoe)).to_contain_text(said)
    check(zoe.page)
    wanted = table(zoe).locator("button.wanted")
    expect(wanted).to_have_count(1)
    wanted.click()
    zoe.press("web-table-do")
    zoe.until(lambda: zoe.now["table"]["decision"] is None, "the next turn")


def test_no_advice_is_offered_where_the_room_agreed_on_none(company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada", "pl", phone=True)
    open_room(ada, "pl", seats=2, advice=False)
    expect(ada.page.get_by_text(ada.say("screen-room-advice", allowed=False))).to_be_visible()
    fill_with_bots(ada)
    begin(ada)
    ada.until(lambda: ada.options, "a turn")
    expect(ada.button("web-advice-ask")).to_have_count(0)
    expect(ada.button("coach-clues-title")).to_have_count(0)
    ada.page.keyboard.press("h")
    ada.page.wait_for_timeout(300)
    assert ada.advice == {}


def test_a_forgetful_room_offers_no_advice(company: Company, shared: Served) -> None:
    ada = company.person(shared.base, "Ada")
    open_room(ada, "fr", seats=2, memory="said")
    expect(ada.page.get_by_text(ada.say("screen-room-advice", allowed=False))).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), WAYS)
def test_any_moment_of_a_finished_game_can_be_asked_about(
    language: str, phone: bool, company: Company, shared: Served
) -> None:
    ada = company.person(shared.base, "Ada", language, phone=phone)
    game_id, _ = handed_in(shared, game())
    ada.page.goto(f"/replay/{game_id}?turn=20")
    expect(bar(ada)).to_have_value("20")
    with ada.page.expect_response("**/advice?seq=20") as told:
        ada.press("web-advice-here")
    ada.advice = told.value.json()
    expect(advice_box(ada)).to_be_visible()
    expect(table(ada).locator(".card.aimed").first).to_be_in_viewport()
    picture(ada, "hindsight")
    check(ada.page)
    bar(ada).fill("21")
    expect(advice_box(ada)).to_have_count(0)
    ada.press("web-replay-step-last")
    expect(ada.button("web-advice-here")).to_have_count(0)
    ada.press("coach-clues-title")
    expect(
        ada.page.get_by_role("list").filter(has_text=ada.say("coach-means", code="play", focus=5))
    ).to_be_visible()
