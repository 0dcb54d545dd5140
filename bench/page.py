"""How long the page takes to answer a touch at the largest table, on a device four times slower.

Each touch is measured on a table that is still, and while the last move is acted out over it. What counts
is the processor time of the page's main thread from the touch until the next frame is made, so other work
on the machine matters little. Needs Chromium and a built page (`make web`).
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from bench.machine import cpu
from tests.web.chromium import launch_chromium
from tests.web.hands import act, middle, own_cards, to_move
from tests.web.person import Company, Person
from tests.web.rigged import Rigged
from tests.web.rooms import play_with_bots
from tests.web.wits import chat

RESULTS = Path(__file__).parent / "results" / "page.json"
EXPANSIONS = ("avalanche-every", "black-powder", "flamboyant-fives", "synchronised-show")
SLOWNESS = 4
"""How many times slower than this machine the slow device is."""
AIM = 100.0
"""Milliseconds in which an answer feels immediate."""
AWAIT = """(kind) => {
    window.answered = new Promise((answer) => {
        const painted = () => {
            // A message that is posted while a frame is made comes when it is done.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = answer;
            port2.postMessage(null);
        };
        addEventListener(kind, () => requestAnimationFrame(painted), { capture: true, once: true });
    });
}"""

ACTING = "() => document.querySelectorAll('.layer .act').length"

Times = dict[str, list[float]]


class Stopwatch:
    """Measures the work of a page after a touch."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.chrome: CDPSession = page.context.new_cdp_session(page)
        self.chrome.send("Performance.enable", {"timeDomain": "threadTicks"})

    def after_click(self, target: Locator) -> float:
        x, y = middle(target)
        self.page.mouse.move(x, y)
        return self._time("click", lambda: self.page.mouse.click(x, y))

    def after_move(self, target: Locator) -> float:
        x, y = middle(target)
        self.page.mouse.move(0, 0)
        return self._time("pointerover", lambda: self.page.mouse.move(x, y))

    def after_key(self, key: str) -> float:
        return self._time("keydown", lambda: self.page.keyboard.press(key))

    def _time(self, kind: str, touch: Callable[[], None]) -> float:
        """Milliseconds of the slow device."""
        self.page.evaluate(AWAIT, kind)
        before = self._busy()
        touch()
        self.page.evaluate("() => answered.then(() => null)")
        return SLOWNESS * 1000 * (self._busy() - before)

    def _busy(self) -> float:
        """Seconds that the page has worked so far."""
        metrics = self.chrome.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def measure(browser: Browser, base: str, rounds: int) -> Times:
    """The milliseconds that each touch took, round by round, in a game with four bots."""
    person = Company(browser).person(base, "Ada", reduced_motion="no-preference")
    play_with_bots(person, "custom", *EXPANSIONS, seats=5)
    # Something must have happened before it can be acted out again.
    act(person, chat(person, [person]))
    to_move([person])
    stopwatch = Stopwatch(person.page)
    times: Times = defaultdict(list)
    for _ in range(rounds):
        for touch in (choose_card, choose_card_by_key, choose_hand, try_clue, open_keys):
            name = touch.__name__.replace("_", " ")
            for moving in (False, True):
                until_acted(person)
                if moving:
                    person.press("web-show-again")
                took = touch(person, stopwatch)
                # On a busy machine a move may be over before the touch.
                if bool(person.page.evaluate(ACTING)) is moving:
                    times[f"{name}, animated" if moving else name].append(took)
                person.page.keyboard.press("Escape")
    assert person.complaints == []
    return times


def until_acted(person: Person) -> None:
    """Everything that is acted out is over."""
    expect(person.page.locator(".layer .act")).to_have_count(0)


def choose_card(person: Person, stopwatch: Stopwatch) -> float:
    card = own_cards(person).nth(1)
    took = stopwatch.after_click(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    return took


def choose_card_by_key(person: Person, stopwatch: Stopwatch) -> float:
    took = stopwatch.after_key("2")
    expect(own_cards(person).nth(1)).to_have_attribute("aria-pressed", "true")
    return took


def choose_hand(person: Person, stopwatch: Stopwatch) -> float:
    took = stopwatch.after_click(_hand(person))
    expect(_clues(person)).to_be_visible()
    return took


def try_clue(person: Person, stopwatch: Stopwatch) -> float:
    _hand(person).click()
    return stopwatch.after_move(_clues(person).get_by_role("button").first)


def open_keys(person: Person, stopwatch: Stopwatch) -> float:
    took = stopwatch.after_key("?")
    expect(person.page.get_by_role("dialog", name=person.say("web-table-help"))).to_be_visible()
    return took


def _hand(person: Person) -> Locator:
    return person.page.get_by_role("button", name=_tell(person), exact=True)


def _clues(person: Person) -> Locator:
    return person.page.get_by_role("group", name=_tell(person), exact=True)


def _tell(person: Person) -> str:
    return person.say("web-table-tell", player=person.player(1))


def to_rows(times: Times) -> list[dict[str, Any]]:
    return [
        {
            "touch": name,
            "first_ms": round(took[0], 1),
            "median_ms": round(median(took), 1),
            "best_ms": round(min(took), 1),
        }
        for name, took in times.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="how often to touch everything")
    parser.add_argument("--json", type=Path, default=RESULTS, help="the file to keep the figures in")
    asked = parser.parse_args()
    with Rigged() as server, launch_chromium() as browser:
        rows = to_rows(measure(browser, server.base, max(1, asked.rounds)))
        chromium = browser.version
    figures = {
        "cpu": cpu(),
        "chromium": chromium,
        "slowness": SLOWNESS,
        "rounds": asked.rounds,
        "touches": rows,
    }
    asked.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    for row in rows:
        print(
            "{touch:30} first {first_ms:5.0f} ms, median {median_ms:5.0f} ms, best {best_ms:5.0f} ms".format(
                **row
            )
        )
    print(f"The aim is {AIM:.0f} ms on a device {SLOWNESS} times slower than this one.")


if __name__ == "__main__":
    main()
