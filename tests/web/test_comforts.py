"""What makes a table comfortable: notes on cards, other people's eyes, bots called in one's own language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.hands import own_cards, play_out, take_turns, unfold_marks
from tests.web.person import Company, Person
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, open_room, play_with_bots, unfold
from tests.web.wits import chat, oldest

LONGEST_TAP = 350
"""For how many milliseconds the page takes a press for a tap (`hold.ts`)."""

PLAN, HOPE = "tell about this one", "peut-être le 4"


def test_notes_are_private_until_the_end_and_open_after_it(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for("r1 r2 r3 r4 r5", players=2, hand=2))
    host = company.person(rigged.base, "Ada")
    guest = company.person(rigged.base, "Zoé", "fr", phone=True)
    open_room(host, "custom", seats=2, suits="1", hand="2")
    come_in(guest, host)
    begin(host, guest)
    write(host, cards_of(host, 1).first, PLAN)
    write(guest, own_cards(guest).nth(1), HOPE, own=True)
    assert PLAN not in guest.read_out()
    assert HOPE not in host.read_out()
    # A note stays with its card.
    host.page.reload()
    expect(cards_of(host, 1).first).to_contain_text(noted(host, PLAN, host))
    play_out([host, guest], oldest)
    for person in (host, guest):
        notes = person.page.get_by_role("listitem")
        expect(notes.filter(has_text=PLAN)).to_contain_text(noted(person, PLAN, host))
        expect(notes.filter(has_text=HOPE)).to_contain_text(noted(person, HOPE, guest))
        expect(notes.filter(has_text=HOPE)).to_contain_text(person.say("card", suit="red", rank=4))
        # The audience has its say about the score, too.
        remark = person.say(f"band-{person.now['table']['remark']}")
        expect(person.page.get_by_text(remark)).to_be_visible()
        person.look()


def test_a_note_can_be_left_as_it_was_and_taken_away(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    play_with_bots(host, "fr", seats=2)
    card = own_cards(host).first
    write(host, card, PLAN, own=True)
    host.page.keyboard.press("n")
    host.page.keyboard.type(HOPE)
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("textbox", name=host.say("web-table-note-field"))).to_be_hidden()
    expect(card).to_contain_text(noted(host, PLAN, host))
    host.page.keyboard.press("n")
    host.fill("web-table-note-field", " ")
    host.page.keyboard.press("Enter")
    expect(card).not_to_contain_text(PLAN)


def test_what_is_done_to_an_own_card_is_said_in_words(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Zoé", "fr", phone=True)
    play_with_bots(host, "fr", seats=2)
    own_cards(host).first.click()
    group = host.page.get_by_role("group", name=host.say("web-table-mark"))
    expect(group).to_be_hidden()
    unfold_marks(host)
    said = ("mark-play", "mark-keep", "mark-discard", "mark-turned", "note-write", "move-left", "move-right")
    for message in said:
        expect(host.button(f"web-table-{message}", group)).to_contain_text(host.say(f"web-table-{message}"))
    # It stays so for the next card.
    own_cards(host).nth(1).click()
    expect(group).to_be_visible()


@pytest.mark.parametrize("memory", ["deduced", "nothing"])
def test_a_hand_is_seen_as_its_holder_sees_it(memory: str, company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    open_room(host, "fr", seats=2, memory=memory)
    guest = company.person(shared.base, "Zoé", "fr", phone=True)
    come_in(guest, host)
    begin(host, guest)
    take_turns([host, guest], chat, 2)
    open_hand = labels(host, 1)
    turned_over = [as_holder(host, place, label) for place, label in enumerate(open_hand, 1)]
    assert any("clued" in label for label in open_hand) == (memory == "deduced")
    name = host.page.get_by_role("button", name=guest.name, exact=True)
    # Held down, it is so until it is let go.
    name.hover()
    host.page.mouse.down()
    host.until(lambda: labels(host, 1) == turned_over, "the hand turned over")
    expect(cards_of(host, 1).locator(".rank")).to_have_count(0)
    host.page.wait_for_timeout(LONGEST_TAP)
    host.page.mouse.up()
    assert labels(host, 1) == open_hand
    # A tap or a key leaves it so until the next one.
    ways: tuple[Callable[[], None], ...] = (
        name.click,
        lambda: name.press("Enter"),
        lambda: host.page.keyboard.press("v"),
    )
    for turn in ways:
        turn()
        assert labels(host, 1) == turned_over
        turn()
        assert labels(host, 1) == open_hand


def test_a_remark_is_noticed_while_the_talk_is_folded(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    guest = company.person(shared.base, "Zoé", "fr", phone=True)
    open_room(host, "fr", seats=2)
    come_in(guest, host)
    begin(host, guest)
    unfold(host, "screen-room-talk")
    host.press("remark-well-played")
    said = guest.say("screen-room-line", name=host.name, text=guest.say("remark-well-played"))
    bubble = guest.page.get_by_role("button", name=said)
    expect(bubble).to_be_in_viewport(ratio=1)
    bubble.click()
    expect(bubble).to_be_hidden()
    expect(guest.button("remark-thanks")).to_be_in_viewport()


def test_the_newest_card_of_every_hand_says_so(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Ada")
    play_with_bots(host, "fr", seats=3)
    new = host.say("web-table-newest")
    for cards in (own_cards(host), cards_of(host, 1), cards_of(host, 2)):
        expect(cards.filter(has=host.page.get_by_text(new, exact=True))).to_have_count(1)
        expect(cards.last).to_contain_text(new)
    # However one's own cards are arranged.
    newest = own_cards(host).last
    newest.click()
    host.page.keyboard.press("Shift+ArrowLeft")
    expect(own_cards(host).nth(3)).to_contain_text(new)
    host.press("web-table-help")
    expect(host.page.get_by_text(host.say("web-table-help-order"))).to_be_visible()


def test_fingers_are_told_of_no_keys(company: Company, shared: Served) -> None:
    guest = company.person(shared.base, "Zoé", "fr", phone=True)
    play_with_bots(guest, "fr", seats=2)
    guest.press("web-table-help")
    settings = guest.page.get_by_role("dialog", name=guest.say("web-table-settings"))
    expect(settings.get_by_role("checkbox", name=guest.say("web-notice-sounds"))).to_be_visible()
    expect(settings.locator("kbd")).to_have_count(0)
    expect(settings.get_by_role("checkbox", name=guest.say("web-table-shortcuts"))).to_have_count(0)


def test_bots_are_called_what_they_are_in_ones_language(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Zoé", "fr", phone=True)
    play_with_bots(host, "fr", seats=3)
    expect(host.page.get_by_role("button", name="Débutant 2", exact=True)).to_be_visible()
    take_turns([host], chat, 1)
    assert "beginner" not in host.read_out()
    host.speak("pl")
    expect(host.page.get_by_role("button", name="Początkujący 3", exact=True)).to_be_visible()


def write(person: Person, card: Locator, text: str, own: bool = False) -> None:
    """Choose a card and write on it."""
    card.click()
    if own:
        unfold_marks(person)
    person.press("web-table-note-write")
    person.fill("web-table-note-field", text)
    person.page.keyboard.press("Enter")
    expect(card).to_contain_text(noted(person, text, person))


def noted(reader: Person, text: str, writer: Person) -> str:
    """A note as `reader` reads it."""
    return reader.say("web-table-note", you=writer is reader, player=writer.name, text=text)


def cards_of(person: Person, seat: int) -> Locator:
    """Another player's cards."""
    hand = person.say("web-table-hand", you=False, player=person.player(seat))
    return person.page.get_by_role("region", name=hand, exact=True).locator(".place")


def labels(person: Person, seat: int) -> list[str]:
    """What the page says about another player's cards."""
    return [card.locator(".hidden").inner_text() for card in cards_of(person, seat).all()]


def as_holder(person: Person, place: int, label: str) -> str:
    """What a card's holder would be told, by what is told to those who see it."""
    known = label.partition("clued: ")[2]
    return person.say("web-table-card-own", place=place, known=known or "none", mark="none")
