"""A player who looks elsewhere is notified of their turn, and sounds tell what happens."""

from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.hands import take_turns
from tests.web.person import Company, Person
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, open_room, play_with_bots
from tests.web.wits import chat, oldest

SYSTEM = """
    window.shown = [];
    window.badge = null;
    window.Notification = class {
        static permission = "default";
        static requestPermission = async () => (Notification.permission = ANSWER);
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
        shown.push([title, body, data]);
    };
    navigator.setAppBadge = async () => { badge = true; };
    navigator.clearAppBadge = async () => { badge = false; };
"""
"""A stand-in for the system's notifications that notes them; a test answers whether they are allowed."""
SPEAKERS = """
    window.heard = [];
    window.loudest = 0;
    const volume = (loud) => { loudest = Math.max(loudest, loud); };
    const gain = { setValueAtTime: volume, linearRampToValueAtTime: volume };
    gain.exponentialRampToValueAtTime = volume;
    const plug = { connect: (next) => next, start() {}, stop() {} };
    window.AudioContext = class { currentTime = 0; sampleRate = 8000; destination = plug; resume() {} };
    window.GainNode = class { gain = gain; connect = plug.connect; };
    const steady = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    window.OscillatorNode = class {
        constructor(speaker, { frequency }) {
            heard.push(frequency);
            Object.assign(this, plug, { frequency: steady });
        }
    };
    window.AudioBufferSourceNode = class { constructor() { Object.assign(this, plug); } };
    window.BiquadFilterNode = class { frequency = steady; connect = plug.connect; };
"""
"""Speakers that write down the tones they play; noise is not written down."""
HIDDEN = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => %s })"
CLUE, TURN, PLAYED, STRIKE, END = [988, 988], [659, 880], [523], [196, 147], [784, 659, 523]


def test_the_system_tells_of_ones_turn_and_of_the_end(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for(". . . . . r5", players=2, hand=5))
    host = company.person(rigged.base, "Ada")
    guest = company.person(rigged.base, "Zoé", "fr", phone=True)
    host.page.add_init_script(SYSTEM.replace("ANSWER", "'granted'"))
    open_room(host, "custom", seats=2, strikes="1")
    come_in(guest, host)
    begin(host, guest)
    switch(host, "web-notice-notices", on=True)
    host.until(lambda: host.page.evaluate("badge") is True, "a badge")
    take_turns([host], chat, 1)
    host.until(lambda: host.page.evaluate("badge") is False, "no badge")
    take_turns([guest, host], chat, 2)
    host.page.evaluate(HIDDEN % "true")
    take_turns([guest], chat, 1)
    told = [host.say("screen-title"), host.say("web-room-your-turn"), host.page.url]
    host.until(lambda: host.page.evaluate("shown") == [told], "a notice")
    host.page.evaluate(HIDDEN % "false")
    take_turns([host], chat, 1)
    host.page.evaluate(HIDDEN % "true")
    take_turns([guest], oldest, 1)
    host.until(lambda: len(host.page.evaluate("shown")) == 2, "another notice")
    assert host.page.evaluate("shown[1][1]") == host.say("event-ended")


def test_a_browser_that_refuses_notices_is_explained(company: Company, shared: Served) -> None:
    host = company.person(shared.base, "Zoé", "fr", phone=True)
    host.page.add_init_script(SYSTEM.replace("ANSWER", "'denied'"))
    play_with_bots(host, "fr", seats=2)
    host.press("web-table-help")
    notices = host.page.get_by_role("checkbox", name=host.say("web-notice-notices"))
    notices.click()
    expect(host.page.get_by_text(host.say("web-notice-refused"))).to_be_visible()
    expect(notices).not_to_be_checked()
    host.look()


def test_what_happens_is_heard_softly_unless_sounds_are_off(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for(". . . r1 . r5 . . . r4 . r4", players=2, hand=5))
    host = company.person(rigged.base, "Ada")
    guest = company.person(rigged.base, "Zoé", "fr", phone=True)
    host.page.add_init_script(SPEAKERS)
    open_room(host, "custom", seats=2, strikes="3")
    come_in(guest, host)
    begin(host, guest)
    hears(host, TURN)
    for brain, sounds in ((chat, CLUE), (oldest, PLAYED), (oldest, STRIKE)):
        take_turns([host], chat, 1)
        hears(host, [])
        take_turns([guest], brain, 1)
        hears(host, sounds + TURN)
    assert 0 < host.page.evaluate("loudest") <= 0.15 / 2
    # Behind other windows only one's turn is worth a sound.
    take_turns([host], chat, 1)
    host.page.evaluate(HIDDEN % "true")
    take_turns([guest], chat, 1)
    hears(host, TURN)
    host.page.evaluate(HIDDEN % "false")
    switch(host, "web-notice-sounds", on=False)
    take_turns([host], chat, 1)
    take_turns([guest], oldest, 1)
    expect(host.page.get_by_text(host.say("screen-your-turn")).first).to_be_visible()
    hears(host, [])
    host.page.reload()
    switch(host, "web-notice-sounds", on=True)
    take_turns([host], chat, 1)
    take_turns([guest], oldest, 1)
    hears(host, END)


def hears(person: Person, sounds: list[int]) -> None:
    """This, and nothing else, comes out of the speakers."""
    person.until(lambda: person.page.evaluate("heard") == sounds, f"the sounds {sounds}")
    person.page.evaluate("heard.length = 0")


def switch(person: Person, message: str, on: bool) -> None:
    """Turn a setting on or off."""
    person.press("web-table-help")
    setting = person.page.get_by_role("checkbox", name=person.say(message))
    expect(setting).to_be_checked(checked=not on)
    setting.set_checked(on)
    person.press("web-table-close")
