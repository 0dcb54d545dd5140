"""A game between people who hear their page and never see it."""

import re
from collections import Counter
from itertools import product

from playwright.sync_api import Locator

from tests.web.ear import Face, Heard, Known
from tests.web.hands import listed, table, to_move
from tests.web.person import Company, Person, Told
from tests.web.rigged import Rigged
from tests.web.rooms import begin, come_in, open_room


def test_a_game_is_played_by_ear(company: Company, rigged: Rigged) -> None:
    host = company.person(rigged.base, "Ada")
    guest = company.person(rigged.base, "Jonas", "de")
    open_room(host, "custom", seats=2, suits="2")
    come_in(guest, host)
    begin(host, guest)
    kinds = set()
    while person := to_move([host, guest]):
        kinds.add(one_turn(person))
    assert host.outcome
    assert kinds == {"play", "discard", "clue"}


def one_turn(person: Person) -> str:
    """Listen, and do something about it; the kind of action."""
    seq, heard = person.seq, Heard(person)
    check(heard)
    kind = take_turn(person, heard)
    person.until(lambda: person.seq > seq, "an answer")
    return kind


def check(heard: Heard) -> None:
    """Whatever there is to see can be heard."""
    person, now = heard.person, heard.person.now["table"]
    own = person.game["seat"]
    assert person.say("screen-points", points=now["points"], best=now["best"]) in heard.table.text
    assert (heard.tokens, heard.strikes, heard.deck) == (now["clue_tokens"], now["strikes"], now["deck"])
    assert heard.fireworks == now["fireworks"]
    assert +Counter(heard.discards) == Counter((card["suit"], card["rank"]) for card in now["discards"])
    for seat, hand in enumerate(now["hands"]):
        assert heard.known(seat) == [possible(card, heard) for card in hand]
        assert heard.left_out(seat) == [left_out(card, heard) for card in hand]
        if seat != own:
            assert heard.faces(seat) == [(card["face"]["suit"], card["face"]["rank"]) for card in hand]
    # The turn and what led to it are announced automatically.
    assert person.say("screen-your-turn") in {node.text for node in heard.table.all("status")}
    assert heard.log.states["live"] == "polite"
    news = [line.text for line in heard.log.all("paragraph")][person.seq :]
    assert person.seq == 0 or any(person.player(1 - own) in line for line in news)


def possible(card: Told, heard: Heard) -> Known:
    """What is shown of a card as still possible."""
    faces: Told = card.get("possible") or dict.fromkeys(card["suits"], card["ranks"])
    suits = tuple(suit for suit in heard.suits if faces.get(suit))
    return suits, tuple(sorted(set().union(*faces.values())))


def left_out(card: Told, heard: Heard) -> str:
    """The faces between those shown as possible that are not, in words."""
    faces: Told = card.get("possible") or {}
    suits, ranks = possible(card, heard)
    person = heard.person
    out = [face for face in product(suits, ranks) if face[1] not in faces.get(face[0], ranks)]
    return listed(person, [person.say("card", suit=suit, rank=rank) for suit, rank in out], "list-or")


def take_turn(person: Person, heard: Heard) -> str:
    """Play what is known to fit, tell of what fits, or let the oldest card go; the kind of action."""
    own, fitting = person.game["seat"], wanted(heard)
    for place, (suits, ranks) in enumerate(heard.known(own), 1):
        if set(product(suits, ranks)) <= fitting:
            return use_card(person, heard, place, "play")
    return tell(person, heard, 1 - own, fitting) if heard.tokens else use_card(person, heard, 1, "discard")


def wanted(heard: Heard) -> set[Face]:
    """The faces that fit now."""
    built = zip(heard.rules["suits"], heard.fireworks, strict=True)
    return {(suit["key"], rank) for suit, height in built for rank in suit["order"][height : height + 1]}


def use_card(person: Person, heard: Heard, place: int, kind: str) -> str:
    name = heard.hand(person.game["seat"])[place - 1].name
    press(person, table(person).get_by_role("button", name=name, exact=True))
    press(person, person.button(f"web-table-{kind}", table(person), place=place))
    return kind


def tell(person: Person, heard: Heard, seat: int, fitting: set[Face]) -> str:
    """Tell the rank of a card that fits, or its colour if the rank is known already."""
    cards = list(zip(heard.faces(seat), heard.known(seat), strict=True))
    news = [(face, known) for face, known in cards if face in fitting and len(known[0]) + len(known[1]) > 2]
    (suit, rank), known = (news or cards)[0]
    value = person.say(f"suit-{suit}") if len(known[1]) == 1 else str(rank)
    name = person.say("web-table-tell", player=person.player(seat))
    press(person, table(person).get_by_role("button", name=name, exact=True))
    choices = table(person).get_by_role("group", name=name, exact=True)
    press(person, choices.get_by_role("button", name=re.compile(rf"^{value}\b")))
    return "clue"


def press(person: Person, button: Locator) -> None:
    """Go to a button and press it, as screen readers let one do."""
    button.focus()
    person.page.keyboard.press("Enter")
