"""What happens at the table is acted out over it: for those who look, and in nobody's way."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import check
from tests.web.clip import MOVE_ON, STEP
from tests.web.hands import act, ending, own_cards, play_out, table, take_turns, to_move
from tests.web.person import Company, Person
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import become, begin, come_in, open_room
from tests.web.wire import Wire
from tests.web.wits import chat, oldest

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
CHOICE = "localStorage.setItem('hanabi-motion', '%s')"
WATCH = """
    window.acted = 0;
    window.longest = 0;
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        acted += added.filter((node) => node.classList?.contains("act")).length;
        for (const move of document.getAnimations()) {
            const { activeDuration, delay } = move.effect.getComputedTiming();
            longest = Math.max(longest, activeDuration + delay);
        }
    }).observe(document, { childList: true, subtree: true });
"""
"""Counts the moves that are acted out, and remembers how long the longest motion is."""
HIDDEN = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
PERFECT = deck_for("r1 r2 r3 r4 r5", players=2, hand=2)
LOST = deck_for("r1 r4", players=2, hand=2)


def two(company: Company, rigged: Rigged, *options: str, **numbers: str) -> tuple[Person, Person]:
    """A player whose page moves, and a player on a phone whose page does not."""
    host = company.person(rigged.base, "Ada", **MOVING)
    guest = company.person(rigged.base, "Zoé", "fr", phone=True)
    host.page.add_init_script(WATCH)
    rules: dict[str, Any] = dict(numbers)
    open_room(host, "custom", *options, seats=2, **rules)
    come_in(guest, host)
    begin(host, guest)
    return host, guest


def layer(person: Person) -> Locator:
    return person.page.locator(".layer")


def flying(person: Person, kind: str) -> Locator:
    return layer(person).locator(f".actor.{kind}")


def until_still(person: Person) -> None:
    """Everything that was acted out is over."""
    expect(layer(person).locator(".act")).to_have_count(0)


def acted(person: Person) -> int:
    return int(person.page.evaluate("acted"))


def freeze(person: Person) -> Callable[[], None]:
    """Stop all that moves on a page from now on; returns what lets it go on."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def go_on() -> None:
        session.send("Animation.setPlaybackRate", {"playbackRate": 1})

    return go_on


def firework(person: Person, suit: str, ranks: Sequence[int], built: int) -> Locator:
    top = ranks[built - 1] if built else "none"
    after = ranks[built] if built < len(ranks) else "none"
    said = person.say("web-table-firework", suit=suit, built=built, top=top, next=after)
    return person.page.get_by_role("listitem").filter(has_text=said)


def test_a_card_is_turned_over_before_its_firework_grows(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for(". r1", players=2, hand=5))
    host, guest = two(company, rigged)
    take_turns([host], chat, 1)
    until_still(host)
    go_on = freeze(host)
    take_turns([guest], oldest, 1)
    expect(flying(host, "card")).to_be_visible()
    expect(flying(host, "card")).to_contain_text(guest.name)
    expect(firework(host, "red", range(1, 6), 0)).to_be_attached()
    go_on()
    expect(firework(host, "red", range(1, 6), 1)).to_be_attached()
    until_still(host)


def test_nobody_waits_for_what_is_acted_out(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for("r1 r2 r3", players=2, hand=5))
    host, guest = two(company, rigged)
    take_turns([host], oldest, 1)
    until_still(host)
    freeze(host)
    take_turns([guest], oldest, 1)
    expect(flying(host, "card").first).to_be_attached()
    # The card in the middle of the screen is in nobody's way.
    card = own_cards(host).first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    host.button("web-table-play", table(host), place=1).click()
    host.until(lambda: host.seq == 3, "the third card")
    # What was in the middle of being shown makes way: the table is as it was before this move.
    expect(firework(host, "red", range(1, 6), 2)).to_be_attached()


def test_a_strike_cannot_be_missed(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for(". r4", players=2, hand=5))
    host, guest = two(company, rigged)
    take_turns([host], chat, 1)
    until_still(host)
    go_on = freeze(host)
    take_turns([guest], oldest, 1)
    expect(flying(host, "shard")).to_have_count(2)
    expect(flying(host, "strike")).to_have_count(1)
    expect(table(host)).to_contain_text(host.say("screen-strikes", strikes=0, most=3))
    go_on()
    expect(table(host)).to_contain_text(host.say("screen-strikes", strikes=1, most=3))


def test_a_clue_is_carried_to_its_cards(company: Company, rigged: Rigged) -> None:
    host, guest = two(company, rigged)
    until_still(host)
    freeze(host)
    take_turns([host], chat, 1)
    expect(flying(host, "value")).to_be_visible()
    # Everything else is on the table at once.
    tokens = host.now["table"]["clue_tokens"]
    expect(table(host)).to_contain_text(host.say("screen-tokens", tokens=tokens + 1, most=8))
    assert guest.seq == 1


@pytest.mark.parametrize("how", ["full", "short", "none"])
def test_a_whole_game_is_played_at_any_pace(how: str, company: Company, rigged: Rigged) -> None:
    rigged.deal(PERFECT)
    host = company.person(rigged.base, "Ada", **MOVING)
    guest = company.person(rigged.base, "Zoé", "fr", phone=True, **MOVING)
    for person in (host, guest):
        person.page.add_init_script(WATCH)
        person.page.add_init_script(CHOICE % how)
    open_room(host, "custom", seats=2, suits="1", hand="2")
    come_in(guest, host)
    begin(host, guest)
    for person in (host, guest):
        person.page.evaluate("longest = 0")
    take_turns([host, guest], oldest, 5)
    for person in (host, guest):
        person.until_over()
        finale = person.page.get_by_role("dialog", name=person.say("event-ended"))
        if how == "none":
            expect(finale).to_have_count(0)
            assert acted(person) == 0
            assert person.page.evaluate("longest") < 200
        else:
            expect(finale).to_be_visible()
            expect(finale).to_contain_text(ending(person))
            person.look()
            person.press("web-table-close")
            expect(finale).to_have_count(0)
        expect(person.page.get_by_text(ending(person)).first).to_be_visible()
    expect(host.button("web-room-rematch")).to_be_enabled()


def test_a_finale_is_skipped(company: Company, rigged: Rigged) -> None:
    rigged.deal(PERFECT)
    host, guest = two(company, rigged, suits="1", hand="2")
    freeze(host)
    take_turns([host, guest], oldest, 5)
    finale = host.page.get_by_role("dialog", name=host.say("event-ended"))
    skip = host.button("web-show-skip")
    while not finale.count():
        host.page.evaluate(MOVE_ON, STEP)
    expect(skip).to_be_focused()
    check(host.page)
    host.page.keyboard.press("Enter")
    expect(skip).to_have_count(0)
    expect(host.button("web-table-close", finale)).to_be_focused()
    check(host.page)
    assert guest.outcome is not None


def test_the_next_game_ends_the_finale_of_the_last_one(company: Company, rigged: Rigged) -> None:
    rigged.deal(PERFECT)
    host, guest = two(company, rigged, suits="1", hand="2")
    take_turns([host, guest], oldest, 5)
    finale = host.page.get_by_role("dialog", name=host.say("event-ended"))
    expect(finale).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(finale).to_have_count(0)
    host.press("web-show-finale")
    expect(finale).to_be_visible()
    host.page.keyboard.press("Escape")
    host.press("web-room-rematch")
    host.until(lambda: host.seq == 0, "the next game")
    expect(finale).to_have_count(0)


def test_the_finale_is_a_still_where_motion_is_unwanted(company: Company, rigged: Rigged) -> None:
    rigged.deal(LOST)
    host, guest = two(company, rigged, suits="1", hand="2", strikes="1")
    play_out([guest, host], oldest)
    still = guest.page.get_by_role("dialog", name=guest.say("event-ended"))
    expect(still).to_have_count(0)
    guest.press("web-show-finale")
    expect(still).to_be_visible()
    expect(guest.button("web-show-skip")).to_have_count(0)
    expect(still).to_contain_text(ending(guest))
    assert guest.page.evaluate("document.getAnimations().length") == 0
    guest.look()


def test_a_picture_of_the_show_is_kept(company: Company, rigged: Rigged) -> None:
    rigged.deal(PERFECT)
    host, guest = two(company, rigged, suits="1", hand="2")
    play_out([host, guest], oldest)
    guest.press("web-show-finale")
    with guest.page.expect_download() as saved:
        guest.press("web-show-picture")
    assert saved.value.suggested_filename == "hanabi.png"
    assert saved.value.path().stat().st_size > 20_000


def test_moves_made_while_a_connection_was_lost_show_the_table_as_it_is(
    company: Company, rigged: Rigged
) -> None:
    host, guest = company.person(rigged.base, "Ada"), company.person(rigged.base, "Zoé", "fr", phone=True)
    open_room(host, "custom", seats=2)
    come_in(guest, host)
    wire = Wire(rigged.port)
    watcher = company.person(wire.base, "Zoé", "fr", **MOVING)
    watcher.page.add_init_script(WATCH)
    begin(host, guest)
    become(watcher, guest)
    watcher.page.goto(urlsplit(host.page.url).path)
    watcher.until_dealt()
    until_still(watcher)
    go_on = freeze(watcher)
    take_turns([host, guest], chat, 1)
    expect(flying(watcher, "value")).to_be_visible()
    before = acted(watcher)
    # The connection is lost while a clue is in the air.
    watcher.away = True
    wire.cut()
    take_turns([host, guest], chat, 7)
    take_turns([host, guest], oldest, 3)
    wire.mend()
    watcher.until(lambda: watcher.seq == 11, "ten moves")
    go_on()
    said = watcher.say("screen-tokens", tokens=watcher.now["table"]["clue_tokens"], most=8)
    expect(table(watcher)).to_contain_text(said)
    until_still(watcher)
    assert acted(watcher) - before <= 1
    wire.cut()


def test_a_page_behind_others_acts_nothing_out(company: Company, rigged: Rigged) -> None:
    host, guest = two(company, rigged)
    until_still(host)
    before = acted(host)
    host.page.evaluate(HIDDEN, True)
    for one, other in pairwise([host, guest, host]):
        take_turns([one, other], chat, 1)
    host.until(lambda: host.seq == 2, "two moves")
    host.page.evaluate(HIDDEN, False)
    tokens = host.say("screen-tokens", tokens=6, most=8)
    expect(table(host)).to_contain_text(tokens)
    assert acted(host) == before


def test_a_player_who_looks_away_in_the_middle_sees_the_table_as_it_is(
    company: Company, rigged: Rigged
) -> None:
    rigged.deal(deck_for(". r1", players=2, hand=5))
    host, guest = two(company, rigged)
    take_turns([host], chat, 1)
    until_still(host)
    freeze(host)
    take_turns([guest], oldest, 1)
    expect(flying(host, "card")).to_be_visible()
    host.page.evaluate(HIDDEN, True)
    until_still(host)
    expect(firework(host, "red", range(1, 6), 1)).to_be_attached()


def test_the_last_move_is_played_again_by_a_tap(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for("r1 r4", players=2, hand=5))
    host, guest = two(company, rigged)
    take_turns([host, guest], oldest, 2)
    until_still(host)
    host.press("web-show-again")
    expect(flying(host, "strike")).to_have_count(1)
    # Who wants no motion sees the card, and it stands still.
    guest.press("web-show-again")
    expect(flying(guest, "card")).to_be_visible()
    assert to_move([host, guest]) is host
    act(host, chat(host, [host, guest]))
