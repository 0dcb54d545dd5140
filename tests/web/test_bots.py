"""Which bots the page offers: those that play with people, each with what it is like."""

import pytest
from playwright.sync_api import Locator, expect

from hanabi.bots import Company
from hanabi.bots.registry import OWN_SOURCE, kinds
from hanabi.text import Catalogue, languages
from tests.server.served import Served
from tests.web.axe import check
from tests.web.person import Company as People
from tests.web.person import Person
from tests.web.rooms import open_room

FRIENDLY = [name for name, kind in kinds().items() if kind.company is Company.ANYONE]
SEATED = [name for name, kind in kinds().items() if kind.company is not Company.NOBODY]
AIMLESS = "random"


def choice(person: Person) -> Locator:
    return person.page.get_by_role("combobox", name=person.say("web-room-bots"))


def ranked(names: list[str]) -> list[str]:
    """In the order in which the page lists them: the one that does anything at all comes last."""
    return [*(name for name in names if name != AIMLESS), AIMLESS]


def offered(person: Person) -> list[str]:
    return [str(each.get_attribute("value")) for each in choice(person).get_by_role("option").all()]


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)])
def test_a_bot_is_chosen_by_how_it_plays(language: str, phone: bool, company: People, shared: Served) -> None:
    ada = company.person(shared.base, "Ada", language, phone=phone)
    ada.page.goto("/")
    expect(choice(ada).get_by_role("option")).to_have_count(len(FRIENDLY))
    assert offered(ada) == ranked(FRIENDLY)
    for name in ("beginner", "club", "partner"):
        choice(ada).select_option(name)
        expect(ada.page.get_by_text(ada.say(f"habit-{name}"), exact=True)).to_be_visible()
    check(ada.page)
    ada.press("web-lobby-bots")
    ada.until_dealt()
    assert [name.rsplit(" ", 1)[0] for name in ada.game["players"][1:]] == ["partner"] * 3
    # The choice is remembered.
    ada.page.goto("/")
    expect(choice(ada)).to_have_value("partner")


def test_bots_that_keep_to_their_kind_are_offered_where_nobody_sits(company: People, shared: Served) -> None:
    ada = company.person(shared.base, "Ada", "es")
    open_room(ada, "es", seats=3)
    apart = ada.page.get_by_text(ada.say("web-room-bots-strongest"))
    expect(apart).to_be_visible()
    assert offered(ada) == ranked(FRIENDLY)
    ada.press("web-room-stand")
    expect(choice(ada).get_by_role("option")).to_have_count(len(SEATED))
    assert offered(ada) == ranked(SEATED)
    expect(apart).to_have_count(0)


def test_the_strongest_are_watched_where_they_play_among_themselves(company: People, shared: Served) -> None:
    ada = company.person(shared.base, "Ada", "pt", phone=True)
    ada.page.goto("/")
    expect(ada.page.get_by_text(ada.say("web-room-bots-strongest"))).to_be_visible()
    ada.press("web-lobby-watch")
    ada.until_dealt()
    assert ada.game["players"] == [f"expert {seat}" for seat in range(1, 5)]
    assert all(card["face"] for hand in ada.now["table"]["hands"] for card in hand)
    # After watching, one plays with bots that follow people.
    ada.page.goto("/")
    expect(choice(ada)).to_have_value("beginner")


def test_a_bot_that_was_chosen_makes_room_for_one_that_plays_with_people(
    company: People, shared: Served
) -> None:
    ada = company.person(shared.base, "Ada")
    open_room(ada, "fr", seats=3)
    ada.press("web-room-stand")
    choice(ada).select_option("expert")
    ada.page.get_by_role("button", name=ada.say("web-room-sit")).first.click()
    expect(choice(ada)).to_have_value(FRIENDLY[-1])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [name for name in SEATED if kinds()[name].source == OWN_SOURCE])
def test_each_of_our_bots_has_its_words(language: str, name: str) -> None:
    catalogue = Catalogue(language)
    assert catalogue.knows(f"screen-seat-{name}")
    assert catalogue.say(f"habit-{name}").endswith(".")
