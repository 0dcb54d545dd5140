"""Whole games on a phone without a network: `python -m tests.site.offline FOLDER` plays them in Chromium.

The folder that `make site` built is served by a plain server for files, which is shut down after the first
visit. In each language a game with bots is then played to its end; in the middle, the page is closed and
opened again. Sizes and times are printed, and saved with `--json`.
"""

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from deploy.static_site import sizes
from hanabi.text import Catalogue
from tests.web.chromium import launch_chromium

LANGUAGES = {"de": "de-DE", "pl": "pl-PL"}
PHONE = ViewportSize(width=390, height=844)
LIMIT = 120_000.0
"""Milliseconds that anything may take on a busy machine."""
MOVES_BEFORE_THE_BREAK = 3
SHOWN = "document.querySelector('main')?.innerText"
BOT_MOVES = """async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const source = loaded.find((name) => /worker-.*[.]js$/.test(name));
    const worker = new Worker(source, { type: "module" });
    const heard = [], waiting = new Map();
    let number = 0, seen = () => undefined;
    worker.onmessage = ({ data }) => {
        if (data.type === "answer") waiting.get(data.number)(data.result);
        if (data.type !== "frames") return;
        const at = performance.now();
        for (const [, text] of data.frames) heard.push({ at, told: JSON.parse(text) });
        if (heard.at(-1).told.type === "room" && heard.some(({ told }) => told.table?.outcome)) seen();
    };
    const call = (...call) => new Promise((done) => {
        waiting.set(++number, done);
        worker.postMessage({ number, call });
    });
    const ask = (request) => call("receive", 1, JSON.stringify({ id: String(++number), ...request }));
    worker.postMessage({ unsaved: {}, python: new URL("python/", document.baseURI).href, life: "measured" });
    const [, opened] = await call("fetch", "POST", "/api/rooms", JSON.stringify({ seats: 4 }), "en");
    await call("connect", 1, JSON.parse(opened).room, null, -1);
    await ask({ type: "enter", name: "Ann" });
    for (const [seat, bot] of ["beginner", "club", "partner", "club"].entries())
        await ask({ type: "seat-bot", seat, bot });
    const over = new Promise((done) => (seen = done));
    await ask({ type: "configure", terms: { seats: 4, spectators: { view: "open" } } });
    await ask({ type: "begin" });
    await over;
    worker.terminate();
    const moves = heard.filter(({ told }) => told.type === "happened");
    return (moves.at(-1).at - moves[0].at) / (moves.length - 1);
}"""
SETTINGS = "localStorage['hanabi-confirm'] = 'false'; localStorage['hanabi-motion'] = 'none';"
"""Nothing is asked twice, and nothing moves."""
KEPT = "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server for files and nothing else."""
    handler = partial(SilentHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class SilentHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


def until_my_turn(page: Page) -> bool:
    """Wait until it is the reader's turn, or the game is over; whether it is their turn."""
    page.wait_for_function(
        "document.title.startsWith('●') || document.querySelector('.outcome')", timeout=LIMIT
    )
    return page.locator(".outcome").count() == 0


def move(page: Page, words: Catalogue) -> None:
    """Discard the oldest card or, while that is not possible, play it."""
    oldest = page.locator(".held .cards button").first
    expect(oldest).to_be_visible(timeout=LIMIT)
    before = page.evaluate(SHOWN)
    page.keyboard.press("1")
    expect(oldest).to_have_attribute("aria-pressed", "true")
    discard = page.get_by_role("button", name=words.say("web-table-discard", place=1), exact=True)
    page.keyboard.press("d" if discard.count() and discard.is_enabled() else "p")
    page.wait_for_function(f"before => ![undefined, before].includes({SHOWN})", arg=before, timeout=LIMIT)


def open_twice(context: BrowserContext, page: Page, words: Catalogue) -> None:
    """Open the game in a second tab, which has it from then on; and in the first one once more."""
    other = context.new_page()
    other.goto(page.url)
    expect(page.get_by_text(words.say("web-site-elsewhere"))).to_be_visible(timeout=LIMIT)
    assert until_my_turn(other)
    page.get_by_role("button", name=words.say("web-site-here"), exact=True).click()
    expect(other.get_by_text(words.say("web-site-elsewhere"))).to_be_visible(timeout=LIMIT)
    other.close()
    assert until_my_turn(page)


def kill_worker(page: Page, words: Catalogue) -> None:
    """Let the worker die in the middle of a game, which then goes on."""
    page.workers[-1].evaluate("close()")
    restarting = page.get_by_text(words.say("web-site-restarting"))
    expect(restarting).to_be_visible(timeout=LIMIT)
    expect(restarting).to_have_count(0, timeout=LIMIT)
    # The new worker sends the room again, and the page then forgets which card was selected.
    expect(page.locator(".notices .lost")).to_have_count(0, timeout=LIMIT)


def first_visit(context: BrowserContext, base: str, language: str) -> tuple[Page, dict[str, float]]:
    """Open the page, begin a game, and wait until everything is kept."""
    began, page = time.monotonic(), context.new_page()
    page.set_default_timeout(LIMIT)
    page.goto(base)
    words = Catalogue(language)
    button = page.get_by_role("button", name=words.say("web-lobby-bots"), exact=True)
    expect(button).to_be_visible(timeout=LIMIT)
    painted = page.evaluate(PAINT)
    button.click()
    assert until_my_turn(page)
    times = {"first paint, ms": round(painted), "first move, ms": round(1000 * (time.monotonic() - began))}
    page.wait_for_function(KEPT, timeout=LIMIT)
    return page, times


def play_offline(context: BrowserContext, page: Page, words: Catalogue) -> None:
    """Play a game to its end; in the middle, reopen the page, open it twice, and kill its worker."""
    turns = 0
    while until_my_turn(page):
        move(page, words)
        turns += 1
        if turns == MOVES_BEFORE_THE_BREAK:
            address = page.url
            page.close(run_before_unload=False)
            page = context.new_page()
            page.set_default_timeout(LIMIT)
            page.goto(address)
            assert until_my_turn(page)
            open_twice(context, page, words)
            kill_worker(page, words)
    assert turns > MOVES_BEFORE_THE_BREAK


def measure(browser: Browser, folder: Path) -> dict[str, Any]:
    """Play in every language; return the sizes and times."""
    found: dict[str, Any] = {"compressed bytes": sum(sizes(folder).values())}
    for language, locale in LANGUAGES.items():
        context = browser.new_context(locale=locale, viewport=PHONE, has_touch=True)
        context.add_init_script(SETTINGS)
        with served(folder) as base:
            page, times = first_visit(context, base, language)
            if "ms per bot move" not in found:
                found["ms per bot move"] = round(page.evaluate(BOT_MOVES), 1)
        context.set_offline(True)
        began = time.monotonic()
        play_offline(context, page, Catalogue(language))
        times["whole game offline, s"] = round(time.monotonic() - began)
        found[language] = times
        context.close()
    return found


def main() -> None:
    """Measure, print and save."""
    parser = argparse.ArgumentParser(prog="tests.site.offline")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    with launch_chromium() as browser:
        found = measure(browser, chosen.folder)
    text = json.dumps(found, indent=2, ensure_ascii=False)
    print(text)
    if chosen.json:
        chosen.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
