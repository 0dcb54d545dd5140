"""The page in the browser holds every conversation."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.conversations import CONVERSATIONS, NAMES, Conversation, Message, Tap
from tests.server.served import Served
from tests.web.person import Company, Person


class RoutedLine:
    """A connection of the page, which Playwright holds on both sides."""

    def __init__(self, page: WebSocketRoute, server: WebSocketRoute) -> None:
        self._page, self._server = page, server

    def tell(self, message: Message) -> None:
        self._page.send(json.dumps(message))

    def break_off(self) -> None:
        self._page.close()
        self._server.close()


def tapped(tap: Tap, route: WebSocketRoute) -> None:
    """Hand on what the tap lets pass."""
    server = route.connect_to_server()
    connection = tap.open(RoutedLine(route, server))
    route.on_message(lambda frame: server.send(frame) if tap.passes_up(connection, frame) else None)
    server.on_message(lambda frame: route.send(frame) if tap.passes_down(connection, frame) else None)


def enter(person: Person, name: str) -> None:
    person.fill("screen-room-name", name)
    person.press("web-room-enter-watch")


@pytest.mark.parametrize("kind", CONVERSATIONS, ids=lambda kind: kind.__name__)
def test_the_page_holds_the_conversation(kind: type[Conversation], shared: Served, company: Company) -> None:
    tap, room = Tap(kind()), shared.post("/api/rooms", json={}).json()["room"]
    person = company.person(shared.base, NAMES[0], "en")
    person.page.route_web_socket(lambda address: "/socket" in address, lambda route: tapped(tap, route))
    person.page.goto(f"/r/{room}")
    enter(person, NAMES[0])
    person.until(lambda: tap.is_done or tap.is_refused or tap.closed, "an answer")
    if tap.is_refused:
        expect(person.page.get_by_text(person.say("screen-room-lost"))).to_have_count(0)
        enter(person, NAMES[1])
    if tap.conversation.ends:
        expect(person.page.get_by_text(person.say("error-removed"))).to_be_visible()
    else:
        person.until(lambda: tap.is_done, "an answer")
    tap.conversation.check(tap)
