"""The page can be installed, and opens without a connection; what is kept of it never gets old."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

from hanabi.text import Catalogue, languages
from tests.server.served import Served
from tests.web.keeping import KEPT, until_kept
from tests.web.person import LOCALES, Company, Person
from tests.web.recorded import forgive
from tests.web.rooms import play_with_bots

PNG_SIZE = slice(16, 24)
"""Where a PNG file tells its width and height."""
OLDER_PAGE = """async () => {
    const shelf = await caches.open("hanabi-page");
    await shelf.put("/", new Response("<p>An older page</p>", { headers: { "Content-Type": "text/html" } }));
}"""
KEPT_PAGE = "async () => (await caches.match('/')).text()"
OLD_FILE = "async () => (await caches.match('/assets/old.js')) !== undefined"
OLD_BUILD = """async () => {
    const shelf = await caches.open("hanabi-page");
    await shelf.put("/", new Response("<p>An old page</p>", { headers: { "Content-Type": "text/html" } }));
    await shelf.put("/assets/old.js", new Response(""));
}"""


@pytest.mark.parametrize("language", languages())
def test_the_manifest_is_in_the_readers_language(language: str, shared: Served) -> None:
    told = shared.get("/manifest.webmanifest", headers={"Accept-Language": LOCALES[language]})
    assert told.headers["Content-Type"] == "application/manifest+json"
    manifest = told.json()
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("Hanabi", language, "standalone")
    assert manifest["description"] == Catalogue(language).say("screen-tagline")


def test_every_icon_is_there_in_its_size(shared: Served) -> None:
    manifest = shared.get("/manifest.webmanifest").json()
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        file = shared.get(f"{icon['src']}")
        assert file.headers["Content-Type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = file.content[PNG_SIZE][:4], file.content[PNG_SIZE][4:]
            assert icon["sizes"] == f"{int.from_bytes(width)}x{int.from_bytes(height)}"


def test_the_page_opens_without_a_connection_and_goes_on_with_it(company: Company, served: Served) -> None:
    person = company.person(served.base, "Ola", "pl", phone=True)
    person.page.goto("/")
    until_kept(person)
    person.away = True
    served.kill()
    person.page.reload()
    expect(person.button("web-lobby-bots")).to_be_visible()
    unreached = person.page.get_by_text(person.say("web-notice-unreached"))
    expect(unreached).to_be_visible()
    person.look()
    served.start()
    person.page.reload()
    expect(person.button("web-lobby-bots")).to_be_visible()
    expect(unreached).to_be_hidden()
    play_with_bots(person, "fr", seats=2)
    served.kill()
    person.page.reload()
    expect(unreached).to_be_visible()
    served.start()
    # The page reconnects to a room automatically.
    expect(unreached).to_be_hidden()
    expect(person.page.get_by_text(person.say("screen-your-turn")).first).to_be_visible()


class Proxy(BaseHTTPRequestHandler):
    """A proxy in front of a server that is down."""

    def do_GET(self) -> None:
        self.send_error(502)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing on the terminal."""


@contextmanager
def proxy(port: int) -> Iterator[None]:
    """Answers for a server while it is down."""
    with ThreadingHTTPServer(("127.0.0.1", port), Proxy) as standing:
        Thread(target=standing.serve_forever, daemon=True).start()
        yield
        standing.shutdown()


def test_the_page_opens_where_a_proxy_answers_for_the_server(company: Company, served: Served) -> None:
    person = company.person(served.base, "Ada")
    person.page.goto("/")
    until_kept(person)
    person.away = True
    served.kill()
    unreached = person.page.get_by_text(person.say("web-notice-unreached"))
    with proxy(served.port):
        person.page.reload()
        expect(person.button("web-lobby-bots")).to_be_visible()
        expect(unreached).to_be_visible()
    served.start()
    expect(unreached).to_be_hidden()
    forgive(person, 502)


def test_an_old_page_does_not_stick(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada")
    person.page.goto("/")
    until_kept(person)
    newest = person.page.evaluate(KEPT_PAGE)
    person.page.evaluate(OLD_BUILD)
    person.page.reload()
    until_page_is(person, newest)
    until_kept(person)
    assert f"{shared.base}/assets/old.js" not in person.page.evaluate(KEPT)
    # What the page before was made of is kept once more: the newest page may share some of it.
    assert person.page.evaluate(OLD_FILE)
    person.page.evaluate(OLDER_PAGE)
    person.page.reload()
    until_page_is(person, newest)
    until_kept(person)
    assert not person.page.evaluate(OLD_FILE)
    assert not any("/api/" in address for address in person.page.evaluate(KEPT))


def until_page_is(person: Person, page: str) -> None:
    """This page has taken the place of the one that was kept, which is the last step of keeping it."""
    expect(person.button("web-lobby-bots")).to_be_visible()
    person.until(lambda: person.page.evaluate(KEPT_PAGE) == page, "the page to be replaced")
