"""The first look at the page: small, in the reader's language, and allowed by the strictest policy."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Request, expect

from tests.server.served import Served
from tests.web.person import Company, Person

BUDGET = 150_000
"""Bytes over the wire, words of two languages included."""


def compressed(requests: Iterable[Request]) -> int:
    drawn = (request for request in requests if request.resource_type != "image")
    # What comes from the browser's own store counts less than nothing there.
    return sum(max(0, request.sizes()["responseBodySize"]) for request in drawn)


def arrive(person: Person) -> list[Request]:
    """Everything the page asked for until it stood still."""
    asked: list[Request] = []
    # Playwright marks its listeners, and a method of a list cannot be marked.
    person.page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108
    person.page.goto("/", wait_until="networkidle")
    expect(person.button("web-lobby-bots")).to_be_visible()
    return asked


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_first_load_stays_within_its_budget(language: str, company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", language)
    asked = arrive(person)
    assert 20_000 < compressed(asked) < BUDGET
    assert all(request.url.startswith(shared.base) for request in asked)


def test_another_language_is_spoken_at_once_and_remembered(company: Company, shared: Served) -> None:
    person = company.person(shared.base, "Ada", "en", phone=True)
    arrive(person)
    person.speak("pl")
    polish = company.person(shared.base, "Ola", "pl")
    expect(polish.button("web-lobby-bots", within=person.page)).to_be_visible()
    person.page.reload()
    expect(polish.button("web-lobby-bots", within=person.page)).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "pl")
