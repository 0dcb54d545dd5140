"""Whatever is touched at the largest table answers within a tenth of a second, on a slow device too.

What is timed is the work of the page until the next frame is made, in processor time, so that it does not
matter much what else the machine does.
"""

from collections import defaultdict
from collections.abc import Callable

from playwright.sync_api import CDPSession, Locator, Page

from tests.web.hands import middle, own_cards
from tests.web.person import Company, Person
from tests.web.rigged import Rigged
from tests.web.rooms import play_with_bots

EXPANSIONS = ("avalanche-every", "black-powder", "flamboyant-fives", "synchronised-show")
SLOWNESS = 4
"""How many times slower than this machine the slow device is."""
BUDGET = 100.0
MOST_ROUNDS = 12
"""The best round counts: a busy machine only ever adds to it."""
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


class Stopwatch:
    """Times what a page does about a touch."""

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


def test_every_touch_is_answered_within_a_tenth_of_a_second(company: Company, rigged: Rigged) -> None:
    person = company.person(rigged.base, "Ada")
    play_with_bots(person, "custom", *EXPANSIONS, seats=5)
    stopwatch = Stopwatch(person.page)
    best: dict[str, float] = defaultdict(lambda: float("inf"))
    for _ in range(MOST_ROUNDS):
        for name, took in one_round(person, stopwatch).items():
            best[name] = min(best[name], took)
        if max(best.values()) < BUDGET:
            return
    raise AssertionError({name: f"{took:.0f} ms" for name, took in best.items()})


def one_round(person: Person, stopwatch: Stopwatch) -> dict[str, float]:
    """How long each touch takes."""
    keyboard, tell = person.page.keyboard, person.say("web-table-tell", player=person.player(1))
    times = {"choosing a card": stopwatch.after_click(own_cards(person).nth(1))}
    keyboard.press("Escape")
    times["choosing a card by its key"] = stopwatch.after_key("2")
    keyboard.press("Escape")
    times["choosing a hand"] = stopwatch.after_click(person.page.get_by_role("button", name=tell, exact=True))
    clues = person.page.get_by_role("group", name=tell, exact=True)
    times["trying a clue"] = stopwatch.after_move(clues.get_by_role("button").first)
    keyboard.press("Escape")
    times["opening the keys"] = stopwatch.after_key("?")
    keyboard.press("Escape")
    return times
