"""A game with every expansion, in which a bonus tile of each kind is turned and answered in the browser."""

from collections.abc import Sequence

from playwright.sync_api import expect

from hanabi.rules import SIX_TILES
from tests.web.geometry import MOST_SHIFT, SHIFTS
from tests.web.hands import play_out
from tests.web.person import Company, Person, Told
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, open_room
from tests.web.wits import chat

EXPANSIONS = ("avalanche-every", "black-powder", "flamboyant-fives", "synchronised-show")
TURNS = """
    . . . y2 k2
    r1 r2 r3 r4 r5
    g1 g2 g3 g4 g5
    w1 w2 w3 w4 w5
    y1 b1 b2 b3 b4 b5
    y3 y4 y5
    m1 m2 m3 m4 m5
    k5 k4 k3 k2 k1
"""
"""Three clues, two strikes for the tiles to mend, then a firework after the other, black the last."""
TILES = ("pardon", "token", "colour-clue", "rekindle", "rank-clue", "reshuffle")
"""Blue brings the yellow 2 back, and the yellow 5 comes after it."""
EFFECTS = {"strike-taken-back", "token-returned", "clued", "rekindled", "reshuffled"}


def test_every_tile_is_turned_and_answered_and_nothing_else_moves(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for(TURNS, players=2, hand=5), " ".join(TILES))
    host = company.person(rigged.base, "Ada")
    guest = company.person(rigged.base, "Zoé", "fr", phone=True)
    for person in (host, guest):
        person.page.add_init_script(SHIFTS)
    open_room(host, "custom", *EXPANSIONS, seats=2)
    come_in(guest, host)
    begin(host, guest)
    for person in (host, guest):
        person.page.evaluate("(moved = 0, shifts.length = 0)")
    play_out([host, guest], as_planned)
    assert {tile.value for tile in SIX_TILES} == set(TILES)
    assert [event["tile"] for event in host.events if event["type"] == "tile-turned"] == list(TILES)
    assert {event["type"] for event in host.events} >= EFFECTS
    assert host.outcome == {"result": "perfect", "score": 30, "reason": None, "by": None}
    for person in (host, guest):
        assert person.page.evaluate("moved") < MOST_SHIFT, person.page.evaluate("shifts")
        for tile in TILES:
            expect(person.page.get_by_text(person.say(f"tile-{tile}"), exact=True)).to_be_visible()


def as_planned(person: Person, people: Sequence[Person]) -> Told:
    """A clue or the oldest card, one of them announced; a tile is read before it is answered."""
    if decision := person.now["table"]["decision"]:
        expect(person.page.get_by_text(person.say(f"tile-text-{decision['tile']}"))).to_be_visible()
        return person.options[0]
    taken = sum(event["type"] == "turn-ended" for event in person.events)
    card = TURNS.split()[taken]
    if card == ".":
        return chat(person, people)
    announced = "red" if card == "r5" else None
    plays = (option for option in person.options if option["action"]["type"] == "play")
    return next(option for option in plays if option["action"].get("announce") == announced)
