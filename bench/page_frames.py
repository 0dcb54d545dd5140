"""How much the page works for each frame of what it acts out, on a device four times slower.

A frame is in time if it takes less than 16.7 ms, which is 60 frames a second. What counts is the processor
time of the page's main thread, so that other work on the machine matters little; without a graphics card,
painting on a canvas is part of it. Needs Chromium and a built page (`make web`).
"""

import argparse
import json
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, expect

from bench.machine import cpu
from bench.page import SLOWNESS, until_acted
from tests.web.chromium import launch_chromium
from tests.web.hands import take_turns, to_move
from tests.web.person import Company, Person
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, open_room
from tests.web.wits import chat, oldest

RESULTS = Path(__file__).parent / "results" / "page_frames.json"
FRAME = 1000 / 60
"""Milliseconds between two frames."""
BUILT = [f"{suit}{rank}" for rank in range(1, 6) for suit in "rygwb"]
TURNS = " ".join([".", "r4", *BUILT])
"""A clue, a strike, and then every card of a perfect game."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
MARK = "watched"

Frames = dict[str, list[float]]


def measure(browser: Browser, server: Rigged) -> Frames:
    """The milliseconds of the slow device for each frame, scene by scene, of a perfect game."""
    server.deal(deck_for(TURNS, players=2, hand=5))
    company = Company(browser)
    host = company.person(server.base, "Ada", reduced_motion="no-preference")
    guest = company.person(server.base, "Zoé")
    people = [host, guest]
    open_room(host, "custom", seats=2)
    come_in(guest, host)
    begin(*people)
    until_acted(host)
    frames: Frames = {}
    for scene, brain in (("clue", chat), ("strike", oldest), ("play", oldest)):
        with watched(host) as frames[scene]:
            take_turns(people, brain, 1)
            to_move(people)
            until_acted(host)
    finale = host.page.get_by_role("dialog", name=host.say("event-ended"))
    take_turns(people, oldest, len(BUILT) - 1)
    expect(finale).to_be_visible()
    with watched(host) as frames["finale"]:
        expect(host.button("web-show-skip")).to_have_count(0)
    assert host.complaints == []
    return frames


@contextmanager
def watched(person: Person) -> Iterator[list[float]]:
    """Trace a page; at the end of the block the list has the work of each of its frames."""
    found: list[float] = []
    browser = person.page.context.browser
    assert browser is not None
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    person.page.evaluate("(mark) => void performance.mark(mark)", MARK)
    yield found
    found += work(json.loads(browser.stop_tracing())["traceEvents"])


def work(events: Sequence[dict[str, Any]]) -> list[float]:
    """The processor time of each frame of the thread with the mark, in milliseconds of the slow device."""
    mark = next(event for event in events if event["name"] == MARK)
    own = [event for event in events if (event["pid"], event["tid"]) == (mark["pid"], mark["tid"])]
    commits = sorted(event["ts"] for event in own if event["name"] == "Commit")
    spent = [0.0] * (len(commits) + 1)
    for task in own:
        if task["name"] == "RunTask":
            # A frame ends with the task that hands it over.
            spent[bisect_left(commits, task["ts"])] += task.get("tdur", 0) / 1000
    return [SLOWNESS * each for each in spent[:-1]]


def to_row(scene: str, frames: Sequence[float]) -> dict[str, Any]:
    return {
        "scene": scene,
        "frames": len(frames),
        "median_ms": round(median(frames), 1),
        "p95_ms": round(quantiles(frames, n=20)[-1], 1),
        "worst_ms": round(max(frames), 1),
        "in_time": round(sum(each < FRAME for each in frames) / len(frames), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how many games to play")
    parser.add_argument("--json", type=Path, default=RESULTS, help="the file to keep the figures in")
    asked = parser.parse_args()
    with Rigged() as server, launch_chromium() as browser:
        games = [measure(browser, server) for _ in range(max(1, asked.rounds))]
        chromium = browser.version
    rows = [to_row(scene, [each for game in games for each in game[scene]]) for scene in games[0]]
    figures = {
        "cpu": cpu(),
        "chromium": chromium,
        "slowness": SLOWNESS,
        "rounds": len(games),
        "frame_ms": round(FRAME, 1),
        "scenes": rows,
    }
    asked.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    for row in rows:
        print(
            "{scene:8} {frames:5} frames, median {median_ms:5.1f} ms, 19 of 20 below {p95_ms:5.1f} ms,"
            " worst {worst_ms:5.1f} ms, {in_time:.1%} in time".format(**row)
        )
    print(f"A frame is in time below {FRAME:.1f} ms on a device {SLOWNESS} times slower than this one.")


if __name__ == "__main__":
    main()
