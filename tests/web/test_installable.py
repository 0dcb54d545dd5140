"""What only a whole browser judges: whether it would install the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.served import Served
from tests.web.chromium import WHOLE, launch_chromium
from tests.web.person import Company


@pytest.fixture
def whole_browser() -> Iterator[Browser]:
    """A Chromium that could install a page."""
    with launch_chromium(WHOLE) as browser:
        yield browser


def test_chromium_would_install_it(whole_browser: Browser, shared: Served) -> None:
    person = Company(whole_browser).person(shared.base, "Ola", "pl", phone=True)
    person.page.goto("/")
    chrome = person.page.context.new_cdp_session(person.page)
    manifest = chrome.send("Page.getAppManifest")
    assert manifest["url"] == f"{shared.base}/manifest.webmanifest"
    assert manifest["errors"] == []
    errors = chrome.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Pages of these tests are opened as in a private window.
    assert [error["errorId"] for error in errors] == ["in-incognito"]
