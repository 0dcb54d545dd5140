"""The machine's own Chromium, without what tests do not need; none is ever downloaded."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Self

from playwright.sync_api import Browser, sync_playwright

from hanabi.server.page import INDEX, UNBUILT

WHOLE = "chromium"
FASTEST = ("chromium-headless-shell", WHOLE)
"""Chromium without a browser around it opens a page with a third of the work, so it is preferred."""
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Containers have neither the sandbox's system calls nor much shared memory.
    "--no-sandbox",
    "--disable-dev-shm-usage",
)


@contextmanager
def launch_chromium(*programs: str) -> Iterator[Browser]:
    """A headless Chromium that ends with the block: the first of `programs` there is, or the fastest."""
    assert INDEX.exists(), UNBUILT
    program = next(filter(None, map(shutil.which, programs or FASTEST)), None)
    assert program, "Chromium is missing: make .tools/.system installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


class Chromium:
    """A Chromium for several tests, launched by the first one; launched again where it crashed."""

    def __init__(self) -> None:
        self._launched = ExitStack()
        self._browser: Browser | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ensure_up(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            self._browser = self._launched.enter_context(launch_chromium())
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._launched.close()
