"""The first look at the page: small, in the reader's language, and allowed by the strictest policy."""

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Request, expect

from hanabi.server.page import INDEX
from hanabi.text import Catalogue, languages
from tests.server.served import Served
from tests.web.person import Company, Person

BUDGET = 150_000
"""Bytes over the wire, words of two languages included."""


def compressed(requests: Iterable[Request]) -> int:
    drawn = (request for request in requests if request.resource_type != "image")
    # What comes from the browser's own store counts less than nothing there.
    return sum(max(0, request.sizes()["responseBodySize"]) for request in drawn)


def arrive(person: Person) -> list[Request]:
    """Everything the page requested until it was idle."""
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


@pytest.mark.parametrize("language", languages())
def test_the_words_of_the_page_are_those_it_says_and_all_they_name(language: str) -> None:
    """What only commands say is left out, and nothing that is left names any of it; boxes bring their own."""
    (file,) = INDEX.parent.glob(f"assets/{language}-*.js")
    words = file.read_text(encoding="utf-8")
    told = set(re.findall(r"^([a-z][a-z0-9-]*) =", words, re.MULTILINE))
    named = set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", words))
    assert {"screen-title", "web-lobby-bots", "error-not-found"} <= told
    assert named <= told
    assert not [message for message in told if message.startswith(("flag-", "arena-", "epilogue-"))]
    catalogue = Catalogue(language)
    assert all(catalogue.knows(message) for message in told if not message.startswith("edition-"))
