"""Files of recorded games are opened: dropped on the page, or chosen by a button."""

import re

import pytest
from playwright.sync_api import FilePayload, expect

from hanabi.game.hanab_live import write_hanab_live, write_link
from hanabi.game.replay import write_replay
from tests.server.served import Served
from tests.web.axe import check
from tests.web.person import Company, Person
from tests.web.recorded import bar, forgive, game
from tests.web.rooms import ROOM

REPLAY = re.compile(r"/replay/[A-Za-z0-9_-]+$")
HOLD = """(text) => {
    const held = new DataTransfer();
    held.items.add(new File([text], "game.json", { type: "application/json" }));
    return held;
}"""
MOST = 128 * 1024


def drag(person: Person, text: str, *kinds: str) -> None:
    """Hold a file over the page."""
    held = person.page.evaluate_handle(HOLD, text)
    for kind in kinds:
        person.page.dispatch_event("body", kind, {"dataTransfer": held})


def choose(person: Person, text: str) -> None:
    with person.page.expect_file_chooser() as chooser:
        person.page.get_by_text(person.say("web-replay-choose"), exact=True).click()
    chooser.value.set_files(FilePayload(name="game.json", mimeType="application/json", buffer=text.encode()))


@pytest.mark.parametrize(("path", "language"), [("/", "en"), ("/replay", "fr")])
@pytest.mark.parametrize("write", [write_replay, write_hanab_live])
def test_a_file_is_dropped_anywhere(
    path: str, language: str, write: type, company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Ada", language)
    text = write(game())
    person.page.goto(path)
    where = person.page.get_by_text(person.say("web-replay-drop"))
    expect(person.page.get_by_text(person.say("web-replay-choose"), exact=True)).to_be_visible()
    drag(person, text, "dragover")
    expect(where).to_be_visible()
    drag(person, text, "dragleave")
    expect(where).to_be_hidden()
    drag(person, text, "dragover", "drop")
    expect(person.page).to_have_url(REPLAY)
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Ana, Bo")
    expect(bar(person)).to_be_visible()


def test_a_file_is_chosen_on_a_phone_and_talked_about_in_its_room(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "pl", phone=True)
    person.page.goto("/replay")
    choose(person, write_replay(game()))
    expect(person.page).to_have_url(REPLAY)
    person.look()
    person.press("web-replay-together-go")
    expect(person.page).to_have_url(ROOM)
    expect(person.page.get_by_text("Ana", exact=True)).to_be_visible()
    person.look()


def test_a_link_of_hanab_live_is_pasted(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "es")
    person.page.goto("/replay")
    field = person.page.get_by_label(person.say("web-replay-paste"))
    field.fill("https://hanab.live/replay/1234567")
    person.press("web-replay-paste-go")
    expect(person.page.get_by_role("alert")).to_contain_text("https://hanab.live/export/1234567")
    forgive(person, 400)
    person.look()
    field.fill(write_link(game()))
    field.press("Enter")
    expect(person.page).to_have_url(REPLAY)
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Alice, Bob")
    expect(person.page.get_by_text("No Variant · ")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/replay"])
def test_a_wrong_file_is_refused_in_words(path: str, company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "de")
    person.page.goto(path)
    choose(person, "no JSON at all")
    refusal = person.page.get_by_role("alert")
    expect(refusal).to_have_text(person.say("error-not-json"))
    drag(person, '{"format": "hanabi-replay", "version": 99}', "dragover", "drop")
    expect(refusal).to_contain_text("99")
    forgive(person, 400)
    # What is too large is not sent at all.
    drag(person, "x" * (MOST + 1), "dragover", "drop")
    expect(refusal).to_have_text(person.say("web-replay-too-large", most=MOST // 1024))
    check(person.page)


@pytest.mark.parametrize("phone", [False, True])
def test_only_who_can_drag_files_is_told_to(phone: bool, company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "de", phone=phone)
    person.page.goto("/replay")
    expect(person.page.get_by_text(person.say("web-replay-about"))).to_be_visible()
    expect(person.page.get_by_text(person.say("web-replay-about-drop"))).to_be_visible(visible=not phone)
