"""A server that is up, and a Chromium that starts and ends with each test.

A Playwright that outlived its test would keep its event loop, and break every asynchronous test after it.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server import services
from tests.server.served import Served
from tests.web.chromium import launch_chromium
from tests.web.person import Company
from tests.web.rigged import Rigged


@pytest.fixture(scope="session")
def server_of_session() -> Iterator[Served]:
    """The server behind `shared`."""
    with services.shared(Served()) as server:
        yield server


@pytest.fixture
def shared(server_of_session: Served) -> Served:
    """A server for everybody who only opens rooms on it."""
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


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A Chromium for this test alone."""
    with launch_chromium() as browser:
        yield browser


@pytest.fixture
def company(browser: Browser) -> Iterator[Company]:
    """People in front of that Chromium, whose pages must have had nothing to complain about in the end."""
    company = Company(browser)
    yield company
    for person in company.people:
        person.look()
        assert person.complaints == []
