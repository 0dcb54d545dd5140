"""What could not be loaded is loaded as soon as possible, and nothing breaks until then."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.served import Served
from tests.web.person import Company, Person
from tests.web.recorded import bar, forgive, game, handed_in
from tests.web.rooms import play_with_bots
from tests.web.wire import Wire

DOWN = "<h1>502 Bad Gateway</h1>"
CHOICE = "hanabi-language"


@pytest.fixture
def wire(shared: Served) -> Iterator[Wire]:
    wire = Wire(shared.port)
    yield wire
    wire.cut()


def without_worker(company: Company, shared: Served, language: str = "en") -> Person:
    """A person whose browser caches nothing, so that everything comes from the server."""
    person = company.person(shared.base, "Ada", language)
    person.page.add_init_script("delete Navigator.prototype.serviceWorker")
    return person


def unreached(person: Person) -> Locator:
    return person.page.get_by_text(person.say("web-notice-unreached"))


def refuse(route: Route) -> None:
    """What a proxy says whose server is down."""
    route.fulfill(status=502, body=DOWN, content_type="text/html")


@pytest.mark.parametrize("path", ["/", "/lesson", "/rules", "/rules/fr", "/games", "/replay/"])
def test_a_page_that_was_opened_without_the_server_fills_itself(
    path: str, company: Company, shared: Served
) -> None:
    person = without_worker(company, shared)
    game_id, _ = handed_in(shared, game())
    person.page.route(re.compile("/api/|/health$"), refuse)
    person.page.goto(path + game_id if path == "/replay/" else path)
    expect(unreached(person)).to_be_visible()
    person.look()
    person.page.unroute_all()
    expect(filled(person, path)).to_be_visible()
    expect(unreached(person)).to_be_hidden()
    forgive(person, 502)


def filled(person: Person, path: str) -> Locator:
    """What is seen only once the server has told the page what it needs."""
    match path:
        case "/":
            person.page.get_by_role("heading", name=person.say("web-lobby-open"), exact=True).click()
            return person.button("web-lobby-open")
        case "/lesson":
            return person.page.get_by_role("region", name=person.say("web-table-title"))
        case "/rules":
            return person.page.get_by_role("main").get_by_role("link").nth(2)
        case "/games":
            return person.page.get_by_text(person.say("web-games-none"))
        case "/replay/":
            return bar(person)
        case _:
            return person.page.get_by_role("article")


def test_a_guest_who_leaves_an_unreachable_room_learns_when_it_is_back(company: Company, wire: Wire) -> None:
    person = company.person(wire.base, "Ada")
    play_with_bots(person, "fr", seats=2)
    person.away = True
    wire.cut()
    expect(person.page.get_by_text(person.say("screen-room-lost"))).to_be_visible()
    person.page.get_by_role("link", name=person.say("screen-title")).click()
    expect(unreached(person)).to_be_visible()
    wire.mend()
    expect(unreached(person)).to_be_hidden()


def test_a_language_that_does_not_come_leaves_the_page_as_it_is(company: Company, shared: Served) -> None:
    person = without_worker(company, shared)
    person.away = True
    person.page.goto("/", wait_until="networkidle")
    languages = person.page.get_by_role("combobox", name=person.say("screen-row-language"), exact=True)
    person.page.context.set_offline(True)
    languages.select_option("pl")
    expect(unreached(person)).to_be_visible()
    expect(languages).to_have_value("en")
    assert person.page.evaluate(f"localStorage.getItem('{CHOICE}')") is None
    person.page.context.set_offline(False)
    expect(unreached(person)).to_be_hidden()
    person.speak("pl")
    person.look()


def test_a_page_without_its_language_speaks_english(company: Company, shared: Served) -> None:
    person = without_worker(company, shared, "pl")
    person.away, person.language = True, "en"
    person.page.route("**/assets/pl-*.js", lambda route: route.abort())
    person.page.goto("/")
    expect(person.button("web-lobby-bots")).to_be_visible()


def test_an_older_page_is_renewed_when_its_files_are_gone(company: Company, shared: Served) -> None:
    person = without_worker(company, shared)
    person.away = True
    person.page.goto("/")
    person.page.evaluate("window.sameOldPage = true")
    renewed: list[str] = []

    def renew(route: Route) -> None:
        renewed.append(route.request.url)
        route.continue_()

    person.page.route("**/lesson", renew)
    person.page.route("**/assets/Lesson*.js", lambda route: route.continue_() if renewed else route.abort())
    person.page.get_by_role("link", name=person.say("web-lesson-link")).click()
    expect(filled(person, "/lesson")).to_be_visible()
    assert not person.page.evaluate("window.sameOldPage")


def test_a_part_that_never_comes_is_tried_again_only_by_hand(company: Company, shared: Served) -> None:
    person = without_worker(company, shared)
    person.away = True
    loads: list[str] = []
    person.page.on("load", lambda page: loads.append(page.url))
    person.page.route("**/assets/Lesson*.js", lambda route: route.abort())
    person.page.goto("/lesson")
    expect(person.page.get_by_text(person.say("web-part-missing"))).to_be_visible()
    person.page.wait_for_timeout(500)
    assert len(loads) == 2
    person.page.unroute_all()
    person.press("web-part-again")
    expect(filled(person, "/lesson")).to_be_visible()
