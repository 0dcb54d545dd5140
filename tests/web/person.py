"""A person at a browser: a page of their own, in their language, and everything it was told."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from hanabi.bots import BOTS
from hanabi.text import Catalogue
from tests.waits import WAIT_LIMIT

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "es": "es-ES", "pl": "pl-PL", "pt": "pt-BR"}
RAW = re.compile(r"\b(?:web|screen|event|error|result|remark|tile|option|edition)-[a-z][a-z0-9-]+|\{ ?\$")
"""The name of a message where its words should be, or a value that was not given."""
READ_OUT = """() => {
    const named = ["aria-label", "title", "placeholder", "alt"];
    const elements = [...document.querySelectorAll("*")];
    const spoken = elements.flatMap((each) => named.map((name) => each.getAttribute(name)));
    return [document.title, document.body.innerText, ...spoken.filter(Boolean)].join("\\n");
}"""
expect.set_options(timeout=WAIT_LIMIT * 1000)
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

UNREACHED = ("WebSocket connection to", "Failed to load resource: net::")

Told = dict[str, Any]


@dataclass
class Person:
    """A person, their page, and what the server told it."""

    page: Page
    name: str
    language: str
    by_touch: bool
    complaints: list[str] = field(default_factory=list)
    game: Told = field(default_factory=dict)
    now: Told = field(default_factory=dict)
    events: list[Told] = field(default_factory=list)
    advice: Told = field(default_factory=dict)
    """The last advice that was given here."""
    room: Told = field(default_factory=dict)
    """The room as it was last told."""
    away: bool = False
    """Whether the server is known to be gone, so that the browser may say so."""

    def __post_init__(self) -> None:
        self.page.set_default_timeout(WAIT_LIMIT * 1000)
        self.page.on("console", self._overhear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def say(self, message: str, **values: Any) -> str:
        return Catalogue(self.language).say(message, **values)

    def speak(self, language: str) -> None:
        """Have everything in another language from now on."""
        self.choose("screen-row-language", language)
        self.language = language
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def player(self, seat: int) -> str:
        """What the page calls a player: a bot by the way it plays, which the record knows by its key."""
        name = str(self.game["players"][seat])
        kind = name.removesuffix(f" {seat + 1}")
        if kind not in BOTS:
            return name
        way = self.say(f"screen-seat-{kind}")
        return f"{way[:1].upper()}{way[1:]} {seat + 1}"

    def button(self, message: str, within: Page | Locator | None = None, **values: Any) -> Locator:
        """The button with these words on it."""
        return (within or self.page).get_by_role("button", name=self.say(message, **values), exact=True)

    def press(self, message: str, **values: Any) -> None:
        self.button(message, **values).click()

    def fill(self, message: str, text: str) -> None:
        self.page.get_by_role("textbox", name=self.say(message), exact=True).fill(text)

    def choose(self, message: str, value: str) -> None:
        self.page.get_by_role("combobox", name=self.say(message), exact=True).select_option(value)

    def until(self, happened: Callable[[], Any], what: str) -> None:
        """Returns once the page was told what is waited for."""
        deadline = time.monotonic() + WAIT_LIMIT
        while not happened():
            assert time.monotonic() < deadline, f"{self.name} waited in vain: {what}"
            self.page.wait_for_timeout(10)

    def until_dealt(self) -> None:
        """Wait until a game is told and its table is drawn: only then does the page listen to keys."""
        self.until(lambda: self.now, "a game")
        table = self.page.get_by_role("region", name=self.say("web-table-title"), exact=True)
        expect(table).to_be_visible()

    def until_over(self) -> None:
        self.until(lambda: self.outcome, "the end")

    def look(self) -> None:
        """Whatever can be read on the page is in words, and nothing hangs over its edge."""
        raw = RAW.findall(self.read_out())
        self.complaints += [f"not in words: {text}" for text in raw]
        if too_wide := self.page.evaluate(TOO_WIDE):
            self.complaints.append(f"{too_wide} px too wide")

    def read_out(self) -> str:
        """Everything that can be read on the page, or heard."""
        return str(self.page.evaluate(READ_OUT))

    @property
    def options(self) -> list[Told]:
        """What the page may offer now."""
        choices = self.now.get("choices") or {}
        return list(choices.get("options", ()))

    @property
    def seq(self) -> int:
        return int(self.now.get("seq", -1))

    @property
    def outcome(self) -> Told | None:
        return self.now["table"]["outcome"] if self.now else None

    def _overhear(self, message: ConsoleMessage) -> None:
        """Anything in the console is a complaint, a violated content policy too."""
        expected = self.away and message.text.startswith(UNREACHED)
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, told: Told) -> None:
        if told["type"] == "game" and told["game"] != self.game.get("game"):
            self.game, self.now, self.events = told, {}, []
        elif told["type"] == "advice":
            self.advice = told
        elif told["type"] == "room":
            self.room = told
        elif told["type"] == "happened":
            self.now = told
            self.events += told["events"]


@dataclass
class Company:
    """Everyone who has a page in one browser."""

    browser: Browser
    people: list[Person] = field(default_factory=list)

    def person(
        self, base: str, name: str, language: str = "en", phone: bool = False, **wishes: Any
    ) -> Person:
        """A person with a browser of their own, set up as they wish, who has not opened any page yet."""
        usual: dict[str, Any] = {
            "base_url": base,
            "locale": LOCALES[language],
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "color_scheme": "dark" if phone else "light",
            "reduced_motion": "reduce",
        }
        context = self.browser.new_context(**usual | wishes)
        person = Person(context.new_page(), name, language, by_touch=phone)
        self.people.append(person)
        return person
