"""The machine's own Chromium, without what tests do not need; none is ever downloaded."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from hanabi.server.page import INDEX, UNBUILT

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
def launch_chromium() -> Iterator[Browser]:
    """A headless Chromium that ends with the block."""
    assert INDEX.exists(), UNBUILT
    program = shutil.which("chromium")
    assert program, "chromium is missing: make .tools/.system installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()
