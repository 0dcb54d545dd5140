"""Servers that are up, and a Chromium that starts and ends with each file.

A Playwright that outlived its file would keep its event loop, and break every asynchronous test after it.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server import services
from tests.server.served import Served
from tests.web.chromium import Chromium
from tests.web.person import Company
from tests.web.rigged import Rigged


@pytest.fixture(scope="session")
def server_of_session() -> Iterator[Served]:
    """The server behind `shared`."""
    with services.shared(Served()) as server:
        yield server


@pytest.fixture
def shared(server_of_session: Served) -> Served:
    """A server for all tests that only open rooms on it."""
    return server_of_session.ensure_up()


@pytest.fixture
def served() -> Iterator[Served]:
    """A server of one's own, to be killed."""
    with Served() as server:
        yield server


@pytest.fixture(scope="session")
def rigged_of_session() -> Iterator[Rigged]:
    """The server behind `rigged`."""
    with services.shared(Rigged()) as server:
        yield server


@pytest.fixture
def rigged(rigged_of_session: Rigged) -> Rigged:
    """A server that deals as it is told, the same cards every time until it is told something."""
    rigged_of_session.deal()
    return rigged_of_session.ensure_up()


@pytest.fixture(scope="module")
def chromium_of_module() -> Iterator[Chromium]:
    """The Chromium behind `browser`."""
    with Chromium() as chromium:
        yield chromium


@pytest.fixture
def browser(chromium_of_module: Chromium) -> Iterator[Browser]:
    """A Chromium without pages; whatever a test opens and stores there is gone after it."""
    browser = chromium_of_module.ensure_up()
    yield browser
    for context in browser.contexts:
        context.close()


@pytest.fixture
def company(browser: Browser) -> Iterator[Company]:
    """People in front of that Chromium, whose pages must have had nothing to complain about in the end."""
    company = Company(browser)
    yield company
    for person in company.people:
        person.look()
        assert person.complaints == []
