"""Whole games in windows of every size, with animation and without: `python -m tests.web.whole_games`.

Before each turn of the person at the window, nothing on the table may cover anything else: as the turn
begins, with a card chosen and with a receiver chosen. Meanwhile the browser adds up how much of the page
moves without being touched. What is wrong is printed, and ends the command with an error.
"""

import argparse
import json
import re
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.served import Served
from tests.web.chromium import launch_chromium
from tests.web.geometry import COVERED, MEASURED, MOST_SHIFT, SHIFTS, SIZES, misplaced
from tests.web.hands import act, to_move
from tests.web.person import Company, Person, Told
from tests.web.rooms import play_with_bots

NARROWEST_DESK = 768
"""Windows narrower or lower than this many pixels, or half as many, are phones."""
LOOKS = (("begun", ()), ("card chosen", ("1",)), ("receiver chosen", ("c", "2")))
"""What is looked at, and the keys that lead there; after each, Escape leads back."""
STILL = """() => Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime < Infinity).map((each) => each.finished))"""
"""Wait until nothing moves."""


def patient(person: Person, _: Sequence[Person]) -> Told:
    """A clue or, without tokens, the oldest card goes: nobody ends such a game before its deck is empty."""
    order = {"choose": 0, "clue": 1, "discard": 2, "play": 3}
    return min(person.options, key=lambda option: order[option["action"]["type"]])


def play_whole_game(
    browser: Browser, base: str, size: tuple[int, int], box: tuple[str, ...], seats: int, animated: bool
) -> dict[str, Any]:
    """Play one game; return how it went, and what was wrong."""
    width, height = size
    began, company = time.monotonic(), Company(browser)
    host = company.person(
        base,
        "Ada",
        phone=width < NARROWEST_DESK or height < NARROWEST_DESK // 2,
        viewport={"width": width, "height": height},
        reduced_motion="no-preference" if animated else "reduce",
    )
    host.page.add_init_script(SHIFTS)
    play_with_bots(host, *box, seats=seats)
    host.page.evaluate("(moved = 0, shifts.length = 0)")
    turns, faults = 0, []
    while to_move([host]) is not None:
        # The turn is announced once the page has heard of it; then what led to it is acted out.
        expect(host.page).to_have_title(re.compile("^● "))
        expect(host.page.locator(".layer .act")).to_have_count(0)
        host.page.evaluate(STILL)
        faults += [f"turn {turns}, {fault}" for fault in look(host, size)]
        act(host, patient(host, [host]))
        turns += 1
    moved, shifts = host.page.evaluate("[moved, shifts]")
    if moved >= MOST_SHIFT:
        faults.append(f"moved by {moved:.3f}: {shifts}")
    faults += host.complaints
    host.page.context.close()
    return {
        "window": f"{width} x {height}",
        "animated": animated,
        "turns": turns,
        "shift": round(moved, 4),
        "faults": faults,
        "seconds": round(time.monotonic() - began),
    }


def look(person: Person, size: tuple[int, int]) -> list[str]:
    """What lies over something else, or not where it should."""
    faults, place = [], person.page.evaluate("scrollY")
    person.page.evaluate("scrollTo(0, 0)")
    for state, keys in LOOKS:
        for key in keys:
            person.page.keyboard.press(key)
        faults += [f"{state}: {pair}" for pair in person.page.evaluate(COVERED)]
        faults += [f"{state}: {fault}" for fault in misplaced(person.page.evaluate(MEASURED), *size)]
        for _ in keys:
            person.page.keyboard.press("Escape")
    person.page.evaluate("(place) => scrollTo(0, place)", place)
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.web.whole_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="how many games for each size and animation")
    parser.add_argument("--sizes", type=int, default=len(SIZES), help="how many sizes, from the smallest")
    parser.add_argument("--box", default="custom avalanche-own", help="the edition, and what is added to it")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--json", type=Path, help="the file to keep the figures in")
    asked = parser.parse_args()
    rows: list[dict[str, Any]] = []
    with Served() as server, launch_chromium() as browser:
        for size, animated in product(SIZES[: asked.sizes], [True, False] * asked.games):
            box = tuple(asked.box.split())
            rows.append(play_whole_game(browser, server.base, size, box, asked.seats, animated))
            print(json.dumps(rows[-1]), flush=True)
            if asked.json:
                told = {"box": asked.box, "seats": asked.seats, "games": rows}
                asked.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    if any(row["faults"] for row in rows):
        raise SystemExit("Something on the page covers something else, or moved.")


if __name__ == "__main__":
    main()
