"""An address that leads nowhere says so in words, and leads home."""

from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.axe import check
from tests.web.person import Company
from tests.web.recorded import forgive


def test_an_unknown_address_says_so_and_leads_home(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "fr", phone=True)
    answer = person.page.goto("/nope/nothing")
    assert answer is not None
    assert answer.status == 404
    sentence = person.say("error-not-found")
    expect(person.page.get_by_role("heading", level=1, name=sentence)).to_be_visible()
    expect(person.page).to_have_title(f"{sentence} – Hanabi")
    forgive(person, 404)
    person.look()
    check(person.page)
    person.page.get_by_role("link", name=person.say("web-room-lobby")).click()
    expect(person.button("web-lobby-bots")).to_be_visible()
    expect(person.page).to_have_title("Hanabi")


def test_a_game_that_is_not_there_leads_home(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en")
    person.page.goto("/replay/xyz")
    expect(person.page.get_by_role("alert")).to_have_text(person.say("error-no-such-game"))
    forgive(person, 404)
    expect(person.page).to_have_title(f"{person.say('web-replay-title')} – Hanabi")
    person.page.get_by_role("link", name=person.say("web-room-lobby")).click()
    expect(person.button("web-lobby-bots")).to_be_visible()
